"""Nothing jumps under a finger: what has only just come to the place of a press is not meant by the next one."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.press.fingers import MOST, TOO_SOON, Fingers, place_of
from tests.bot.clock import HandClock

PLAYED, NEXT, OTHER = ("card", "9C"), ("card", "TC"), ("follow", "yes")


def message(*rows: list[str], number: int = 5) -> Any:
    """A message of one container with these rows of buttons, by their ids."""
    container = {
        "type": 17,
        "components": [
            {"type": 10, "content": "text", "id": 1},
            *({"type": 1, "components": [{"type": 2, "style": 2, "custom_id": each} for each in row]} for row in rows),
        ],
    }
    found = discord.components._component_factory(container)  # type: ignore[arg-type]
    return SimpleNamespace(id=number, components=[found])


def click(there: Any, member: int = 1) -> Any:
    return SimpleNamespace(user=SimpleNamespace(id=member), message=there)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def fingers(clock: HandClock) -> Fingers:
    fingers = Fingers(TOO_SOON, clock)
    fingers.answered(click(message(["hint", "nine"], ["follow"])), "nine", PLAYED)
    return fingers


AFTER = message(["hint", "ten"], ["follow"])


def test_another_button_that_has_come_to_the_place_counts_once_it_can_have_been_read(
    fingers: Fingers, clock: HandClock
) -> None:
    assert fingers.slipped(click(AFTER), "ten", NEXT)
    clock.set(TOO_SOON + 1e-6)
    assert not fingers.slipped(click(AFTER), "ten", NEXT)


def test_the_same_function_another_place_another_message_and_another_member_count_at_once(fingers: Fingers) -> None:
    assert not fingers.slipped(click(AFTER), "ten", PLAYED)
    assert not fingers.slipped(click(AFTER), "follow", OTHER)
    assert not fingers.slipped(click(message(["hint", "ten"], number=6)), "ten", NEXT)
    assert not fingers.slipped(click(AFTER, member=2), "ten", NEXT)
    assert not fingers.slipped(click(None), "ten", NEXT)


def test_a_press_that_did_nothing_keeps_the_place_and_another_one_takes_it_over(
    fingers: Fingers, clock: HandClock
) -> None:
    clock.set(TOO_SOON / 2)
    assert fingers.slipped(click(AFTER), "ten", NEXT)
    fingers.answered(click(AFTER), "follow", OTHER)
    assert not fingers.slipped(click(AFTER), "ten", NEXT)


def test_where_nobody_has_to_read_everything_counts(clock: HandClock) -> None:
    quick = Fingers(0.0, clock)
    quick.answered(click(AFTER), "hint", PLAYED)
    assert not quick.slipped(click(AFTER), "hint", NEXT)


def test_it_remembers_no_more_members_than_it_can(fingers: Fingers) -> None:
    for member in range(2, MOST + 2):
        fingers.answered(click(AFTER, member), "ten", NEXT)
    assert not fingers.slipped(click(AFTER), "ten", NEXT)
    assert fingers.slipped(click(AFTER, MOST), "ten", PLAYED)


def test_a_place_is_the_row_and_where_a_button_stands_there() -> None:
    there = message(["a", "b"], ["c"]).components
    assert [place_of(there, each) for each in "abcd"] == [(0, 0), (0, 1), (1, 0), None]
