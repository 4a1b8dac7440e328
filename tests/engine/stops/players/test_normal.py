"""What the normal computer player leads, stakes and bets, and what it decides about the extra hand."""

from collections import Counter
from random import Random
from typing import Any, cast

import pytest

from benchmarks.edge import edge
from benchmarks.figures import mean
from benchmarks.rounds import CHANCE
from engine.cards import card
from engine.game import Action, Seat
from engine.players import NORMAL
from engine.stops.actions import Auction, Bet, Bid, Buy, Call, Check, Decline, Fold, Keep, PlayCard, Swap
from engine.stops.pack import PACK as STOPS
from engine.stops.players.characters import stake
from engine.stops.players.leads import expectation, lead
from engine.stops.presets import PRESETS
from engine.stops.state import Phase, State
from tests.engine.stops.players.test_characters import LAYOUT, staking
from tests.engine.stops.situations import GAME, after_the_deal, betting, dealt, do

normal = STOPS.players[NORMAL]


@pytest.mark.parametrize(("preset", "deals"), [("michigan", 100), ("boodle", 80), ("horses", 80), ("three-in-one", 15)])
def test_it_gains_more_than_chance(preset: str, deals: int) -> None:
    """The lower end of the 95 % interval is above zero; the deals are always the same."""
    more = mean("edge", "chips per round", edge(PRESETS[preset], normal, CHANCE, deals))
    assert more.low is not None
    assert more.low > 0


# --- leads ------------------------------------------------------------------------------------------------------------


def choice(state: State, seed: int = 0) -> str:
    """The card that `normal` leads."""
    (seat,) = GAME.to_act(state)
    return str(cast(PlayCard, lead(GAME.view(state, seat), Random(seed))).card)


def test_it_takes_chips_that_are_there_for_the_taking() -> None:
    hands = ("KC KS 3D", "2H 3H 5D 7H", "2D 4S 6H 8H")
    assert choice(dealt(*hands, table={"KC": 9})) == "KC"


def test_a_chip_is_worth_more_than_two_cards() -> None:
    hands = ("JS 3D 4D 5D", "2H 3H 6D 7H", "2C 4S 6H 8H")
    assert choice(dealt(*hands)) == "3D"
    assert choice(dealt(*hands, table={"JS": 1})) == "JS"


def test_of_two_leads_it_takes_the_one_that_brings_others_no_chips() -> None:
    hands = ("TS TC", "2H 3H 6D 7H", "2D 4S 6H 8H")
    assert {choice(dealt(*hands, table={"JS": 2}), seed) for seed in range(20)} == {"TC"}
    assert {choice(dealt(*hands), seed) for seed in range(20)} == {"TC", "TS"}


def test_it_plays_a_longer_run_of_its_own_first() -> None:
    hands = ("7C 8C 9C 7D 3S", "2H 3H 5D 7H", "2D 4H 6H 8H")
    assert choice(dealt(*hands)) == "7C"


OTHERS = ("2H 3H 5C", "2C 4S 6H")
BOTH = "QH KH 8S 9S TS 2D 3D 4D 5D 7C"
COMBINATIONS = {"layout": ["KQ", "8910"], "lead.card": "any"}


class TestCombinations:
    def test_king_and_queen_of_hearts_are_led_for_their_chips(self) -> None:
        assert choice(dealt(BOTH, *OTHERS, house=COMBINATIONS, table={"KQ": 9, "8910": 1})) == "QH"

    def test_half_of_them_is_worth_no_chips(self) -> None:
        state = dealt("8S 9S 2D 3D 4D 5D 7C", *OTHERS, house=COMBINATIONS, table={"8910": 9})
        assert choice(state) == "2D"

    def test_chips_paid_at_the_deal_cannot_be_collected_in_play(self) -> None:
        state = dealt(BOTH, *OTHERS, house=COMBINATIONS | {"paycards.when": "deal"}, table={"KQ": 9, "8910": 9})
        assert choice(state) == "2D"


