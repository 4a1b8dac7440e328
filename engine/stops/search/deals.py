"""Imagined deals: hands of the others that agree with all that a seat knows; all other cards are dead.

Every deal that agrees can be drawn. Cards that may lie anywhere are shuffled; those that some place cannot have are
placed first, the one with the fewest places before the others, by the room that is left. If that fails, the deal is
begun again.
"""

from random import Random

from engine.cards import Card, CardSet
from engine.stops.knowledge import knowledge
from engine.stops.view import View

TRIES = 10_000
"""How often a deal is begun again. By random rules, 47 times were the most for 20,000 deals."""


class Deals:
    """Deals for one decision of one seat."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self._own, self._hand = view.seat, view.hand
        self._known = known = knowledge(view)
        places = [at for at, room in enumerate(known.room) if room]
        holders = {each: tuple(at for at in places if each in known.may[at]) for each in known.unseen}
        free = tuple(places)
        self._free = [each for each, at in holders.items() if at == free]
        bound = sorted((each for each, at in holders.items() if at != free), key=lambda each: len(holders[each]))
        self._bound = [(each, holders[each]) for each in bound]
        self._holders = holders
        self._places = places

    def draw(self, random: Random) -> tuple[CardSet, ...]:
        """Return every seat's hand, its own included; RuntimeError if no deal agrees."""
        for _ in range(TRIES):
            bits = self._attempt(random)
            if bits is not None:
                hands = [CardSet(each) for each in bits[:-1]]
                hands[self._own] = self._hand
                if self._known.whole(tuple(hands)):
                    return tuple(hands)
        raise RuntimeError("what is known of the cards contradicts itself")

    def _attempt(self, random: Random) -> list[int] | None:
        """Return the bits of each place's cards, or None if a card finds no room."""
        room = list(self._known.room)
        bits = [0] * len(room)
        bound, free = self._bound, self._free
        if any(each.seats for each in self._known.paid):
            placed = self._paid(random)
            if placed is None:
                return None
            bound = [(each, (placed[each],) if each in placed else at) for each, at in self._holders.items()]
            bound.sort(key=lambda each: len(each[1]))
            free = []
        for each, holders in bound:
            left = sum(room[at] for at in holders)
            if not left:
                return None
            drawn = int(random.random() * left)
            for at in holders:
                drawn -= room[at]
                if drawn < 0:
                    break
            bits[at] |= 1 << each
            room[at] -= 1
        key = random.random
        cards = [each for _, each in sorted((key(), each) for each in free)]
        start = 0
        for at in self._places:
            end = start + room[at]
            for each in cards[start:end]:
                bits[at] |= 1 << each
            start = end
        return bits

    def _paid(self, random: Random) -> dict[Card, int] | None:
        """Return places for the sets of cards that were paid for, None if two were to have the same card."""
        known = self._known
        placed: dict[Card, int] = {}
        for sets, seat in ((paid.sets, seat) for paid in known.paid for seat in paid.seats):
            had = self._hand if seat == self._own else known.may[seat]
            cards = random.choice([each for each in sets if not each - (had | known.played[seat])])
            for each in cards & known.unseen:
                if each in placed:
                    return None
                placed[each] = seat
        return placed
