"""How an attempt at a day's deal continues. Another process may compute it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import chain
from typing import Any, NamedTuple

from bot.tables.model.names import NAMES
from engine.daily import DayDeal
from engine.game import Done, RuleBroken
from engine.record.film import Film, Scene

Act = list[Any]
"""The seat that acted, None for chance, and what it did, as the game dumps actions."""


class Course(NamedTuple):
    """How far an attempt is after its player's choice and all that followed, by the columns that store it."""

    state: Any
    acts: list[Act]
    """What was done since the choice, that included."""
    rounds: list[int]
    """The points of each round that has ended since then."""
    points: int | None
    """The points of the whole match; None until it is over."""


def began(deal: DayDeal) -> Course:
    """Return how the match of a day begins, up to its player's first choice."""
    return _course(deal, deal.begin(), deal.go_on(deal.begin()), 0)


def went_on(deal: DayDeal, state: Any, stood: int, action: Mapping[str, Any]) -> Course | None:
    """Return the course after a choice; None if the rules do not allow it.

    `state`: the match before it. `stood`: the points of the finished rounds.
    """
    before = deal.game.codec.load(state)
    try:
        return _course(deal, before, deal.act(before, deal.game.codec.load_action(action)), stood)
    except (RuleBroken, ValueError):
        return None


def seen(deal: DayDeal, state: Any, acts: Iterable[Act]) -> Iterator[Done]:
    """Yield what was done from a state on, as it was stored."""
    for seat, data in acts:
        action = deal.game.codec.load_action(data)
        step = deal.game.apply(state, seat, action)
        yield Done(state, seat, action, step)
        state = step.state


def film_of(deal: DayDeal, acts: Sequence[Act], name: str) -> Film:
    """Return an attempt as a film. `name`: what its player is called."""
    scenes: list[Scene] = []
    start, taken = deal.begin(), list[Done]()
    for each in seen(deal, start, acts):
        taken.append(each)
        if deal.ends_round(each):
            scenes.append(Scene(start, tuple((done.seat, done.action) for done in taken), finished=True))
            start, taken = each.step.state, []
    return Film(deal.game.key, deal.rules, (name, *opponents_of(deal)), tuple(scenes))


def opponents_of(deal: DayDeal) -> tuple[str, ...]:
    """Return what the computers are called, by seat from 1 on."""
    return NAMES[: deal.daily.players - 1]


def _course(deal: DayDeal, before: Any, taken: Iterator[Done], stood: int) -> Course:
    codec, done = deal.game.codec, list(taken)
    state = done[-1].step.state if done else before
    acts: list[Act] = [[each.seat, codec.dump_action(each.action)] for each in done]
    rounds = list(deal.by_round(done, stood))
    return Course(codec.dump(state), acts, rounds, deal.points(state) if deal.is_over(state) else None)


@cache
def engine_digest() -> str:
    """Return a digest of the rules and the computer players: of all files of the engine."""
    return sha256(b"".join(_contents("engine"))).hexdigest()


def _contents(package: str) -> Iterator[bytes]:
    entries = sorted(files(package).iterdir(), key=lambda each: each.name)
    yield from (each.read_bytes() for each in entries if each.name.endswith(".py"))
    inside = (each.name for each in entries if each.is_dir() and not each.name.startswith("__"))
    yield from chain.from_iterable(_contents(f"{package}.{name}") for name in inside)
