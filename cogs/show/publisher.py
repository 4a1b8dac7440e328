"""The audience of the tables: what they tell becomes messages.

A change only marks what is to be shown. Each message is then edited to the latest state, never twice at once, and not
at all if nothing in it has changed. This file says what follows what; the boards, hands, announcements and reminders
say how.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial

import discord
from discord.ext import commands

from bot.app import NewmarketBot, now
from bot.members.doors import Doors
from bot.members.preferences import CardsBy
from bot.ops.deadlines import Clock
from bot.refusals import StoreFails
from bot.tables.commands.tables import Tables
from bot.tables.service.posts import BOARD as BOARD_POST
from bot.tables.service.posts import CALL, NUDGE, Posts
from cogs.show.announcements import Announcer
from cogs.show.avatars import Avatars
from cogs.show.board import Boards
from cogs.show.clicks import BoardClicks
from cogs.show.common import Common
from cogs.show.conflation import TryLater
from cogs.show.decks import Decks
from cogs.show.delivery import Delivery
from cogs.show.fallback import Fallback
from cogs.show.hands import Hands
from cogs.show.letters import Letters
from cogs.show.messenger import FAILURES, Messenger
from cogs.show.pace import Pace
from cogs.show.pauses import Pauses
from cogs.show.pictures import Pictures
from cogs.show.present import Presents
from cogs.show.projector import Projector
from cogs.show.readers import Chosen, Readers
from cogs.show.reminders import Reminders
from cogs.show.schedule import (
    ANNOUNCEMENTS,
    BOARD,
    BOARD_AGAIN,
    DIRECT,
    HANDS,
    REMINDER,
    SETTLEMENT,
    Schedule,
    TableJob,
)
from cogs.show.screens import Screens
from cogs.show.tokens import Tokens

log = logging.getLogger(__name__)

LETTING_GO = 5.0
"""Seconds for which requests may still be under way where tables are handed over."""


class Publisher(commands.Cog):
    """Hears what the tables tell, and has it shown."""

    def __init__(
        self,
        messenger: Messenger,
        tables: Tables,
        posts: Posts,
        doors: Doors,
        clock: Clock,
        pauses: Pauses,
        readers: Readers,
        pictures: Pictures,
        unknown: Callable[[], object],
    ) -> None:
        """Build all that shows something. `unknown`: is told where Discord does not know a picture of the deck."""
        self.messenger = messenger
        self.pictures = pictures
        self.readers = readers
        self.projector = Projector(messenger, pauses.film)
        self._client = messenger.client
        self.turn = messenger.turn
        self._tables = tables
        self._posts = posts
        self._pauses = pauses
        self._schedule = schedule = Schedule(pauses.board)
        self._screens = screens = Screens()
        fallback = Fallback(unknown)
        letters = Letters(messenger, doors, fallback)
        common = Common(messenger, letters, fallback, tables, posts, screens, schedule, pauses, readers, clock)
        self.delivery = Delivery(common, self._give_up)
        self.presents = Presents(common)
        self.hands = Hands(common, self.delivery)
        self.boards = Boards(common, self.hands.unreached)
        self._announcer = Announcer(common, pictures)
        self._reminders = Reminders(common)
        self.clicks = BoardClicks(common, self.boards, self.presents, self._announcer.answered)
        jobs: dict[str, TableJob] = {
            BOARD: self._show_board,
            BOARD_AGAIN: self._show_board_again,
            HANDS: self.hands.show,
            DIRECT: self.hands.send,
            ANNOUNCEMENTS: lambda table: self.delivery.attempt(table, ANNOUNCEMENTS, self._announcer.tell),
            REMINDER: lambda table: self.delivery.attempt(table, REMINDER, self._reminders.remind),
            SETTLEMENT: lambda table: self.delivery.attempt(table, SETTLEMENT, self._reminders.settle),
        }
        for kind, job in jobs.items():
            schedule.add(kind, partial(self._if_ours, job), tables.time.seen if kind == BOARD else None)

    # --- what the tables say ----------------------------------------------------------------------------------

    def changed(self, table: int) -> None:
        """Have all shown that has changed at a table."""
        self._schedule.mark(BOARD, table)
        self._schedule.mark(ANNOUNCEMENTS, table, self._pauses.announcements)

    def half_over(self, table: int) -> None:
        """Have the board name who is waited for, and remind them."""
        self._schedule.mark(BOARD, table)
        self._schedule.mark(REMINDER, table)

    def is_behind(self, table: int) -> bool:
        """Return whether somebody watches a table's board that does not show the present yet."""
        return self.boards.is_behind(table)

    def played(self, table: int, member: int) -> None:
        """Have a hand shown once more that another process has just shown in answer to its owner's click."""
        self.hands.played_elsewhere(table, member)

    async def let_go(self, tables: Collection[int], servers: Callable[[int], bool]) -> None:
        """Show nothing more of tables that another process shows from now on, and forget them."""
        gone = {*tables, *(each.table for each in self._screens if each.guild and servers(each.guild))}
        if not await self._schedule.let_go(gone, LETTING_GO):
            log.warning("some of what is shown at %d tables that are handed over is still under way", len(gone))
        with suppress(TimeoutError):  # nothing depends on it
            async with asyncio.timeout(LETTING_GO):
                await asyncio.gather(*(self._last_word(table) for table in gone))
        for table in gone:
            await self._announcer.let_go(table)
            self._reminders.forget(table)
            self.boards.forget(table)
            self.hands.forget(table)
        await self._posts.let_go(gone)

    async def _last_word(self, table: int) -> None:
        with suppress(StoreFails, TryLater, *FAILURES):
            await self.hands.last_word(table)

    def is_silent(self, table: int, guild: int) -> bool:
        """Return whether nothing can be posted for a table now, because of its channel or its server."""
        there = self._client.get_guild(guild)
        return there is None or there.unavailable or self.delivery.is_refused(table)

    @property
    def edits_saved(self) -> int:
        """How many changes were shown together with a later one."""
        return self._schedule.saved

    @property
    def requests_waiting(self) -> int:
        """How many requests wait for their turn."""
        return self.messenger.waiting

    async def cog_unload(self) -> None:
        """Show nothing more, and wait for what is under way."""
        await self._schedule.stop()
        await self.pictures.stop()
        await self.projector.close()

    async def _if_ours(self, job: TableJob, table: int) -> float | None:
        """Do a job, unless another process shows the table by now."""
        return await job(table) if await self._tables.cache.serves(table) else None

    # --- jobs -------------------------------------------------------------------------------------------------

    async def _show_board(self, table: int) -> float | None:
        """Bring a board to the latest state, and the hands after it, so that they come below it.

        Where Discord takes no board now, the hands do not wait for it.

        Returns:
            Seconds for which the board may still be behind, None where it may not.
        """
        screen, waits = self._screens.of(table), None
        try:
            if left := screen.rest.left:
                self._schedule.mark(BOARD_AGAIN, table, left)
            else:
                waits = await self.delivery.attempt(table, BOARD, self._bring_board)
                screen.rest.over()
        except TryLater as later:
            pause = screen.rest.failed(later)
            if later.__cause__ is not None:
                log.warning("its board waits %d s (%s)", pause, later.__cause__)
            self._schedule.mark(BOARD_AGAIN, table, pause)
        finally:
            self._schedule.mark(HANDS, table)
        return waits

    async def _bring_board(self, table: int) -> float | None:
        async with self._screens.of(table).lock:
            posts = await self._posts.everything(table)
            board = await self._tables.queries.board(table)
            if self._reminders.is_over(board, posts.get((NUDGE, 0))):
                self._schedule.mark(SETTLEMENT, table)
            waits = await self.boards.show(board, posts)
            if self._screens.get(table) is None:  # it is closed, and shown as such
                self._reminders.forget(table)
        return waits

    async def _show_board_again(self, table: int) -> None:
        self._schedule.mark(BOARD, table)

    async def _give_up(self, table: int) -> None:
        """Give up what cannot be told any more, and what shows a table that is closed."""
        await self._announcer.drop(table)
        board = await self._tables.queries.board(table)
        with suppress(discord.HTTPException):  # reminders by direct message are to be settled all the same
            await self._reminders.settle(table)
        if board.ending is not None:
            async with self._screens.of(table).lock:
                for kind in (BOARD_POST, CALL, NUDGE):
                    await self._posts.forget(table, kind)
                self.boards.forget(table)
                self._reminders.forget(table)


