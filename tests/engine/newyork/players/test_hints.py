"""What a hint says of a move in New York, New York is true, whoever holds what."""

from dataclasses import replace

from hypothesis import given, settings

from engine.game import Seat
from engine.newyork.actions import Lay, Pass, Take
from engine.newyork.cards import CardSet, card
from engine.newyork.pack import PACK as NEW_YORK
from engine.newyork.phases.settle import standing
from engine.newyork.players.hints import Hint, explained
from engine.newyork.state import Phase, State, Turn
from tests.engine.newyork.random_play import Played, matches
from tests.engine.newyork.situations import GAME, dealt


def hint(state: State, action: Lay | Take | Pass) -> Hint:
    assert state.turn is not None
    return explained(GAME.view(state, state.turn), action)


def laid(state: State, action: Lay | Take) -> State:
    """The row with a card laid on it."""
    assert state.turn is not None
    return state.with_deal(turns=(*state.deal.turns, Turn(state.turn, action.card)))


def points(state: State) -> dict[Seat, int]:
    return {seat: each.points for seat, each in enumerate(standing(state))}


def is_true(state: State, said: Hint) -> None:
    seat = state.turn
    assert seat is not None
    before = points(state)
    if isinstance(said.action, Pass):
        hand = state.deal.hands[seat]
        assert said.costly is all(points(laid(state, Lay(each)))[seat] < before[seat] for each in hand)
        return
    after = points(laid(state, said.action))
    assert said.points == after[seat] - before[seat]
    changed = {other: after[other] - before[other] for other in after if other != seat}
    assert dict(said.others) == {other: change for other, change in changed.items() if change}
    if said.final:
        others = CardSet.of(each for other, hand in enumerate(state.deal.hands) if other != seat for each in hand)
        left = others | CardSet.of((*state.deal.market, *state.deal.pile))
        assert not any(each.number == said.action.card.number for each in left.without_card(said.action.card))


@given(matches())
@settings(max_examples=40)
def test_every_reason_for_every_move_is_true(match: Played) -> None:
    for state in match.states:
        if state.phase in (Phase.LAY, Phase.TAKE):
            assert state.turn is not None
            view = GAME.view(state, state.turn)
            assert NEW_YORK.is_choice(view) is (len(view.choices) > 1)
            for each in view.choices:
                assert isinstance(each, Lay | Take | Pass)
                is_true(state, explained(view, each))


def test_an_own_card_brings_points_and_takes_others() -> None:
    said = hint(dealt("R9 R2", "B3", row="B9"), Lay(card("R9")))
    assert (said.points, said.blocks, said.others, said.final) == (9, 0, ((1, -9),), False)
    assert said.special


def test_what_another_needs_is_worth_taking() -> None:
    state = replace(dealt("R2", "B3", market="B12 Y4"), phase=Phase.TAKE)
    said = hint(state, Take(card("B12")))
    assert (said.points, said.others, said.special) == (0, ((1, 12),), True)
    assert not hint(state, Take(card("Y4"))).special


def test_nobody_covers_the_last_card_of_a_number() -> None:
    assert hint(dealt("R9", "B3", row="B9 G9 Y9"), Lay(card("R9"))).final
    assert not hint(dealt("R9", "B3", row="B9 G9"), Lay(card("R9"))).final
