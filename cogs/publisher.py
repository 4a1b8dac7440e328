"""Shows tables: keeps every board and hand at the latest state, and tells what is to be told.

A change only marks what is to be shown; each message is edited with the latest state, never twice at once, and not at
all where nothing of it has changed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

import discord
from discord.ext import commands

from bot.app import NewmarketBot, now
from bot.deadlines import Clock
from bot.logs import about
from bot.posts import BOARD, NUDGE, Post, Posts
from bot.tables.announcements import Announcement
from bot.tables.due import Waiting
from bot.tables.service import Tables
from bot.tables.views import Board
from cogs.boundary import redraw
from cogs.conflation import Conflator, Growing, Job, TryLater
from cogs.hands import Hands
from cogs.lag import Lags, announcement_may_lag, board_may_lag
from cogs.messages import UNKNOWN_CHANNEL, Messenger, look_of, text_of, texts_of
from cogs.pace import Pace
from cogs.render.board import board_message
from cogs.render.nudges import is_waited_for, nudge_text
from cogs.render.parts import Layout
from cogs.render.results import announcements_message
from cogs.tokens import Tokens
from cogs.words import Words, words_for

log = logging.getLogger(__name__)

BURIED = 8
"""A board with more newer messages below it is posted anew."""
OLD = 50 * 60.0
"""A board of so many seconds is posted anew: Discord slows edits of messages older than an hour."""
LONGEST_SILENCE = 30 * 60.0
"""Seconds after which a channel is tried again at the latest, where Discord refuses messages."""
SHARE = 6
"""So many announcements share a message at most."""
LONG = 3800
"""Characters of a message, markup included, beyond which announcements do not share it. Discord takes 4000 of text."""


@dataclass(frozen=True, slots=True)
class Pauses:
    """How long Discord is left in peace, in seconds. All zero where nobody watches."""

    board: float = 1.0
    """Between two edits of a message."""
    lag: float = 4.0
    """At most so long a board is behind while nobody but computer players acts."""
    hand_lag: float = 60.0
    """At most so long a hand in a direct message is behind while its owner plays from the board."""
    told: float = 1.5
    """Before announcements, for others to share their message."""
    told_lag: float = 20.0
    """At most so long an announcement waits that tells of computer players alone."""
    direct: float = 0.25
    """Between two direct messages of the whole bot."""
    refused: float = 60.0
    """After Discord has refused something in a channel for the first time; twice as long after each further time."""
    nudge: float = 10.0
    """Who is waited for is called by name only where so much of his time is left."""


@dataclass(slots=True)
class _Screen:
    """What is known of a table's public message."""

    shown: bytes = b""
    message: int = 0
    """Its id."""
    round: int = 0
    newer: int = 0
    """Messages below it."""
    nonce: str = ""
    """Marks a new message whose posting has failed and may have worked; nothing where there is none."""
    posting: bytes = b""
    """What that message looks like."""
    refused: set[str] = field(default_factory=set)
    """The jobs that Discord has refused: where there are any, the bot may not write in the channel."""
    left_alone_until: float = 0.0
    """Discord took no board: when to try again, in seconds since 1970."""
    growing: Growing = field(default_factory=Growing)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Publisher(commands.Cog):
    """The audience of the tables: what they tell becomes messages."""

    def __init__(self, messenger: Messenger, tables: Tables, posts: Posts, clock: Clock, pauses: Pauses) -> None:
        """Make the publisher."""
        self._messenger = messenger
        self._client = messenger.client
        self._tables = tables
        self._posts = posts
        self._clock = clock
        self._pauses = pauses
        self._jobs = Conflator(pauses.board)
        self._lags = Lags()
        self._screens: dict[int, _Screen] = {}
        self._channels: dict[int, int] = {}
        self._guilds: dict[int, int] = {}
        self._telling: dict[int, int] = {}
        self._told: dict[int, list[int]] = {}
        """By table, announcements that were posted, and that the database does not know as such yet."""
        self.hands = Hands(
            messenger, tables, posts, clock, pauses.direct, pauses.hand_lag, self._mark_board, self._silent
        )

    # --- what the tables say ----------------------------------------------------------------------------------

    def changed(self, table: int) -> None:
        """Mark all that a table shows."""
        self._mark_board(table)
        self._mark("told", table, lambda: self._guard(table, "told", self._tell), self._pauses.told)

    def half_over(self, table: int) -> None:
        """Name who is waited for on the board, and call for a move."""
        self._mark_board(table)
        self._mark("nudge", table, lambda: self._guard(table, "nudge", self._nudge))

    async def cog_unload(self) -> None:
        """Show nothing more, and wait for what is under way."""
        await self._jobs.stop()

    # --- what Discord says ------------------------------------------------------------------------------------

    def message_seen(self, channel: int, message: int) -> None:
        """Count a message that was posted in a channel."""
        table = self._channels.get(channel)
        if table is None or message <= self._screens[table].message:
            return
        self._screens[table].newer += 1
        if self._screens[table].newer == BURIED + 1:
            self._mark_board(table)

    async def message_gone(self, channel: int, message: int) -> None:
        """Post a board anew that somebody deleted."""
        table = self._channels.get(channel)
        if table is not None and self._screens[table].message == message:
            await self._posts.drop(table, BOARD)
            self._screens[table].shown = b""
            self._mark_board(table)

    def may_write(self, channel: int) -> None:
        """Show at once what Discord has refused in a channel: the bot may write there again, as far as it can tell."""
        table = self._channels.get(channel)
        if table is not None and self._screens[table].refused:
            self._screens[table].left_alone_until = 0.0
            self._screens[table].growing.over()
            with about(table):
                for job in ("board again", "board", "told", "nudge"):
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
            view = board_message(board, self._public_words(board))
            answered = await interaction.response.send_message(view=view)
            assert answered.message_id is not None
            await self._remember(board, screen, view, answered.message_id)

    async def answer_with_board(self, interaction: discord.Interaction, table: int) -> None:
        """Answer a click on a board with its present state, in the same request where that can be."""
        screen = self._screen(table)
        if screen.lock.locked():
            await interaction.response.defer()
            return
        async with screen.lock:
            board = await self._tables.board(table)
            posts = await self._posts.everything(table)
            post = posts.get((BOARD, 0))
            if interaction.message is None or post is None or post.message != interaction.message.id:
                await interaction.response.defer()
                return
            closed = self.hands.unreached(table, posts)
            view = board_message(board, self._public_words(board), closed, silent=self._silent(table))
            if await redraw(interaction, view):
                screen.shown = look_of(view)
                self._lags.over(("board", table))
            else:
                await interaction.response.defer()

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
        await self._tables.announced([number for number, _ in await self._tables.unannounced(table)])
        board = await self._tables.board(table)
        if board.ending is not None:
            async with self._screen(table).lock:
                for kind in (BOARD, NUDGE):
                    await self._posts.forget(table, kind)
                self._forget(table, board.channel)
        self._telling.pop(table, None)
        self._told.pop(table, None)

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
            await self._remove_nudge(board, posts.get((NUDGE, 0)))
            post = posts.get((BOARD, 0))
            if board.ending is not None and (post is None or str(board.ending) == "channel_gone"):
                await self._posts.drop(table, BOARD)
                self._forget(table, board.channel)
                return None
            self._channels[board.channel], self._guilds[table] = table, board.guild
            closed = self.hands.unreached(table, posts)
            silent = bool(screen.refused - {"board"})
            view = board_message(board, self._public_words(board), closed, silent=silent)
            if post is not None and not self._stale(board, screen, post):
                assert post.message is not None
                same = look_of(view) == screen.shown
                if not same and board_may_lag(board):
                    waits = self._lags.left(("board", table), self._pauses.lag)
                    if waits:
                        return waits
                if same or await self._messenger.edit(post.channel, post.message, view):
                    self._lags.over(("board", table))
                    screen.shown, screen.message = look_of(view), post.message
                    screen.round = board.round
                    if board.ending is not None:
                        await self._posts.drop(table, BOARD)
                        self._forget(table, board.channel)
                    return None
            screen.nonce = screen.nonce or str(secrets.randbits(64))
            says = screen.posting = screen.posting or look_of(view)
            message = await self._channel(board).send(view=view, nonce=screen.nonce)
            await self._remember(board, screen, view, message.id)
            if says != look_of(view):  # a message that had arrived after all
                screen.shown = says
                self._mark_board(table)
            elif board.ending is not None:
                await self._posts.drop(table, BOARD)
                self._forget(table, board.channel)
            if post is not None and post.message is not None:
                self._remove(post.channel, post.message)
        return None

    def _remove(self, channel: int, message: int) -> None:
        self._jobs.mark(("old message", message), lambda: self._messenger.remove(channel, message))

    async def _tell(self, table: int) -> float | None:
        if table in self._told:
            await self._tables.announced(self._told[table])
            del self._told[table]
        pending = await self._tables.unannounced(table)
        board = await self._tables.board(table)
        if pending and all(announcement_may_lag(each, board) for _, each in pending):
            waits = self._lags.left(("told", table), self._pauses.told_lag)
            if waits:
                return waits
        while pending:
            # What failed may have arrived: it is tried again word for word, and its nonce keeps it from being two.
            count = self._telling.setdefault(table, share(pending, self._public_words(board)))
            views = [
                announcements_message([each for _, each in pending[:most]], self._public_words(board))
                for most in range(1, count + 1)
            ]
            message = await self._channel(board).send(view=views[-1], nonce=f"told-{pending[0][0]}")
            # What a killed process has posted comes back instead. It may tell less: more has happened since.
            arrived = texts_of(discord.ui.LayoutView.from_message(message))
            count = next((most for most, view in enumerate(views, 1) if texts_of(view) == arrived), count)
            told, pending = pending[:count], pending[count:]
            self._told[table] = [number for number, _ in told]
            del self._telling[table]
            await self._tables.announced(self._told[table])
            del self._told[table]
        self._lags.over(("told", table))
        return None

    async def _nudge(self, table: int) -> None:
        """Call those who are waited for, once, where everybody may know who they are and enough time is left."""
        waited = [hand for hand in await self._tables.hands(table) if is_waited_for(hand)]
        if not waited:
            return
        board = waited[0].board
        until = board.due_at if board.together_until is None else board.together_until
        before = await self._posts.get(table, NUDGE)
        if until is None or (before is not None and before.shows == _occasion(board)):
            return
        if until - self._clock() < self._pauses.nudge:
            return
        words = words_for(waited[0].locale) if len(waited) == 1 else self._public_words(board)
        message = await self._channel(board).send(
            nudge_text([hand.member for hand in waited], until, words),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(hand.member) for hand in waited]),
            nonce=f"call-{board.id}-{_occasion(board)}",
        )
        await self._posts.keep(table, NUDGE, Post(board.channel, message.id, self._clock(), _occasion(board)))

    async def _remove_nudge(self, board: Board, nudge: Post | None) -> None:
        waits = board.together_until is not None or board.waiting is Waiting.MEMBER
        if nudge is None or (nudge.shows == _occasion(board) and waits):
            return
        await self._posts.drop(board.id, NUDGE)
        if nudge.message is not None:
            self._remove(nudge.channel, nudge.message)

    # --- bookkeeping ------------------------------------------------------------------------------------------------

    def _mark_board(self, table: int) -> None:
        self._mark("board", table, lambda: self._show_board(table))

    def _mark(self, kind: str, table: int, job: Job, delay: float = 0.0) -> None:
        """Have a job for a table done soon; see `Conflator.mark`."""
        with about(table):
            self._jobs.mark((kind, table), job, delay)

    def _screen(self, table: int) -> _Screen:
        return self._screens.setdefault(table, _Screen())

    def _stale(self, board: Board, screen: _Screen, post: Post) -> bool:
        """Return whether a board is to be posted anew: buried, old, or above what came between two rounds."""
        if board.ending is not None:
            return False
        if screen.refused:
            return False
        new_round = board.round > screen.round > 0 and not board.dealing
        return screen.newer > BURIED or (new_round and screen.newer > 0) or self._clock() - post.posted_at > OLD

    async def _remember(self, board: Board, screen: _Screen, view: Layout, message: int) -> None:
        screen.shown, screen.message, screen.round, screen.newer = look_of(view), message, board.round, 0
        screen.nonce, screen.posting = "", b""
        self._channels[board.channel], self._guilds[board.id] = board.id, board.guild
        self._lags.over(("board", board.id))
        await self._posts.keep(board.id, BOARD, Post(board.channel, message, self._clock()))

    def _forget(self, table: int, channel: int) -> None:
        if self._channels.get(channel) == table:
            del self._channels[channel]
        self._guilds.pop(table, None)
        self._screens.pop(table, None)
        self._lags.over(("board", table))
        self._lags.over(("told", table))

    def _channel(self, board: Board) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(board.channel, guild_id=board.guild)

    def _public_words(self, board: Board) -> Words:
        guild = self._client.get_guild(board.guild)
        return words_for("en-US" if guild is None else str(guild.preferred_locale))


