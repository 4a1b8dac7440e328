"""What happens in a stops game, in the past tense. All chips are whole chips, all seats numbers from 0."""

from dataclasses import dataclass
from typing import ClassVar

from engine.cards import Card, CardSet
from engine.game import Action, PublicEvent, Seat, SeatAlone, SeatEvent
from engine.game import RoundBegan as RoundBegan
from engine.game import StakePaid as StakePaid


class HandsDealt(PublicEvent, key="HandsDealt"):
    """Everybody has a hand."""


class HandDealt(SeatAlone, key="HandDealt"):
    """The hand that a seat has after the deal, or after taking the extra one, for that seat alone."""

    cards: CardSet


class CardTurned(SeatEvent, key="CardTurned"):
    """The dealer has turned up the last card of the dead hand: its suit is trumps."""

    notable: ClassVar[bool] = True
    card: Card


class Chose(SeatEvent, key="Chose"):
    """A seat did this before play, in public. Stakes, holds, auctions, sales and calls have events of their own."""

    action: Action


class AuctionOpened(SeatEvent, key="AuctionOpened"):
    """The owner sells the dead hand to the highest bidder; `old` if it is the hand that the owner gave up."""

    old: bool


class AuctionFailed(SeatEvent, key="AuctionFailed"):
    """Nobody bid for the dead hand."""


class HandSold(SeatEvent, key="HandSold"):
    """A player has bought the dead hand from its owner; the buyer's own is dead now."""

    notable: ClassVar[bool] = True
    owner: Seat
    chips: int


class HandHeld(SeatEvent, key="HandHeld"):
    """A player has chosen five cards for the poker."""


class BetCalled(SeatEvent, key="BetCalled"):
    """A player paid `chips` to stay in; `all_in` if they are the last ones and fewer than the bet."""

    chips: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class PotWon:
    """One pot of the poker: each of `winners` has `share` of its `chips`; the remainder stays on the table."""

    chips: int
    winners: tuple[Seat, ...]
    share: int


class PokerEnded(PublicEvent, key="PokerEnded"):
    """The poker is decided: its pots, the main one first, and the hands shown (none if everybody else folded)."""

    notable: ClassVar[bool] = True
    winner: Seat
    pots: tuple[PotWon, ...]
    shown: tuple[tuple[Seat, CardSet], ...]


class CardPlayed(SeatEvent, key="CardPlayed"):
    """A card was led, or followed the one below it."""

    card: Card
    led: bool


class BoodleCollected(SeatEvent, key="BoodleCollected"):
    """A player took the chips of a space: by playing `card`, or at the deal (`card` is None) for cards in hand."""

    notable: ClassVar[bool] = True
    space: str
    card: Card | None
    chips: int


class RunStopped(SeatEvent, key="RunStopped"):
    """Nobody follows `card`, which `seat` played: it is of the top rank, or nobody holds `missing`."""

    card: Card
    missing: Card | None


class LeadPassed(SeatEvent, key="LeadPassed"):
    """A player has no card that may be led; the next player to the left tries."""


class RestrictionLifted(SeatEvent, key="RestrictionLifted"):
    """The leader has no card of a permitted suit, and may lead any."""


@dataclass(frozen=True, slots=True)
class Payment:
    """What a player paid the winner for cards left in hand: `chips` of the `due` ones, the rest is forgiven."""

    seat: Seat
    due: int
    chips: int


class RoundEnded(PublicEvent, key="RoundEnded"):
    """A round is settled, with all its results. Tuples of chips are by seat."""

    notable: ClassVar[bool] = True
    round: int
    rounds: int | None
    """How many rounds the match has; None if chips alone decide."""
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
    held: tuple[CardSet, ...]
    """The cards that everybody still held, by seat: everybody sees them now. Empty if nothing was dealt."""
    dead: CardSet
    """The dead hand."""
    ace: str
    """Whether aces are high or low, as in the rules, for sorting these cards."""


class PlayerEliminated(SeatEvent, key="PlayerEliminated"):
    """A player without chips has left the match."""

    notable: ClassVar[bool] = True


class ToppedUp(SeatEvent, key="ToppedUp"):
    """A player without chips has had new ones from the bank."""

    notable: ClassVar[bool] = True
    chips: int


class TableShared(PublicEvent, key="TableShared"):
    """At the end of the match the chips on the table were shared out: `chips` for each of `seats`."""

    notable: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    chips: int
