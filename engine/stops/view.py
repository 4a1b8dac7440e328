"""What a seat may know of a stops match, and what everybody may know."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from engine.cards import NO_CARDS, Card, CardSet
from engine.game import Action, Event, Outcome, Seat
from engine.stops.events import BoodleCollected, CardPlayed, turned_up
from engine.stops.phases.auction import bids
from engine.stops.phases.poker import to_call
from engine.stops.phases.sequence import PHASES
from engine.stops.phases.stakes import stake_due
from engine.stops.rules import Rules
from engine.stops.state import Phase, State


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat may know (`seat` is None: all that everybody may know). Tuples are by seat."""

    seat: Seat | None
    rules: Rules
    phase: Phase
    round: int
    rounds: int | None
    """How many rounds the match has; None if chips alone decide."""
    dealer: Seat
    chips: tuple[int, ...]
    table: tuple[tuple[str, int], ...]
    """Every layout space with its chips (0 included), then kitty and pot if they have any."""
    eliminated: frozenset[Seat]
    counts: tuple[int, ...]
    """Cards in each hand."""
    dead: int
    """Cards in the dead hand."""
    hand: CardSet
    """The seat's own cards; empty for everybody's view."""
    plays: tuple[CardPlayed, ...]
    missing: CardSet
    """Cards that are known to be dead, because a run stopped below them."""
    leader: Seat | None
    """The seat that has to lead, None during a run or if nothing is played."""
    wanted: Card | None
    """The card that the run waits for, None if it waits for none."""
    legal: CardSet
    """The cards this seat may play now."""
    decides: Seat | None
    """The seat that has to decide something, if everybody may know it: always, except for a run's next card."""
    asked: tuple[Seat, ...]
    """The seats still to be asked in a phase that goes round the table, in order."""
    owner: Seat | None
    """The seat that decides on the spare hand, None if it is simply dead."""
    swapped: bool
    """Whether the owner has taken the spare hand."""
    bid: int
    """The highest bid of an auction, 0 before the first."""
    bidder: Seat | None
    stake_due: int
    """How many chips this seat has to spread over the layout, now or when it is asked; else 0."""
    placed: tuple[tuple[str, int], ...]
    """Where this seat put its last stake in this match: chips by space."""
    bids: range
    """What this seat may bid now."""
    choices: tuple[Action, ...]
    """What this seat may do now with the spare hand, or in the betting."""
    held: CardSet
    """The five cards that this seat holds for the poker."""
    bets: tuple[int, ...]
    """What each seat has paid in the betting, empty if there is none."""
    to_call: int
    """What this seat has to pay to match the bet, whether it can or not."""
    folded: frozenset[Seat]
    poker_winner: Seat | None
    went_out: Seat | None
    """Who won the round by going out. None while it is played, or if nobody could lead any more."""
    given_up: CardSet
    """The dead hand, if this seat gave it up last; else empty."""
    sold: CardSet
    """What is left of the hand that this seat gave up, if `buyer` has it now; else empty."""
    buyer: Seat | None
    """The seat that bought that hand from this one."""
    opening_log: tuple[Event, ...]
    """What everybody saw in this round before the first card was led, in order."""
    collected: tuple[BoodleCollected, ...]
    """What was collected in this round, in order."""
    passed: tuple[Seat, ...]
    """The seats that were blocked and passed the present lead on, in order."""
    relaxed: bool
    """Whether the present leader, being blocked, may lead what is otherwise not permitted."""
    outcome: Outcome | None
    left: int
    """How many cards this seat still held when the round that is over ended; 0 while one is played."""

    def left_of(self, seat: Seat) -> Iterator[Seat]:
        """Yield the seats still in the match clockwise from the left of `seat`, `seat` itself last."""
        every = range(len(self.counts))
        return (each for each in (*every[seat + 1 :], *every[: seat + 1]) if each not in self.eliminated)

    @property
    def turned(self) -> Card | None:
        """The card that is turned up in this round."""
        return turned_up(self.opening_log) if self.rules.deal_turn_up else None

    @property
    def trump(self) -> str:
        """The suit that is trumps, empty without one."""
        return self.turned.suit if self.rules.deal_turn_up and self.turned is not None else ""

    @property
    def run(self) -> tuple[CardPlayed, ...]:
        """The plays from the last lead on."""
        runs = self.runs
        return runs[-1] if runs else ()

    @property
    def runs(self) -> tuple[tuple[CardPlayed, ...], ...]:
        """The plays of this round, cut before each lead."""
        leads = [at for at, play in enumerate(self.plays) if play.led]
        return tuple(self.plays[first:after] for first, after in pairwise([*leads, len(self.plays)]))

    @property
    def played(self) -> CardSet:
        """Every card played in this round."""
        return CardSet.of(play.card for play in self.plays)

    @property
    def unseen(self) -> CardSet:
        """The cards that this seat cannot place: in another hand, or dead without its knowing."""
        return self.rules.cards - self.played - self.hand - self.missing - self.given_up - self.sold


