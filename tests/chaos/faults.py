"""All that can go wrong, as data: what it is, how often it comes, how long it lasts, where it can happen.

A new kind of fault is an entry of `HEAVY` or `LIGHT` and a function that brings it about, and ends it. What is drawn of
a fault is drawn before anything happens, so a seed plans the same faults again.
"""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING

from tests.chaos.fleet import NAME
from tests.chaos.wish import Wish
from tests.network import ANSWERED, ASKED, Network
from tests.places import cut_off, is_file, shut
from tests.wire.faults import Fault as Rule

if TYPE_CHECKING:
    from tests.chaos.accidents import Accidents

SPOTS = ("opening", "resuming", "resuming", "statement", "commit", "committed", "committed", "told", "told", "told")
"""Where a process kills itself, the likelier ones more often."""
A_PAGE = 4096
"""Bytes that a file may have on a disk that is full."""
SENDS = "POST|PATCH|DELETE|PUT"
IN_PLAY = "/(channels|interactions|webhooks|users/@me/channels).*"
"""What is asked while the bot runs. Where its login fails it ends, by design."""
CHANNEL = r"/channels/\d+/messages"
FAIL = 0.3
"""The share of requests that fail while requests do, of one."""
WAYS: Mapping[str, tuple[float, Callable[[], Rule]]] = MappingProxyType({
    "500": (10, lambda: Rule(SENDS, IN_PLAY, 500)),
    "502": (10, lambda: Rule(SENDS, IN_PLAY, 502)),
    "429, short": (10, lambda: Rule(SENDS, IN_PLAY, 429, retry_after=0.3)),
    "429, long": (5, lambda: Rule(SENDS, IN_PLAY, 429, retry_after=4.0)),
    "429, too long to wait": (5, lambda: Rule("POST|PATCH", CHANNEL + ".*", 429, retry_after=31.0)),
    "connection reset": (10, lambda: Rule(SENDS, IN_PLAY, reset=True, status=500)),
    "answer lost": (10, lambda: Rule(SENDS, IN_PLAY, reset=True, performed=True)),
    "500 though done": (10, lambda: Rule(SENDS, IN_PLAY, 500, performed=True)),
    "slow": (5, lambda: Rule(SENDS, IN_PLAY, delay=1.5)),
    "message unknown": (5, lambda: Rule("PATCH|DELETE", CHANNEL + r"/\d+", 404, code=10008)),
    "channel refused": (1, lambda: Rule("POST|PATCH", CHANNEL + ".*", 403, code=50013)),
    "direct channel refused": (1, lambda: Rule("POST", "/users/@me/channels", 403, code=50007)),
})  # fmt: skip
"""In which ways requests fail, and how often each of them comes."""
SILENT, RETURNED = 20.0, 10.0
"""Seconds within which something is written again after connections went silent, and after the network has returned."""
LATE = 2.0
"""Seconds by which answers of the database are late."""
REFUSED, BESIDE = "channel refused", "beside another"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is to go wrong. What is drawn decides everything about it."""

    kind: str
    pause: float
    """Seconds that it comes after the one before."""
    share: float
    """Which process, of one."""
    chance: float
    """What else is left to chance, of one."""
    seconds: float
    """How long it lasts."""
    spot: str


Strike = Callable[["Accidents", Fault], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of fault."""

    strike: Strike
    weight: float = 1.0
    seconds: tuple[float, float] = (0.0, 0.0)
    """How long it lasts, at least and at most."""
    excuses: float | None = None
    """For how many seconds after it boards and times may still be late; None: not even while it lasts."""
    fits: Callable[[Wish, bool], bool] = lambda _wish, _file: True
    """Whether it can happen: in such a run, and whether the database is a file."""


def planned(kinds: Mapping[str, Kind], wish: Wish, place: str, pauses: tuple[float, float]) -> Iterator[Fault]:
    """Yield faults without end, the same for the same wish. `pauses`: seconds between two, at least and at most."""
    names = [name for name, each in kinds.items() if each.fits(wish, is_file(place))]
    names = [name for name in names if not wish.faults or name in wish.faults]
    random = Random(f"{wish.seed} {' '.join(names)}")
    while names:
        kind = random.choices(names, [kinds[name].weight for name in names])[0]
        pause, seconds = random.uniform(*pauses), random.uniform(*kinds[kind].seconds)
        yield Fault(kind, pause, random.random(), random.random(), seconds, random.choice(SPOTS))


# --- what takes servers from a process -------------------------------------------------------------------------


