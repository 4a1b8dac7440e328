"""Playing a round to its end at once, thousands of times: the rules for search.

A run is resolved without looking at each of its cards (`lanes`), and of a round only its leads are looked at. The
rules are those of `leads`, `play`, `paycards` and `settle`; a property test holds every playout equal to `apply`.
"""

import math
from collections.abc import Callable, Sequence

from engine.game import Seat
from engine.stops.order import PERMITTED
from engine.stops.search.lanes import BITS, Lanes, lanes, lowest, lowest_of_suits, suit_of
from engine.stops.view import View

Policy = Callable[[Lanes, Lanes, Lanes], Lanes]
"""Decides on leads: takes two or more cards that may be led, the leader's hand and all hands together, and returns one
of those that may be led."""

_NARROWED: dict[str, Callable[[Lanes], Lanes]] = {
    "any": lambda held: held,
    "suit_low": lowest_of_suits,
    "group_low": lowest,
}

LEAD_AGAIN = 1.5
"""What leading the next run too is worth to `greedy`, in cards shed."""


def greedy(leads: Lanes, hand: Lanes, held: Lanes) -> Lanes:
    """Lead what sheds most of one's own cards and fewest of others', and values keeping the lead; it sees all hands."""
    best, most = leads, -math.inf
    while leads:
        led = leads & -leads
        leads ^= led
        rest = held & held + led
        run = held ^ rest
        own = run & hand
        back = LEAD_AGAIN if own.bit_length() == run.bit_length() else 0.0
        worth = 2 * own.bit_count() - run.bit_count() + back
        if worth > most:
            best, most = led, worth
    return best


class Playout:
    """A round in play as everybody sees it, ready to be played to its end with any hands that might be held.

    Made once for a decision; nothing in it changes.
    """

    def __init__(self, view: View) -> None:
        """Prepare what all playouts from here have in common.

        `view`: any seat's, after the deal. It does not matter whose: hands come with each playout.
        """
        rules, table = view.rules, dict(view.table)
        self.bits = BITS[rules.ace]
        """The bit of each card, by number, to make hands of."""
        self._chips = view.chips
        self._present = None if not view.eliminated else tuple(sorted(view.left_of(view.dealer)))
        self._narrowed = _NARROWED[rules.lead_card]
        self._permitted = (
            None
            if rules.lead_change == "none"
            else tuple(lanes(rules.ace, cards) for cards in PERMITTED[rules.lead_change].values())
        )
        self._passing = rules.lead_blocked == "pass"
        self._relaxing = rules.lead_blocked == "relax" or rules.lead_deadlock == "relax"
        self._spaces = tuple(table.get(space, 0) for space in rules.spaces)
        self._outs = rules.outs
        self._spared = lanes(rules.ace, rules.spared)
        self._per_card = rules.pay_per_card
        self._collected_by = tuple(
            (tuple(lanes(rules.ace, cards) for cards in rules.collected_by[view.trump][at]), at)
            for at in range(len(rules.layout))
            if self._spaces[at] and rules.paycards_when == "play"
        )
        self._before = tuple(
            lanes(rules.ace, (play.card for play in view.plays if play.seat == seat)) for seat in range(len(view.chips))
        )

    def play(self, hands: Sequence[Lanes], first: Lanes, choose: Policy) -> tuple[int, ...]:
        """Play the round to its end, and return what each seat wins or loses, in chips, before any top-up.

        `first`: the cards, all in one hand, that may be played first, in a lead or to follow; `choose` takes one of
        several. `choose`: decides on all leads after that.
        """
        left = sum(hands)
        playing = hands if self._present is None else [hands[seat] for seat in self._present]
        narrowed, permitted = self._narrowed, self._permitted
        runs: list[Lanes] = []
        leader = next(hand for hand in playing if hand & first)
        while True:
            led = choose(first, leader & left, left) if first & first - 1 else first
            carried = left + led
            rest = left & carried
            runs.append(left ^ rest)
            last = (carried ^ rest) >> 1
            for hand in playing:
                if not hand & rest:
                    return self._won(hands, left, runs)
                if hand & last:
                    leader = hand
            left = rest
            may = left if permitted is None else left & permitted[suit_of(last)]
            if not leader & may:
                leader, may = self._past_the_blocked(playing, leader, left, may)
                if not may:
                    return self._settled(hands, left, None, runs)
            first = narrowed(leader & may)

    def _past_the_blocked(
        self, playing: Sequence[Lanes], blocked: Lanes, left: Lanes, may: Lanes
    ) -> tuple[Lanes, Lanes]:
        """Return who leads if the last player is blocked, and the cards that may be led; none in a deadlock."""
        if self._passing:
            at = playing.index(blocked)
            for hand in (*playing[at + 1 :], *playing[:at]):
                if hand & may:
                    return hand, may
        return blocked, left if self._relaxing else 0

    def _won(self, hands: Sequence[Lanes], left: Lanes, runs: list[Lanes]) -> tuple[int, ...]:
        """Settle a round in whose last run somebody went out, the first of those whose cards end in it."""
        run = runs.pop()
        last_cards = min(hand & left for hand in hands if hand & left and not hand & left & ~run)
        runs.append(run & (1 << last_cards.bit_length()) - 1)
        winner = next(seat for seat, hand in enumerate(hands) if hand & last_cards)
        return self._settled(hands, left ^ runs[-1], winner, runs)

    def _settled(self, hands: Sequence[Lanes], left: Lanes, winner: Seat | None, runs: list[Lanes]) -> tuple[int, ...]:
        """Return the chips that each seat has won or lost. `winner`: None if everybody was blocked."""
        gains = [0] * len(hands)
        for sets, at in self._collected_by:
            collector = self._first_to_play(hands, sets, runs)
            if collector is not None:
                gains[collector] += self._spaces[at]
        if winner is not None:
            for at in self._outs:
                gains[winner] += self._spaces[at]
            if self._per_card:
                spared = self._spared & left
                for seat, hand in enumerate(hands):
                    due = 0 if spared and hand & spared else (hand & left).bit_count() * self._per_card
                    paid = min(due, self._chips[seat] + gains[seat])
                    gains[seat] -= paid
                    gains[winner] += paid
        return tuple(gains)

    def _first_to_play(self, hands: Sequence[Lanes], sets: tuple[Lanes, ...], runs: list[Lanes]) -> Seat | None:
        """Return the seat that was first to have played all cards of one of these sets, earlier plays included."""
        played = 0
        for run in runs:
            played |= run
            for cards in sets:
                if cards & run:
                    for seat, hand in enumerate(hands):
                        if not cards & ~(self._before[seat] | hand & played):
                            return seat
        return None
