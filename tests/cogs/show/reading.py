"""Who reads what in tests of what is shown: English, and cards as text if nothing else is said."""

from __future__ import annotations

import discord

from bot.members.preferences import CardsBy
from cogs.render.deck import TEXT
from cogs.show.readers import Chosen, Decks, Readers


def readers_of(client: discord.Client, decks: Decks = lambda _: TEXT, chosen: Chosen | None = None) -> Readers:
    return Readers(client, decks, chosen or choosing())


def choosing(
    own: dict[int, str] | None = None, public: dict[int, str] | None = None, noted: dict[int, str] | None = None
) -> Chosen:
    """What members have chosen, and what was chosen for servers and channels; what Discord has told of members."""
    members, places, told = own or {}, public or {}, noted or {}

    async def locale(_guild: int, member: int) -> str:
        return told.get(member, "")

    def of_place(guild: int, channel: int, parent: int | None) -> str | None:
        return next((places[each] for each in (channel, parent, guild) if each in places), None)

    return Chosen(lambda _: CardsBy.PICTURES, members.get, of_place, locale)
