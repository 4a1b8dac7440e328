"""Each seat's figures of a round of a stops game."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.figures import KINDS, Figures, chances
from engine.game import Event, Seat
from engine.stops.events import BoodleCollected, PokerEnded, RoundEnded
from engine.stops.feats import feats, most_of_a_run
from engine.stops.moments import moments
from engine.stops.spaces import SPACES
from engine.stops.state import State

_RANKS = dict(zip("AKQJT", KINDS, strict=False))


def figures(before: State, state: State, events: Sequence[Event]) -> tuple[Figures, ...]:
    """Return each seat's figures of the round that an action has ended; nothing if it has ended none."""
    ended = next((event for event in events if isinstance(event, RoundEnded)), None)
    if ended is None:
        return ()
    winners = 0 if ended.winner is None else 1
    chance = chances(winners, state.players - len(before.eliminated))
    payouts = _payouts(state, ended)
    return tuple(
        Figures(played=False)
        if seat in before.eliminated
        else Figures(
            won=seat == ended.winner,
            chance=chance,
            payout=payouts[seat],
            run=most_of_a_run(state.deal.plays, seat),
            taken=_taken(each for each in state.deal.collected if each.seat == seat),
            feats=tuple(feats(before, state, ended, seat)),
        )
        for seat in range(state.players)
    )


def _payouts(state: State, ended: RoundEnded) -> Counter[Seat]:
    """Return the most chips that each seat got at one stroke in a round."""
    most: Counter[Seat] = Counter()
    poker = [event for event in state.deal.opening_log if isinstance(event, PokerEnded)]
    for moment in moments([*state.deal.collected, *poker, ended]):
        most[moment.seat] = max(most[moment.seat], moment.amount)
    return most


def _taken(collected: Iterable[BoodleCollected]) -> tuple[int, ...]:
    """Return the number of boodle cards taken, by kind."""
    kinds = Counter(_kind(each.space) for each in collected)
    return tuple(kinds[kind] for kind in KINDS)


def _kind(space: str) -> str:
    """Return the kind of boodle cards that a space of the layout belongs to."""
    cards = SPACES[space].collected_by
    return _RANKS.get(cards[0][0], KINDS[-1]) if len(cards) == 1 else KINDS[-1]
