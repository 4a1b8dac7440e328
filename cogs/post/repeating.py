"""What a bot looks after by itself again and again, from its first connection on."""

import asyncio
import logging
from contextlib import suppress
from typing import ClassVar

from discord.ext import commands

from bot.app import NewmarketBot
from bot.refusals import StoreFails

log = logging.getLogger(__name__)


class Repeating(commands.Cog):
    """Looks for what is due, and says when it looks the next time."""

    WHAT: ClassVar[str]
    """What is told where it is due, for the log."""

    def __init__(self, bot: NewmarketBot) -> None:
        self._bot = bot
        self._task: asyncio.Task[None] | None = None

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin with the first connection."""
        if self._task is None:
            self._task = asyncio.create_task(self._go_on())

    async def cog_unload(self) -> None:
        """Tell nothing more. What is under way is looked for at the next start."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def look(self) -> None:
        """Tell what is due.

        Raises:
            StoreFails: the database does not tell now.
        """
        raise NotImplementedError

    def until_next_look(self) -> float:
        """Return the seconds until it is to be looked again."""
        raise NotImplementedError

    async def _go_on(self) -> None:
        while True:
            try:
                await self.look()
            except StoreFails:
                log.warning("%s cannot be announced, because the database fails; trying again", self.WHAT)
            except Exception:
                log.exception("%s could not be announced; trying again", self.WHAT)
            await asyncio.sleep(self.until_next_look())
