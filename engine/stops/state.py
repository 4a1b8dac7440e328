"""The whole state of a stops match, and the small questions that several phases ask of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from engine.cards import NO_CARDS, Card, CardSet
from engine.game import Event, Outcome, Seat
from engine.stops.rules import Rules

if TYPE_CHECKING:
    from dataclasses import replace as replace  # by this name the type checker knows the fields


class Phase(StrEnum):
    """What the match waits for."""

    ROUND = "round"
    """The next round has not begun. With fixed stakes `DEAL` stands for this too."""
    STAKE = "stake"
    """Everybody places his stake, in order."""
    DEAL = "deal"
    SPARE = "spare"
    """The owner of the spare hand decides what becomes of it."""
    OFFER = "offer"
    """The spare hand is offered for a price."""
    AUCTION = "auction"
    """Bids are made for the dead hand."""
    RESALE = "resale"
    """The owner has swapped, and may put his old hand up for auction."""
    LATE_SWAP = "late_swap"
    """Nobody bid in the auction, and the owner may still swap."""
    HOLD = "hold"
    """Everybody holds five cards for the poker, in order."""
    BET = "bet"
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
    """Chips that a player took from a space: by playing a card, or at the deal (`card` is None)."""

    seat: Seat
    space: str
    card: Card | None
    chips: int


@dataclass(frozen=True)
class State:
    """A stops match between two actions. Tuples are by seat, `spaces` by `rules.spaces`; chips are whole.

    It has no slots: `replace` takes over all that stays in one step, which counts several times a card.
    """

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
    """The dead hand, from which nobody plays: the spare one, or what was swapped for it."""
    plays: tuple[Play, ...] = ()
    """Every card of this round, in order."""
    missing: CardSet = NO_CARDS
    """Cards that were asked for while nobody held them and nobody had played them: everybody knows they are dead."""
    turn: Seat | None = None
    """Who has to act."""
    asked: tuple[Seat, ...] = ()
    """Who is still asked in a phase that goes round the table, in order; `turn` is the first of them."""
    swapped: bool = False
    """Whether the owner of the spare hand has taken it."""
    given_up: Seat | None = None
    """Whose hand the dead one was: he knows it. None for the spare hand as it was dealt."""
    seller: Seat | None = None
    """Whose hand `given_up` bought: he knows that one. None where it was the spare hand as it was dealt."""
    bid: int = 0
    """The highest bid of an auction, in chips; 0 before the first."""
    bidder: Seat | None = None
    """Who made it."""
    held: tuple[CardSet, ...] = ()
    """The five cards that each seat holds for the poker; empty sets before that."""
    bets: tuple[int, ...] = ()
    """What each seat has paid in the betting. These chips lie on the pot already."""
    raises: int = 0
    """How many raises the betting has seen; the opening bet is none."""
    folded: frozenset[Seat] = frozenset()
    poker_winner: Seat | None = None
    """Who won this round's poker."""
    placed: tuple[tuple[tuple[str, int], ...], ...] = ()
    """Where each seat put its last stake in this match: chips by space. Empty before the first."""
    told: tuple[Event, ...] = ()
    """What everybody saw in this round before the first card was led, in order."""
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
        return CardSet.of([play.card for play in self.plays])

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
            if hand >> card & 1:
                return seat
        return None

    def cleared(self) -> State:
        """Return this state with nothing left of the round before, as the next one begins."""
        return replace(
            self,
            hands=(NO_CARDS,) * self.players,
            dead=NO_CARDS,
            plays=(),
            missing=NO_CARDS,
            before=self.chips,
            collected=(),
            passed=(),
            relaxed=False,
            swapped=False,
            given_up=None,
            seller=None,
            bid=0,
            bidder=None,
            held=(),
            bets=(),
            raises=0,
            folded=frozenset(),
            poker_winner=None,
            told=(),
        )

    def asking(self, phase: Phase, seats: tuple[Seat, ...]) -> State:
        """Return this state as it asks these seats, one after the other."""
        return replace(self, phase=phase, asked=seats, turn=seats[0])

    def done(self) -> State:
        """Return this state with nobody left to ask in the present phase: the next one follows at once."""
        return replace(self, asked=(), turn=None)

    def exchanging(self, seat: Seat) -> State:
        """Return this state after a seat has taken the dead hand for its own."""
        hands = list(self.hands)
        hands[seat], dead = self.dead, hands[seat]
        return replace(self, hands=tuple(hands), dead=dead, given_up=seat, seller=self.given_up)

    def owner(self) -> Seat | None:
        """Return whose the spare hand is to decide on, None where it is simply dead."""
        return {"none": None, "dealer": self.dealer, "eldest": self.in_order()[0]}[self.rules.spare_owner]

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


if not TYPE_CHECKING:

    def replace(state: State, **changes: Any) -> State:
        """Return a state with some fields changed, as `dataclasses.replace` does, in a tenth of its time."""
        changed = object.__new__(State)
        object.__setattr__(changed, "__dict__", state.__dict__ | changes)
        return changed
