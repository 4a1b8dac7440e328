"""Playing a round to its end at once, thousands of times: the rules for search.

The row is twelve whole numbers (`piles`), hands are lists of cards, and every turn changes them where they are. The
rules are those of `turns` and `scoring`; a property test holds every playout equal to `apply`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from engine.game import Action, Seat
from engine.newyork.actions import Lay, Take
from engine.newyork.cards import NUMBERS
from engine.newyork.scoring import Score, blocks
from engine.newyork.search.piles import AT, COLOUR, DRAWN, MARKET, STEP, TOPS, Pile, laid, taken
from engine.newyork.search.quick import Quick
from engine.newyork.view import View


class Playout:
    """A round in play as everybody sees it, ready to be played to its end with any cards that might be hidden.

    Made once for a decision; nothing in it changes.
    """

    def __init__(self, view: View) -> None:
        """Prepare what all playouts from here have in common.

        `view`: any seat's, while a seat has to act. It does not matter whose: hands come with each playout.
        """
        assert view.turn is not None
        self._turn = view.turn
        self._profi = view.rules.profi
        self._passed = view.passed
        self._market = [int(each) for each in view.market]
        self._row = [0 if top is None else top.owner + 1 for top in view.tops]
        for each in self._market:
            self._row[AT[each]] += MARKET * STEP[each]

    def play(
        self, hands: Sequence[Sequence[int]], pile: Sequence[int], first: Action, policy: Quick
    ) -> tuple[int, ...]:
        """Play the round to its end, and return everybody's points in it.

        `first`: a legal action of the seat whose turn it is. `policy`: makes all decisions after that.
        """
        row = self._row.copy()
        for each in pile:
            row[AT[each]] += DRAWN * STEP[each]
        for seat, hand in enumerate(hands):
            if seat not in self._passed:
                for each in hand:
                    row[AT[each]] += (seat + 1) * STEP[each]
        playing = [bool(hand) and seat not in self._passed for seat, hand in enumerate(hands)]
        now = _Round(row, [list(hand) for hand in hands], playing, self._market.copy(), list(pile))
        if isinstance(first, Take):
            now.take(self._turn, int(first.card))
        else:
            now.turn(self._turn, int(first.card) if isinstance(first, Lay) else None, policy)
        now.finish(self._turn, policy)
        return points(now.row, len(hands), profi=self._profi)


@dataclass(eq=False, slots=True)
class _Round:
    """A round that is being played out."""

    row: list[Pile]
    hands: list[list[int]]
    playing: list[bool]
    """The seats that have both cards and the right to play, between two turns."""
    market: list[int]
    pile: list[int]

    def finish(self, before: Seat, policy: Quick) -> None:
        """Play every turn that comes after that of a seat."""
        row, hands, playing, market = self.row, self.hands, self.playing, self.market
        players = len(hands)
        after = [[(seat + step) % players for step in range(1, players + 1)] for seat in range(players)]
        seat = before
        while True:
            for each in after[seat]:
                if playing[each]:
                    break
            else:
                return
            seat = each
            self.turn(seat, policy.lay(seat, row, hands[seat], market), policy)

    def turn(self, seat: Seat, card: int | None, policy: Quick) -> None:
        """Let a seat lay a card and take one, or pass."""
        row, hand = self.row, self.hands[seat]
        if card is None:
            for each in hand:
                row[AT[each]] -= (seat + 1) * STEP[each]
            self.playing[seat] = False
            return
        hand.remove(card)
        at = AT[card]
        row[at] = laid(row[at], seat, COLOUR[card])
        if self.market:
            self.take(seat, policy.take(seat, row, self.market))
        else:
            self.playing[seat] = bool(hand)

    def take(self, seat: Seat, card: int) -> None:
        """Let a seat take a card of the market, and fill the gap."""
        row, market = self.row, self.market
        at = AT[card]
        row[at] = taken(row[at], seat, COLOUR[card])
        self.hands[seat].append(card)
        self.playing[seat] = True
        gap = market.index(card)
        if self.pile:
            market[gap] = new = self.pile.pop()
            row[AT[new]] += (MARKET - DRAWN) * STEP[new]
        else:
            del market[gap]


def points(row: Sequence[Pile], players: int, *, profi: bool) -> tuple[int, ...]:
    """Return what every seat scores with a row."""
    owned = [0] * TOPS
    for at, pile in enumerate(row):
        owned[pile % TOPS] |= 1 << at
    return tuple(_points(each, profi) for each in owned[1 : players + 1])


@cache
def _points(owned: int, profi: bool) -> int:
    """Return what a seat scores if it is on top of these piles, a bit for each."""
    numbers = tuple(number for number in NUMBERS if owned >> number - 1 & 1)
    return Score(numbers, blocks(numbers) if profi else ()).points
