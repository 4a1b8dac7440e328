"""What a process does about the shares, given who is there and who holds what. Pure; each process plans for itself.

The process that will hold the fewest takes free shares. Nobody keeps two shares more than somebody else, and a process
that drains keeps none. A share in use gets an heir first, who connects its shards while the holder still acts for it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.store.operation.fleet import FENCED, RUNNING, Fleet, Share

DOUBTFUL = 5.0
"""Seconds of silence after which a process is given nothing more: it may be lost."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What one process is to do. Shares are given by their numbers."""

    claim: frozenset[int] = frozenset()
    """Free shares that it takes."""
    heirs: Mapping[int, int | None] = field(default_factory=dict)
    """Who is to inherit each of these shares of its own; None withdraws an heir that is gone."""

    def __bool__(self) -> bool:
        return bool(self.claim or self.heirs)


def plan(fleet: Fleet, me: int) -> Plan:
    """Return what a process is to do. `fleet`: who is there and who holds what."""
    states = {each.number: each.state for each in fleet.processes}
    if states.get(me, FENCED) == FENCED:
        return Plan()
    takers = [each.number for each in fleet.processes if each.state == RUNNING and each.silent < DOUBTFUL]
    # Who will hold what when all that has begun is over.
    loads = dict.fromkeys(takers, 0)
    for each in fleet.shares:
        future = each.heir if states.get(each.heir or 0) == RUNNING else each.holder
        if future in loads:
            loads[future] += 1
    claim = _claims(fleet.shares, loads, me)
    mine = [each for each in fleet.shares if each.holder == me]
    kept = [each for each in mine if states.get(each.heir or 0) != RUNNING]
    heirs: dict[int, int | None] = {each.number: None for each in kept if each.heir is not None}
    return Plan(claim, {**heirs, **_handed_over(kept, loads, me)})


def _claims(shares: tuple[Share, ...], loads: dict[int, int], me: int) -> frozenset[int]:
    """Spread free shares over all who take some, and return those that fall to one. `loads` has them from then on."""
    claimed = set()
    for each in shares:
        if each.holder is not None or not loads:
            continue
        if each.heir in loads:
            taker = each.heir  # counted already
        else:
            taker = _least(loads)
            loads[taker] += 1
        if taker == me:
            claimed.add(each.number)
    return frozenset(claimed)


def _handed_over(kept: list[Share], loads: dict[int, int], me: int) -> dict[int, int]:
    """Return who is to inherit what a process holds without an heir; the first share stays to the last."""
    given: dict[int, int] = {}
    others = {number: load for number, load in loads.items() if number != me}
    for each in reversed(kept):
        if not others:
            break
        heir = _least(others)
        if me in loads and loads[me] - others[heir] < 2:
            break
        given[each.number] = heir
        others[heir] += 1
        if me in loads:
            loads[me] -= 1
    return given


def _least(loads: Mapping[int, int]) -> int:
    """Return who holds the fewest shares, of several the one who came first."""
    return min(loads, key=lambda number: (loads[number], number))
