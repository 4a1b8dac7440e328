"""In which language each server's public messages are: chosen by its admins, and asked by everything that is shown."""

from __future__ import annotations

from collections.abc import Callable

from bot.chips.wallets import GuildSettings, Wallets
from bot.members.languages import choices
from bot.members.preferences import nobody
from bot.refusals import NoSuchChoice
from bot.store.database import Database
from bot.tables.commands.tables import Tables


class ServerLanguages:
    """Keeps in memory what the admins have chosen, for their server and for single channels of it."""

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
        self._servers: dict[int, str] = {}
        self._channels: dict[tuple[int, int], str] = {}

    async def load(self) -> set[int]:
        """Read what was chosen, and return the servers of which something else was known."""
        servers, channels = self._servers, self._channels
        async with self._database.reading() as work:
            self._servers = await work.guild_settings.locales()
            self._channels = await work.guild_settings.channel_locales()
        changed = {guild for guild, _ in servers.items() ^ self._servers.items()}
        return changed | {guild for (guild, _), _ in channels.items() ^ self._channels.items()}

    def of(self, guild: int, channel: int, parent: int | None = None) -> str | None:
        """Return the language that was chosen for a channel, None where it is to be as in Discord.

        `parent`: the channel that this one is a thread of; a thread without a language of its own has that one's.
        """
        for each in (channel, parent):
            if each is not None and (guild, each) in self._channels:
                return self._channels[guild, each]
        return self._servers.get(guild)

    def of_channels(self, guild: int) -> dict[int, str]:
        """Return the languages of those channels and threads of a server that have their own."""
        return {channel: locale for (server, channel), locale in self._channels.items() if server == guild}

    async def choose(self, guild: int, choice: str) -> GuildSettings:
        """Choose for a server, have its boards shown anew, and return its settings.

        Raises:
            NoSuchChoice: there is no such language.
        """
        locale = _chosen(choice)
        now = await self._wallets.change_settings(guild, locale=locale)
        if locale is None:
            self._servers.pop(guild, None)
        else:
            self._servers[guild] = locale
        self._tell()
        self._tables.cache.show_anew(guild)
        return now

    async def choose_for_channel(self, guild: int, channel: int, choice: str) -> None:
        """Choose for one channel of a server, and have the boards shown anew.

        Raises:
            NoSuchChoice: there is no such language.
        """
        locale = _chosen(choice)
        async with self._database.writing() as work:
            await work.guild_settings.put_channel_locale(guild, channel, locale)
        if locale is None:
            self._channels.pop((guild, channel), None)
        else:
            self._channels[guild, channel] = locale
        self._tell()
        self._tables.cache.show_anew(guild)


def _chosen(choice: str) -> str | None:
    possible = choices()
    if choice not in possible:
        raise NoSuchChoice
    return possible[choice]
