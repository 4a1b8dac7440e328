"""The end of a round, and of the match: RULES.md, *New York: score* and *New York: match*."""

from collections.abc import Iterable

from engine.game import MatchEnded, Outcome, Step
from engine.newyork.cards import Card
from engine.newyork.events import Cover, RoundScored
from engine.newyork.phases.pot import share_pot
from engine.newyork.scoring import Score, score
from engine.newyork.state import Phase, State, Turn


def standing(state: State) -> tuple[Score, ...]:
    """Return what every seat scores with the row as it is, by seat."""
    tops = state.deal.tops
    return tuple(score(tops, seat, profi=state.rules.profi) for seat in range(state.players))


def settle_round(state: State) -> Step[State]:
    """Score the round, then prepare the next deal, or end the match after as many rounds as it has players."""
    scores = standing(state)
    state = state.with_(scores=(*state.scores, tuple(each.points for each in scores)), turn=None)
    told = (state.deal.tops, scores, state.totals, state.deal.hands, best_cover(state.deal.turns, state.players))
    scored = RoundScored(state.round, state.players, *told)
    if state.round < state.players:
        starter = (state.starter + 1) % state.players
        return Step(state.with_(phase=Phase.DEAL, round=state.round + 1, starter=starter), (scored,))
    return _end_match(state).after(scored)


def best_cover(turns: Iterable[Turn], players: int) -> Cover | None:
    """Return the cover of the highest number in a round's turns: of another player's card, and never covered itself."""
    tops: dict[int, Card] = {}
    covers: dict[int, Cover] = {}
    for turn in turns:
        if turn.laid is not None:
            number = turn.laid.number
            below = tops.get(number)
            covers.pop(number, None)
            if below is not None and below.owner not in (turn.seat, turn.laid.owner) and below.owner < players:
                covers[number] = Cover(turn.seat, turn.laid, below)
            tops[number] = turn.laid
    return covers[max(covers)] if covers else None


def _end_match(state: State) -> Step[State]:
    """Name the winners, who have most points, and give them the pot."""
    winners = tuple(seat for seat, total in enumerate(state.totals) if total == max(state.totals))
    shared = share_pot(state, winners)
    outcome = Outcome(winners, state.totals)
    over = shared.state.with_(phase=Phase.OVER, outcome=outcome)
    return Step(over, (*shared.events, MatchEnded(outcome)))
