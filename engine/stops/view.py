"""What a seat may know of a stops match, and what everybody may know."""

from dataclasses import dataclass, fields
from functools import lru_cache
from itertools import pairwise
from operator import attrgetter

from engine.cards import NO_CARDS, Card, CardSet
from engine.game import Action, Seat
from engine.stops.events import CardPlayed
from engine.stops.phases.auction import bids
from engine.stops.phases.poker import to_call
from engine.stops.phases.sequence import PHASES
from engine.stops.phases.stakes import stake_due
from engine.stops.state import Phase, PublicDeal, PublicState, State


@dataclass(frozen=True, kw_only=True)
class View(PublicDeal, PublicState):
    """All that one seat may know (`seat` is None: all that everybody may know). Tuples are by seat.

    During a run `turn` is None for everybody. What follows from other fields is a property: tables keep several views
    for each seat, and one of more than 42 fields would take twice the memory.
    """

    seat: Seat | None
    table: tuple[tuple[str, int], ...]
    """Every layout space with its chips (0 included), then kitty and pot if they have any."""
    counts: tuple[int, ...]
    """Cards in each hand."""
    dead: int
    """Cards in the dead hand."""
    hand: CardSet
    """The seat's own cards; empty for everybody's view."""
    wanted: Card | None
    """The card that the run waits for, None if it waits for none."""
    legal: CardSet
    """The cards this seat may play now."""
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
    to_call: int
    """What this seat has to pay to match the bet, whether it can or not."""
    went_out: Seat | None
    """Who won the round by going out. None while it is played, or if nobody could lead any more."""
    given_up: CardSet
    """The dead hand, if this seat gave it up last; else empty."""
    sold: CardSet
    """What is left of the hand that this seat gave up, if `buyer` has it now; else empty."""
    buyer: Seat | None
    """The seat that bought that hand from this one."""
    left: int
    """How many cards this seat still held when the round that is over ended; 0 while one is played."""

    @property
    def leader(self) -> Seat | None:
        """The seat that has to lead, None during a run or if nothing is played."""
        return self.turn if self.phase is Phase.LEAD else None

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
    def unseen(self) -> CardSet:
        """The cards that this seat cannot place: in another hand, or dead without its knowing."""
        return self.rules.cards - self.played - self.hand - self.missing - self.given_up - self.sold


_PUBLIC = tuple(each.name for each in fields(PublicState) if each.name != "turn")
_OF_THE_DEAL = tuple(each.name for each in fields(PublicDeal))
_public, _of_the_deal = attrgetter(*_PUBLIC), attrgetter(*_OF_THE_DEAL)
_WITH_HANDS = frozenset(Phase) - {Phase.ROUND, Phase.STAKE, Phase.DEAL, Phase.OVER}
"""The phases in which everybody has a hand."""
_FEW = {Phase.SPARE, Phase.OFFER, Phase.RESALE, Phase.LATE_SWAP, Phase.BET}
"""The phases with few choices, none of them a card."""


@lru_cache(maxsize=256)
def _table(spaces: tuple[str, ...], chips: tuple[int, ...], layout: int) -> tuple[tuple[str, int], ...]:
    """Return `View.table`. It is the same for all seats: their views share it, which saves 2 KiB a table."""
    return tuple(each for at, each in enumerate(zip(spaces, chips, strict=True)) if at < layout or each[1])


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat may know of a state, or what everybody may know for None.

    During a run, only the holder of the wanted card knows who has it.
    """
    deal, dealt = state.deal, state.phase in _WITH_HANDS
    own = NO_CARDS if seat is None or not dealt else deal.hands[seat]
    asked = seat is not None and seat in state.asked
    turn = seat is not None and seat == state.turn
    betting = state.phase is Phase.BET
    buyer = deal.given_up if seat is not None and dealt and seat == deal.seller else None
    return View.made(
        **dict(zip(_PUBLIC, _public(state), strict=True)),
        **dict(zip(_OF_THE_DEAL, _of_the_deal(deal), strict=True)),
        turn=None if state.phase is Phase.FOLLOW else state.turn,
        seat=seat,
        table=_table(state.rules.spaces, state.spaces, len(state.rules.layout)),
        counts=tuple(map(len, deal.hands)) if dealt else (0,) * state.players,
        dead=len(deal.dead) if dealt else 0,
        hand=own,
        wanted=next(iter(state.options)) if state.phase is Phase.FOLLOW else None,
        legal=state.options if turn else NO_CARDS,
        stake_due=stake_due(state, seat) if seat is not None and asked and state.phase is Phase.STAKE else 0,
        placed=state.placed[seat] if seat is not None and state.placed else (),
        bids=bids(state, seat) if seat is not None and turn and state.phase is Phase.AUCTION else range(0),
        choices=tuple(PHASES[state.phase].choices(state, seat))
        if seat is not None and turn and state.phase in _FEW
        else (),
        held=deal.held[seat] if seat is not None and dealt and deal.held else NO_CARDS,
        to_call=to_call(state, seat) if seat is not None and betting else 0,
        went_out=deal.went_out(),
        given_up=deal.dead if seat is not None and dealt and seat == deal.given_up else NO_CARDS,
        sold=deal.hands[buyer] if buyer is not None else NO_CARDS,
        buyer=buyer,
        left=0 if seat is None or dealt else len(deal.hands[seat]),
    )