async def killed(on: Accidents, fault: Fault) -> None:
    """A process is killed; another one comes, in a bot of several a while later."""
    await on.end(on.victim(fault), fault.kind, kill=True)
    await on.replace(fault.seconds)


async def killed_at_a_spot(on: Accidents, fault: Fault) -> None:
    """A process is killed, and the next one kills itself at a spot, unless its time is up before."""
    await on.end(on.victim(fault), fault.kind, kill=True)
    successor = await on.fleet.start(fault.spot)
    died = await on.fleet.dies(successor, fault.seconds)
    on.details[fault.spot if died else "spot not passed"] += 1
    await on.a_life_is_over(kill=True)
    await on.replace(0.0)


async def asked_to_end(on: Accidents, fault: Fault) -> None:
    """A process is asked to end; in a bot of several another one has come before."""
    victim = on.victim(fault)
    if on.wish.processes > 1:
        await on.fleet.start()
    await on.end(victim, fault.kind, kill=False)
    if on.wish.processes == 1:
        await on.replace(0.0)


async def beside_another(on: Accidents, fault: Fault) -> None:
    """One process more comes on the same database, and soon one of the others is killed or asked to end."""
    victim = on.victim(fault)
    await on.fleet.start()
    await asyncio.sleep(fault.seconds)
    await on.end(victim, fault.kind, kill=fault.chance < 0.5)


async def stood_still(on: Accidents, fault: Fault) -> None:
    """A process stands still for a while, as on a machine that sleeps, and goes on."""
    victim = on.victim(fault)
    on.later(on.pause(victim, fault))
    if on.wish.processes == 1:
        await asyncio.sleep(fault.seconds)


async def restored(on: Accidents, fault: Fault) -> None:
    """The database is copied; the next times the copy mostly takes the database's place."""
    if on.copy is None or fault.chance < 0.5:
        await on.back_up()
        return
    await on.end(on.victim(fault), fault.kind, kill=fault.chance < 0.75)
    await on.go_back()
    await on.replace(0.0)


# --- what takes nothing from anybody ----------------------------------------------------------------------------


async def dropped(on: Accidents, fault: Fault) -> None:
    """The gateway's connections are cut; they can be resumed, or half of the time not."""
    on.discord.gateway.drop()
    await asyncio.sleep(0)
    if fault.chance < 0.5:
        on.discord.gateway.forget_sessions()


async def away(on: Accidents, fault: Fault) -> None:
    """The gateway takes no connections for a while."""
    on.discord.gateway.refuse()
    await asyncio.sleep(fault.seconds)
    on.discord.gateway.up()


async def half_open(on: Accidents, fault: Fault) -> None:
    """The gateway's connections stay, and nothing passes through them for a while; then they turn out to be gone."""
    on.discord.gateway.freeze()
    await asyncio.sleep(fault.seconds)
    on.discord.gateway.up()
    on.discord.gateway.drop()


async def shard_cut(on: Accidents, fault: Fault) -> None:
    """One shard's connections are cut, and none taken for a moment."""
    on.discord.gateway.refuse_shard(int(fault.share * on.wish.processes))
    await asyncio.sleep(fault.seconds)
    on.discord.gateway.up()


async def requests_fail(on: Accidents, fault: Fault) -> None:
    """A share of all requests fails for a while, in every way that there is."""
    weights = sum(weight for weight, _ in WAYS.values())
    for name, (weight, make) in WAYS.items():
        rule = make()
        rule.times, rule.probability = None, FAIL * weight / weights
        on.rules.append((name, on.discord.faults.add(rule)))
    await asyncio.sleep(fault.seconds)
    on.discord.faults.clear()


async def delivered_again(on: Accidents, _: Fault) -> None:
    """The latest clicks arrive a second time."""
    on.repeated.update(on.discord.gateway.repeat())


async def clocks_wrong(on: Accidents, fault: Fault) -> None:
    """The machine's clock is wrong by up to two hours for a while, also that of processes which begin meanwhile."""
    on.fleet.set_clocks(wrong=True)
    await asyncio.sleep(fault.seconds)
    on.fleet.set_clocks(wrong=False)


async def full_disk(on: Accidents, fault: Fault) -> None:
    """A process finds no more room on its disk for a while."""
    pid = on.victim(fault).pid
    with suppress(ProcessLookupError):
        room = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (A_PAGE, room[1]))
        await asyncio.sleep(fault.seconds)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, room)


