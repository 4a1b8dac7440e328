"""Shows tables: keeps every board and hand at the latest state, and has told what is to be told.

A change only marks what is to be shown; each message is edited with the latest state, never twice at once, and not at
all where nothing of it has changed.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress

import discord
from discord.ext import commands

from bot.app import NewmarketBot, now
from bot.members.doors import Doors
from bot.ops.deadlines import Clock
from bot.ops.logs import about
from bot.refusals import DecisionOver
from bot.tables.commands import Tables
from bot.tables.posts import BOARD, CALL, NUDGE, Post, Posts
from bot.tables.views import Board
from cogs.render.board import board_message
from cogs.render.parts import Layout
from cogs.render.plain import without
from cogs.render.words import Words, words_for
from cogs.show.announcements import Announcer
from cogs.show.answers import acknowledge, redraw, say, show_everybody, updates_clicked
from cogs.show.conflation import Conflator, Job, TryLater
from cogs.show.deferral import Lags, board_may_lag
from cogs.show.fallback import Fallback, is_final, report
from cogs.show.hands import Hands
from cogs.show.letters import Letters
from cogs.show.messenger import FAILURES, UNKNOWN_CHANNEL, Messenger, look_of
from cogs.show.pace import Pace
from cogs.show.pauses import Pauses
from cogs.show.reminders import Calls
from cogs.show.screens import BURIED, Screen
from cogs.show.tokens import Tokens

log = logging.getLogger(__name__)

LONGEST_SILENCE = 30 * 60.0
"""Seconds after which a channel is tried again at the latest, where Discord refuses messages."""


class Publisher(commands.Cog):
    """The audience of the tables: what they tell becomes messages."""

    def __init__(
        self, messenger: Messenger, tables: Tables, posts: Posts, doors: Doors, clock: Clock, pauses: Pauses
    ) -> None:
        """Make the publisher."""
        self._messenger = messenger
        self._client = messenger.client
        self._tables = tables
        self._posts = posts
        self._clock = clock
        self._pauses = pauses
        self._jobs = Conflator(pauses.board, self._done)
        self._lags = Lags()
        self._screens: dict[int, Screen] = {}
        self._channels: dict[int, int] = {}
        self._guilds: dict[int, int] = {}
        self.fallback = Fallback(clock)
        self._announcer = Announcer(messenger, tables, self.fallback, pauses, self._public_words)
        letters = Letters(messenger, doors, self.fallback, pauses.direct)
        self._calls = Calls(messenger, letters, tables, posts, clock, self.fallback, pauses, self._public_words)
        self.hands = Hands(
            messenger, tables, posts, letters, self.fallback, clock, pauses.hand_lag, self._mark_board, self._silent
        )

    # --- what the tables say ----------------------------------------------------------------------------------

    def changed(self, table: int) -> None:
        """Mark all that a table shows."""
        self._mark_board(table)
        self._mark("told", table, lambda: self._guard(table, "told", self._announcer.tell), self._pauses.told)

    def half_over(self, table: int) -> None:
        """Name who is waited for on the board, and call for a move."""
        self._mark_board(table)
        self._mark("nudge", table, lambda: self._guard(table, "nudge", self._calls.call))

    def is_behind(self, table: int) -> bool:
        """Return whether somebody watches a table's board that does not show the present yet."""
        screen = self._screens.get(table)
        watched = screen is not None and screen.is_watched(self._clock())
        return watched and not self._jobs.is_idle(("board", table))

    def _done(self, key: Hashable) -> None:
        """Hear that nothing of a job is left to be done."""
        if isinstance(key, tuple) and key[0] == "board":
            self._tables.seen(key[1])

    async def cog_unload(self) -> None:
        """Show nothing more, and wait for what is under way."""
        await self._jobs.stop()

    # --- what Discord says ------------------------------------------------------------------------------------

    def pressed(self, table: int, *, here: bool) -> None:
        """Note that somebody has pressed or typed something about a table. `here`: in its channel."""
        screen = self._screens.get(table)
        if screen is None:
            return
        if here:
            screen.pressed_at = self._clock()
        if screen.asked_for():
            self._mark_board(table)

    def watched(self, table: int) -> None:
        """Note that somebody has just opened a table, and looks at its board."""
        self._screen(table).pressed_at = self._clock()

    def message_seen(self, channel: int, message: int) -> None:
        """Count a message that was posted in a channel."""
        table = self._channels.get(channel)
        if table is None or message <= self._screens[table].message:
            return
        self._screens[table].newer += 1
        if self._screens[table].newer == BURIED + 1:
            self._mark_board(table)

    async def message_gone(self, channel: int, message: int) -> None:
        """Post a board anew that somebody deleted, unless that goes on and on."""
        table = self._channels.get(channel)
        if table is not None and self._screens[table].message == message:
            await self._note_gone(table, self._screens[table])
            self._mark_board(table)

    async def _note_gone(self, table: int, screen: Screen) -> None:
        await self._posts.drop(table, BOARD)
        screen.gone()
        if screen.waits_to_post(self._clock(), self._pauses.apart) is None:
            with about(table):
                log.info("its board was deleted %d times in a row, and waits until somebody asks", screen.deleted)

    def may_write(self, channel: int) -> None:
        """Show at once what Discord has refused in a channel: the bot may write there again, as far as it can tell."""
        table = self._channels.get(channel)
        if table is not None and self._screens[table].refused:
            self._screens[table].left_alone_until = 0.0
            self._screens[table].growing.over()
            with about(table):
                for job in ("board again", "board", "told", "nudge", "call"):
                    self._jobs.hasten((job, table))

    def silent_channels(self, guild: int) -> list[int]:
        """Return the channels of a server where Discord has refused a table's messages."""
        return [
            channel
            for channel, table in self._channels.items()
            if self._screens[table].refused and self._guilds.get(table) == guild
        ]

    # --- answers ------------------------------------------------------------------------------------------------

    async def open_with(self, interaction: discord.Interaction, table: int) -> None:
        """Answer a command with a new table's board."""
        screen = self._screen(table)
        async with screen.lock:
            board = await self._tables.board(table)
            view = self._board_view(board, screen, set())
            message = await show_everybody(interaction, view)
            if message is not None:
                screen.pressed_at = self._clock()
                self._messenger.tokens.note(message, interaction)
                await self._remember(board, screen, view, message)
                return
        # It took so long that Discord waits for a private answer by now: the board comes as any later one does.
        self._mark_board(table)
        words = words_for(str(interaction.locale))
        await say(interaction, words.say("Your table is open: its board is here in the channel."))

    def is_board(self, interaction: discord.Interaction, table: int) -> bool:
        """Return whether a click was on a table's board, as far as this process knows where that is."""
        screen, clicked = self._screens.get(table), interaction.message
        return screen is not None and clicked is not None and screen.message == clicked.id

    async def answer_with_board(self, interaction: discord.Interaction, table: int) -> None:
        """Answer a click on a board with its present state, in the same request where that can be."""
        screen = self._screen(table)
        if screen.lock.locked():  # the present is on its way
            await acknowledge(interaction)
            if interaction.message is not None and updates_clicked(interaction):
                self._messenger.tokens.note(interaction.message.id, interaction)
            return
        async with screen.lock:
            board = await self._tables.board(table)
            posts = await self._posts.everything(table)
            post = posts.get((BOARD, 0))
            if interaction.message is None or post is None or post.message != interaction.message.id:
                await acknowledge(interaction)
                return
            view = self._board_view(board, screen, self.hands.unreached(table, posts))
            try:
                drawn = await redraw(interaction, view)
            except discord.HTTPException as error:
                if not is_final(error):
                    raise
                report(error, "a board")
                drawn = False
            if drawn:
                if updates_clicked(interaction):
                    self._messenger.tokens.note(post.message, interaction)
                screen.shown = look_of(view)
                self._lags.over(("board", table))
            else:
                await acknowledge(interaction)

    async def go_on(self, interaction: discord.Interaction, table: int, deal: Callable[[], Awaitable[None]]) -> None:
        """Answer *Next round*: take the button away, deal, and post the new round's board below.

        The board follows the click, so that it can be edited through it. Where the round has come by itself, only the
        button goes.
        """
        screen = self._screen(table)
        async with screen.lock:
            try:
                await deal()
            except DecisionOver:
                if not await self._take_away(interaction, table):
                    raise
                return
            if not await self._take_away(interaction, table):  # somebody has deleted the result
                await acknowledge(interaction)
            board = await self._tables.board(table)
            posts = await self._posts.everything(table)
            post = posts.get((BOARD, 0))
            if post is not None and screen.newer == 0:
                return  # nothing is below the board that is there, and it is shown there
            view = self._board_view(board, screen, self.hands.unreached(table, posts))
            try:
                message = await self.fallback.send(
                    ("board", table),
                    view,
                    lambda shown: interaction.followup.send(view=shown, wait=True, silent=True),
                    buttons=2,
                )
            except FAILURES:
                self._mark_board(table)  # it comes as any later one does
                raise
            self._messenger.tokens.note(message.id, interaction, follow_up=True)
            await self._remember(board, screen, view, message.id)
            if post is not None and post.message is not None:
                self._remove(post.channel, post.message)

    async def _take_away(self, interaction: discord.Interaction, table: int) -> bool:
        """Take *Next round* away where it was pressed; return whether it was there."""
        clicked = interaction.message
        shown = None if clicked is None else without(clicked, "deal")
        if clicked is None or shown is None:
            return False
        self._announcer.answered(table, clicked.id)
        return await redraw(interaction, shown)

    # --- jobs -----------------------------------------------------------------------------------------------------

    async def _guard(self, table: int, kind: str, job: Callable[[int], Awaitable[float | None]]) -> float | None:
        """Run a job for a table, and return what it does; see `Conflator`.

        A channel that is gone closes the table, a refusal is tried again later and later.
        """
        waits = None
        try:
            async with self._messenger.patience():
                waits = await job(table)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            log.info("its channel is gone")
            await self._drop_announcements(table)
            await self._tables.channel_gone(table)
        except discord.Forbidden as error:
            if (await self._tables.board(table)).ending is not None:
                await self._drop_announcements(table)
                return None
            self._refused(table, kind, error)
            raise TryLater(first=self._pauses.refused, longest=LONGEST_SILENCE) from error
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            report(error, f"its {kind}")
            raise TryLater(first=self._pauses.refused, longest=LONGEST_SILENCE) from error
        else:
            self._taken(table, kind)
        finally:
            if self._posts.unwritten:
                with about(None):
                    self._jobs.mark("posts", self._posts.write)
        return waits

    def _silent(self, table: int) -> bool:
        """Return whether Discord refuses a table's messages."""
        screen = self._screens.get(table)
        return screen is not None and bool(screen.refused)

    def _refused(self, table: int, kind: str, error: discord.Forbidden) -> None:
        """Tell the members, on what can still be changed, why nothing new comes."""
        screen = self._screen(table)
        if not screen.refused:
            log.warning("Discord refuses messages in its channel (%s)", error)
            self._mark_board(table)
        screen.refused.add(kind)

    def _taken(self, table: int, kind: str) -> None:
        screen = self._screens.get(table)
        if screen is None or kind not in screen.refused:
            return
        screen.refused.remove(kind)
        if not screen.refused:
            log.info("Discord takes messages in its channel again")
            self._mark_board(table)

    async def _drop_announcements(self, table: int) -> None:
        """Give up what cannot be told any more, and what shows a table that is closed."""
        await self._announcer.drop(table)
        board = await self._tables.board(table)
        with suppress(discord.HTTPException):  # calls by direct message are to be settled all the same
            await self._calls.settle(table)
        if board.ending is not None:
            async with self._screen(table).lock:
                for kind in (BOARD, CALL, NUDGE):
                    await self._posts.forget(table, kind)
                self._forget(table, board.channel)

    async def _show_board(self, table: int) -> float | None:
        """Bring the public message to the latest state, and the hands after it, so that they come below it.

        Where Discord takes no board now, the hands do not wait for it. Where the board may be behind, that is returned
        in seconds.
        """
        screen, waits = self._screen(table), None
        try:
            left = screen.left_alone_until - self._clock()
            if left > 0.01:  # also where the clock was set back, and the timer came too early
                self._show_again(table, left)
            else:
                waits = await self._guard(table, "board", self._show_public)
                screen.growing.over()
        except TryLater as later:
            pause = screen.growing.after(later)
            if later.__cause__ is not None:
                log.warning("its board waits %d s (%s)", pause, later.__cause__)
            screen.left_alone_until = self._clock() + pause
            self._show_again(table, pause)
        finally:
            self._mark("hands", table, lambda: self._show_hands(table))
        return waits

    def _show_again(self, table: int, pause: float) -> None:
        self._mark("board again", table, lambda: self._board_again(table), pause)

    async def _board_again(self, table: int) -> None:
        self._mark_board(table)

    async def _show_hands(self, table: int) -> float | None:
        """Bring the hands to the latest state; new direct messages, which take their time, come after."""
        try:
            return await self.hands.show(table)
        finally:
            self._mark("direct", table, lambda: self.hands.send(table))

    async def _show_public(self, table: int) -> float | None:
        screen = self._screen(table)
        async with screen.lock:
            board = await self._tables.board(table)
            posts = await self._posts.everything(table)
            if self._calls.is_over(board, posts.get((NUDGE, 0))):
                self._mark("call", table, lambda: self._guard(table, "call", self._calls.settle))
            post = posts.get((BOARD, 0))
            if board.ending is not None and (post is None or str(board.ending) == "channel_gone"):
                await self._posts.drop(table, BOARD)
                self._forget(table, board.channel)
                return None
            self._channels[board.channel], self._guilds[table] = table, board.guild
            view = self._board_view(board, screen, self.hands.unreached(table, posts), by_itself=True)
            if post is not None and not screen.is_stale(board, post, self._clock(), self._pauses.apart):
                soon = screen.is_buried_until(board, post, self._clock(), self._pauses.apart)
                if soon:
                    self._show_again(table, soon)
                waits = self._may_lag(board, screen, view)
                if waits:
                    return waits
                edited = await self._edit(board, screen, post, view)
                if edited:
                    return None
                if edited is None:  # somebody deleted it, and the gateway has not told so yet
                    await self._note_gone(table, screen)
                    post = None
            if post is None and not self._may_post(table, screen):
                return None
            await self._post(board, screen, post, view)
        return None

    def _may_lag(self, board: Board, screen: Screen, view: Layout) -> float | None:
        """Return for how many seconds a board may still be behind, None where it is to show the present now."""
        if look_of(view) == screen.shown or screen.is_watched(self._clock()) or not board_may_lag(board):
            return None
        return self._lags.left(("board", board.id), self._pauses.lag) or None

    async def _edit(self, board: Board, screen: Screen, post: Post, view: Layout) -> bool | None:
        """Let a board show something else; return whether that can be, None where it is gone."""
        message = post.message
        assert message is not None
        if look_of(view) != screen.shown:
            edited = await self.fallback.send(
                ("board", board.id),
                view,
                lambda shown: self._messenger.edit(post.channel, message, shown, urgent=True),
                buttons=2,
            )
            if not edited:
                return edited
        self._lags.over(("board", board.id))
        screen.shown, screen.message, screen.round = look_of(view), message, board.round
        await self._see_off(board)
        return True

    def _may_post(self, table: int, screen: Screen) -> bool:
        """Return whether a board that is not there may be posted now; where it may be later, it will."""
        waits = screen.waits_to_post(self._clock(), self._pauses.apart)
        if waits:
            self._show_again(table, waits)
        return waits == 0.0

    async def _post(self, board: Board, screen: Screen, old: Post | None, view: Layout) -> None:
        """Post a board anew, and remove the one that was there."""
        screen.nonce = screen.nonce or str(secrets.randbits(64))
        says = screen.posting = screen.posting or look_of(view)
        message = await self.fallback.send(
            ("board", board.id),
            view,
            lambda shown: self._messenger.send(
                board.channel, view=shown, nonce=screen.nonce, silent=True, guild=board.guild, urgent=True
            ),
            buttons=2,
        )
        await self._remember(board, screen, view, message.id)
        if says != look_of(view):  # a message that had arrived after all
            screen.shown = says
            self._mark_board(board.id)
        else:
            await self._see_off(board)
        if old is not None and old.message is not None:
            self._remove(old.channel, old.message)

    def _remove(self, channel: int, message: int) -> None:
        self._jobs.mark(("old message", message), lambda: self._messenger.remove(channel, message))

    # --- bookkeeping ------------------------------------------------------------------------------------------------

    def _mark_board(self, table: int) -> None:
        self._mark("board", table, lambda: self._show_board(table))

    def _mark(self, kind: str, table: int, job: Job, delay: float = 0.0) -> None:
        """Have a job for a table done soon; see `Conflator.mark`."""
        with about(table):
            self._jobs.mark((kind, table), job, delay)

    def _screen(self, table: int) -> Screen:
        return self._screens.setdefault(table, Screen())

    def _board_view(self, board: Board, screen: Screen, unreached: set[int], *, by_itself: bool = False) -> Layout:
        """Return what a board looks like. `by_itself`: nobody has pressed, so if it arrives, boards can be edited."""
        silent = bool(screen.refused - ({"board"} if by_itself else set()))
        return board_message(board, self._public_words(board), unreached, silent=silent)

    async def _remember(self, board: Board, screen: Screen, view: Layout, message: int) -> None:
        screen.shown, screen.message, screen.round, screen.newer = look_of(view), message, board.round, 0
        screen.nonce, screen.posting, screen.posted_at = "", b"", self._clock()
        self._channels[board.channel], self._guilds[board.id] = board.id, board.guild
        self._lags.over(("board", board.id))
        await self._posts.keep(board.id, BOARD, Post(board.channel, message, self._clock()))

    async def _see_off(self, board: Board) -> None:
        """Forget a table that is closed and shown as such."""
        if board.ending is not None:
            await self._posts.drop(board.id, BOARD)
            self._forget(board.id, board.channel)

    def _forget(self, table: int, channel: int) -> None:
        if self._channels.get(channel) == table:
            del self._channels[channel]
        self._guilds.pop(table, None)
        self._screens.pop(table, None)
        self._calls.forget(table)
        self._lags.over(("board", table))

    def _public_words(self, board: Board) -> Words:
        guild = self._client.get_guild(board.guild)
        return words_for("en-US" if guild is None else str(guild.preferred_locale))


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
        lag=settings.board_lag,
        hand_lag=settings.hand_lag,
        told_lag=settings.told_lag,
        told=settings.told_window,
        result=settings.result_pause,
        direct=settings.direct_interval,
    )
    messenger = Messenger(bot, bot.refused_requests, Tokens(now), Pace(settings.requests_a_second))
    publisher = Publisher(messenger, bot.tables, bot.posts, bot.doors, now, pauses)
    bot.finishing.append(publisher.cog_unload)
    await bot.add_cog(publisher)
