"""What somebody reads who asks for something of their own: their language, and the cards of their own hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.render.words import Words
from cogs.show.publisher import publisher_of

if TYPE_CHECKING:
    from bot.app import NewmarketBot

    Interaction = discord.Interaction[NewmarketBot]
else:
    Interaction = discord.Interaction


async def with_own_cards(interaction: Interaction, words: Words) -> Words:
    """Return the words of the member behind an interaction with the deck that they have chosen for their hands."""
    prefers = await interaction.client.preferences.get(interaction.user.id)
    return publisher_of(interaction.client).readers.of_member(words, prefers.cards)
