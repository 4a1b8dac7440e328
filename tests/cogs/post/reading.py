"""Who reads what in tests of what is shown: English, and cards as text if nothing else is said."""

from dataclasses import dataclass, field

import discord

from bot.members.preferences import CardsBy
from cogs.render.deck import TEXT
from cogs.screen.readers import Chosen, Decks, Readers


@dataclass(frozen=True)
class Languages:
    """What members have chosen, what was chosen for servers and channels, and what Discord has told of members."""

    own: dict[int, str] = field(default_factory=dict)
    public: dict[int, str] = field(default_factory=dict)
    noted: dict[int, str] = field(default_factory=dict)

    def chosen(self) -> Chosen:
        return Chosen(lambda _: CardsBy.PICTURES, self.own.get, self._of_place, self._noted)

    def _of_place(self, guild: int, channel: int, parent: int | None) -> str | None:
        return next((self.public[each] for each in (channel, parent, guild) if each in self.public), None)

    async def _noted(self, _guild: int, member: int) -> str:
        return self.noted.get(member, "")


def readers_of(client: discord.Client, decks: Decks = lambda _: TEXT, languages: Languages | None = None) -> Readers:
    return Readers(client, decks, (languages or Languages()).chosen())
