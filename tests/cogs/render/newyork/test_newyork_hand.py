"""A hand of New York, New York: the own cards, and a button for each that may be laid or taken."""

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.refusals import DecisionOver
from cogs.render.games import RENDERERS
from cogs.render.hand import pass_question
from cogs.render.ids import CustomId
from engine.newyork.actions import Lay, Pass, Take
from engine.newyork.cards import card
from engine.newyork.state import State
from engine.players import Weighed
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form, said
from tests.cogs.render.tables import ANN, BEN, CLARA, WORDS, at_table, hand_form, hand_of
from tests.engine.newyork.situations import dealt, play

HANDS = ("R5 R6 R12 Y3", "B5 B7 R9", "G1")
MARKET, PILE = "R1 B2 G3", "Y9 Y10 Y11 Y12"


def played(line: str = "", *hands: str, **situation: Any) -> State:
    """The state when this was done; Ann begins."""
    known: dict[str, Any] = {"market": MARKET, "pile": PILE, "row": "B5 G12"}
    return play(dealt(*(hands or HANDS), **known | situation), line).state


LOOKS: Looks = {
    "each card that may be laid has a button": lambda: hand_form(at_table(played())),
    "each card that may be taken has a button": lambda: hand_form(at_table(played("R5"))),
    "whose turn it is not waits": lambda: hand_form(at_table(played()), 1),
    "passing that gives up nothing is not asked about": lambda: hand_form(
        at_table(played("", "G3", "B5", market="", pile="", row="B7"))
    ),
    "who has passed has done so": lambda: hand_form(at_table(played("-"))),
    "who has laid all waits": lambda: hand_form(at_table(played("R5", "R5", "B5", market="", pile=""))),
    "who is away may play all the same": lambda: hand_form(at_table(played(), replace(ANN, away=True), BEN, CLARA)),
    "who leaves may come back": lambda: hand_form(at_table(played(), replace(ANN, leaving=True), BEN, CLARA)),
    "before passing it is asked": lambda: form(pass_question(hand_of(at_table(played())), WORDS)),
}
test_a_hand_of_new_york = looks(LOOKS)


@pytest.mark.parametrize(("line", "at"), [("", 0), ("R5", 0), ("", 1)], ids=["lays", "takes", "waits"])
def test_a_novice_is_told_what_to_look_at(line: str, at: int, snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(played(line)), at, novice=True) == snapshot


@pytest.mark.parametrize(("line", "at"), [("", 0), ("R5", 0), ("", 1)], ids=["lays", "takes", "waits"])
def test_what_the_lesson_has_taught_is_not_said_again(line: str, at: int) -> None:
    shown = hand_form(at_table(played(line)), at, novice=True, taught=True)
    assert "Cover the others' high piles" not in shown
    assert "Take your own colour" not in shown
    assert ("Play your own high cards late" in shown) == (line == "")


def test_who_cannot_pass_is_not_asked() -> None:
    with pytest.raises(DecisionOver):
        pass_question(hand_of(at_table(played("R5"))), WORDS)


ONE_EACH = {"market": "R1 B1 G1", "row": "B1"}
NO_MARKET = {"market": "", "pile": ""}
HINTS: dict[str, tuple[State, Lay | Take | Pass]] = {
    "lays for a point": (played("", "R1 B7", "G1", "Y2", market="R1 B2 G3", row="B1 G12"), Lay(card("R1"))),
    "lays and loses a point": (played("", "B1 B7", "G1", "Y2", row="R1 G12"), Lay(card("B1"))),
    "takes a point": (played("R6", "R6 R7", "B3", "Y2", **ONE_EACH), Take(card("R1"))),
    "takes what costs a point": (played("R6", "R6 R7", "B3", "Y2", **ONE_EACH), Take(card("B1"))),
    "takes what brings nothing": (played("R6", "R6 R7", "B3", "Y2", **ONE_EACH), Take(card("G1"))),
    "lays a block": (played("", "R6 B7", "G1", "Y2", profi=True, row="R5 R7 G12"), Lay(card("R6"))),
    "passes rather than lose points": (played("", "B6", "G1", "Y2", row="R6 G12", **NO_MARKET), Pass()),
    "passes what changes nothing": (played("", "Y6", "G1", "Y2", row="G12", **NO_MARKET), Pass()),
}


@pytest.mark.parametrize("what", HINTS)
def test_a_hint_says_what_it_changes(what: str, snapshot: SnapshotAssertion) -> None:
    state, action = HINTS[what]
    hand = hand_of(at_table(state))
    assert said(RENDERERS["new-york"].hand.hint(hand, hand.view, Weighed(action), WORDS)) == snapshot


@pytest.mark.parametrize("button", ["layX1", "lay", "swap", "passR1"])
def test_an_unknown_button_stands_for_none(button: str) -> None:
    with pytest.raises(DecisionOver):
        RENDERERS["new-york"].decisions.action(CustomId(5, "do", 7, button))


def test_nothing_is_prepared_ahead() -> None:
    hand = hand_of(at_table(played()))
    with pytest.raises(DecisionOver):
        RENDERERS["new-york"].decisions.prepared(hand, hand.view, "staked", ())
