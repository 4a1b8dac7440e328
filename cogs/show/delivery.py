"""Whether Discord takes what is shown in a table's channel, and what follows where it does not."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.ops.logs import about
from cogs.show.common import Common
from cogs.show.conflation import TryLater
from cogs.show.fallback import is_final, report
from cogs.show.messenger import UNKNOWN_CHANNEL
from cogs.show.schedule import ANNOUNCEMENTS, BOARD, BOARD_AGAIN, REMINDER, SETTLEMENT, TableJob

log = logging.getLogger(__name__)

LONGEST_SILENCE = 30 * 60.0
"""Where Discord refuses messages, a channel is tried again after at most this many seconds."""


class Delivery:
    """Runs what shows something in a table's channel, and remembers what Discord refuses there."""

    def __init__(self, common: Common, give_up: Callable[[int], Awaitable[None]]) -> None:
        """Begin with nothing refused. `give_up`: called with a table about which nothing can be told any more."""
        self._common = common
        self._give_up = give_up

    async def attempt(self, table: int, kind: str, job: TableJob) -> float | None:
        """Run a job of a kind for a table, and return what it returns.

        A channel that is gone closes the table.

        Raises:
            TryLater: Discord fails, or refuses this; a refusal is tried again later and later.
        """
        waits = None
        try:
            async with self._common.messenger.patience():
                waits = await job(table)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            log.info("its channel is gone")
            await self._give_up(table)
            await self._common.tables.channel_gone(table)
        except discord.Forbidden as error:
            if (await self._common.tables.queries.board(table)).ending is not None:
                await self._give_up(table)
                return None
            self._refused(table, kind, error)
            raise TryLater(first=self._common.pauses.refused, longest=LONGEST_SILENCE) from error
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            report(error, f"its {kind}")
            raise TryLater(first=self._common.pauses.refused, longest=LONGEST_SILENCE) from error
        else:
            self._taken(table, kind)
        finally:
            if self._common.posts.unwritten:
                with about(None):
                    self._common.schedule.once("posts", self._common.posts.write)
        return waits

    def is_refused(self, table: int) -> bool:
        """Return whether Discord refuses a table's messages."""
        screen = self._common.screens.get(table)
        return screen is not None and bool(screen.refused)

    def refused_channels(self, guild: int) -> list[int]:
        """Return the channels of a server where Discord has refused a table's messages."""
        return [
            screen.channel
            for screen in self._common.screens
            if screen.channel and screen.refused and screen.guild == guild
        ]

    def may_write(self, channel: int) -> None:
        """Show at once what Discord has refused in a channel: the bot may write there again, as far as it can tell."""
        screen = self._common.screens.in_channel(channel)
        if screen is not None and screen.refused:
            screen.rest.over()
            self._common.schedule.hasten((BOARD_AGAIN, BOARD, ANNOUNCEMENTS, REMINDER, SETTLEMENT), screen.table)

    def _refused(self, table: int, kind: str, error: discord.Forbidden) -> None:
        """Have the members told, on what can still be changed, why nothing new comes."""
        screen = self._common.screens.of(table)
        if not screen.refused:
            log.warning("Discord refuses messages in its channel (%s)", error)
            self._common.schedule.mark(BOARD, table)
        screen.refused.add(kind)

    def _taken(self, table: int, kind: str) -> None:
        screen = self._common.screens.get(table)
        if screen is None or kind not in screen.refused:
            return
        screen.refused.remove(kind)
        if not screen.refused:
            log.info("Discord takes messages in its channel again")
            self._common.schedule.mark(BOARD, table)
