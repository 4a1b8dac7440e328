import pytest

from engine.cards import CARDS, Card
from engine.game import NotAllowed
from engine.shuffle import Stream
from engine.stops.actions import Deal
from engine.stops.events import HandDealt
from tests.engine.stops.situations import (
    GAME,
    before_the_deal,
    deal,
    told,
)


def test_cards_are_dealt_singly_from_eldest_with_the_spare_hand_after_the_dealer() -> None:
    state = deal(before_the_deal((50, 50, 50), dealer=0), CARDS).state
    assert list(state.deal.hands[1]) == list(CARDS[0::4])
    assert list(state.deal.hands[2]) == list(CARDS[1::4])
    assert list(state.deal.hands[0]) == list(CARDS[2::4])
    assert list(state.deal.dead) == list(CARDS[3::4])


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
    assert tuple(map(len, step.state.deal.hands)) == hands
    assert len(step.state.deal.dead) == spare


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


def test_the_deal_comes_from_the_stream() -> None:
    state = before_the_deal((50, 50, 50), {"pack": "single"})
    assert GAME.deal(state, Stream(b"s" * 32, "e", 1)) == Deal(
        Stream(b"s" * 32, "e", 1).shuffled(tuple(state.rules.cards))
    )