class TestWhatItKnows:
    def test_a_run_stops_for_certain_below_a_card_that_it_gave_up(self) -> None:
        house = {"spare.owner": "eldest"}
        for gave_up, leads in (("8C 2D", "7C"), ("8D 2D", "7D")):
            state = after_the_deal(gave_up, "3H 9D", "4H TD", "5H JD", spare="7C 7D", house=house).state
            assert choice(do(state, Swap()).state) == leads

    @pytest.mark.parametrize(("paid", "cost"), [("play", 0.5), ("deal", 1.0)])
    def test_whoever_gave_the_dead_hand_up_knows_that_nothing_else_is_dead(self, paid: str, cost: float) -> None:
        house = {"spare.owner": "eldest", "paycards.when": paid}
        state = after_the_deal("2S 4S", "3H 9D", "4H TD", "5H JD", spare="7C 7D", house=house).state
        view = GAME.view(do(state, Swap()).state, 0)
        assert expectation(view, card("7C")) == 1 - 7 * cost  # the leader sheds one card, others the seven above it


# --- stakes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chips", "amount", "even"), [(50, 4, 1), (50, 12, 3), (8, 20, 2)])
def test_it_spreads_its_stake_evenly(chips: int, amount: int, even: int) -> None:
    placed = stake(GAME.view(staking(amount, chips), 0), Random(0))
    assert placed.on == tuple((space, even) for space in LAYOUT)


def test_odd_chips_favour_no_space() -> None:
    view = GAME.view(staking(6), 0)
    odd: Counter[str] = Counter()
    for seed in range(200):
        on = dict(stake(view, Random(seed)).on)
        assert sorted(on.values()) == [1, 1, 2, 2]
        odd.update(space for space, chips in on.items() if chips == 2)
    assert all(70 < odd[space] < 130 for space in LAYOUT)


# --- the extra hand ---------------------------------------------------------------------------------------------------


GREAT = "AC AD AH AS KS QS JS TS 9S 8S"
"""A royal flush and the stops of all suits."""
TERRIBLE = "2C 2D 5H 5C 8D 8H JC JD 4S QH"
"""No stop, no two cards that go together, and no more than two pairs."""
AVERAGE = ("3C 4C 9C KC 5D 6D 7H TH JH 2S", "6C 7C TC 3D 9D KD 2H 3H 9H 5S")
SPARE = "8C QC 4D 7D TD 4H 6H KH 3S 6S"

AUCTION = {"spare.owner": "dealer", "spare.sale": "auction", "spare.resale": True, "spare.late_swap": True}
POKER = {"poker": True, "open.leader": "poker", "paycards.when": "deal"}
MANY = range(20)


def asked(hand: str, house: dict[str, Any] | None = None, **situation: Any) -> State:
    """The dealer, seat 2, owns the spare hand and decides on it, with this hand of their own."""
    house = {"spare.owner": "dealer"} | (house or {})
    return after_the_deal(*AVERAGE, hand, spare=SPARE, house=house, **situation).state


def offered(hand: str, price: int, **situation: Any) -> State:
    """Seat 0 has this hand, and is offered the spare one."""
    house = {"spare.owner": "dealer", "spare.sale": "offer", "spare.price": price}
    return do(after_the_deal(hand, *AVERAGE, spare=SPARE, house=house, **situation).state, Keep()).state


def bidding(hand: str, house: dict[str, Any] | None = None, **situation: Any) -> State:
    """Seat 0 has this hand, and is asked for the first bid on the spare one."""
    return do(
        after_the_deal(hand, *AVERAGE, spare=SPARE, house=AUCTION | (house or {}), **situation).state, Auction()
    ).state


def choices(state: State) -> list[Action]:
    """What it does, with several streams of chance."""
    (seat,) = GAME.to_act(state)
    return [STOPS.players[NORMAL](GAME.view(state, seat), Random(seed)) for seed in MANY]


