from itertools import product
from typing import Any

import pytest

from engine.cards import CARDS, NO_CARDS
from engine.game import CHANCE, NotAllowed, NotYourTurn, Seat
from engine.stops.actions import Deal, OpenRound, PlaceStake
from engine.stops.events import RoundBegan, RoundEnded, StakePaid
from engine.stops.state import Phase, State
from tests.engine.stops.situations import GAME, before_the_deal, deal, do, open_round, play, told

FREE = {"stake.mode": "free", "stake.amount": 3, "stake.dealer": 4}


def on(**chips: int) -> PlaceStake:
    """Chips by space, in the order in which they are named."""
    return PlaceStake(tuple(chips.items()))


def staking(chips: tuple[int, ...] = (50, 50, 50), house: dict[str, Any] | None = None, **situation: Any) -> State:
    """The stakes are called for; seat 0 is eldest, and the last seat deals."""
    return open_round(before_the_deal(chips, FREE | (house or {}), **situation)).state


def asked_in_turn(state: State) -> list[Seat]:
    """Who is asked for their stake, one after the other."""
    seats = []
    while state.phase is Phase.STAKE:
        (seat,) = GAME.to_act(state)
        seats.append(seat)
        state = do(state, GAME.legal(state, seat)[0]).state
    return seats


def test_everybody_spreads_their_stake_over_the_layout_as_they_like() -> None:
    step = do(staking(), on(AH=1, QD=2))
    assert GAME.purse.on_table(step.state) == {"AH": 1, "QD": 2}
    assert step.state.chips == (47, 50, 50)
    assert told(step, StakePaid) == [StakePaid(0, (("AH", 1), ("QD", 2)))]


def test_all_on_one_space_is_allowed() -> None:
    assert GAME.purse.on_table(do(staking(), on(JS=3)).state) == {"JS": 3}


def test_the_dealer_spreads_the_dealers_stake() -> None:
    state = do(staking(), on(AH=3), on(AH=3)).state
    assert GAME.to_act(state) == (2,)
    assert GAME.purse.on_table(do(state, on(AH=1, KC=1, QD=1, JS=1)).state) == {"AH": 7, "KC": 1, "QD": 1, "JS": 1}


def test_stakes_are_made_in_order_the_dealer_last() -> None:
    assert asked_in_turn(staking(dealer=1)) == [2, 0, 1]


def test_the_eliminated_are_not_asked() -> None:
    assert asked_in_turn(staking((50, 0, 50, 50), eliminated={1})) == [0, 2, 3]


def test_stakes_are_public() -> None:
    step = do(staking(), on(AH=1, QD=2))
    assert [event.audience for event in step.events] == [None]
    for seat in (None, 0, 1, 2):
        assert GAME.view(step.state, seat).opening_log == (StakePaid(0, (("AH", 1), ("QD", 2))),)


def test_stakes_are_made_before_anyone_sees_a_card() -> None:
    state = before_the_deal((50, 50, 50), FREE)
    assert (state.phase, GAME.deal(state, None)) == (Phase.ROUND, OpenRound())  # type: ignore[arg-type]  # no chance in it
    state = open_round(state).state
    assert {GAME.view(state, seat).hand for seat in range(3)} == {NO_CARDS}
    with pytest.raises(NotYourTurn):
        GAME.apply(state, CHANCE, Deal(CARDS))
    state = do(state, on(AH=3), on(AH=3), on(AH=4)).state
    assert state.phase is Phase.DEAL
    assert {len(GAME.view(deal(state).state, seat).hand) for seat in range(3)} == {13}


def test_a_round_is_opened_once_and_only_where_stakes_are_free() -> None:
    with pytest.raises(NotYourTurn):
        open_round(staking())
    with pytest.raises(NotYourTurn):
        open_round(before_the_deal((50, 50, 50)))


def test_the_round_begins_with_the_stakes() -> None:
    step = open_round(before_the_deal((50, 50, 50), FREE, dealer=1))
    assert step.events == (RoundBegan(1, 1),)
    assert not GAME.between_rounds(step.state)


def test_the_round_is_settled_against_what_everybody_had_before_their_ante_and_stake() -> None:
    state = do(staking((9, 8, 7), {"ante.kitty": 1}), on(AH=3), on(AH=3), on(AH=4)).state
    state = deal(state).state
    while state.phase is not Phase.ROUND:
        step = GAME.apply(state, state.turn, GAME.legal(state, state.turn or 0)[0])
        state = step.state
    (ended,) = told(step, RoundEnded)
    assert ended.before == (9, 8, 7)


