"""What the admins of each server have chosen for what everybody sees there: how cards are shown, and which language.

Every process keeps it in memory, because everything that is drawn asks for it.
"""

from collections.abc import Callable

from bot.chips.wallets import Wallets
from bot.members.languages import choices
from bot.members.preferences import UNCHOSEN, CardsBy, PersonalSettings, nobody
from bot.refusals import NoSuchChoice
from bot.store.database import Database
from bot.tables.commands.tables import Tables

_UNCHOSEN = UNCHOSEN.cards, None
"""What a server without choices has: how it shows cards, and its language."""


class ServerChoices:
    """Keeps in memory what the admins have chosen, for their server and for single channels of it."""

    def __init__(self, database: Database, wallets: Wallets, tables: Tables, tell: Callable[[], None] = nobody) -> None:
        self._tell = tell
        self._database = database
        self._wallets = wallets
        self._tables = tables
        self._servers: dict[int, tuple[str, str | None]] = {}
        self._channels: dict[tuple[int, int], str] = {}

    async def load(self) -> set[int]:
        """Read what was chosen, and return the servers for which that has changed."""
        servers, channels = self._servers, self._channels
        async with self._database.reading() as work:
            self._servers = await work.guild_settings.looks()
            self._channels = await work.guild_settings.channel_locales()
        changed = {guild for guild, _ in servers.items() ^ self._servers.items()}
        return changed | {guild for (guild, _), _ in channels.items() ^ self._channels.items()}

    def cards(self, guild: int) -> CardsBy:
        """Return how the boards of a server show cards."""
        return CardsBy(self._servers.get(guild, _UNCHOSEN)[0])

    def language(self, guild: int, channel: int, parent: int | None = None) -> str | None:
        """Return the language that was chosen for a channel; None if it is to be as in Discord.

        `parent`: the channel that this one is a thread of; a thread without a language of its own has that one's.
        """
        for each in (channel, parent):
            if each is not None and (guild, each) in self._channels:
                return self._channels[guild, each]
        return self._servers.get(guild, _UNCHOSEN)[1]

    def languages_of_channels(self, guild: int) -> dict[int, str]:
        """Return the languages of those channels and threads of a server that have their own."""
        return {channel: locale for (server, channel), locale in self._channels.items() if server == guild}

    async def choose_cards(self, guild: int, cards: CardsBy) -> None:
        """Choose how a server's boards show cards, and show them again."""
        await self._wallets.change_settings(guild, cards=cards)
        await self._show(guild)

    async def choose_language(self, guild: int, choice: str, channel: int | None = None) -> None:
        """Choose the language of a server, or of one channel there, and show the boards again.

        Raises:
            NoSuchChoice: there is no such language.
        """
        possible = choices()
        if choice not in possible:
            raise NoSuchChoice
        if channel is None:
            await self._wallets.change_settings(guild, locale=possible[choice])
        else:
            async with self._database.writing() as work:
                await work.guild_settings.put_channel_locale(guild, channel, possible[choice])
        await self._show(guild)

    async def _show(self, guild: int) -> None:
        self._tell()
        await self.load()
        self._tables.cache.show_anew(guild)


async def learn(servers: ServerChoices, members: PersonalSettings, tables: Tables) -> None:
    """Read the choices again because another process has changed them, and show the difference.

    That process may have taken a choice, or have forgotten a member or a server.

    Raises:
        StoreFails: the database fails. The choices known before stay.
    """
    for guild in await servers.load():
        tables.cache.show_anew(guild)
    tables.cache.show_anew(members=await members.load())
