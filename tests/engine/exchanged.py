"""Two cards of a match change places, and who can see either of them."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from engine.cards import Card
from engine.newyork.cards import Card as NewYorkCard
from engine.newyork.cards import CardSet as NewYorkCards
from engine.stops.state import Phase

Found = tuple[Any, tuple[Any, Any], frozenset[int]]
"""The match afterwards, the two cards, and the seats that can see either."""


def exchanged(key: str, match: Any, random: Random) -> Found | None:
    """Return a match of a game after two cards of different places changed theirs, None without such a pair."""
    return (_new_york if key == "new-york" else _stops)(match, random)


def _stops(state: Any, random: Random) -> Found | None:
    deal = state.deal
    places: dict[int | None, Sequence[Any]] = {seat: list(hand) for seat, hand in enumerate(deal.hands)}
    two = _two({**places, None: list(deal.dead - deal.missing)}, random)
    if two is None:
        return None
    (one, here), (other, there) = two
    pair: dict[Card, Card] = {here: there, there: here}

    def moved(cards: Any) -> Any:
        return type(cards).of(pair.get(each, each) for each in cards)

    deal = deal.with_(hands=tuple(map(moved, deal.hands)), dead=moved(deal.dead), held=tuple(map(moved, deal.held)))
    changed = state.with_(deal=deal)
    if state.phase is Phase.LEAD:
        changed = changed.with_(options=moved(state.options))
    if state.phase is Phase.FOLLOW:  # nobody but its holder knows who has the card
        (wanted,) = state.options
        changed = changed.with_(turn=deal.holder(wanted))
        if changed.turn is None:
            return None
    who_see = {one, other}
    if None in who_see:  # the dead hand is known to who gave it up
        who_see.add(deal.given_up)
    if deal.given_up in {one, other}:  # and one that was bought to who sold it
        who_see.add(deal.seller)
    return changed, (here, there), frozenset(who_see - {None})


def _new_york(state: Any, random: Random) -> Found | None:
    deal = state.deal
    places = {seat: list(hand - deal.known[seat]) for seat, hand in enumerate(deal.hands)}
    two = _two({**places, None: list(deal.pile)}, random)
    if two is None:
        return None
    (one, here), (other, there) = two
    pair: dict[NewYorkCard, NewYorkCard] = {here: there, there: here}
    hands = tuple(NewYorkCards.of(pair.get(each, each) for each in hand) for hand in deal.hands)
    pile = tuple(pair.get(each, each) for each in deal.pile)
    who_see = frozenset(place for place in (one, other) if place is not None)
    return state.with_deal(hands=hands, pile=pile), (here, there), who_see


def _two(places: Mapping[int | None, Sequence[Any]], random: Random) -> tuple[Any, Any] | None:
    """Return two places, each with one of its cards. None is the dead hand or the pile."""
    there = [place for place, cards in places.items() if cards]
    if len(there) < 2:
        return None
    one, other = random.sample(there, 2)
    return (one, random.choice(places[one])), (other, random.choice(places[other]))