_WITH_HANDS = frozenset(Phase) - {Phase.ROUND, Phase.STAKE, Phase.DEAL, Phase.OVER}
"""The phases in which everybody has a hand."""
_FEW = {Phase.SPARE, Phase.OFFER, Phase.RESALE, Phase.LATE_SWAP, Phase.BET}
"""The phases with few choices, none of them a card."""


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat may know of a state, or what everybody may know for None.

    During a run, only the holder of the wanted card knows who has it.
    """
    deal, dealt = state.deal, state.phase in _WITH_HANDS
    own = NO_CARDS if seat is None or not dealt else deal.hands[seat]
    layout = len(state.rules.layout)
    spaces = list(zip(state.rules.spaces, state.spaces, strict=True))
    asked = seat is not None and seat in state.asked
    turn = seat is not None and seat == state.turn
    betting = state.phase is Phase.BET
    buyer = deal.given_up if seat is not None and dealt and seat == deal.seller else None
    return View(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        round=state.round,
        rounds=state.rules.rounds(state.players),
        dealer=state.dealer,
        chips=state.chips,
        table=(*spaces[:layout], *((space, chips) for space, chips in spaces[layout:] if chips)),
        eliminated=state.eliminated,
        counts=tuple(map(len, deal.hands)) if dealt else (0,) * state.players,
        dead=len(deal.dead) if dealt else 0,
        hand=own,
        plays=deal.plays,
        missing=deal.missing,
        leader=state.turn if state.phase is Phase.LEAD else None,
        wanted=next(iter(state.options)) if state.phase is Phase.FOLLOW else None,
        legal=state.options if turn else NO_CARDS,
        decides=None if state.phase is Phase.FOLLOW else state.turn,
        asked=state.asked,
        owner=state.owner() if dealt else None,
        swapped=deal.swapped,
        bid=deal.bid,
        bidder=deal.bidder,
        stake_due=stake_due(state, seat) if seat is not None and asked and state.phase is Phase.STAKE else 0,
        placed=state.placed[seat] if seat is not None and state.placed else (),
        bids=bids(state, seat) if seat is not None and turn and state.phase is Phase.AUCTION else range(0),
        choices=tuple(PHASES[state.phase].choices(state, seat))
        if seat is not None and turn and state.phase in _FEW
        else (),
        held=deal.held[seat] if seat is not None and dealt and deal.held else NO_CARDS,
        bets=deal.bets if dealt else (),
        to_call=to_call(state, seat) if seat is not None and betting else 0,
        folded=deal.folded,
        poker_winner=deal.poker_winner,
        went_out=deal.went_out(),
        given_up=deal.dead if seat is not None and dealt and seat == deal.given_up else NO_CARDS,
        sold=deal.hands[buyer] if buyer is not None else NO_CARDS,
        buyer=buyer,
        opening_log=deal.opening_log,
        collected=deal.collected,
        passed=deal.passed,
        relaxed=deal.relaxed,
        outcome=state.outcome,
        left=0 if seat is None or dealt else len(deal.hands[seat]),
    )
