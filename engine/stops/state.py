"""The complete state of a stops match, and the small questions about it that several phases ask.

A `DealState` has what belongs to one round; the next round begins with a new one. What everybody may know of both is
declared apart, because a view (`engine.stops.view`) has it too.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from engine.cards import NO_CARDS, Card, CardSet
from engine.game import Event, MatchState, Seat
from engine.stops.events import BoodleCollected, CardPlayed
from engine.stops.rules import Rules
from engine.values import Value


class Phase(StrEnum):
    """What the match waits for."""

    ROUND = "round"
    """The next round has not begun. With fixed stakes `DEAL` stands for this too."""
    STAKE = "stake"
    """Everybody places their stake, in order."""
    DEAL = "deal"
    SPARE = "spare"
    """The owner of the spare hand decides what happens to it."""
    OFFER = "offer"
    """The spare hand is offered for a price."""
    AUCTION = "auction"
    """Bids are made for the dead hand."""
    RESALE = "resale"
    """The owner has swapped, and may put their old hand up for auction."""
    LATE_SWAP = "late_swap"
    """Nobody bid in the auction, and the owner may still swap."""
    HOLD = "hold"
    """Everybody holds five cards for the poker, in order."""
    BET = "bet"
    LEAD = "lead"
    FOLLOW = "follow"
    OVER = "over"


@dataclass(frozen=True)
class PublicDeal(Value):
    """What everybody may know of one round. Tuples are by seat, unless they are in order of time."""

    turned: Card | None = None
    """The card that is turned up."""
    swapped: bool = False
    """Whether the owner of the spare hand has taken it."""
    bid: int = 0
    """The highest bid of an auction, in chips; 0 before the first."""
    bidder: Seat | None = None
    """The seat that made it."""
    bets: tuple[int, ...] = ()
    """What each seat has paid in the betting. These chips lie on the pot already."""
    raises: int = 0
    """How many raises the betting has seen; the opening bet is none."""
    folded: frozenset[Seat] = frozenset()
    poker_winner: Seat | None = None
    """The seat that won the poker."""
    opening_log: tuple[Event, ...] = ()
    """What everybody saw before the first card was led, in order."""
    collected: tuple[BoodleCollected, ...] = ()
    """What was collected, in order."""
    plays: tuple[CardPlayed, ...] = ()
    """Every card of the round, in order."""
    missing: CardSet = NO_CARDS
    """Cards that everybody knows to be dead: they were turned up, or asked for while nobody held or had played them."""
    passed: tuple[Seat, ...] = ()
    """The seats that were blocked and passed the present lead on, in order."""
    relaxed: bool = False
    """Whether the present leader, being blocked, may lead what is otherwise not permitted."""

    @property
    def trump(self) -> str:
        """The suit that is trumps, empty without one."""
        return "" if self.turned is None else self.turned.suit

    @property
    def played(self) -> CardSet:
        """Every card that is played."""
        return CardSet.of([play.card for play in self.plays])


@dataclass(frozen=True)
class DealState(PublicDeal):
    """What belongs to one round, from its stakes to its settlement. It stays as it is until the next one begins."""

    hands: tuple[CardSet, ...] = ()
    dead: CardSet = NO_CARDS
    """The dead hand, from which nobody plays: the spare one, or what was swapped for it."""
    given_up: Seat | None = None
    """The seat that had the dead hand before, and knows it. None for the spare hand as it was dealt."""
    seller: Seat | None = None
    """The seat whose former hand `given_up` bought, and that knows it. None if it was the spare hand as dealt."""
    held: tuple[CardSet, ...] = ()
    """The five cards that each seat holds for the poker; empty sets before that."""
    before: tuple[int, ...] = ()
    """Chips before the round's stakes."""

    @property
    def last(self) -> CardPlayed | None:
        """The card played last."""
        return self.plays[-1] if self.plays else None

    def went_out(self) -> Seat | None:
        """Return the seat that has played its last card, None for a round that nobody has won."""
        return None if self.last is None or self.hands[self.last.seat] else self.last.seat

    def holder(self, card: Card) -> Seat | None:
        """Return the seat that holds a card, None for a card that is dead, played or not in the pack."""
        for seat, hand in enumerate(self.hands):
            if hand >> card & 1:
                return seat
        return None


