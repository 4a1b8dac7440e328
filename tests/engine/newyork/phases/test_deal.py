"""RULES.md, *New York: round*: six cards each, six in the market, the rest is the pile."""

import pytest

from engine.game import NotAllowed
from engine.newyork.cards import CARDS, CardSet
from engine.newyork.events import HandDealt, RoundBegan, StakePaid
from tests.engine.newyork.situations import GAME, before_the_deal, deal, play, told


@pytest.mark.parametrize(("players", "pile"), [(2, 30), (3, 24), (4, 18)])
def test_everybody_gets_six_cards_and_six_are_open(players: int, pile: int) -> None:
    state = deal(before_the_deal(players)).state
    assert [len(hand) for hand in state.deal.hands] == [6] * players
    assert (len(state.deal.market), len(state.deal.pile)) == (6, pile)


def test_cards_are_dealt_singly_from_the_starter() -> None:
    state = deal(play(deal(before_the_deal(3)).state, "- - -").state).state
    assert state.starter == 1
    assert state.deal.hands == tuple(CardSet.of(CARDS[at:18:3]) for at in (2, 0, 1))
    assert state.deal.market == CARDS[18:24]
    assert state.deal.pile == CARDS[24:]


def test_everybody_is_told_who_begins_and_only_its_owner_of_a_hand() -> None:
    step = deal(before_the_deal(2))
    assert told(step, RoundBegan) == [RoundBegan(1, 0)]
    hands = told(step, HandDealt)
    assert [(event.seat, event.audience, event.cards) for event in hands] == [
        (seat, seat, step.state.deal.hands[seat]) for seat in (0, 1)
    ]
    assert [event.audience for event in step.events if not isinstance(event, HandDealt)] == [None]


def test_a_deal_has_every_card_once() -> None:
    for pack in (CARDS[1:], (*CARDS, CARDS[0]), (*CARDS[1:], CARDS[1])):
        with pytest.raises(NotAllowed):
            deal(before_the_deal(), pack)


def test_the_stakes_are_paid_from_the_starter_on_with_the_first_deal_alone() -> None:
    start = before_the_deal(3, stake=5, chips=(5, 6, 9), pot=2)
    assert start.chips == (5, 6, 9)
    step = deal(start)
    assert told(step, StakePaid) == [StakePaid(seat, (("pot", 5),)) for seat in range(3)]
    assert step.state.chips == (0, 1, 4)
    assert GAME.on_table(step.state) == {"pot": 17}
    second = deal(play(step.state, "- - -").state)
    assert told(second, StakePaid) == []
    assert second.state.chips == (0, 1, 4)
