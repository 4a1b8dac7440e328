"""Starts the daily audit and the deck's upload with the first connection."""

from collections.abc import Sequence

from discord.ext import commands

from bot.app import NewmarketBot
from cogs.post.publisher import publisher_of
from cogs.render.audit import audit_message


class Beginning(commands.Cog):
    """Starts both."""

    def __init__(self, bot: NewmarketBot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start both. From then on, all messages are shown again whenever the look of cards changes."""
        self._bot.daily_audit.start(self._tell, lambda: self._bot.does_chores)
        if self._bot.settings.pictures:
            self._bot.deck.start(publisher_of(self._bot).turn, self._bot.tables.cache.show_anew)

    async def _tell(self, wrong: Sequence[str]) -> None:
        """Send the audit's findings to the bot's owner by direct message, if the settings say so."""
        if not self._bot.settings.audit_tells_owner:
            return
        application = await self._bot.application_info()
        team = application.team
        owner = application.owner.id if team is None or team.owner_id is None else team.owner_id
        user = await self._bot.fetch_user(owner)
        await user.send(view=audit_message(wrong, publisher_of(self._bot).readers.of_owner(owner)))


async def setup(bot: NewmarketBot) -> None:
    """Add the listener."""
    await bot.add_cog(Beginning(bot))
