"""How fast the engine plays, beside other engines and something that every Python can do.

Ratios hold on other machines, rates do not. So everything is timed in turn, many times, and a ratio is the median.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from benchmarks import openspiel, rlcard
from benchmarks.figures import Figure
from benchmarks.rounds import GAME, at_random, begin, shuffled
from engine.cards import CARDS
from engine.stops.search.lanes import lowest_of_suits
from engine.stops.search.playout import Playout

PLAYERS = 5
REPEATS = 9


def play_rounds(count: int) -> None:
    """Play rounds of michigan with random leads through `legal` and `apply`, shuffling included."""
    random = Random(count)
    for number in range(count):
        state = begin(PLAYERS, number % PLAYERS, shuffled(random))
        while GAME.to_act(state):
            (seat,) = GAME.to_act(state)
            state = GAME.apply(state, seat, random.choice(list(GAME.legal(state, seat)))).state


def play_out_rounds(count: int) -> None:
    """Play the same kind of rounds at once, as search does, shuffling and dealing included.

    What is left after the stakes depends only on the dealer, and is computed once for each.
    """
    random = Random(count)
    draw, choose = random.random, at_random(random)
    tables = [Playout(GAME.view(begin(PLAYERS, dealer, shuffled(random)), None)) for dealer in range(PLAYERS)]
    for number in range(count):
        dealer = number % PLAYERS
        table = tables[dealer]
        pack = sorted(table.bits, key=lambda _: draw())
        hands = [sum(pack[(seat - dealer - 1) % PLAYERS :: PLAYERS + 1]) for seat in range(PLAYERS)]
        table.play(hands, lowest_of_suits(hands[(dealer + 1) % PLAYERS]), choose)


def play_crazy_eights(count: int) -> None:
    """Play random games of as many players with OpenSpiel."""
    openspiel.play_games(PLAYERS, count)


def bare_loop(count: int) -> None:
    """Shuffle the same pack and deal it to five and the spare hand, with lists and nothing else."""
    random = Random(count)
    for _ in range(count):
        pack = random.sample(CARDS, len(CARDS))
        hands: list[list[int]] = [[] for _ in range(PLAYERS + 1)]
        for at, card in enumerate(pack):
            hands[at % (PLAYERS + 1)].append(card)


def rate(work: Callable[[int], None], count: int) -> float:
    """Return how many times a second something is done, in processor time."""
    start = process_time()
    work(count)
    return count / (process_time() - start)


def measure(rounds: int) -> list[Figure]:
    """Return how fast rounds are played through `apply` and by playouts, and the ratio to other engines' games."""
    works: dict[Callable[[int], None], int] = {
        play_rounds: rounds,
        play_crazy_eights: rounds,
        play_out_rounds: rounds * 10,
        rlcard.play_games: max(rounds // 3, 1),
        bare_loop: rounds * 10,
    }
    turns = [{work: rate(work, count) for work, count in works.items()} for _ in range(REPEATS)]

    def figure(
        name: str, ours: Callable[[int], None], against: str, theirs: Callable[[int], None], reach: float | None = None
    ) -> Figure:
        ratio = median(turn[ours] / turn[theirs] for turn in turns)
        return Figure(
            name,
            median(turn[ours] for turn in turns),
            "rounds per second",
            samples=REPEATS,
            ratio=ratio,
            against=f"{against}, {median(turn[theirs] for turn in turns):,.0f} per second",
            reach=reach,
        )

    stepwise, at_once = "michigan of five: random rounds through legal and apply", "michigan of five: random playouts"
    spiel = "random games of OpenSpiel's crazy eights of five"
    return [
        figure(stepwise, play_rounds, spiel, play_crazy_eights, reach=0.5),
        figure(at_once, play_out_rounds, spiel, play_crazy_eights, reach=8),
        figure(stepwise, play_rounds, "random games of RLCard's uno", rlcard.play_games, reach=2),
        figure(stepwise, play_rounds, "bare deals of the same pack", bare_loop),
    ]
