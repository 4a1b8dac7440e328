"""The bot as a process beside a small Discord, on a database that is filled already."""

import asyncio
import gc
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from benchmarks.filled import PLAYERS, Place, surround
from bot.settings import Settings, address_of
from bot.store.database import Database
from bot.tables.model.table import Table
from bot.tables.service.stored import load
from tests.wire.discord import Discord
from tests.wire.limits import Limits, Rules
from tests.wire.process import BotProcess

DEFAULTS = {
    str(field.validation_alias or f"NEWMARKET_{name.upper()}"): str(field.default)
    for name, field in Settings.model_fields.items()
    if name.startswith("pace_") or name.endswith(("_interval", "_deferral", "_window"))
}
"""The bot's default paces; processes beside the small Discord start with shorter ones otherwise."""
KIB = 1024
GLANCE = 0.1
"""Seconds between two looks at many messages."""


@dataclass(frozen=True, slots=True)
class World:
    """A Discord, and a process that talks to it."""

    discord: Discord
    bot: BotProcess
    database: Database
    """The process's database, to look at."""

    async def table(self, number: int) -> Table:
        """Return a table as it is stored."""
        async with self.database.reading() as work:
            stored = await load(work, number)
        assert stored is not None
        return stored.table

    async def settled(self, those: Sequence[Place], humans: int = PLAYERS) -> None:
        """Wait until every board and hand shows its latest state."""
        shown = [self.discord.messages[place.board] for place in those]
        shown += [self.discord.messages[place.hand(at)] for place in those for at in range(humans)]
        while True:
            shown = [each for each in shown if not each.now.at]
            if not shown:
                return
            await asyncio.sleep(GLANCE)

    def processor(self) -> float:
        """Return the processor's seconds that the process has worked."""
        fields = Path(f"/proc/{self.bot.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return the bytes of memory that are the process's own."""
        for line in Path(f"/proc/{self.bot.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * KIB
        raise AssertionError("the system does not tell")


@asynccontextmanager
async def world(
    filled: Path | None = None,
    those: Sequence[Place] = (),
    humans: int = PLAYERS,
    module: str = "tests.wire.bot",
    settings: Mapping[str, str] = MappingProxyType({}),
    histories: bool = False,
    rules: Rules | None = None,
) -> AsyncIterator[World]:
    """Make a small Discord with these places, and a bot on a copy of a database. The bot is not started yet.

    Args:
        filled: the database, None for an empty one, or where the settings name another.
        those: the places.
        humans: members at each table.
        module: the module that is run as the bot.
        settings: variables of the bot's environment.
        histories: whether the small Discord keeps every former version of its messages.
        rules: the limits of this Discord; by default those of the real one.
    """
    with tempfile.TemporaryDirectory(prefix="newmarket-bench-") as folder:
        limits = Limits(rules)
        async with Discord(interaction_seconds=60.0, histories=histories, limits=limits).open() as discord:
            surround(discord, those, humans)
            bot = BotProcess(discord.port, Path(folder), module, **{**DEFAULTS, **settings})
            if filled is not None:
                shutil.copy(filled, bot.database)
            address = settings.get("NEWMARKET_DATABASE", str(bot.database))
            database = Database(address_of(address), read_only=True)
            try:
                yield World(discord, bot, database)
            finally:
                await database.close()
                if bot.running:
                    await bot.kill()
                gc.collect()
