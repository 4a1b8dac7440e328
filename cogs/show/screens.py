"""What is known of a table's public message: what it shows, what is below it, and when it may be posted anew."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.tables.service.posts import Post, TablePosts
from bot.tables.views import Board
from cogs.show.conflation import Rest
from cogs.show.deferral import Deferral
from cogs.show.drawing import Drawn

BURIED = 8
"""A board with more newer messages below it is posted anew."""
OLD = 50 * 60.0
"""Seconds after which a board is posted anew: Discord slows edits of messages older than an hour."""
DELETED = 3
"""When somebody has deleted this many boards in a row, the next one waits until somebody asks for it: the bot does not
fight over the place."""
WATCHED = 14 * 60.0
"""Somebody who has pressed something in the table's channel is taken to watch the board for this many seconds."""


@dataclass(slots=True)
class Screen:
    """What is known of a table's public message and of the channel that it is in."""

    table: int = 0
    channel: int = 0
    """Where it stands; 0 as long as it was not shown."""
    guild: int = 0
    shown: bytes = b""
    """How the message looks (`look_of`)."""
    drawn: Drawn | None = None
    """What the board was drawn from last, so that it need not be drawn again."""
    message: int = 0
    """Its id."""
    round: int = 0
    posts: TablePosts | None = None
    """Where the table's messages were when the board was last shown; None where the board has moved since, or nobody
    has pressed anything on it: most tables rest."""
    newer: int = 0
    """Messages below it."""
    nonce: str = ""
    """Marks a new message whose posting has failed and may have worked; nothing where there is none."""
    posting: bytes = b""
    """What that message looks like."""
    refused: set[str] = field(default_factory=set)
    """The kinds of jobs that Discord has refused: while there are any, the bot may not write in the channel."""
    posted_at: float = 0.0
    """When this process posted it last, in seconds since 1970."""
    deleted: int = 0
    """How many boards in a row somebody deleted, without anybody pressing anything in between."""
    pressed_at: float = 0.0
    """When somebody last pressed something in the table's channel, in seconds since 1970."""
    rest: Rest = field(default_factory=Rest)
    """For how long it is left alone after Discord took no board."""
    behind: Deferral = field(default_factory=Deferral)
    """Since when it is behind, because nobody misses anything."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the board is shown."""

    def shows(self, board: Board, message: int, look: bytes) -> None:
        """Note what a message shows."""
        self.shown, self.message, self.round = look, message, board.round
        self.behind.over()

    def posted(self, board: Board, message: int, look: bytes, now: float) -> None:
        """Note that the board was posted; nothing is below it."""
        self.shows(board, message, look)
        self.newer, self.nonce, self.posting, self.posted_at, self.posts = 0, "", b"", now, None

    def seen(self, posts: TablePosts) -> None:
        """Note where the messages are as the board is shown, where somebody has pressed something on it before."""
        if self.posts is not None:
            self.posts = posts

    def is_stale(self, board: Board, post: Post, now: float, apart: float) -> bool:
        """Return whether the board is to be posted anew: buried, old, or above what came between two rounds.

        `apart`: the least seconds between two postings, so that a busy chat does not make it jump all the time.
        """
        if board.ending is not None or self.refused or now - post.posted_at < apart:
            return False
        return self.newer > BURIED or self._is_above_the_round(board) or now - post.posted_at > OLD

    def is_buried_until(self, board: Board, post: Post, now: float, apart: float) -> float:
        """Return the seconds until a board that was buried too soon may be posted anew, 0.0 for any other board."""
        soon = apart - (now - post.posted_at)
        buried = self.newer > BURIED or self._is_above_the_round(board)
        return soon if soon > 0 and buried and board.ending is None and not self.refused else 0.0

    def waits_to_post(self, now: float, apart: float) -> float | None:
        """Return the seconds until a missing board may be posted, None if somebody has to ask for it."""
        return None if self.deleted >= DELETED else max(self.posted_at + apart - now, 0.0)

    def gone(self) -> None:
        """Note that somebody deleted the board."""
        self.shown, self.message, self.posts = b"", 0, None
        self.deleted += 1

    def asked_for(self) -> bool:
        """Note that somebody has pressed or typed something; return whether a board was waiting for that."""
        waited = self.deleted >= DELETED
        if waited:
            self.deleted = 0
        return waited

    def is_watched(self, now: float) -> bool:
        """Return whether somebody is taken to look at the board."""
        return now - self.pressed_at < WATCHED

    def _is_above_the_round(self, board: Board) -> bool:
        return board.round > self.round > 0 and not board.dealing and self.newer > 0


class Screens:
    """The screens of all open tables, by table and by channel."""

    def __init__(self) -> None:
        """Begin without any."""
        self._screens: dict[int, Screen] = {}
        self._in_channel: dict[int, Screen] = {}

    def __iter__(self) -> Iterator[Screen]:
        return iter(self._screens.values())

    def of(self, table: int) -> Screen:
        """Return a table's screen, a new one where nothing is known yet."""
        screen = self._screens.get(table)
        if screen is None:
            screen = self._screens[table] = Screen(table)
        return screen

    def get(self, table: int) -> Screen | None:
        """Return a table's screen, None where nothing is known."""
        return self._screens.get(table)

    def in_channel(self, channel: int) -> Screen | None:
        """Return the screen that stands in a channel, None where none does."""
        return self._in_channel.get(channel)

    def place(self, screen: Screen, board: Board) -> None:
        """Note where a table's board stands."""
        screen.channel, screen.guild = board.channel, board.guild
        self._in_channel[board.channel] = screen

    def let_go(self, screen: Screen) -> None:
        """Keep nothing of a table that was looked at only now: it may be closed and forgotten."""
        if not screen.channel and not screen.refused and self._screens.get(screen.table) is screen:
            del self._screens[screen.table]

    def forget(self, table: int) -> None:
        """Forget a table that is closed and shown as such."""
        screen = self._screens.pop(table, None)
        if screen is not None and self._in_channel.get(screen.channel) is screen:
            del self._in_channel[screen.channel]
