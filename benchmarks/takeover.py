"""How long it takes until tables can be played whose process was killed, while another process of the bot goes on.

Two processes run one bot of two shards on one PostgreSQL, beside a small Discord with Discord's limits: five seconds
between two shards that identify, fifty requests a second. All tables belong to the first shard, which hears of direct
messages too. Its process is killed with SIGKILL; members press a card every three seconds until one of their
clicks has played it. The other process has to notice, to fence the dead one, to connect the shard, and to read the
tables.

`python -m benchmarks.takeover --help` tells how to run it by itself.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.figures import Figure, table
from benchmarks.filled import IN_A_GUILD, Place, fill, multiply, places, surround
from benchmarks.worlds import DEFAULTS, World
from bot.settings import address_of
from bot.store.database import Database
from bot.store.moving import brought
from bot.tables.model.table import Match
from tests.postgresql import served
from tests.wire.discord import Discord
from tests.wire.messages import Interaction, Member, Message
from tests.wire.process import BotProcess

TABLES = 500
KILLS = 3
SAMPLED = 50
"""At so many tables a card is played, from the first to the last."""
LIMIT = 20.0
SHARDS = 2
APART = 5.0
"""Seconds between two shards that identify, as Discord wants them."""
PRESSED = 3.0
"""Seconds after which a member presses again whose click had no answer: before, Discord lets nobody do so."""
GLANCE = 0.1
PATIENT = "benchmarks.patient"
PATIENCE = 300.0
"""Seconds for whatever is waited for."""
REST = 10.0
"""Seconds in which both processes have what is theirs, before one is killed."""


@dataclass(frozen=True, slots=True)
class Takeover:
    """What was seen after a kill, in seconds since then."""

    noticed: float
    """The dead process was fenced."""
    heard: float
    """The shard was connected again."""
    played: list[float]
    """A card was played, at each of the tables that were looked at."""


def measure(tables: int = TABLES, kills: int = KILLS) -> list[Figure]:
    """Return how long takeovers take, and until all boards were sent again.

    Args:
        tables: how many belong to the process that is killed, whole servers.
        kills: how often one is.
    """
    with served(careful=True) as server:
        address = server.create(empty=True)
        figures = asyncio.run(_measure(address, places(tables), kills))
        server.drop(address)
    return figures


async def _fill(address: str, those: Sequence[Place]) -> None:
    """Open tables on SQLite, multiply them there, and move them."""
    with tempfile.TemporaryDirectory(prefix="newmarket-takeover-") as folder:
        file = Path(folder, "tables.sqlite3")
        await fill(file, those[:IN_A_GUILD], novices=False)
        if len(those) > IN_A_GUILD:
            multiply(file, IN_A_GUILD, len(those) // IN_A_GUILD)
        source = Database(address_of(str(file)), read_only=True)
        await source.open()
        async with source.at_one_moment() as work, brought(work, address_of(address)):
            pass
        await source.close()


async def _measure(address: str, those: Sequence[Place], kills: int) -> list[Figure]:
    await _fill(address, those)
    async with _fleet(address, those) as fleet:
        await fleet.up()
        seen = []
        for _ in range(kills):
            await asyncio.sleep(REST)
            killed, took = await fleet.kill()
            seen.append(took)
            last = asyncio.create_task(fleet.all_shown_since(killed))
            if len(seen) < kills:
                last.cancel()
                await fleet.restart()
        shown = await last
    return _figures(len(those), seen, shown)


class _Fleet:
    """Two processes, of which the first has all tables."""

    def __init__(self, discord: Discord, database: Database, processes: list[BotProcess], those: Sequence[Place]):
        self._discord = discord
        self._world = World(discord, processes[0], database)
        self._processes = processes
        self._those = those
        self._looked_at = those[:: max(len(those) // SAMPLED, 1)]

    async def up(self) -> None:
        """Start both, one after the other; whoever comes first keeps the first shard."""
        for each in self._processes:
            await each.up()
        await self._until(lambda: all(self._discord.gateway.listening(each) == 1 for each in range(SHARDS)))
        await self._until(lambda: self._shown_since(1.0) == len(self._those))

    async def restart(self) -> None:
        """Start the process that was killed; the other one keeps all tables."""
        await self._processes[0].up()
        self._processes.reverse()
        await self._until(lambda: self._discord.gateway.listening(1) == 1)

    async def kill(self) -> tuple[float, Takeover]:
        """Kill the process that has all tables; return when, since 1970, and what was seen."""
        dying, other = self._processes
        acting = [await self._acting(each) for each in self._looked_at]
        killed = time.time()
        await dying.kill()
        noticed = asyncio.create_task(_after(killed, other.logged("it is fenced")))
        heard = asyncio.create_task(_after(killed, self._until(lambda: self._discord.gateway.listening(0))))
        pressed = [
            self._play(turn * PRESSED / len(acting), place, *who)
            for turn, (place, who) in enumerate(zip(self._looked_at, acting, strict=True))
        ]
        played = [at - killed for at in await asyncio.gather(*pressed)]
        return killed, Takeover(await noticed, await heard, played)

    async def all_shown_since(self, moment: float) -> float:
        """Wait until every board was sent again since a moment, and return the seconds from it."""
        await self._until(lambda: self._shown_since(moment) == len(self._those))
        return max(self._board(each).now.at for each in self._those) - moment

    async def _acting(self, place: Place) -> tuple[Match, Member, Message, str]:
        """Return who is to play at a table, and the button with which they can."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            table = await self._world.table(place.number + 1)
            assert isinstance(table, Match)
            at = table.acting()
            assert at is not None
            member = self._discord.members[table.seats[at].member or 0]
            there = self._discord.direct(member) + self._discord.public(place.channel)
            for message in there:
                for button in message.ids():
                    if f":{table.decision}:card:" in button or f":{table.decision}:next:" in button:
                        return table, member, message, button
            await asyncio.sleep(GLANCE)
        raise AssertionError(f"nobody can play at table {place.number + 1}")

    async def _play(
        self, first: float, place: Place, before: Match, member: Member, message: Message, button: str
    ) -> float:
        """Press, for the first time in so many seconds, until the card is played; return when, since 1970."""
        await asyncio.sleep(first)
        pressed: list[Interaction] = []
        while True:
            pressed.append(self._discord.press(member, message, button))
            await asyncio.sleep(PRESSED)
            answers = [each.answered_at for each in pressed if each.answered_at is not None]
            now = await self._world.table(place.number + 1)
            if answers and isinstance(now, Match) and now.decision != before.decision:
                return min(answers)
            assert len(pressed) < PATIENCE / PRESSED, f"nothing can be played at table {place.number + 1}"

    def _board(self, place: Place) -> Message:
        """The message that was the board in the beginning, or the one that has taken its place."""
        first = self._discord.messages[place.board]
        if not first.deleted:
            return first
        board = self._discord.board(place.channel)
        assert board is not None
        return board

    def _shown_since(self, moment: float) -> int:
        return sum(self._board(each).now.at > moment for each in self._those)

    async def _until(self, condition: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():  # noqa: ASYNC110 - thousands of messages would each have it looked at
                await asyncio.sleep(GLANCE)


async def _after(moment: float, doing: Awaitable[object]) -> float:
    """Return how many seconds after a moment something was done."""
    await doing
    return time.time() - moment


@asynccontextmanager
async def _fleet(address: str, those: Sequence[Place]) -> AsyncIterator[_Fleet]:
    settings = {**DEFAULTS, "NEWMARKET_DATABASE": address, "NEWMARKET_CLUSTERS": str(SHARDS)}
    settings["NEWMARKET_REQUESTS_AT_ONCE"] = "5"
    database = Database(address, read_only=True)
    try:
        async with Discord(interaction_seconds=3.0).open() as discord:
            surround(discord, those)
            discord.gateway.recommended, discord.gateway.apart = SHARDS, APART
            with tempfile.TemporaryDirectory(prefix="newmarket-takeover-") as folder:
                processes = [BotProcess(discord.port, Path(folder), PATIENT, **settings) for _ in range(SHARDS)]
                try:
                    yield _Fleet(discord, database, processes, those)
                except BaseException:
                    sys.stderr.writelines(f"{at}: {line}\n" for at, each in enumerate(processes) for line in each.log)
                    raise
                finally:
                    for each in processes:
                        if each.running:
                            await each.kill()
    finally:
        await database.close()


def _figures(tables: int, seen: Sequence[Takeover], shown: float) -> list[Figure]:
    slowest = [max(each.played) for each in seen]
    half = median(median(each.played) for each in seen)
    noticed, heard = median(each.noticed for each in seen), median(each.heard for each in seen)
    return [
        Figure(
            f"after a kill, until all of {tables} tables of the lost shard can be played",
            max(slowest),
            "s",
            samples=len(seen),
            against=f"the slowest of {len(seen)}, half of them within {median(slowest):,.1f} s; half of the tables "
            f"within {half:,.1f} s; noticed after {noticed:,.1f} s, connected after {heard:,.1f} s; "
            f"the last board is sent again after {shown:,.0f} s; "
            f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
            limit=LIMIT,
        )
    ]


def main() -> None:
    """Measure by itself, and print the figures."""
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.takeover", description="Kill one of two processes.")
    arguments.add_argument("--tables", type=int, default=TABLES, help=f"tables of the one that is killed ({TABLES})")
    arguments.add_argument("--kills", type=int, default=KILLS, help=f"how often one is killed ({KILLS})")
    chosen = arguments.parse_args()
    sys.stdout.write(table(measure(chosen.tables, chosen.kills)))


if __name__ == "__main__":
    main()
