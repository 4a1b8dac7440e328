"""What happens in New York, New York, in the past tense. All chips are whole chips, all seats numbers from 0."""

from dataclasses import dataclass
from typing import ClassVar

from engine.game import PublicEvent, Seat, SeatAlone, SeatEvent
from engine.game import RoundBegan as RoundBegan
from engine.game import StakePaid as StakePaid
from engine.newyork.cards import Card, CardSet
from engine.newyork.scoring import Score


class HandDealt(SeatAlone, key="HandDealt"):
    """One seat's hand, for that seat alone."""

    cards: CardSet


class CardLaid(SeatEvent, key="CardLaid"):
    """A card lies on the pile of its number, and covers what was on top there (None: it is the first)."""

    card: Card
    covered: Card | None


class CardTaken(SeatEvent, key="CardTaken"):
    """A player took a card from the market, and this one of the pile fills the gap (None: the pile is empty)."""

    card: Card
    filled: Card | None


class Passed(SeatEvent, key="Passed"):
    """A player lays nothing more in this round; `cards` are left in their hand, unseen."""

    cards: int


@dataclass(frozen=True, slots=True)
class Cover:
    """A card that covered another player's, and stayed on top to the end of the round."""

    seat: Seat
    """Who laid it."""
    card: Card
    covered: Card


class RoundScored(PublicEvent, key="RoundScored"):
    """A round is over, with all its results. Tuples are by seat, `tops` by number from 1 (None for a missing pile)."""

    notable: ClassVar[bool] = True
    round: int
    rounds: int
    tops: tuple[Card | None, ...]
    scores: tuple[Score, ...]
    totals: tuple[int, ...]
    """The points of all rounds, this one included."""
    held: tuple[CardSet, ...]
    """The cards that everybody still held when the round was over; they score nothing."""
    cover: Cover | None
    """The cover of the highest number, None without any."""


class PotWon(PublicEvent, key="PotWon"):
    """The pot is paid out: `chips` to each of the winners of the match. What cannot be shared stays."""

    notable: ClassVar[bool] = True
    winners: tuple[Seat, ...]
    chips: int
