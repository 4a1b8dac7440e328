"""How the boards of each server show cards: chosen by its admins, and asked by every board that is drawn."""

from __future__ import annotations

from collections.abc import Callable

from bot.chips.wallets import GuildSettings, Wallets
from bot.members.preferences import UNCHOSEN, CardsBy, nobody
from bot.store.database import Database
from bot.tables.commands.tables import Tables


class BoardCards:
    """Keeps in memory what the admins have chosen."""

    def __init__(self, database: Database, wallets: Wallets, tables: Tables, tell: Callable[[], None] = nobody) -> None:
        """Make the service.

        Args:
            database: what is kept.
            wallets: keeps the settings.
            tables: show what has been chosen.
            tell: has other processes learn of it.
        """
        self._tell = tell
        self._database = database
        self._wallets = wallets
        self._tables = tables
        self._chosen: dict[int, CardsBy] = {}

    async def load(self) -> set[int]:
        """Read what was chosen, and return the servers of which something else was known."""
        before = self._chosen
        async with self._database.reading() as work:
            self._chosen = {guild: CardsBy(cards) for guild, cards in (await work.guild_settings.cards()).items()}
        return {guild for guild in before.keys() | self._chosen.keys() if before.get(guild) != self._chosen.get(guild)}

    def of(self, guild: int) -> CardsBy:
        """Return how the boards of a server show cards."""
        return self._chosen.get(guild, UNCHOSEN.cards)

    async def choose(self, guild: int, cards: CardsBy) -> GuildSettings:
        """Choose for a server, have its boards shown anew, and return its settings."""
        now = await self._wallets.change_settings(guild, cards=cards)
        self._chosen[guild] = cards
        self._tell()
        self._tables.cache.show_anew(guild)
        return now
