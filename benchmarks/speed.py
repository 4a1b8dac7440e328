"""How fast the engine plays, beside something that every Python can do, so that machines can be compared."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from benchmarks.figures import Figure
from benchmarks.rounds import GAME, begin, shuffled
from engine.cards import CARDS

PLAYERS = 5
REPEATS = 7
"""Both are timed in turn this often, and the fastest time of each counts: the machine's other work only slows."""


def play_rounds(count: int) -> None:
    """Play rounds of michigan with random leads through `legal` and `apply`, shuffling included."""
    random = Random(count)
    for number in range(count):
        state = begin(PLAYERS, number % PLAYERS, shuffled(random))
        while GAME.to_act(state):
            (seat,) = GAME.to_act(state)
            state = GAME.apply(state, seat, random.choice(GAME.legal(state, seat))).state


def bare_loop(count: int) -> None:
    """Shuffle the same pack and deal it to five and the spare hand, with lists and nothing else."""
    random = Random(count)
    for _ in range(count):
        pack = random.sample(CARDS, len(CARDS))
        hands: list[list[int]] = [[] for _ in range(PLAYERS + 1)]
        for at, card in enumerate(pack):
            hands[at % (PLAYERS + 1)].append(card)


def seconds(work: Callable[[int], None], count: int) -> float:
    """Return how long this much work takes."""
    start = perf_counter()
    work(count)
    return perf_counter() - start


def measure(rounds: int) -> list[Figure]:
    """Return the rounds per second, what the bare loop makes, and how many of its turns a round costs."""
    times = [(seconds(play_rounds, rounds), seconds(bare_loop, rounds * 10)) for _ in range(REPEATS)]
    played = rounds / min(engine for engine, _ in times)
    shuffled_bare = rounds * 10 / min(bare for _, bare in times)
    return [
        Figure("michigan of five: random rounds through legal and apply", played, "rounds per second"),
        Figure("bare Python loop: the same pack shuffled and dealt", shuffled_bare, "deals per second"),
        Figure("one such round costs as much time as", shuffled_bare / played, "bare deals"),
    ]
