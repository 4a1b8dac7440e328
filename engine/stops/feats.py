"""The feats of stops games, which people will talk about: found in the state in which a round ends.

`docs/decisions/results-and-ratings.md` says how often each happens among players of level `normal`: most in one of
twenty to three hundred matches.
"""

from collections.abc import Iterator, Sequence

from engine.figures import feats_of_champion
from engine.game import Event, Seat
from engine.poker_hands import Category, category
from engine.stops.events import CardPlayed, PokerEnded, RoundEnded
from engine.stops.spaces import SPACES
from engine.stops.state import State

ALL_BOODLES = "all-boodles"
"""Took the chips of every card of the layout in one round."""
NO_LEAD = "no-lead"
"""Won a round without leading once."""
FIRST_RUN = "first-run"
"""Won a round in its first run."""
EARLY_OUT = "early-out"
"""Won a round within its first three runs, but not in the first."""
LONG_RUN = "long-run"
"""Played seven cards of one run, or more."""
SIX_IN_A_ROW = "six-in-a-row"
"""Played six cards of one run one after the other, or more."""
TEN_ALONE = "ten-alone"
"""Won a round by playing its last ten cards, or more, alone."""
OTHERS_STUCK = "others-stuck"
"""Won a round in which everybody else still held three of four cards, or more."""
STRAIGHT_FLUSH = "straight-flush"
"""Won the poker with a straight flush in a showdown."""

EARLY = 3
LONG = 7
IN_A_ROW = 6
ALONE = 10


def feats(before: State, state: State, ended: RoundEnded, seat: Seat) -> Iterator[str]:
    """Yield a seat's feats in a round, and in the match if that is over too."""
    deal = state.deal
    layout = {space for space in state.rules.layout if len(SPACES[space].collected_by) == 1}
    if layout and layout <= {each.space for each in deal.collected if each.seat == seat}:
        yield ALL_BOODLES
    if seat == ended.winner:
        yield from _of_winner(before, state, seat)
    if most_of_a_run(deal.plays, seat) >= LONG:
        yield LONG_RUN
    if most_of_a_run(deal.plays, seat, in_a_row=True) >= IN_A_ROW:
        yield SIX_IN_A_ROW
    if _has_shown_straight_flush(deal.opening_log, seat):
        yield STRAIGHT_FLUSH
    if state.outcome is not None and state.outcome.winners == (seat,):
        own = [chips - topup for chips, topup in zip(state.chips, state.topups, strict=True)]
        was = [chips - topup for chips, topup in zip(ended.before, before.topups, strict=False)]
        yield from feats_of_champion(was or own, own, seat)


def _of_winner(before: State, state: State, winner: Seat) -> Iterator[str]:
    plays, hands = state.deal.plays, state.deal.hands
    leads = [play.seat for play in plays if play.led]
    if winner not in leads:
        yield NO_LEAD
    if len(leads) <= EARLY:
        yield FIRST_RUN if len(leads) == 1 else EARLY_OUT
    if len(plays) >= ALONE and {play.seat for play in plays[-ALONE:]} == {winner}:
        yield TEN_ALONE
    others = [seat for seat in range(state.players) if seat != winner and seat not in before.eliminated]
    if all(hands[seat] and len(hands[seat]) >= 3 * sum(play.seat == seat for play in plays) for seat in others):
        yield OTHERS_STUCK


def most_of_a_run(plays: Sequence[CardPlayed], seat: Seat, *, in_a_row: bool = False) -> int:
    """Return the most cards that a seat has played in one run, or only those one after the other."""
    most = run = 0
    for play in plays:
        if play.led or (in_a_row and play.seat != seat):
            run = 0
        run += play.seat == seat
        most = max(most, run)
    return most


def _has_shown_straight_flush(log: Sequence[Event], seat: Seat) -> bool:
    """Return whether a seat has won the poker with a straight flush, which everybody saw."""
    return any(
        event.winner == seat and category(cards) is Category.STRAIGHT_FLUSH
        for event in log
        if isinstance(event, PokerEnded)
        for shower, cards in event.shown
        if shower == seat
    )
