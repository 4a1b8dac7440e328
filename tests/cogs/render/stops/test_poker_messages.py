"""The poker before the play: five cards that are held, the betting, and who wins."""

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.refusals import DecisionOver
from cogs.render.games import RENDERERS
from cogs.render.ids import CustomId
from engine.cards import CardSet, card
from engine.game import Action
from engine.stops.actions import Bet, Call, Check, Fold, Raise
from engine.stops.events import PokerEnded, PotWon
from engine.stops.state import State
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.tables import (
    ADA,
    ANN,
    BEN,
    CLARA,
    DRAWN,
    announced,
    at_table,
    board_form,
    both,
    hand_form,
    hand_of,
)
from tests.engine.stops.situations import after_the_deal, betting, cards, do

SIX = "2S 9S 3H 4H 9H 9C"
HANDS = (SIX, "3S 4S 4D 8D 8H", "5D KD QD JD TD")
BEST = ["9S", "9H", "9C", "4H", "3H"]


def holding() -> State:
    """Five cards are to be held; Ann is the first to be asked."""
    return after_the_deal(*HANDS, house={"poker": True}).state


def bets(*actions: Action, **situation: Any) -> State:
    """The betting after these actions; Ann is the first."""
    return do(betting(*HANDS, table={"pot": 3}, **situation), *actions).state


def hold(*five: str) -> dict[str, Any]:
    return {"do": "hold", "cards": [str(each) for each in cards(" ".join(five))]}


def shown(draft: dict[str, Any] | None = None, *, ready: bool = False, **more: Any) -> str:
    return hand_form(at_table(holding(), replace(ANN, draft=draft, ready=ready), BEN, ADA), **more)


LOOKS: Looks = {
    "the board names all who have not held theirs": lambda: board_form(
        at_table(
            after_the_deal(*HANDS, "2H 3C 4C 5C 6C", house={"poker": True}).state,
            ANN,
            replace(BEN, ready=True),
            ADA,
            CLARA,
        ),
        together=True,
    ),
    "the best five are chosen to begin with": lambda: shown(novice=True),
    "other five can be chosen": lambda: shown(hold("2S", "9S", "3H", "4H", "9H")),
    "five that are held can be changed": lambda: shown(hold(*BEST), ready=True),
    "the first may check or bet": lambda: both(at_table(bets()), novice=True),
    "of many bets a few have a button": lambda: hand_form(at_table(bets(house={"poker.limit": 40}))),
    "who has less than the bet can go all in": lambda: hand_form(at_table(bets(Bet(5), chips=(50, 3, 50))), 1),
    "the board tells who is all in": lambda: board_form(at_table(bets(Bet(5), Call(), chips=(50, 3, 50)))),
    "a showdown is told with all hands": lambda: announced(do(bets(), Bet(2), Call(), Call()).events, "stops"),
    "where all others fold no hand is shown": lambda: announced(do(bets(), Bet(2), Fold(), Fold()).events, "stops"),
}
test_the_poker = looks(LOOKS)


def test_the_board_tells_what_was_taken_at_the_deal(snapshot: SnapshotAssertion) -> None:
    hands = ("2S 9S 3D 4D 9C", "AH 4S 4C 8D 8H", "5D KH QH JD TD")
    house = {"spare.owner": "none", "spare.sale": "none", "spare.resale": False, "spare.late_swap": False}
    table = {"AH": 4, "KQ": 5}
    state = after_the_deal(*hands, preset="three-in-one", house=house, table=table).state
    assert board_form(at_table(state)) == snapshot


def test_every_ace_and_court_card_can_be_chosen_by_its_name() -> None:
    named = {
        f"{rank} of {suit}"
        for rank in ("ace", "king", "queen", "jack")
        for suit in ("clubs", "diamonds", "hearts", "spades")
    }
    courts = " ".join(f"{rank}{suit}" for suit in "SHDC" for rank in "JQKA")
    state = after_the_deal(courts, HANDS[1], "2D 3D 5D 6D 7D", house={"poker": True}).state
    menu = hand_form(at_table(state), words=DRAWN)
    assert {name for name in named if name in menu} == named


def test_a_stake_that_was_prepared_before_the_deal_is_no_choice_of_five() -> None:
    assert shown({"do": "stake", "on": {"AH": 1}}) == shown()


