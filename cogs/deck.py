"""The deck's upload: it begins when the bot is there, behind everything that members wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.show.publisher import publisher_of

if TYPE_CHECKING:
    from bot.app import NewmarketBot


class DeckUpload(commands.Cog):
    """Begins the upload."""

    def __init__(self, bot: NewmarketBot) -> None:
        """Begin for a bot."""
        self._bot = bot

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin with the first connection. What is on show is shown anew whenever cards look different from then on."""
        if self._bot.settings.pictures:
            self._bot.deck.start(publisher_of(self._bot).turn, self._bot.tables.cache.show_anew)


async def setup(bot: NewmarketBot) -> None:
    """Add the listener."""
    await bot.add_cog(DeckUpload(bot))
