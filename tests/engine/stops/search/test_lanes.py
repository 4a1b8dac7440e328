from hypothesis import given
from hypothesis import strategies as st

from engine.cards import CARDS, Card, CardSet
from engine.stops.order import ORDERS
from engine.stops.search.lanes import BITS, Lanes, lanes, lowest, lowest_of_suits
from tests.engine.stops.search.read_back import cards_in

ACES = st.sampled_from(list(ORDERS))
SETS = st.sets(st.sampled_from(CARDS)).map(CardSet.of)


@given(ACES, SETS)
def test_cards_in_lanes_are_read_back(ace: str, held: CardSet) -> None:
    assert cards_in(ace, lanes(ace, held)) == held


@given(ACES, SETS)
def test_the_lowest_cards_are_those_of_the_order(ace: str, held: CardSet) -> None:
    order, held_in_lanes = ORDERS[ace], lanes(ace, held)
    assert cards_in(ace, lowest(held_in_lanes)) == order.lowest(held)
    assert cards_in(ace, lowest_of_suits(held_in_lanes)) == order.lowest_of_suits(held)


@given(ACES, SETS, st.sampled_from(CARDS))
def test_adding_a_card_to_those_that_hold_it_takes_its_run_away(ace: str, held: CardSet, led: Card) -> None:
    held = held.with_card(led)
    left: Lanes = lanes(ace, held)
    left &= left + BITS[ace][led]
    at: Card | None = led
    while at is not None and at in held:
        held, at = held.without_card(at), ORDERS[ace].above[at]
    assert cards_in(ace, left) == held
