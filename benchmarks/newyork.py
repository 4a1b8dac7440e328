"""How much better `normal` plays New York, New York than `easy`, and how long it thinks.

Two play; every deck is played twice with the seats changed, so that the luck of the deal is in both and mostly cancels
out: the mean of the two is one sample.
"""

import statistics
from collections.abc import Sequence
from random import Random
from time import process_time

from benchmarks.figures import Figure, mean
from engine.game import Action, Seat
from engine.newyork.actions import Deal
from engine.newyork.cards import CARDS
from engine.newyork.match import new_match
from engine.newyork.pack import PACK as NEW_YORK
from engine.newyork.state import Phase
from engine.newyork.view import View
from engine.players import EASY, NORMAL, ComputerPlayer

GAME = NEW_YORK.game


def points(preset: str, players: Sequence[ComputerPlayer[View]], seed: str) -> tuple[int, ...]:
    """Play a match and return everybody's points. The decks follow from the seed alone, not from who plays."""
    decks = Random(seed)
    streams = [Random(f"{seed} {seat}") for seat in range(len(players))]
    starter = decks.randrange(len(players))
    state = new_match(GAME.rulebook.read(preset, {}), (0,) * len(players), starter, {})
    while state.phase is not Phase.OVER:
        seat: Seat | None = state.turn
        if seat is None:
            action: Action = Deal(tuple(decks.sample(CARDS, len(CARDS))))
        else:
            action = players[seat](GAME.view(state, seat), streams[seat])
        state = GAME.apply(state, seat, action).state
    return state.totals


def margins(
    preset: str, player: ComputerPlayer[View], other: ComputerPlayer[View], matches: int
) -> list[tuple[int, int]]:
    """Return how many points a player is ahead of another in matches of two, in pairs with the seats changed."""
    pairs = []
    for number in range(matches // 2):
        mine, theirs = points(preset, (player, other), str(number))
        theirs_there, mine_there = points(preset, (other, player), str(number))
        pairs.append((mine - theirs, mine_there - theirs_there))
    return pairs


def measure(matches: int) -> list[Figure]:
    """Return how far `normal` beats `easy` at each preset, in points and in matches won, and how long it decides."""
    normal, easy = NEW_YORK.players[NORMAL], NEW_YORK.players[EASY]
    figures = []
    for preset in GAME.rulebook.presets():
        clock = _Clock(normal)
        pairs = margins(preset, clock, easy, matches)
        ahead = [statistics.fmean(pair) for pair in pairs]
        won = [statistics.fmean((margin > 0) + (margin == 0) / 2 for margin in pair) * 100 for pair in pairs]
        figures += [
            mean(f"{preset}: normal ahead of easy, two players", "points per match", ahead),
            mean(f"{preset}: normal wins against easy, two players", "% of matches", won),
            Figure(f"{preset}: a decision of normal", statistics.fmean(clock.times) * 1000, "ms"),
            Figure(f"{preset}: the slowest of {len(clock.times):,}", max(clock.times) * 1000, "ms"),
        ]
    return figures


class _Clock:
    """A computer player whose processor time is taken."""

    def __init__(self, player: ComputerPlayer[View]) -> None:
        self._player = player
        self.times: list[float] = []

    def __call__(self, view: View, random: Random) -> Action:
        start = process_time()
        action = self._player(view, random)
        self.times.append(process_time() - start)
        return action