class TestBroke:
    def test_kitty_and_pot_are_paid_before_they_spread(self) -> None:
        step = open_round(before_the_deal((50, 50, 50), FREE | {"ante.kitty": 2, "ante.pot": 1}))
        assert step.state.chips == (47, 47, 47)
        assert GAME.purse.on_table(step.state) == {"kitty": 6, "pot": 3}
        assert GAME.to_act(step.state) == (0,)

    def test_they_spread_what_they_have_left(self) -> None:
        state = staking((4, 50, 50), {"ante.kitty": 1, "ante.pot": 1})
        assert GAME.view(state, 0).stake_due == 2
        assert do(state, on(KC=1, JS=1)).state.chips[0] == 0
        with pytest.raises(NotAllowed):
            do(state, on(KC=1, JS=2))

    def test_the_dealer_too(self) -> None:
        state = do(staking((50, 50, 2)), on(AH=3), on(AH=3)).state
        assert do(state, on(KC=2)).state.chips[2] == 0

    def test_a_player_with_nothing_left_to_spread_is_not_asked(self) -> None:
        assert asked_in_turn(staking((50, 0, 50))) == [0, 2]
        assert asked_in_turn(staking((2, 3, 50), {"ante.kitty": 1, "ante.pot": 1})) == [1, 2]

    def test_where_nobody_is_asked_the_deal_follows(self) -> None:
        assert staking((1, 1, 1), {"ante.kitty": 1}).phase is Phase.DEAL
        assert staking(house={"stake.amount": 0, "stake.dealer": 0}).phase is Phase.DEAL

    def test_a_stake_of_nothing_is_not_asked_for(self) -> None:
        assert asked_in_turn(staking(house={"stake.amount": 0})) == [2]

    def test_they_still_play_and_may_collect_everything(self) -> None:
        state = do(staking((3, 50, 50), {"lead.card": "any"}), on(AH=3), on(AH=3), on(AH=4)).state
        ace_for_eldest = sorted(CARDS, key=lambda each: str(each) != "AH")
        state = deal(state, ace_for_eldest).state
        assert (state.chips[0], GAME.to_act(state)) == (0, (0,))
        assert play(state, "AH").state.chips[0] == 10


@pytest.mark.parametrize(
    "stake",
    [
        on(AH=2),
        on(AH=4),
        on(AH=2, KC=2),
        on(),
        on(AH=2, KS=1),
        on(AH=2, kitty=1),
        on(AH=2, pot=1),
        on(AH=4, KC=-1),
        on(AH=3, KC=0),
        PlaceStake((("AH", 1), ("AH", 2))),
    ],
    ids=[
        "less",
        "more",
        "more on two",
        "nothing",
        "no space",
        "kitty",
        "pot",
        "a chip back",
        "no chip",
        "a space twice",
    ],
)
def test_a_stake_is_exactly_what_they_owe_and_lies_on_the_layout(stake: PlaceStake) -> None:
    state = staking()
    with pytest.raises(NotAllowed, match="spread 3 chips"):
        do(state, stake)
    with pytest.raises(NotAllowed):
        GAME.prepare(state, 1, stake)


def test_every_way_to_spread_it_is_listed_once() -> None:
    spaces = ("AH", "KC", "QD", "JS")
    ways = {
        PlaceStake(tuple((space, each) for space, each in zip(spaces, chips, strict=True) if each))
        for chips in product(range(4), repeat=4)
        if sum(chips) == 3
    }
    listed = list(GAME.legal(staking(), 0))
    assert (len(listed), set(listed)) == (len(ways), ways)


def test_millions_of_ways_are_not_written_out() -> None:
    layout = ["AH", "KC", "QD", "JS", "TH", "KQ", "8910"]
    listed = GAME.legal(staking(house={"stake.amount": 40, "layout": layout}), 0)
    assert len(listed) == 9_366_819
    assert (listed[0], listed[-1]) == (PlaceStake((("8910", 40),)), PlaceStake((("AH", 40),)))
    assert {sum(dict(each.on).values()) for each in listed[5_000_000:5_000_100]} == {40}  # type: ignore[attr-defined]  # stakes
    with pytest.raises(IndexError):
        listed[9_366_819]


def test_it_is_told_in_the_order_of_the_layout() -> None:
    assert told(do(staking(), on(QD=1, AH=2)), StakePaid) == [StakePaid(0, (("AH", 2), ("QD", 1)))]


class TestPreparing:
    def test_everybody_may_choose_their_stake_before_they_are_asked(self) -> None:
        state = staking()
        assert GAME.preparing(state) == (0, 1, 2)
        GAME.prepare(state, 2, on(AH=4))
        assert GAME.preparing(do(state, on(AH=3)).state) == (1, 2)

    def test_it_is_paid_when_it_is_their_turn(self) -> None:
        with pytest.raises(NotYourTurn):
            GAME.apply(staking(), 1, on(AH=3))

    def test_who_is_not_asked_prepares_nothing(self) -> None:
        state = staking((50, 0, 50))
        for seat in (1, 3):
            with pytest.raises(NotYourTurn):
                GAME.prepare(state, seat, on(AH=3))


def test_each_seat_sees_how_much_it_has_to_spread_and_what_it_has_placed() -> None:
    state = do(staking((50, 2, 50)), on(AH=1, QD=2)).state
    assert [GAME.view(state, seat).stake_due for seat in (None, 0, 1, 2)] == [0, 0, 2, 4]
    assert [GAME.view(state, seat).placed for seat in (0, 1)] == [(("AH", 1), ("QD", 2)), ()]


def test_stakes_are_remembered_until_the_next_round() -> None:
    state = do(staking(), on(AH=3), on(AH=3), on(AH=4)).state
    assert GAME.view(deal(state).state, 0).opening_log == tuple(
        StakePaid(seat, (("AH", chips),)) for seat, chips in ((0, 3), (1, 3), (2, 4))
    )
