"""What happens in a stops game, in the past tense. All chips are whole chips, all seats numbers from 0."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, CardSet
from engine.game import Event, Outcome, Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The stakes of a round are about to be paid."""

    round: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class StakePaid(Event):
    """A player has put chips on spaces: `chips` by space, less than asked where the stack ran out."""

    seat: Seat
    chips: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """Everybody has a hand; `counts` are cards by seat, `spare` the cards of the dead hand."""

    counts: tuple[int, ...]
    spare: int


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """One seat's hand, for that seat alone."""

    seat: Seat
    cards: CardSet

    @property
    def audience(self) -> Seat | None:
        """The seat whose hand it is."""
        return self.seat


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was led, or followed the one below it."""

    seat: Seat
    card: Card
    led: bool


@dataclass(frozen=True, slots=True)
class BoodleCollected(Event):
    """The player of `card` took the chips of a space."""

    seat: Seat
    space: str
    card: Card
    chips: int

    @property
    def notable(self) -> bool:
        """Told in a message of its own."""
        return True


@dataclass(frozen=True, slots=True)
class RunStopped(Event):
    """Nobody follows `card`, which `seat` played: it is of the top rank, or nobody holds `missing`."""

    seat: Seat
    card: Card
    missing: Card | None


@dataclass(frozen=True, slots=True)
class LeadPassed(Event):
    """A player has no card that he may lead; the player to his left tries."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RestrictionLifted(Event):
    """The leader has no card of a permitted suit, and may lead any."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A player has played his last card and wins the round."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class KittyCollected(Event):
    """The winner of the round took the kitty."""

    seat: Seat
    chips: int


@dataclass(frozen=True, slots=True)
class Payment:
    """What a player paid the winner for the cards left in his hand: `chips` of the `due` ones, the rest is forgiven."""

    seat: Seat
    cards: int
    due: int
    chips: int


@dataclass(frozen=True, slots=True)
class CardsPaid(Event):
    """A player paid the winner of the round."""

    winner: Seat
    payment: Payment


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is settled, told whole. Tuples of chips are by seat."""

    round: int
    rounds: int | None
    """How many rounds the match has; None where chips alone decide."""
    winner: Seat | None
    """None after a deadlock: nobody wins, nobody pays."""
    card: Card | None
    """The card with which the winner went out."""
    kitty: int
    """Chips that the winner took from the kitty."""
    payments: tuple[Payment, ...]
    before: tuple[int, ...]
    """Everybody's chips before the stakes."""
    chips: tuple[int, ...]
    """Everybody's chips now."""
    table: tuple[tuple[str, int], ...]
    """What stays on the table: spaces with chips only."""

    @property
    def notable(self) -> bool:
        """Told in a message of its own."""
        return True


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Event):
    """A player without chips has left the match."""

    seat: Seat

    @property
    def notable(self) -> bool:
        """Told in a message of its own."""
        return True


@dataclass(frozen=True, slots=True)
class ToppedUp(Event):
    """A player without chips has had new ones from the bank."""

    seat: Seat
    chips: int

    @property
    def notable(self) -> bool:
        """Told in a message of its own."""
        return True


@dataclass(frozen=True, slots=True)
class TableShared(Event):
    """At the end of the match the chips on the table were shared out: `chips` for each of `seats`."""

    seats: tuple[Seat, ...]
    chips: int

    @property
    def notable(self) -> bool:
        """Told in a message of its own."""
        return True


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over."""

    outcome: Outcome
