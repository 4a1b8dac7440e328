"""Who has finished the lesson is not told its contents again, and everything else as before."""

from __future__ import annotations

from typing import Any

import pytest

from engine.stops.state import State
from tests.cogs.render.stops.test_play import ANY, played
from tests.cogs.render.stops.test_spare_hand_messages import extra
from tests.cogs.render.stops.test_stake_messages import stakes
from tests.cogs.render.tables import at_table, hand_form

FOLLOW = "With **Follow for me**, cards that you have to play are played for you."


def line(state: State, at: int = 0, *, taught: bool, **more: Any) -> str:
    """The line of help for somebody new, empty where there is none."""
    said = hand_form(at_table(state, **more), at, novice=True, taught=taught).split("\n")
    return next((each.partition("💡 ")[2] for each in said if "💡 First" in each), "")


@pytest.mark.parametrize("hints", [True, False])
def test_how_to_lead_was_taught(*, hints: bool) -> None:
    assert "Tap a card to lead it" in line(played(house=ANY), taught=False, hints=hints)
    assert line(played(house=ANY), taught=True, hints=hints) == ""


def test_how_to_follow_was_taught_but_not_what_spares_looking() -> None:
    assert "First out of cards wins!" in line(played("2S 3S"), taught=False)
    assert line(played("2S 3S"), taught=True) == f"First hand? {FOLLOW}"
    assert line(played("2S 3S"), 1, taught=True) == "", "the card that is wanted has its button"


def test_that_a_card_takes_its_chips_was_taught() -> None:
    assert "you take all the chips on it" in line(stakes(), taught=False)
    assert line(stakes(), taught=True) == ""


@pytest.mark.parametrize("house", [{"pack": "single"}, {"paycards.when": "deal"}])
def test_how_boodle_is_paid_otherwise_was_not(house: dict[str, Any]) -> None:
    state = stakes(house=house)
    assert line(state, taught=True) == line(state, taught=False) != ""


def test_the_extra_hand_was_not() -> None:
    assert line(extra(), taught=True) == line(extra(), taught=False) != ""
