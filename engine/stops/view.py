"""What a seat may know of a stops match, and what everybody may know."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import NO_CARDS, Card, CardSet
from engine.game import Outcome, Seat
from engine.stops.rules import Rules
from engine.stops.state import Collected, Phase, Play, State


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat may know (`seat` is None: all that everybody may know). Tuples are by seat."""

    seat: Seat | None
    rules: Rules
    phase: Phase
    round: int
    rounds: int | None
    """How many rounds the match has; None where chips alone decide."""
    dealer: Seat
    chips: tuple[int, ...]
    table: tuple[tuple[str, int], ...]
    """Every layout space with its chips (0 included), then kitty and pot where they have any."""
    eliminated: frozenset[Seat]
    counts: tuple[int, ...]
    """Cards in each hand."""
    dead: int
    """Cards in the dead hand."""
    hand: CardSet
    """The seat's own cards; empty for everybody's view."""
    plays: tuple[Play, ...]
    missing: CardSet
    """Cards that are known to be dead, because a run stopped below them."""
    leader: Seat | None
    """Who has to lead, None while a run goes on or nothing is played."""
    wanted: Card | None
    """The card that the run waits for, None where it waits for none."""
    legal: CardSet
    """The cards this seat may play now."""
    collected: tuple[Collected, ...]
    """What was collected in this round, in order."""
    passed: tuple[Seat, ...]
    """Who was blocked and passed the present lead on."""
    relaxed: bool
    """Whether the present leader, being blocked, may lead what he otherwise may not."""
    outcome: Outcome | None

    @property
    def run(self) -> tuple[Play, ...]:
        """The plays from the last lead on."""
        for at in range(len(self.plays) - 1, -1, -1):
            if self.plays[at].led:
                return self.plays[at:]
        return ()

    @property
    def played(self) -> CardSet:
        """Every card played in this round."""
        return CardSet.of(play.card for play in self.plays)

    @property
    def unseen(self) -> CardSet:
        """The cards that this seat cannot place: in another hand, or dead without anybody knowing."""
        return self.rules.cards - self.played - self.hand - self.missing


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat may know of a state, or what everybody may know for None.

    While a run goes on, nobody but its holder learns who has the wanted card.
    """
    in_play = state.phase in (Phase.LEAD, Phase.FOLLOW)
    own = NO_CARDS if seat is None or not in_play else state.hands[seat]
    layout = len(state.rules.layout)
    spaces = list(zip(state.rules.spaces, state.spaces, strict=True))
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
        counts=tuple(map(len, state.hands)) if in_play else (0,) * state.players,
        dead=len(state.dead) if in_play else 0,
        hand=own,
        plays=state.plays,
        missing=state.missing,
        leader=state.turn if state.phase is Phase.LEAD else None,
        wanted=next(iter(state.options)) if state.phase is Phase.FOLLOW else None,
        legal=state.options if seat is not None and seat == state.turn else NO_CARDS,
        collected=state.collected,
        passed=state.passed,
        relaxed=state.relaxed,
        outcome=state.outcome,
    )