def highest_bid(state: State, seat: Seat) -> int:
    """What it bids at most, against somebody who always bids one chip more."""
    highest = 0
    while state.phase is Phase.AUCTION:
        action: Action = Bid(state.deal.bid + 1)
        if state.turn == seat:
            action = STOPS.players[NORMAL](GAME.view(state, seat), Random(state.deal.bid))
            highest = action.chips if isinstance(action, Bid) else highest
        state = GAME.apply(state, state.turn, action).state
    return highest


class TestOwner:
    def test_a_great_hand_is_kept(self) -> None:
        assert set(choices(asked(GREAT))) == {Keep()}
        assert set(choices(asked(GREAT, POKER, table={"pot": 4}))) == {Keep()}

    def test_a_terrible_hand_is_swapped(self) -> None:
        assert set(choices(asked(TERRIBLE))) == {Swap()}
        assert set(choices(asked(TERRIBLE, POKER, table={"pot": 4}))) == {Swap()}

    def test_whoever_keeps_a_great_hand_sells_the_spare_one_where_it_can_be_sold(self) -> None:
        assert set(choices(asked(GREAT, AUCTION))) == {Auction()}

    def test_nothing_is_sold_to_those_who_have_no_chips(self) -> None:
        assert set(choices(asked(GREAT, AUCTION, chips=(0, 0, 9)))) == {Keep()}


class TestOffer:
    def test_a_terrible_hand_is_changed_for_a_chip(self) -> None:
        assert set(choices(offered(TERRIBLE, 1))) == {Buy()}

    def test_a_great_hand_is_not_changed_at_all(self) -> None:
        assert set(choices(offered(GREAT, 1))) == {Decline()}


class TestAuction:
    def test_a_terrible_one_bids_one_chip_and_one_more_at_a_time(self) -> None:
        state = bidding(TERRIBLE)
        assert set(choices(state)) == {Bid(1)}
        assert set(choices(do(state, Bid(1), Bid(2)).state)) == {Bid(3)}

    def test_it_stops_when_the_price_is_more_than_the_hand_is_worth(self) -> None:
        assert 2 <= highest_bid(bidding(TERRIBLE), 0) <= 10


# --- the poker --------------------------------------------------------------------------------------------------------


STRAIGHT_FLUSH = "9S TS JS QS KS"
NOTHING = "2C 4D 6H 8S TC"
THEIRS = ("3C 5C 7D 9D JH", "3D 5D 7H 9H JC")


def facing(hand: str, *acts: Action, **situation: Any) -> State:
    """The dealer, seat 2, has these five cards, and the others have done this."""
    return do(betting(*THEIRS, hand, **situation), *acts).state


class TestBetting:
    def test_it_folds_nothing_worth_a_bet(self) -> None:
        assert set(choices(facing(NOTHING, Bet(5), Call()))) == {Fold()}

    def test_it_bets_high_but_not_always_the_same(self) -> None:
        bets = set(choices(facing(STRAIGHT_FLUSH, Check(), Check())))
        assert bets == {Bet(3), Bet(4), Bet(5)}

    def test_a_middling_hand_calls_when_the_pot_is_worth_it_and_only_then(self) -> None:
        pair = "6D 6S 2C 4H 8S"
        assert set(choices(facing(pair, Bet(1), Call(), table={"pot": 300}))) == {Call()}
        assert Fold() in choices(facing("2D 4S 6H 8S AH", Bet(5), Call()))

    def test_only_what_its_chips_reach_counts_as_the_pot(self) -> None:
        """It has one chip left: three can be won with it, not the thirty that the others bet."""
        house = {"poker.limit": 30}
        poor = {"chips": (50, 50, 1)}
        assert set(choices(facing(NOTHING, Bet(30), Call(), house=house, **poor))) == {Fold()}
        assert set(choices(facing(STRAIGHT_FLUSH, Bet(30), Call(), house=house, **poor))) == {Call()}
