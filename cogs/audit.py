"""The audit once a day: it begins when the bot is there, and the bot's owner is told of what it finds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.render.audit import audit_message
from cogs.show.publisher import publisher_of

if TYPE_CHECKING:
    from bot.app import NewmarketBot


class Auditing(commands.Cog):
    """Begins the daily audit."""

    def __init__(self, bot: NewmarketBot) -> None:
        """Begin for a bot."""
        self._bot = bot

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin with the first connection."""
        self._bot.daily_audit.start(self._tell, lambda: self._bot.does_chores)

    async def _tell(self, wrong: Sequence[str]) -> None:
        """Tell the bot's owner of findings by direct message, if the settings say so."""
        if not self._bot.settings.audit_tells_owner:
            return
        application = await self._bot.application_info()
        team = application.team
        owner = application.owner.id if team is None or team.owner_id is None else team.owner_id
        user = await self._bot.fetch_user(owner)
        await user.send(view=audit_message(wrong, publisher_of(self._bot).readers.of_owner(owner)))


async def setup(bot: NewmarketBot) -> None:
    """Add the listener."""
    await bot.add_cog(Auditing(bot))
