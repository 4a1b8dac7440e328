"""The end of a round, and of the match: RULES.md, *New York: score* and *New York: match*."""

from __future__ import annotations

from engine.game import Outcome, Step
from engine.newyork.events import MatchEnded, RoundScored
from engine.newyork.phases.pot import share_pot
from engine.newyork.phases.scoring import Score, score
from engine.newyork.state import Phase, State


def standing(state: State) -> tuple[Score, ...]:
    """Return what every seat scores with the row as it is, by seat."""
    tops = state.deal.tops
    return tuple(score(tops, seat, profi=state.rules.profi) for seat in range(state.players))


def settle_round(state: State) -> Step[State]:
    """Score the round, then go on to the next deal or end the match after as many rounds as there are players."""
    scores = standing(state)
    state = state.with_(scores=(*state.scores, tuple(each.points for each in scores)), turn=None)
    scored = RoundScored(state.round, state.players, state.deal.tops, scores, state.totals, state.deal.hands)
    if state.round < state.players:
        starter = (state.starter + 1) % state.players
        return Step(state.with_(phase=Phase.DEAL, round=state.round + 1, starter=starter), (scored,))
    ended = _end_match(state)
    return Step(ended.state, (scored, *ended.events))


def _end_match(state: State) -> Step[State]:
    """Name the winners, who have most points, and give them the pot."""
    winners = tuple(seat for seat, total in enumerate(state.totals) if total == max(state.totals))
    shared = share_pot(state, winners)
    outcome = Outcome(winners, shared.state.chips, (0,) * state.players, shared.state.pot, state.totals)
    over = shared.state.with_(phase=Phase.OVER, outcome=outcome)
    return Step(over, (*shared.events, MatchEnded(outcome)))
