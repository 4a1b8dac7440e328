"""What a pile of the row is worth to a seat, as far as it can know: its own expected points less those of the others.

A pile counts for the seat that is on top at the end. Each of its cards that is not laid yet is laid later with some
chance: a good one if its holder wants it there, a poor one if it would spoil the holder's own. The last of them is on
top, or the present top if none is laid. The chances were found by play (`make bench` prints what they are good for).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.game import Action, Seat
from engine.newyork.actions import Lay, Take
from engine.newyork.cards import COLOURS, NUMBERS, Card, CardSet, card
from engine.newyork.scoring import block_score
from engine.newyork.view import View

OWN = 0.95
"""How likely a card of its holder's own colour is laid; such a card is laid rather late..."""
LATE = 2.0
"""...and is this many times likelier than another to be the last on its pile."""
ATTACKS = 0.9
"""How likely a card is laid that covers what scores for another."""
SPOILS = 0.6
"""How likely a card is laid that covers what scores for its holder, or will. This happens only while the market lasts:
cards must be taken, too many for a hand. In the end nobody has to lay it."""
IDLE = 0.7
"""How likely one is laid that does neither."""
OPEN = 0.95
"""How likely one is laid that anybody may still get."""

PILES: tuple[tuple[Card, ...], ...] = tuple(tuple(card(f"{each}{number}") for each in COLOURS) for number in NUMBERS)
"""The cards of each number, from 1."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a seat knows of a round."""

    seat: Seat
    players: int
    profi: bool
    tops: tuple[Card | None, ...]
    """By number from 1."""
    places: Mapping[Card, Seat | None]
    """The seat that holds each card not laid, None if that is open: in the market, in the pile, in an unseen hand."""
    laying: frozenset[Seat]
    """The others who can still lay cards."""
    market: CardSet
    lost: float
    """The chance that an unseen card is never laid, because its holder has passed."""

    @classmethod
    def of(cls, view: View) -> "Outlook":
        """Return the outlook of a view's seat."""
        assert view.seat is not None
        players = range(len(view.counts))
        market = CardSet.of(view.market)
        places: dict[Card, Seat | None] = dict.fromkeys(view.unseen | market)
        for seat in players:
            places.update(dict.fromkeys(view.hand if seat == view.seat else view.known[seat], seat))
        laying = frozenset(
            seat for seat in players if seat != view.seat and view.counts[seat] and seat not in view.passed
        )
        hidden = sum(view.counts[seat] - len(view.known[seat]) for seat in view.passed)
        lost = hidden / len(view.unseen) if hidden else 0.0
        return cls(view.seat, len(players), view.rules.profi, view.tops, places, laying, market, lost)

    def after(self, action: Action) -> "Outlook":
        """Return the outlook after an action of the seat. After it has passed, what it holds is never laid."""
        match action:
            case Lay(card):
                tops = (*self.tops[: card.number - 1], card, *self.tops[card.number :])
                return replace(self, tops=tops, places={each: at for each, at in self.places.items() if each != card})
            case Take(card):
                return replace(self, places={**self.places, card: self.seat}, market=self.market.without_card(card))
        return replace(self, places={each: at for each, at in self.places.items() if at != self.seat})

    def pile(self, number: int) -> float:
        """Return what the pile of a number is worth, in points."""
        top = self.tops[number - 1]
        stays, weights, worth = 1.0, 0.0, 0.0
        for each in PILES[number - 1]:
            if each in self.places:
                chance = self._chance(each, top)
                weight = chance * (LATE if each.owner == self.places[each] else 1.0)
                stays *= 1 - chance
                weights += weight
                worth += weight * self._value(each)
        covered = (1 - stays) * worth / weights if weights else 0.0
        return covered + (0.0 if top is None else stays * self._value(top))

    def _chance(self, each: Card, top: Card | None) -> float:
        """Return how likely a card is laid."""
        holder = self.places[each]
        if holder is None:
            if each.owner != self.seat and not self.laying:
                return 0.0
            return OPEN if each in self.market else OPEN * (1 - self.lost)
        if holder != self.seat and holder not in self.laying:
            return 0.0
        if each.owner == holder:
            return OWN
        if (top is not None and top.owner == holder) or self.places.get(PILES[each.number - 1][holder]) == holder:
            return SPOILS if self.market else 0.0
        return ATTACKS if top is not None and top.owner < self.players else IDLE

    def _value(self, top: Card) -> float:
        """Return what a card on top is worth: its points, or minus an equal share of them if it is another seat's."""
        if top.owner >= self.players:
            return 0.0
        points = top.number + (self._blocks(top) if self.profi else 0)
        return points if top.owner == self.seat else -points / (self.players - 1)

    def _blocks(self, top: Card) -> int:
        """Return what a top adds to the blocks of its colour, with the tops of that colour that are likely to come."""
        before, after = self._neighbours(top, -1), self._neighbours(top, 1)
        if before == after == len(NUMBERS) - 1:  # the same ones, all round the ring
            return block_score(len(NUMBERS)) - block_score(before)
        return block_score(before + 1 + after) - block_score(before) - block_score(after)

    def _neighbours(self, top: Card, step: int) -> int:
        """Return how many piles next to a top are its colour's, or likely to be, in one direction."""
        for count in range(len(NUMBERS) - 1):
            at = (top.number - 1 + step * (count + 1)) % len(NUMBERS)
            own = PILES[at][top.owner]
            if self.tops[at] != own and self.places.get(own) != top.owner:
                return count
        return len(NUMBERS) - 1
