"""Pope Joan, worked by hand: the dressing, the turned card, trumps, and who pays."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.cards import Card, CardSet, card
from engine.game import CHANCE, Step
from engine.record.reader import read
from engine.record_form import RecordForm
from engine.shuffle import Stream
from engine.stops.actions import Deal, PlayCard
from engine.stops.events import BoodleCollected, CardTurned, RoundEnded, StakePaid
from engine.stops.match import StopsGame, new_match
from engine.stops.record import StopsRecord
from engine.stops.state import State
from tests.engine.stops.situations import GAME, cards

FORM: RecordForm[Any, State] = StopsRecord(StopsGame())
DRESSED = {"pope": 6, "ace": 1, "king": 1, "queen": 1, "jack": 1, "matrimony": 2, "intrigue": 2, "game": 1}


def dealt(turned: str, *hands: str, house: dict[str, Any] | None = None, chips: int = 100) -> Step[State]:
    """Deal these cards to seats 0 to 2, of whom 2 deals, and the rest so that this card is turned up."""
    rules = GAME.rulebook.read("pope-joan", house or {})
    named = [list(cards(hand)) for hand in hands]
    rest = list(rules.cards - CardSet.of([card(turned), *(each for hand in named for each in hand)]))
    piles: list[list[Card]] = []
    for at, size in enumerate((13, 13, 13, 12)):
        own = named[at] if at < len(named) else []
        more = size - len(own) - (at == 3)
        piles.append([*own, *rest[:more], *([card(turned)] if at == 3 else [])])
        rest = rest[more:]
    pack = tuple(pile[at] for at in range(13) for pile in piles if at < len(pile))
    return GAME.apply(new_match(rules, (chips,) * 3, 2, {}), CHANCE, Deal(pack))


def holding(step: Step[State], *hands: str) -> State:
    """Leave seats with these cards only; seat 0 leads."""
    left = tuple(map(cards, hands))
    state = step.state
    return state.with_(options=left[0]).with_deal(hands=left)


def play(state: State, *texts: str) -> tuple[State, list[Any]]:
    events: list[Any] = []
    for text in texts:
        assert state.turn is not None
        step = GAME.apply(state, state.turn, PlayCard(card(text)))
        state = step.state
        events += step.events
    return state, events


def taken(events: Sequence[Any]) -> list[tuple[int, str, int]]:
    return [(each.seat, each.space, each.chips) for each in events if isinstance(each, BoodleCollected)]


def test_the_dealer_dresses_the_board_alone() -> None:
    step = dealt("5H")
    assert [each for each in step.events if isinstance(each, StakePaid)] == [StakePaid(2, tuple(DRESSED.items()))]
    assert GAME.on_table(step.state) == DRESSED
    assert step.state.chips == (100, 100, 85)


def test_shared_stakes_are_put_down_in_turn() -> None:
    step = dealt("5H", house={"stake.mode": "shared"})
    assert GAME.on_table(step.state) == DRESSED
    assert step.state.chips == (95, 95, 95)


def test_a_dealer_with_few_chips_puts_one_on_each_space_first() -> None:
    assert GAME.on_table(dealt("5H", chips=9).state) == dict.fromkeys(DRESSED, 1) | {"pope": 2}


def test_the_pack_has_51_cards_and_the_seven_of_diamonds_stops() -> None:
    step = dealt("5H")
    assert len(step.state.rules.cards) == 51
    _, events = play(holding(step, "7D 2C", "9D 3H", "KS 4S"), "7D")
    assert [str(each.missing) for each in events if hasattr(each, "missing")] == ["8D"]


@pytest.mark.parametrize(
    ("turned", "pays"),
    [
        ("9D", [(2, "pope", 6)]),
        ("AS", [(2, "ace", 1)]),
        ("KH", [(2, "king", 1)]),
        ("QD", [(2, "queen", 1)]),
        ("JC", [(2, "jack", 1)]),
        ("TC", []),
    ],
)
def test_the_turned_card_makes_trumps_and_may_pay_the_dealer(turned: str, pays: list[tuple[int, str, int]]) -> None:
    step = dealt(turned)
    assert CardTurned(2, card(turned)) in step.events
    assert (step.state.deal.trump, taken(step.events)) == (turned[1], pays)


def test_trumps_take_their_spaces_and_other_suits_do_not() -> None:
    state = holding(dealt("5H"), "QH KH KS 2C", "3D", "4C")
    state, events = play(state, "KS", "QH", "KH")
    assert taken(events) == [(0, "queen", 1), (0, "king", 1), (0, "matrimony", 2)]
    assert GAME.on_table(state) == {"pope": 6, "ace": 1, "jack": 1, "intrigue": 2, "game": 1}


def test_matrimony_in_two_hands_stays() -> None:
    state, events = play(holding(dealt("5H"), "JH QH 2C", "KH 3D", "4C"), "JH", "QH", "KH")
    assert taken(events) == [(0, "jack", 1), (0, "queen", 1), (0, "intrigue", 2), (1, "king", 1)]
    assert GAME.on_table(state)["matrimony"] == 2


def test_who_is_out_takes_the_game_and_a_chip_a_card_but_nothing_from_who_holds_the_pope() -> None:
    state, events = play(holding(dealt("5H"), "2C", "9D 3D 4D", "4C 5C"), "2C")
    assert taken(events) == [(0, "game", 1)]
    assert [(paid.seat, paid.chips) for each in events if isinstance(each, RoundEnded) for paid in each.payments] == [
        (2, 2)
    ]
    assert state.chips == (103, 100, 83)


def test_a_record_says_which_card_was_turned_up() -> None:
    rules = GAME.rulebook.read("pope-joan", {})
    before = new_match(rules, (100,) * 3, 2, {})
    deal = GAME.deal(before, Stream(bytes(32), "", 1))
    assert isinstance(deal, Deal)
    said = FORM.deal_of(before, deal)
    turned = GAME.apply(before, CHANCE, deal).state.deal.turned
    assert said["deal"]["turned"] == str(turned)
    document = {
        "format": "newmarket-record/1", "game": "stops", "rules": {"preset": "pope-joan"}, "players": ["a", "b", "c"],
        "chips": [100] * 3, "rounds": [{**said, "actions": [], "result": None}], "result": None,
    }  # fmt: skip
    assert next(read(document).film.played(1)).step.state.deal.turned == turned
    wrong = {**said["deal"], "turned": said["deal"]["hands"]["0"][0]}
    with pytest.raises(ValueError, match="not in the extra hand"):
        read({**document, "rounds": [{**said, "deal": wrong, "actions": [], "result": None}]})
