"""Who reads what in tests of what is shown: English, and cards as text."""

from __future__ import annotations

import discord

from bot.members.preferences import CardsBy
from cogs.render.deck import TEXT
from cogs.show.readers import Readers


def readers_of(client: discord.Client) -> Readers:
    return Readers(client, lambda _: TEXT, lambda _: CardsBy.PICTURES)