@pytest.mark.parametrize("gone", ["away", "leaving"])
def test_whoever_is_not_there_is_not_asked(gone: str, snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(holding(), replace(ANN, **{gone: True}), BEN, ADA)) == snapshot


def test_each_choice_of_five_has_a_menu_of_its_own() -> None:
    assert shown(hold("2S", "9S", "3H", "4H", "9H")).splitlines()[-8:] != shown().splitlines()[-8:]


def test_a_bet_is_to_be_called_raised_or_folded(snapshot: SnapshotAssertion) -> None:
    assert both(at_table(bets(Bet(2))), 1) == snapshot


@pytest.mark.parametrize(
    "actions",
    [(Check(), Check()), (Check(), Bet(2)), (Bet(2), Raise(3), Fold()), (Bet(2), Call())],
    ids=["checked", "bet", "raised", "called"],
)
def test_the_board_tells_the_bets(actions: tuple[Action, ...], snapshot: SnapshotAssertion) -> None:
    assert board_form(at_table(bets(*actions))) == snapshot


def test_side_pots_and_shared_pots_are_told(snapshot: SnapshotAssertion) -> None:
    five = tuple(
        (seat, cards(text)) for seat, text in enumerate(("AS KS QS JS TS", "AH KH QH JH TH", "2S 2H 2D 2C 3S"))
    )
    pots = (PotWon(9, (0, 1), 4), PotWon(6, (0, 1), 3), PotWon(5, (2,), 5), PotWon(0, (2,), 0))
    assert announced([PokerEnded(0, pots, five)], "stops") == snapshot


CATEGORIES = [
    "AS JH 9D 5C 2S",
    "AS AH 9D 5C 2S",
    "AS AH 9D 9C 2S",
    "AS AH AD 5C 2S",
    "AS 2H 3D 4C 5S",
    "AS JS 9S 5S 2S",
    "AS AH AD 5C 5S",
    "AS AH AD AC 2S",
    "KS QS JS TS 9S",
]


@pytest.mark.parametrize("five", CATEGORIES)
def test_five_cards_are_called_what_they_are(five: str, snapshot: SnapshotAssertion) -> None:
    state = after_the_deal(five, "3S 4S 4D 8D 8H", "5D KD QD JD TD", house={"poker": True}).state
    assert next(each for each in hand_form(at_table(state)).splitlines() if "Your five" in each) == snapshot


def pressed(
    value: str, chosen: tuple[str, ...] = (), before: dict[str, Any] | None = None, *, ready: bool = False
) -> tuple[dict[str, Any], bool]:
    hand = hand_of(at_table(holding(), replace(ANN, draft=before, ready=ready), BEN, ADA))
    draft, done = RENDERERS["stops"].decisions.prepared(hand, hand.view, value, chosen)
    return {**draft, "cards": CardSet.of(map(card, draft["cards"]))}, done


def five(*named: str) -> dict[str, Any]:
    return {"do": "hold", "cards": cards(" ".join(named))}


def test_the_menu_takes_five_cards_of_the_hand() -> None:
    assert pressed("five", ("2S", "9S", "3H", "4H", "9H")) == (five("2S", "9S", "3H", "4H", "9H"), False)


@pytest.mark.parametrize("chosen", [("2S",), ("2S", "2S", "3H", "4H", "9H"), ("2S", "9S", "3H", "4H", "AC")])
def test_it_takes_nothing_else(chosen: tuple[str, ...]) -> None:
    with pytest.raises(DecisionOver):
        pressed("five", chosen)


def test_the_best_five_come_back_with_one_tap() -> None:
    assert pressed("best", before=hold("2S", "9S", "3H", "4H", "9H")) == (five(*BEST), False)


def test_holding_makes_them_ready_and_change_opens_them_again() -> None:
    assert pressed("held") == (five(*BEST), True)
    assert pressed("rehold", before=hold(*BEST), ready=True) == (five(*BEST), False)
    with pytest.raises(DecisionOver):
        pressed("best", before=hold(*BEST), ready=True)


@pytest.mark.parametrize(
    ("button", "action"),
    [("swap", {"do": "swap"}), ("bid7", {"do": "bid", "chips": 7}), ("pass", {"do": "pass"})],
)
def test_buttons_stand_for_actions(button: str, action: dict[str, Any]) -> None:
    assert RENDERERS["stops"].decisions.action(CustomId(5, "do", 7, button)) == action