def publisher_of(bot: NewmarketBot) -> Publisher:
    """Return the publisher of a bot."""
    cog = bot.get_cog("Publisher")
    assert isinstance(cog, Publisher)
    return cog


def share(pending: Sequence[tuple[int, Announcement]], words: Words) -> int:
    """Return how many announcements go into one message: a few, and no more than it holds."""
    count = min(len(pending), SHARE)
    while count > 1 and len(text_of(announcements_message([each for _, each in pending[:count]], words))) > LONG:
        count -= 1
    return count


def _occasion(board: Board) -> int:
    """Return what a call is for: the open decision, or what those decide who decide at the same time.

    In a round that can be something before the deal, and something else after it.
    """
    if board.together_until is None:
        return board.decision
    return -(2 * board.round + any(board.view.counts))


async def setup(bot: NewmarketBot) -> None:
    """Add the publisher."""
    settings = bot.settings
    pauses = Pauses(
        board=settings.board_interval,
        lag=settings.board_lag,
        hand_lag=settings.hand_lag,
        told_lag=settings.told_lag,
        told=settings.told_window,
        direct=settings.direct_interval,
    )
    messenger = Messenger(bot, bot.refused_requests, Tokens(now), Pace(settings.requests_a_second))
    publisher = Publisher(messenger, bot.tables, bot.posts, now, pauses)
    bot.finishing.append(publisher.cog_unload)
    await bot.add_cog(publisher)
