"""The whole state of a stops match, and the small questions that several phases ask of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.cards import NO_CARDS, Card, CardSet
from engine.game import Outcome, Seat
from engine.stops.rules import Rules


class Phase(StrEnum):
    """What the match waits for."""

    DEAL = "deal"
    LEAD = "lead"
    FOLLOW = "follow"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Play:
    """One card on the table: who played it, and whether it was led."""

    seat: Seat
    card: Card
    led: bool


@dataclass(frozen=True, slots=True)
class Collected:
    """Chips that a player took from a space by playing a card."""

    seat: Seat
    space: str
    card: Card
    chips: int


@dataclass(frozen=True, slots=True)
class State:
    """A stops match between two actions. Tuples are by seat, `spaces` by `rules.spaces`; chips are whole."""

    rules: Rules
    phase: Phase
    round: int
    """The round being played or dealt next, from 1."""
    dealer: Seat
    chips: tuple[int, ...]
    spaces: tuple[int, ...]
    eliminated: frozenset[Seat]
    topups: tuple[int, ...]
    hands: tuple[CardSet, ...]
    dead: CardSet
    """The spare hand, from which nobody plays."""
    plays: tuple[Play, ...] = ()
    """Every card of this round, in order."""
    missing: CardSet = NO_CARDS
    """Cards that were asked for while nobody held them and nobody had played them: everybody knows they are dead."""
    turn: Seat | None = None
    """Who leads or must follow."""
    options: CardSet = NO_CARDS
    """The cards that `turn` may play: exactly what is legal."""
    before: tuple[int, ...] = ()
    """Chips by seat before this round's stakes."""
    collected: tuple[Collected, ...] = ()
    """What was collected in this round, in order."""
    passed: tuple[Seat, ...] = ()
    """Who was blocked and passed the present lead on."""
    relaxed: bool = False
    """Whether the present leader, being blocked, may lead what he otherwise may not."""
    outcome: Outcome | None = None

    @property
    def players(self) -> int:
        """How many seats the match has, eliminated ones included."""
        return len(self.chips)

    @property
    def last(self) -> Play | None:
        """The card played last in this round."""
        return self.plays[-1] if self.plays else None

    def played(self) -> CardSet:
        """Return the cards played in this round."""
        return CardSet.of(play.card for play in self.plays)

    def left_of(self, seat: Seat) -> Iterator[Seat]:
        """Yield the seats still in the match clockwise from the left of `seat`, `seat` itself last."""
        for step in range(1, self.players + 1):
            each = (seat + step) % self.players
            if each not in self.eliminated:
                yield each

    def in_order(self) -> tuple[Seat, ...]:
        """Return the seats still in the match from eldest on, the dealer last."""
        return tuple(self.left_of(self.dealer))

    def holder(self, card: Card) -> Seat | None:
        """Return who holds a card, None for a card that is dead, played or not in the pack."""
        for seat, hand in enumerate(self.hands):
            if card in hand:
                return seat
        return None

    def with_chips(self, seat: Seat, more: int) -> State:
        """Return this state with `more` chips (or fewer, if negative) in front of a seat."""
        chips = list(self.chips)
        chips[seat] += more
        return replace(self, chips=tuple(chips))

    def with_space(self, at: int, chips: int) -> State:
        """Return this state with exactly `chips` on the space `rules.spaces[at]`."""
        spaces = list(self.spaces)
        spaces[at] = chips
        return replace(self, spaces=tuple(spaces))

    def table(self) -> tuple[tuple[str, int], ...]:
        """Return the spaces that have chips, with them."""
        return tuple((space, chips) for space, chips in zip(self.rules.spaces, self.spaces, strict=True) if chips)
