"""Stakes that people spread as they like: the board, and the hand in which it is done click by click."""

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.refusals import DecisionOver
from cogs.render.games import RENDERERS
from engine.stops.actions import PlaceStake
from engine.stops.state import State
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.tables import ADA, ANN, BEN, CLARA, at_table, board_form, hand_form, hand_of, shown_hand
from tests.engine.stops.situations import before_the_deal, do, open_round


def stakes(preset: str = "boodle", chips: tuple[int, ...] = (50, 50, 50), **situation: Any) -> State:
    """A round that opens with the stakes; Ann is the first to be asked."""
    return open_round(before_the_deal(chips, preset=preset, **situation)).state


def draft(**on: int) -> dict[str, Any]:
    return {"do": "stake", "on": on}


def shown(draft: dict[str, Any] | None = None, *, ready: bool = False, state: State | None = None) -> str:
    """Ann's hand with what is spread so far."""
    ann = replace(ANN, draft=draft, ready=ready)
    return hand_form(at_table(state or stakes(), ann, BEN, ADA))


LOOKS: Looks = {
    "the board names all who have not placed theirs": lambda: board_form(
        at_table(stakes(chips=(50, 50, 50, 50)), ANN, replace(BEN, ready=True), ADA, replace(CLARA, away=True)),
        together=True,
    ),
    "the board names the first where only computers are left": lambda: board_form(
        at_table(stakes(), replace(ANN, ready=True), replace(BEN, leaving=True), ADA), None
    ),
    "the board tells the latest stakes": lambda: board_form(
        at_table(do(stakes(), PlaceStake((("AS", 4),)), PlaceStake((("KH", 1), ("QD", 3)))).state)
    ),
    "what is spread so far is said": lambda: shown(draft(AS=2, QD=1)),
    "when all are spread they can be placed": lambda: shown(draft(AS=4)),
    "a stake that is ready can be changed": lambda: shown(draft(AS=3, JC=1), ready=True),
    "a single chip takes one tap": lambda: shown(state=stakes("horses", (12, 12, 12))),
    "a novice is told who will get the chips: true": lambda: hand_form(at_table(stakes()), novice=True),
    "a novice is told who will get the chips: false": lambda: hand_form(at_table(stakes()), novice=False),
}
test_stakes = looks(LOOKS)


def test_the_stake_of_the_round_before_can_be_placed_again(snapshot: SnapshotAssertion) -> None:
    hand = hand_of(at_table(stakes()))
    again = replace(hand, view=replace(hand.view, placed=(("AS", 1), ("JC", 3))))
    assert shown_hand(again) == snapshot
    assert RENDERERS["stops"].decisions.prepared(again, again.view, "same", ()) == (draft(AS=1, JC=3), False)


def pressed(value: str, before: dict[str, Any] | None = None, *, ready: bool = False) -> tuple[dict[str, Any], bool]:
    """What a click makes of Ann's stake, and whether it is ready."""
    hand = hand_of(at_table(stakes(), replace(ANN, draft=before, ready=ready), BEN, ADA))
    return RENDERERS["stops"].decisions.prepared(hand, hand.view, value, ())


@pytest.mark.parametrize(
    ("value", "before", "after"),
    [
        ("add0", None, draft(AS=1)),
        ("add3", draft(AS=1), draft(AS=1, JC=1)),
        ("add0", draft(AS=1), draft(AS=2)),
        ("add0", draft(AS=4), draft(AS=4)),
        ("back", draft(AS=1, JC=2), draft(AS=1, JC=1)),
        ("back", draft(AS=1, JC=1), draft(AS=1)),
        ("even", draft(AS=4), draft(AS=1, KH=1, QD=1, JC=1)),
    ],
)
def test_each_click_changes_the_stake(value: str, before: dict[str, Any] | None, after: dict[str, Any]) -> None:
    assert pressed(value, before) == (after, False)


def test_done_makes_it_ready_and_change_opens_it_again() -> None:
    assert pressed("staked", draft(AS=4)) == (draft(AS=4), True)
    assert pressed("restake", draft(AS=4), ready=True) == (draft(AS=4), False)
    with pytest.raises(DecisionOver):  # on an older copy of the message
        pressed("add0", draft(AS=4), ready=True)


@pytest.mark.parametrize("value", ["back", "same", "add4", "five", "held", ""])
def test_a_button_that_is_none_of_this_decision_does_nothing(value: str) -> None:
    with pytest.raises(DecisionOver):
        pressed(value)
