from dataclasses import replace

import pytest

from engine.cards import CARDS, Card
from engine.game import NotAllowed
from engine.shuffle import Stream
from engine.stops.actions import Auction, Bet, Bid, Deal, Fold, PassBid, Raise, Swap
from engine.stops.events import HandDealt, HandsDealt
from engine.stops.state import Phase
from tests.engine.stops.situations import (
    GAME,
    after_the_deal,
    before_the_deal,
    cards,
    deal,
    dealt,
    do,
    hold_five,
    play,
    told,
    union,
)


def test_cards_are_dealt_singly_from_eldest_with_the_spare_hand_after_the_dealer() -> None:
    state = deal(before_the_deal((50, 50, 50), dealer=0), CARDS).state
    assert list(state.deal.hands[1]) == list(CARDS[0::4])
    assert list(state.deal.hands[2]) == list(CARDS[1::4])
    assert list(state.deal.hands[0]) == list(CARDS[2::4])
    assert list(state.deal.dead) == list(CARDS[3::4])


def test_the_spare_hand_may_come_before_eldest() -> None:
    state = deal(before_the_deal((50, 50, 50), {"deal.spare_seat": "first"}, dealer=0), CARDS).state
    assert list(state.deal.dead) == list(CARDS[0::4])
    assert list(state.deal.hands[1]) == list(CARDS[1::4])
    assert list(state.deal.hands[2]) == list(CARDS[2::4])
    assert list(state.deal.hands[0]) == list(CARDS[3::4])


@pytest.mark.parametrize(
    ("spare_seat", "players", "hands", "spare"),
    [
        ("last", 3, (13, 13, 13), 13),
        ("last", 4, (11, 11, 10, 10), 10),
        ("last", 5, (9, 9, 9, 9, 8), 8),
        ("first", 5, (9, 9, 9, 8, 8), 9),
        ("last", 8, (6, 6, 6, 6, 6, 6, 6, 5), 5),
        ("first", 8, (6, 6, 6, 6, 6, 6, 5, 5), 6),
    ],
)
def test_whoever_comes_first_gets_the_extra_cards(
    spare_seat: str, players: int, hands: tuple[int, ...], spare: int
) -> None:
    step = deal(before_the_deal((50,) * players, {"deal.spare_seat": spare_seat}))
    assert told(step, HandsDealt) == [HandsDealt(hands, spare)]
    assert tuple(map(len, step.state.deal.hands)) == hands
    assert len(step.state.deal.dead) == spare


def test_the_eliminated_get_no_hand() -> None:
    state = deal(before_the_deal((50, 0, 50, 0, 50), eliminated={1, 3}), CARDS).state
    assert tuple(map(len, state.deal.hands)) == (13, 0, 13, 0, 13)
    assert list(state.deal.hands[2]) == list(CARDS[1::4])


def test_with_a_single_pack_the_layout_cards_stay_on_the_table() -> None:
    state = deal(before_the_deal((50, 50, 50), {"pack": "single"})).state
    assert not union((*state.deal.hands, state.deal.dead)) & cards("AH KC QD JS")
    assert tuple(map(len, state.deal.hands)) == (12, 12, 12)


def test_each_hand_is_told_to_its_owner_alone() -> None:
    step = deal(before_the_deal((50, 50, 50)))
    assert [(each.audience, each.cards) for each in told(step, HandDealt)] == list(enumerate(step.state.deal.hands))
    assert all(event.audience is None for event in step.events if not isinstance(event, HandDealt))


@pytest.mark.parametrize(
    "pack",
    [CARDS[:-1], (*CARDS[:-1], CARDS[0]), (*CARDS, CARDS[0]), ()],
    ids=["one short", "one twice", "one too many", "none"],
)
def test_a_pack_that_is_not_the_whole_pack_is_refused(pack: tuple[Card, ...]) -> None:
    with pytest.raises(NotAllowed, match="every card"):
        deal(before_the_deal((50, 50, 50)), pack)


def test_a_pack_with_layout_cards_is_refused_where_they_lie_on_the_table() -> None:
    with pytest.raises(NotAllowed, match="every card"):
        deal(before_the_deal((50, 50, 50), {"pack": "single"}), CARDS)


def test_the_deal_comes_from_the_stream() -> None:
    state = before_the_deal((50, 50, 50), {"pack": "single"})
    assert GAME.deal(state, Stream(b"s" * 32, "e", 1)) == Deal(
        Stream(b"s" * 32, "e", 1).shuffled(tuple(state.rules.cards))
    )


def test_a_new_deal_forgets_the_round_before() -> None:
    state = deal(play(dealt("QC 9H", "KC 2S", "4D", table={"KC": 3}), "QC KC 2S").state).state
    assert (state.deal.plays, state.deal.missing, state.deal.collected) == ((), cards(""), ())


def test_it_forgets_what_became_of_the_spare_hand_and_the_poker() -> None:
    house = {
        "spare.owner": "dealer",
        "spare.sale": "auction",
        "spare.resale": True,
        "poker": True,
        "open.leader": "poker",
    }
    hands = ("2C 4C 6C 8D TD", "2D 4D 6D 8S TS", "2S 4S 6S 8H TH")
    state = do(
        after_the_deal(*hands, spare="9C 9D 9H 9S TC", house=house).state, Swap(), Auction(), Bid(1), PassBid()
    ).state
    state = do(hold_five(state), Bet(2), Raise(1), Fold(), Fold()).state
    assert (state.deal.swapped, state.deal.given_up, state.deal.raises, state.deal.poker_winner) == (True, 0, 1, 1)
    after = deal(replace(state, phase=Phase.DEAL, turn=None)).state
    begun = after.deal
    assert (begun.swapped, begun.given_up, begun.bid, begun.bidder) == (False, None, 0, None)
    assert (begun.held, begun.bets, begun.raises, begun.folded, begun.poker_winner) == ((), (), 0, frozenset(), None)
    assert begun.opening_log == ()