async def locked_file(on: Accidents, fault: Fault) -> None:
    """Another program writes to the file for a while."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(on.place, isolation_level=None, timeout=0.5)) as other:
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(fault.seconds)
        other.execute("ROLLBACK")
        await on.written_again("the file was locked", RETURNED)


def sessions(condition: str) -> Strike:
    """Return what ends sessions of the database. In a condition stands `{one}` for the name of one process's."""

    async def strike(on: Accidents, fault: Fault) -> None:
        numbers = [*on.fleet.numbers, 0]
        one = f"'{NAME}{numbers[int(fault.share * len(numbers))]}'"
        await asyncio.to_thread(cut_off, on.place, condition.format(one=one))

    return strike


async def server_gone(on: Accidents, fault: Fault) -> None:
    """All sessions are ended, and nobody is let in for a while."""
    with ExitStack() as stack:
        await asyncio.to_thread(stack.enter_context, shut(on.place))
        try:
            await asyncio.sleep(fault.seconds)
        finally:
            await asyncio.to_thread(stack.close)


async def silent(on: Accidents, _: Fault) -> None:
    """The database's connections stay, and swallow everything; new ones work."""
    on.network.half_open()
    await on.written_again("connections to the database went silent", SILENT)


def network(break_it: Callable[[Network, Fault], None], what: str) -> Strike:
    """Return what happens to the network between the bot and its database for a while."""

    async def strike(on: Accidents, fault: Fault) -> None:
        break_it(on.network, fault)
        try:
            await asyncio.sleep(fault.seconds)
        finally:
            on.network.mend()
        await on.written_again(what, RETURNED)

    return strike


def _on_file(wish: Wish, file: bool) -> bool:
    return file


def _on_server(wish: Wish, file: bool) -> bool:
    return not file


def _alone(wish: Wish, file: bool) -> bool:
    return wish.processes == 1


def _several(wish: Wish, file: bool) -> bool:
    return wish.processes > 1


HEAVY: Mapping[str, Kind] = MappingProxyType({
    "killed": Kind(killed, 6, (0.0, 4.0)),
    "killed at a spot": Kind(killed_at_a_spot, 5, (4.0, 9.0)),
    "asked to end": Kind(asked_to_end, 2),
    BESIDE: Kind(beside_another, 3, (0.0, 3.0)),
    "stood still": Kind(stood_still, 2, (2.0, 16.0)),
    "copied or restored": Kind(restored, 2, fits=_on_file),
})  # fmt: skip
LIGHT: Mapping[str, Kind] = MappingProxyType({
    "line dropped": Kind(dropped, 2),
    "gateway away": Kind(away, 1, (0.5, 3.0), excuses=2.0),
    "gateway half-open": Kind(half_open, 1, (1.0, 6.0), excuses=2.0),
    "a shard's line": Kind(shard_cut, 2, (0.0, 0.5), fits=_several),
    "requests fail": Kind(requests_fail, 2, (3.0, 8.0), excuses=6.0),
    "clicks again": Kind(delivered_again, 1),
    "clocks wrong": Kind(clocks_wrong, 1, (2.0, 6.0), excuses=3.0, fits=_alone),
    "full disk": Kind(full_disk, 1, (2.0, 5.0), excuses=3.0, fits=_on_file),
    "locked file": Kind(locked_file, 1, (1.0, 4.0), excuses=3.0, fits=_on_file),
    "file locked for long": Kind(locked_file, 0.5, (30.0, 30.0), excuses=RETURNED, fits=_on_file),
    "sessions of one": Kind(sessions("application_name = {one}"), fits=_on_server),
    "some sessions": Kind(sessions("random() < 0.4"), fits=_on_server),
    "listeners": Kind(sessions("query ILIKE 'LISTEN%'"), 2, fits=_on_server),
    "all sessions": Kind(sessions("true"), fits=_on_server),
    "database silent": Kind(silent, excuses=SILENT, fits=_on_server),
    "database cut off": Kind(
        network(lambda way, _: way.cut(), "the network returned"), 0.5, (30.0, 30.0), excuses=RETURNED, fits=_on_server
    ),
    "database one-way": Kind(
        network(lambda way, fault: way.cut(ASKED if fault.chance < 0.5 else ANSWERED), "one way returned"),
        1, (2.0, 12.0), excuses=RETURNED, fits=_on_server,
    ),
    "database late": Kind(
        network(lambda way, _: way.delay(LATE), "answers were late"), 1, (5.0, 15.0), excuses=RETURNED, fits=_on_server
    ),
    "server gone": Kind(server_gone, 1, (2.0, 5.0), excuses=3.0, fits=_on_server),
})  # fmt: skip
LISTENED = ("some sessions", "listeners", "all sessions", "server gone")
"""After these a process may not have heard which clicks another one had answered."""
