"""How the boards of each server show cards: chosen by its admins, and asked by every board that is drawn."""

from __future__ import annotations

from bot.chips.wallets import GuildSettings, Wallets
from bot.members.preferences import UNCHOSEN, CardsBy
from bot.store.database import Database
from bot.tables.commands import Tables


class BoardCards:
    """Keeps in memory what the admins have chosen."""

    def __init__(self, database: Database, wallets: Wallets, tables: Tables) -> None:
        """Make the service. `wallets` keeps the settings, `tables` show what has been chosen."""
        self._database = database
        self._wallets = wallets
        self._tables = tables
        self._chosen: dict[int, CardsBy] = {}

    async def load(self) -> None:
        """Read what was chosen."""
        async with self._database.reading() as work:
            self._chosen = {guild: CardsBy(cards) for guild, cards in (await work.guild_settings.cards()).items()}

    def of(self, guild: int) -> CardsBy:
        """Return how the boards of a server show cards."""
        return self._chosen.get(guild, UNCHOSEN.cards)

    async def choose(self, guild: int, cards: CardsBy) -> GuildSettings:
        """Choose for a server, have its boards shown anew, and return its settings."""
        now = await self._wallets.change_settings(guild, cards=cards)
        self._chosen[guild] = cards
        self._tables.show_anew(guild)
        return now
