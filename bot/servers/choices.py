"""What members and admins have chosen and every process keeps in memory, learnt anew together.

Another process may have taken the choice, or have forgotten a member or a server.
"""

from __future__ import annotations

from bot.members.preferences import PersonalSettings
from bot.servers.board_cards import BoardCards
from bot.servers.languages import ServerLanguages
from bot.tables.commands.tables import Tables


class Choices:
    """Learns what was chosen."""

    def __init__(
        self, preferences: PersonalSettings, board_cards: BoardCards, languages: ServerLanguages, tables: Tables
    ) -> None:
        """Make the service. `tables` show what has been chosen elsewhere."""
        self._preferences = preferences
        self._board_cards = board_cards
        self._languages = languages
        self._tables = tables

    async def load(self) -> None:
        """Read all of it: at the start.

        Raises:
            StoreFails: the database does not tell.
        """
        await self._board_cards.load()
        await self._languages.load()
        await self._preferences.load()

    async def learn(self) -> None:
        """Read all of it because another process says, or marks, that something is different; have that shown.

        Raises:
            StoreFails: the database does not tell. What was known is known still.
        """
        guilds = await self._board_cards.load() | await self._languages.load()
        members = await self._preferences.load()
        for guild in guilds:
            self._tables.cache.show_anew(guild)
        self._tables.cache.show_anew(members=members)
