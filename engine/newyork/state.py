"""The complete state of a match of New York, New York, and the small questions about it that several files ask.

A `DealState` has what belongs to one round; the next round begins with a new one.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from engine.game import MatchState, Seat
from engine.newyork.cards import NO_CARDS, NUMBERS, Card, CardSet
from engine.newyork.rules import Rules
from engine.values import Value


class Phase(StrEnum):
    """What the match waits for."""

    DEAL = "deal"
    LAY = "lay"
    """Somebody lays a card, or passes."""
    TAKE = "take"
    """The seat that has just laid a card takes one from the market."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat did in a turn of its own."""

    seat: Seat
    laid: Card | None
    """The card on the row; None after passing."""
    took: Card | None = None
    """The card from the market; None before it is taken, or if there was none."""


@dataclass(frozen=True)
class DealState(Value):
    """What belongs to one round. It stays as it is, with the cards where they lay, until the next deal."""

    hands: tuple[CardSet, ...]
    """By seat."""
    market: tuple[Card, ...] = ()
    """The cards that can be taken; a new card lies where the one before it lay."""
    pile: tuple[Card, ...] = ()
    """The draw pile, the next card first."""
    turns: tuple[Turn, ...] = ()
    """Every turn of the round, in order."""

    @property
    def tops(self) -> tuple[Card | None, ...]:
        """The card on top of each pile of the row, by number from 1; None if there is no pile."""
        tops: list[Card | None] = [None] * len(NUMBERS)
        for turn in self.turns:
            if turn.laid is not None:
                tops[turn.laid.number - 1] = turn.laid
        return tuple(tops)

    @property
    def passed(self) -> frozenset[Seat]:
        """The seats that have passed."""
        return frozenset(turn.seat for turn in self.turns if turn.laid is None)

    @property
    def known(self) -> tuple[CardSet, ...]:
        """The cards of each hand that everybody has seen taken from the market."""
        known = [NO_CARDS] * len(self.hands)
        for turn in self.turns:
            if turn.laid is not None:
                known[turn.seat] = known[turn.seat].without_card(turn.laid)
            if turn.took is not None:
                known[turn.seat] = known[turn.seat].with_card(turn.took)
        return tuple(known)


@dataclass(frozen=True, kw_only=True)
class PublicState(MatchState):
    """What everybody may know of a match, and a view has too (`engine.newyork.view`). Tuples are by seat."""

    rules: Rules
    phase: Phase
    starter: Seat
    pot: int
    """The chips that are played for, and those that lay there before."""
    scores: tuple[tuple[int, ...], ...] = ()
    """The points of every finished round, by round and seat."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all finished rounds."""
        return tuple(sum(each[seat] for each in self.scores) for seat in range(self.players))


@dataclass(frozen=True, kw_only=True)
class State(PublicState):
    """A match between two actions."""

    deal: DealState
    """The round being played. Between two rounds it is the last one; before the first nobody has cards in it."""

    def with_deal(self, **changes: Any) -> "State":
        """Return this state with changes to what belongs to the round."""
        return self.with_(deal=self.deal.with_(**changes))
