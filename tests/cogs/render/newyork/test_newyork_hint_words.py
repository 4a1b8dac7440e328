"""Hints of New York, New York in words: the move in bold, and what it changes on the row as sentences of their own."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from syrupy.assertion import SnapshotAssertion

from bot.tables.model.seat import Seat
from cogs.render.newyork.hints import CLOSE, hint
from cogs.render.words import Words
from engine.newyork.actions import Lay, Pass, Take
from engine.newyork.cards import card
from engine.newyork.pack import PACK as NEW_YORK
from engine.newyork.players.hints import compared, explained
from engine.newyork.players.levels import gain
from engine.newyork.state import Phase
from engine.newyork.view import View
from engine.newyork.worth import Outlook
from engine.players import Weighed
from tests.cogs.render.form import said
from tests.cogs.render.tables import DRAWN, WORDS, at_table, hand_of
from tests.engine.newyork.random_play import Played, matches
from tests.engine.newyork.situations import GAME, dealt

NAMES = ("Ann", "B_n", "Ada", "Clara")
HAND = hand_of(at_table(dealt("R1", "B2", "G3", "Y4"), *(Seat(at + 1, name) for at, name in enumerate(NAMES))))
SOME = 10
"""Matches at random."""


def text(view: View, action: Lay | Take | Pass, words: Words = WORDS) -> str:
    return said(hint(HAND, view, Weighed(action), words)).replace("⁀", "")


@pytest.mark.parametrize("action", [Lay(card("R9")), Lay(card("B2")), Lay(card("Y4")), Pass()], ids=str)
def test_the_reasons_for_laying_and_passing(action: Lay | Pass, snapshot: SnapshotAssertion) -> None:
    state = dealt("R9 B2 Y4", "B3", row="B9 R2 G9 Y9 B9", market="Y1")
    assert text(GAME.view(state, 0), action) == snapshot


@pytest.mark.parametrize("taken", ["R9", "B4", "Y4"])
def test_the_reasons_for_taking(taken: str, snapshot: SnapshotAssertion) -> None:
    state = replace(dealt("R2", "B3", row="B9", market="R9 B4 Y4"), phase=Phase.TAKE)
    assert text(GAME.view(state, 0), Take(card(taken))) == snapshot


def test_cards_are_tiles_for_those_who_see_pictures() -> None:
    view = GAME.view(dealt("R9 Y4", "B3", row="B9", market="Y1"), 0)
    assert text(view, Lay(card("R9")), DRAWN) == (
        "💡 Play **⟨red_heart_nine⟩** over ⟨blue_diamond_nine⟩. It brings you 9 points. B\\_n loses 9 points."
    )


@pytest.mark.parametrize(
    ("hands", "row", "action"),
    [
        (("G8 Y8", "B2"), "", Lay(card("G8"))),
        (("G7 R1", "Y8"), "", Lay(card("G7"))),
        (("G2 R3", "G8"), "", Lay(card("G2"))),
        (("Y8", "Y1"), "", Lay(card("Y8"))),
        (("B7 R1", "R6"), "", Lay(card("B7"))),
        (("R8 B5", "G4"), "", Lay(card("B5"))),
        (("B6 G3", "R7"), "B8 B3", Pass()),
        (("B4 Y5", "R7"), "B5 B1", Pass()),
        (("Y12 B2 B10", "G7"), "B12 G2", Pass()),
    ],
    ids=str,
)
def test_what_changes_nothing_now_is_compared(
    hands: tuple[str, ...], row: str, action: Lay | Pass, snapshot: SnapshotAssertion
) -> None:
    assert text(GAME.view(dealt(*hands, row=row), 0), action) == snapshot


@pytest.mark.parametrize(
    ("hands", "market", "row", "action"),
    [
        (("R7", "Y8"), "G7 Y3", "", Take(card("G7"))),
        (("G11 Y7 G5", "Y2 R4 B12"), "G10 Y12", "G1 Y10 B9 Y6 R12", Take(card("G10"))),
    ],
    ids=str,
)
def test_what_is_taken_for_later_is_compared(
    hands: tuple[str, ...], market: str, row: str, action: Take, snapshot: SnapshotAssertion
) -> None:
    state = replace(dealt(*hands, market=market, row=row), phase=Phase.TAKE)
    assert text(GAME.view(state, 0), action) == snapshot


@given(matches())
@settings(max_examples=SOME)
def test_what_is_suggested_always_has_a_reason_and_its_numbers_are_those_that_decided(match: Played) -> None:
    """Whatever `normal` does: there is a sentence besides the move, and a comparison says what `normal` counted."""
    for state in match.states[::7]:
        if state.phase not in (Phase.LAY, Phase.TAKE) or state.turn is None:
            continue
        view = GAME.view(state, state.turn)
        if not NEW_YORK.is_choice(view):
            continue
        gains = {each: gain(Outlook.of(view), each) for each in view.choices}
        action = max(gains, key=gains.__getitem__)
        assert isinstance(action, Lay | Take | Pass)
        best = compared(view, action)
        assert best is not None
        assert best[1] == pytest.approx(gains[action] - sorted(gains.values())[-2])
        reasons = text(view, action)
        if explained(view, action).special:
            assert "Counting" not in reasons
        elif best[1] < CLOSE:
            assert "is worth about as much." in reasons
        else:
            assert f"that's worth about {max(1, round(best[1]))} point" in reasons
