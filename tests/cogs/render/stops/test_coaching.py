"""Who has finished the lesson is not told its contents again, and everything else as before."""

from typing import Any

import pytest

from engine.stops.state import State
from tests.cogs.render.stops.test_play import ANY, played
from tests.cogs.render.stops.test_spare_hand_messages import extra
from tests.cogs.render.stops.test_stake_messages import stakes
from tests.cogs.render.tables import at_table, hand_form

FOLLOW = "First hand? **Follow for me** plays your forced cards."


def line(state: State, at: int, *, taught: bool, hints: bool) -> str:
    """The line of help for somebody new, empty where there is none."""
    said = hand_form(at_table(state, hints=hints), at, novice=True, taught=taught).split("\n")
    return next((each.partition("💡 ")[2] for each in said if "💡 First" in each), "")


@pytest.mark.parametrize("hints", [True, False])
@pytest.mark.parametrize(
    ("state", "at", "help_", "left"),
    [
        (played(house=ANY), 0, "The next higher one of its suit follows.", ""),
        (played("2S 3S"), 0, "First out wins!", FOLLOW),
        (played("2S 3S"), 1, "", ""),  # the card that is wanted has its button
        (stakes(), 0, "you take all the chips on it", ""),
    ],
    ids=["lead", "follow", "wanted card", "chips"],
)
def test_what_the_lesson_has_taught_is_not_said_again(
    state: State, at: int, help_: str, left: str, hints: bool
) -> None:
    assert help_ in line(state, at, taught=False, hints=hints)
    assert line(state, at, taught=True, hints=hints) == left


@pytest.mark.parametrize(
    "state",
    [stakes(house={"pack": "single"}), stakes(house={"paycards.when": "deal"}), extra()],
    ids=["single pack", "paid at the deal", "extra hand"],
)
def test_what_it_has_not_taught_is(state: State) -> None:
    assert line(state, 0, taught=True, hints=True) == line(state, 0, taught=False, hints=True) != ""


COMBINED = {"layout": ["AH", "KQ"]}


@pytest.mark.parametrize(
    ("house", "said"),
    [
        ({}, "Play one of these cards"),
        (COMBINED, "or all cards of a combination"),
        ({"pack": "single"}, "Play the card just below one of these"),
        ({"paycards.when": "deal"}, "Before play, you take all the chips on any of these cards"),
        (COMBINED | {"paycards.when": "deal"}, "you take the chips on any card here that you hold"),
    ],
)
def test_a_novice_who_places_chips_learns_who_will_get_them(house: dict[str, Any], said: str) -> None:
    assert said in line(stakes(house=house), 0, taught=False, hints=True)
