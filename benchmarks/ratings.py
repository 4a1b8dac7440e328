"""How strong computer players are beside each other, and after how many matches ratings tell who is stronger.

One player of each level sits at a table, three together. Every deal is played in all six orders of seats, so that the
luck of the cards is everybody's. Their places give two figures. *Strength*: the `mu` that make these places likeliest,
where `normal` is as strong as members are taken for when they begin; so the constants in `bot/ratings/rating.py`
were found. *Matches until they stand in order*: all three are taken for members. They begin as newcomers, and are
rated by one match after another, drawn from those that were played. That is done many times, and their order by rating
is compared with that by strength.
"""

import math
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import permutations
from random import Random
from time import monotonic, process_time
from typing import Any

from benchmarks.figures import Figure
from bot.ratings.rating import MU, NEWCOMER, REFERENCES, SURE, rated
from engine.catalogue import CATALOGUE
from engine.game import CHANCE, Action, Seat
from engine.players import EASY, HARD, NORMAL
from engine.shuffle import Stream

MEASURED = {"stops": "michigan", "new-york": "new-york"}
"""The preset that is played of each game: what `/newmarket start` and `/newyork start` propose."""
LEVELS = (EASY, NORMAL, HARD)
SECONDS = 0.01
"""How long `hard` thinks about a decision here, in one core's time: a fifth of what it has in the bot."""
RUNS = 200
MOST = 1000
"""How many times they are rated, and by at most how many matches each time."""
SHARE = 0.95
"""In so many of the runs they have to stand in order."""

Places = dict[str, int]
"""Each level's place in a match, from 1; equals share one."""


def played(game: str, preset: str, levels: Sequence[str], seed: str, seconds: float = SECONDS) -> Places:
    """Play a match of one player of each level, by seat, and return their places. The deals follow from the seed."""
    pack = CATALOGUE[game]
    rules = pack.game.rulebook.read(preset, {})
    chips = (getattr(rules, "chips", 0),) * len(levels)
    secret = bytes(32)
    streams = [Random(f"{seed} {level}") for level in levels]
    state = pack.game.new_match(rules, chips, Stream(secret, seed, 0).below(len(levels)), {})
    while state.outcome is None:
        if pack.game.awaits_deal(state):
            deal = pack.game.deal(state, Stream(secret, seed, state.round))
            state = pack.game.apply(state, CHANCE, deal).state
        else:
            seat = pack.game.to_act(state)[0]
            state = pack.game.apply(
                state, seat, _decision(game, state, seat, levels[seat], streams[seat], seconds)
            ).state
    standing = pack.game.standing(state)
    return {level: 1 + sum(other > mine for other in standing) for level, mine in zip(levels, standing, strict=True)}


def _decision(game: str, state: Any, seat: Seat, level: str, random: Random, seconds: float) -> Action:
    pack = CATALOGUE[game]
    choices = list(pack.game.legal(state, seat))
    if len(choices) == 1:
        return choices[0]
    view = pack.game.view(state, seat)
    if level != HARD:
        return pack.players[level](view, random)
    assert pack.weigher is not None
    until = process_time() + seconds
    return pack.weigher(view, random, lambda: process_time() >= until).action


def six(game: str, preset: str, deal: int) -> list[Places]:
    """Play the matches of one deal, in all orders of seats."""
    return [played(game, preset, order, f"{preset} {deal}") for order in permutations(LEVELS)]


def strengths(game: str, matches: Sequence[Places]) -> dict[str, float]:
    """Return by which `mu` the places are likeliest if everybody's `sigma` is `SURE`, `normal` being at `MU`.

    None is below 0 or above 2 * `MU`: somebody who always loses would have no strength at all.
    """
    scale = math.sqrt(len(LEVELS) * (CATALOGUE[game].luck ** 2 + SURE**2))
    mu = dict.fromkeys(LEVELS, MU)
    for _ in range(200):
        slope, bend = dict.fromkeys(LEVELS, 0.0), dict.fromkeys(LEVELS, 1e-9)
        for places in matches:
            for first in LEVELS:
                behind = [level for level in LEVELS if places[level] >= places[first]]
                share = 1 / sum(place == places[first] for place in places.values())
                whole = sum(math.exp(mu[level] / scale) for level in behind)
                for level in behind:
                    chance = math.exp(mu[level] / scale) / whole
                    slope[level] += share * ((level == first) - chance) / scale
                    bend[level] += share * chance * (1 - chance) / scale**2
        for level in LEVELS:
            mu[level] += max(-3.0, min(3.0, slope[level] / bend[level] / 2))
        mu = {level: max(0.0, min(2 * MU, each - mu[NORMAL] + MU)) for level, each in mu.items()}
    return mu


def in_order_after(game: str, matches: Sequence[Places], order: Sequence[str], runs: int, most: int) -> int | None:
    """Return after how many matches members stand in order in 95 % of runs, and after all more of them as well.

    Args:
        game: the key of the game.
        matches: what is drawn from, each as likely as any other.
        order: the levels, the weakest first.
        runs: how many times members are rated.
        most: by how many matches each time.

    Returns:
        None if that is not so after the last one.
    """
    cores = os.cpu_count() or 1
    with ProcessPoolExecutor(cores) as processes:
        ordered = list(processes.map(partial(_in_order, game, matches, order, most), range(runs), chunksize=5))
    shares = [sum(each) / runs for each in zip(*ordered, strict=True)]
    short = [number for number, share in enumerate(shares, 1) if share < SHARE]
    after = short[-1] + 1 if short else 1
    return after if after <= most else None


def _in_order(game: str, matches: Sequence[Places], order: Sequence[str], most: int, run: int) -> list[bool]:
    """Return after each match of one run whether members stand in order."""
    random = Random(run)
    ratings = dict.fromkeys(order, NEWCOMER)
    ordered = []
    for _ in range(most):
        places = random.choice(matches)
        after = rated(game, [(places[level], ratings[level]) for level in order])
        ratings = dict(zip(order, after, strict=True))
        sure = [ratings[level].sure for level in order]
        ordered.append(sure == sorted(sure))
    return ordered


def measure(seconds: float) -> list[Figure]:
    """Return strengths and needed matches of each game, each from matches played for a number of seconds."""
    figures = []
    for game, preset in MEASURED.items():
        matches = _matches(game, preset, seconds)
        mu = strengths(game, matches)
        for level in (EASY, HARD):
            used = REFERENCES[game][preset][level].mu
            told = f"{used:g} in use; {len(matches):,} matches, hard with {SECONDS * 1000:g} ms"
            figures.append(Figure(f"{preset}: {level} beside normal, who has {MU:g}", mu[level], "mu", against=told))
        order = sorted(LEVELS, key=lambda level: mu[level])
        after = in_order_after(game, matches, order, RUNS, MOST)
        told = f"{', '.join(order)}; {RUNS} runs; {MOST + 1} stands for more than {MOST}"
        name = f"{preset}: matches until three members stand in order in 95 % of runs"
        figures.append(Figure(name, after or MOST + 1, "matches", against=told, limit=MOST))
    return figures


def _matches(game: str, preset: str, seconds: float) -> list[Places]:
    cores = os.cpu_count() or 1
    until, matches, deal = monotonic() + seconds, list[Places](), 0
    with ProcessPoolExecutor(cores) as processes:
        while monotonic() < until:
            deals = range(deal, deal + cores)
            matches += [each for six_of in processes.map(partial(six, game, preset), deals) for each in six_of]
            deal = deals.stop
    return matches
