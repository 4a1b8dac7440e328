"""Who reads what in tests of what is shown: English, and cards as text if nothing else is said."""

from __future__ import annotations

import discord

from bot.members.preferences import CardsBy
from cogs.render.deck import TEXT
from cogs.show.readers import Decks, Readers


def readers_of(client: discord.Client, decks: Decks = lambda _: TEXT) -> Readers:
    return Readers(client, decks, lambda _: CardsBy.PICTURES)
