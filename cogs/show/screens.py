"""What is known of a table's public message: what it shows, what is below it, and when it may be posted anew."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.tables.posts import Post
from bot.tables.views import Board
from cogs.show.conflation import Growing

BURIED = 8
"""A board with more newer messages below it is posted anew."""
OLD = 50 * 60.0
"""A board of so many seconds is posted anew: Discord slows edits of messages older than an hour."""
DELETED = 3
"""After so many boards in a row that somebody deleted, the next one waits until somebody asks for it: whatever
deletes them is not to be fought."""
WATCHED = 14 * 60.0
"""Seconds for which whoever pressed something in the table's channel is taken to watch the board."""


@dataclass(slots=True)
class Screen:
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
    posted_at: float = 0.0
    """When this process posted it last, in seconds since 1970."""
    deleted: int = 0
    """How many boards in a row somebody deleted, without anybody pressing anything in between."""
    pressed_at: float = 0.0
    """When somebody last pressed something in the table's channel, in seconds since 1970."""
    growing: Growing = field(default_factory=Growing)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def is_stale(self, board: Board, post: Post, now: float, apart: float) -> bool:
        """Return whether the board is to be posted anew: buried, old, or above what came between two rounds.

        `apart`: seconds that lie at least between two postings, so that a busy chat does not make it jump all the time.
        """
        if board.ending is not None or self.refused or now - post.posted_at < apart:
            return False
        return self.newer > BURIED or self._is_above_the_round(board) or now - post.posted_at > OLD

    def is_buried_until(self, board: Board, post: Post, now: float, apart: float) -> float:
        """Return the seconds until a board may be posted anew that is buried too soon, 0.0 where it is not."""
        soon = apart - (now - post.posted_at)
        buried = self.newer > BURIED or self._is_above_the_round(board)
        return soon if soon > 0 and buried and board.ending is None and not self.refused else 0.0

    def waits_to_post(self, now: float, apart: float) -> float | None:
        """Return the seconds until a board that is not there may be posted, None where somebody has to ask for it."""
        return None if self.deleted >= DELETED else max(self.posted_at + apart - now, 0.0)

    def gone(self) -> None:
        """Note that somebody deleted the board."""
        self.shown, self.message = b"", 0
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