@dataclass(frozen=True, kw_only=True)
class PublicState(MatchState):
    """What everybody may know of a match, except `turn` during a run: only its holder knows who has the next card."""

    rules: Rules
    phase: Phase
    dealer: Seat
    eliminated: frozenset[Seat] = frozenset()
    asked: tuple[Seat, ...] = ()
    """The seats still to be asked in a phase that goes round the table, in order; `turn` is the first."""

    def left_of(self, seat: Seat) -> Iterator[Seat]:
        """Yield the seats still in the match clockwise from the left of `seat`, `seat` itself last."""
        for step in range(1, self.players + 1):
            each = (seat + step) % self.players
            if each not in self.eliminated:
                yield each


@dataclass(frozen=True, kw_only=True)
class State(PublicState):
    """A stops match between two actions. Tuples are by seat, `spaces` by `rules.spaces`; chips are whole."""

    spaces: tuple[int, ...]
    topups: tuple[int, ...]
    deal: DealState
    """The round being played. Between two rounds it is the last one; before the first nobody has cards in it."""
    placed: tuple[tuple[tuple[str, int], ...], ...] = ()
    """Where each seat put its last stake in this match: chips by space. Empty before the first."""
    options: CardSet = NO_CARDS
    """The cards that `turn` may play: exactly what is legal."""

    def in_order(self) -> tuple[Seat, ...]:
        """Return the seats still in the match from eldest on, the dealer last."""
        return tuple(self.left_of(self.dealer))

    def with_deal(self, **changes: Any) -> "State":
        """Return this state with changes to what belongs to the round."""
        return self.with_(deal=self.deal.with_(**changes))

    def beginning(self) -> "State":
        """Return this state as the next round begins, with nothing left of the one before."""
        return self.with_(deal=DealState(hands=(NO_CARDS,) * self.players, before=self.chips))

    def asking(self, phase: Phase, seats: tuple[Seat, ...]) -> "State":
        """Return this state as it asks these seats, one after the other; without any the next phase follows at once."""
        return self.with_(phase=phase, asked=seats, turn=seats[0] if seats else None)

    def done(self) -> "State":
        """Return this state with nobody left to ask in the present phase."""
        return self.asking(self.phase, ())

    def exchanging(self, seat: Seat) -> "State":
        """Return this state after a seat has taken the dead hand in exchange for its own."""
        hands = list(self.deal.hands)
        hands[seat], dead = self.deal.dead, hands[seat]
        return self.with_deal(hands=tuple(hands), dead=dead, given_up=seat, seller=self.deal.given_up)

    def owner(self) -> Seat | None:
        """Return the seat that decides on the spare hand, None if it is simply dead."""
        return {"none": None, "dealer": self.dealer, "eldest": self.in_order()[0]}[self.rules.spare_owner]

    def with_chips(self, seat: Seat, more: int) -> "State":
        """Return this state with `more` chips (or fewer, if negative) in front of a seat."""
        chips = list(self.chips)
        chips[seat] += more
        return self.with_(chips=tuple(chips))

    def with_space(self, at: int, chips: int) -> "State":
        """Return this state with exactly `chips` on the space `rules.spaces[at]`."""
        spaces = list(self.spaces)
        spaces[at] = chips
        return self.with_(spaces=tuple(spaces))

    def table(self) -> tuple[tuple[str, int], ...]:
        """Return the spaces that have chips, and how many."""
        return tuple((space, chips) for space, chips in zip(self.rules.spaces, self.spaces, strict=True) if chips)