def publisher_of(bot: NewmarketBot) -> Publisher:
    """Return the publisher of a bot."""
    cog = bot.get_cog("Publisher")
    assert isinstance(cog, Publisher)
    return cog


async def setup(bot: NewmarketBot) -> None:
    """Add the publisher."""
    settings = bot.settings
    pauses = Pauses(
        board=settings.board_interval,
        apart=settings.board_apart,
        board_deferral=settings.board_deferral,
        hand_deferral=settings.hand_deferral,
        announcements=settings.announcement_window,
        announcement_deferral=settings.announcement_deferral,
        result=settings.result_pause,
        film=settings.pace_card,
    )
    pace = Pace(settings.requests_a_second)

    def paced(part: float) -> None:
        pace.be(settings.requests_a_second * part)
        bot.refused_requests.be(part)

    if bot.cluster is not None:
        bot.cluster.paced = paced
    messenger = Messenger(bot, bot.refused_requests, Tokens(now), pace)
    chosen = Chosen(bot.server_choices.cards, bot.preferences.language, bot.server_choices.language, bot.wallets.locale)
    readers = Readers(bot, Decks(lambda: bot.deck.ids).of, chosen)
    avatars = Avatars()
    pictures = Pictures(
        messenger, avatars, bot.search_pool.run, lambda guild: bot.server_choices.cards(guild) is not CardsBy.TEXT
    )
    publisher = Publisher(messenger, bot.tables, bot.posts, bot.doors, now, pauses, readers, pictures, bot.deck.refused)
    bot.finishing.append(publisher.cog_unload)
    bot.health.shown = publisher
    await bot.add_cog(avatars)
    await bot.add_cog(publisher)
