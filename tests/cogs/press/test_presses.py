"""A press counts only with an id that its message has, and only if the member can have meant that button."""

import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.press import presses
from cogs.press.presses import MOST, TOO_SOON, Pressed, Presses, on_press, place_of
from tests.bot.clock import HandClock

PLAYED, NEXT, OTHER = ("card", "9C"), ("card", "TC"), ("follow", "yes")
THERE = Pressed(5, 0, 1, PLAYED)


def message(*rows: list[str]) -> Any:
    """A message of one container with these rows of buttons, by their ids."""
    container = {
        "type": 17,
        "components": [
            {"type": 10, "content": "text", "id": 1},
            *({"type": 1, "components": [{"type": 2, "style": 2, "custom_id": each} for each in row]} for row in rows),
        ],
    }
    found = discord.components._component_factory(container)  # type: ignore[arg-type]
    return SimpleNamespace(id=5, components=[found])


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def cog(clock: HandClock) -> Presses:
    cog = Presses([], TOO_SOON, clock)
    cog.note(1, THERE)
    return cog


async def test_only_ids_of_the_message_count(cog: Presses, monkeypatch: pytest.MonkeyPatch) -> None:
    done, kind = [], discord.InteractionType

    async def taken(_: Any) -> bool:
        return True

    async def press(_interaction: Any, match: re.Match[str], *_: Any) -> None:
        done.append(match.string)

    monkeypatch.setattr(presses, "is_taken", taken)
    monkeypatch.setattr(cog, "press", press)
    cog._known = [on_press(re.compile("nm:.*"))(press)]
    for custom_id, there, how in (
        ("nm:1", message(["nm:1", "nm:2"]), kind.component),
        ("nm:3", message(["nm:1", "nm:2"]), kind.component),
        ("other", message(["other"]), kind.component),
        ("nm:1", None, kind.component),
        ("nm:1", message(["nm:1"]), kind.modal_submit),
        ("nm:2", message(["nm:1"], ["nm:2"]), kind.component),
    ):
        pressed: Any = SimpleNamespace(type=how, message=there, data={"custom_id": custom_id})
        await cog.on_interaction(pressed)
    assert done == ["nm:1", "nm:2"]


def test_another_button_at_the_place_of_a_press_counts_once_it_can_have_been_read(
    cog: Presses, clock: HandClock
) -> None:
    slip = THERE._replace(does=NEXT)
    assert cog.is_slip(1, slip)
    for each in (THERE, Pressed(5, 1, 0, OTHER), slip._replace(message=6)):
        assert not cog.is_slip(1, each)
    assert not cog.is_slip(2, slip)
    clock.set(TOO_SOON + 1e-6)
    assert not cog.is_slip(1, slip)


def test_an_answered_press_takes_the_place_of_the_one_before(cog: Presses) -> None:
    cog.note(1, Pressed(5, 1, 0, OTHER))
    assert not cog.is_slip(1, THERE._replace(does=NEXT))
    quick = Presses([], 0.0, HandClock())
    quick.note(1, THERE)
    assert not quick.is_slip(1, THERE._replace(does=NEXT)), "nobody has to read there"


def test_it_remembers_no_more_members_than_it_can(cog: Presses) -> None:
    for member in range(2, MOST + 2):
        cog.note(member, THERE)
    assert not cog.is_slip(1, THERE._replace(does=NEXT))
    assert cog.is_slip(MOST, THERE._replace(does=NEXT))


def test_a_place_is_the_row_of_a_button_and_its_position_there() -> None:
    there = message(["a", "b"], ["c"]).components
    assert [place_of(there, each) for each in "abcd"] == [(0, 0), (0, 1), (1, 0), None]
