"""Tells what is to be told: announcements in order, each once, a few of them in one message."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import discord

from bot.tables.announcements import Announcement
from bot.tables.commands import Tables
from bot.tables.table import Ending, Status
from bot.tables.views import Board
from cogs.render.ids import CustomId
from cogs.render.parts import Layout
from cogs.render.plain import plain_text, without
from cogs.render.results import announcements_message
from cogs.render.words import Words
from cogs.show.conflation import TryLater
from cogs.show.deferral import Lags, announcement_may_lag, members_present
from cogs.show.fallback import Fallback, is_final, report
from cogs.show.messenger import Messenger, text_of, texts_of
from cogs.show.pauses import Pauses

log = logging.getLogger(__name__)

SHARE = 6
"""So many announcements share a message at most."""
LONG = 3800
"""Characters of a message, markup included, beyond which announcements do not share it. Discord takes 4000 of text."""
ALONE = 180.0
"""Seconds that what computers collect may wait at most where one member plays: the board tells of it at once, and the
round's result is never far."""

Pending = Sequence[tuple[int, Announcement]]


@dataclass(frozen=True, slots=True)
class _Asking:
    """A round's result that asks whether to go on at once."""

    message: int
    decision: int
    """The number of the decision before which the round is dealt."""
    told: Layout
    """The message without the button."""


class Announcer:
    """Posts a table's announcements."""

    def __init__(
        self,
        messenger: Messenger,
        tables: Tables,
        fallback: Fallback,
        pauses: Pauses,
        words: Callable[[Board], Words],
    ) -> None:
        """Make it. `words`: what everybody at a table reads."""
        self._messenger = messenger
        self._tables = tables
        self._fallback = fallback
        self._pauses = pauses
        self._words = words
        self._lags = Lags()
        self._counts: dict[int, int] = {}
        """By table, how many announcements are in the message that is being posted."""
        self._posted: dict[int, list[int]] = {}
        """By table, announcements that were posted, and that the database does not know as such yet."""
        self._asking: dict[int, _Asking] = {}

    async def tell(self, table: int) -> float | None:
        """Post what is to be told. Where that may wait, it returns for how many seconds."""
        if table in self._posted:
            await self._note(table, self._posted[table])
        board = await self._tables.board(table)
        await self._ask_no_more(board)
        pending = await self._tables.unannounced(table)
        waits = self._may_wait(board, pending) if pending else 0.0
        if waits:
            return waits
        while pending:
            # What failed may have arrived: it is tried again word for word, and its nonce keeps it from being two.
            count = self._counts.setdefault(table, share(pending, self._words(board)))
            told = await self._post(board, pending[:count], asks=count == len(pending))
            pending = pending[told:]
        for kind in ("told", "result"):
            self._lags.over((kind, table))
        return None

    async def drop(self, table: int) -> None:
        """Give up what cannot be told any more."""
        await self._tables.announced([number for number, _ in await self._tables.unannounced(table)])
        self.forget(table)

    def forget(self, table: int) -> None:
        """Forget a table that is closed and shown as such."""
        self._counts.pop(table, None)
        self._posted.pop(table, None)
        self._asking.pop(table, None)
        for kind in ("told", "result"):
            self._lags.over((kind, table))

    def answered(self, table: int, message: int) -> None:
        """Note that somebody has pressed *Next round* in a message: the button is gone."""
        asking = self._asking.get(table)
        if asking is not None and asking.message == message:
            del self._asking[table]

    def _may_wait(self, board: Board, pending: Pending) -> float:
        """Return for how many seconds nobody misses what is to be told.

        The card that ends a round is seen for a moment before the result is told. What computers collect waits for
        company: the board tells of it at once.
        """
        if board.ending is Ending.FINISHED or (board.between and board.round):
            return self._lags.left(("result", board.id), self._pauses.result)
        if all(announcement_may_lag(each, board) for _, each in pending):
            alone = self._pauses.told_lag and len(members_present(board)) == 1
            return self._lags.left(("told", board.id), ALONE if alone else self._pauses.told_lag)
        return 0.0

    async def _post(self, board: Board, pending: Pending, *, asks: bool) -> int:
        """Post some announcements in one message, and return how many it tells."""
        words, count = self._words(board), len(pending)
        button = _next_round(board) if asks else None
        views = [announcements_message([each for _, each in pending[:most]], words) for most in range(1, count + 1)]
        view = announcements_message([each for _, each in pending], words, button)
        message = await self._send(board, view, f"told-{pending[0][0]}")
        if message is None:
            await self._skip(board.id, [number for number, _ in pending])
            return count
        # What a killed process has posted comes back instead. It may tell less: more has happened since.
        arrived = texts_of(discord.ui.LayoutView.from_message(message))
        count = next((most for most, each in enumerate(views, 1) if texts_of(each) == arrived), count)
        told = None if button is None else without(message, button.verb)
        if button is not None and told is not None:
            self._asking[board.id] = _Asking(message.id, button.decision, told)
        await self._note(board.id, [number for number, _ in pending[:count]])
        return count

    async def _send(self, board: Board, view: Layout, nonce: str) -> discord.Message | None:
        """Post a message as it is meant, or plainly, or as text alone; return None where Discord refuses all of it."""

        def send(shown: Layout) -> Awaitable[discord.Message]:
            return self._messenger.send(board.channel, view=shown, nonce=nonce, silent=True, guild=board.guild)

        try:
            return await self._fallback.send(("told", board.id), view, send, buttons=2)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
        text = plain_text(view)
        try:
            return await self._messenger.send(board.channel, content=text, nonce=nonce, silent=True, guild=board.guild)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            report(error, "an announcement, which is skipped,")
            return None

    async def _note(self, table: int, numbers: list[int]) -> None:
        """Note that announcements were posted, now or, where the database fails, before anything else is told."""
        self._posted[table] = numbers
        self._counts.pop(table, None)
        await self._tables.announced(numbers)
        del self._posted[table]

    async def _skip(self, table: int, numbers: list[int]) -> None:
        self._counts.pop(table, None)
        await self._tables.skipped(numbers)

    async def _ask_no_more(self, board: Board) -> None:
        """Take *Next round* away where it has come by itself. Nothing that is to be told waits for that."""
        asking = self._asking.get(board.id)
        if asking is None or (board.decision == asking.decision and board.between):
            return
        del self._asking[board.id]
        try:
            await self._messenger.edit(board.channel, asking.message, asking.told)
        except (TryLater, discord.HTTPException) as error:
            log.debug("a result keeps its button: %s", type(error).__name__)


def share(pending: Pending, words: Words) -> int:
    """Return how many announcements go into one message: a few, and no more than it holds."""
    count = min(len(pending), SHARE)
    while count > 1 and len(text_of(announcements_message([each for _, each in pending[:count]], words))) > LONG:
        count -= 1
    return count


def _next_round(board: Board) -> CustomId | None:
    """Return what deals the next round at once, where there is one to deal, and nobody else to wait for."""
    between = board.status is Status.PLAYING and board.between and board.round > 0
    return CustomId(board.id, "deal", board.decision) if between and len(members_present(board)) == 1 else None
