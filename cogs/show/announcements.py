"""Posts announcements: in order, each once, a few of them in one message."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import discord

from bot.refusals import NotWritten
from bot.tables.model.announcements import Announcement, Commitments, Invitation, MatchResult
from bot.tables.model.table import Ending, Status
from bot.tables.views import Board
from cogs.render.deck import TEXT
from cogs.render.ids import CustomId
from cogs.render.parts import Layout, texts_of
from cogs.render.plain import plain_text, without
from cogs.render.results import announcements_message, length
from cogs.render.words import Words
from cogs.show.common import Common
from cogs.show.conflation import TryLater
from cogs.show.deferral import Deferral, may_defer_announcement, members_present
from cogs.show.fallback import is_final, report
from cogs.show.pictures import Pictures

log = logging.getLogger(__name__)

SHARE = 6
"""At most this many announcements share a message."""
LONG = 3800
"""Characters of a message beyond which announcements do not share it. Discord takes 4000."""
ALONE = 180.0
"""Where one member plays, what computers collect may wait for at most this many seconds: the board shows it at once,
and the round's result is never far."""

ELSEWHERE = 2.0
"""Seconds after which it is seen whether another process has posted what it is about to post."""

Pending = Sequence[tuple[int, Announcement]]


@dataclass(frozen=True, slots=True)
class _Asking:
    """A round's result that asks whether to go on at once."""

    message: int
    decision: int
    """The number of the decision before which the round is dealt."""
    without_button: Layout
    """The message without the button."""


@dataclass(slots=True)
class _Telling:
    """How far a table's announcements are told."""

    count: int = 0
    """How many announcements are in the message that is being posted; 0 while none is."""
    posted: list[int] = field(default_factory=list)
    """Announcements that were posted, which the database does not know yet."""
    asking: _Asking | None = None
    behind: Deferral = field(default_factory=Deferral)
    """Since when announcements wait that are only about computer players."""
    result: Deferral = field(default_factory=Deferral)
    """Since when a round's result waits."""

    @property
    def is_over(self) -> bool:
        """Whether there is nothing to remember."""
        return self == _Telling()


class Announcer:
    """Posts a table's announcements."""

    def __init__(self, common: Common, pictures: Pictures) -> None:
        """Begin with nothing told."""
        self._common = common
        self._pictures = pictures
        self._telling: dict[int, _Telling] = {}

    async def tell(self, table: int) -> float | None:
        """Post a table's announcements; return for how many seconds they may still wait, None where all are posted."""
        telling = self._telling.setdefault(table, _Telling())
        try:
            return await self._tell(table, telling)
        finally:
            if telling.is_over and self._telling.get(table) is telling:
                del self._telling[table]

    async def _tell(self, table: int, telling: _Telling) -> float | None:
        if telling.posted:
            await self._note(telling, telling.posted)
        board = await self._common.tables.queries.board(table)
        if board.has_lost_its_channel:
            return None
        await self._ask_no_more(board, telling)
        pending = await self._still_meant(board, await self._common.tables.queries.unannounced(table))
        waits = self._may_wait(board, telling, pending) if pending else 0.0
        if waits:
            return waits
        while pending:
            if not await self._common.tables.may_post(table, pending[0][0]):
                telling.count = 0
                return ELSEWHERE
            # What failed may have arrived: it is tried again word for word, and its nonce keeps it from being two.
            telling.count = telling.count or self._count(board, pending)
            posted = await self._post(board, telling, pending[: telling.count], asks=telling.count == len(pending))
            pending = pending[posted:]
        telling.behind.over()
        telling.result.over()
        return None

    async def drop(self, table: int) -> None:
        """Give up what cannot be told any more."""
        await self._common.tables.announced(
            [number for number, _ in await self._common.tables.queries.unannounced(table)]
        )
        self._telling.pop(table, None)

    async def let_go(self, table: int) -> None:
        """Forget a table that another process tells of from now on, and first have it known what was posted here."""
        telling = self._telling.pop(table, None)
        if telling is not None and telling.posted:
            with suppress(NotWritten):
                await self._note(telling, telling.posted)

    def answered(self, table: int, message: int) -> None:
        """Note that somebody has pressed *Next round* in a message: the button is gone."""
        telling = self._telling.get(table)
        if telling is not None and telling.asking is not None and telling.asking.message == message:
            telling.asking = None

    async def _still_meant(self, board: Board, pending: Pending) -> Pending:
        """Return the announcements without invitations that are over: nobody is pinged for those."""
        over = [
            number
            for number, each in pending
            if isinstance(each, Invitation) and not set(each.members) & set(board.invited)
        ]
        if over:
            await self._common.tables.announced(over)
        return [(number, each) for number, each in pending if number not in over]

    def _may_wait(self, board: Board, telling: _Telling, pending: Pending) -> float:
        """Return how many seconds the announcements may wait without anybody missing them.

        The card that ends a round is seen for a moment before the result is told. What computers collect waits for
        company: the board shows it at once.
        """
        if board.ending is Ending.FINISHED or (board.between and board.round):
            return telling.result.left(self._common.pauses.result)
        if all(may_defer_announcement(each, board) for _, each in pending):
            longest = self._common.pauses.announcement_deferral
            alone = longest and len(members_present(board)) == 1
            return telling.behind.left(ALONE if alone else longest)
        return 0.0

    def _count(self, board: Board, pending: Pending) -> int:
        """Return how many announcements go into the next message.

        A message with *Next round* is edited when that is over, and one that fixes secrets never is: they are two.
        """
        if _next_round(board) is not None:
            fixing = [at for at, (_, each) in enumerate(pending, start=1) if isinstance(each, Commitments)]
            if fixing and fixing[-1] < len(pending):
                pending = pending[: fixing[-1]]
        return share(pending, self._common.readers.of_table(board))

    async def _post(self, board: Board, telling: _Telling, pending: Pending, *, asks: bool) -> int:
        """Post some announcements in one message, and return how many it tells."""
        words, count = self._common.readers.of_table(board), len(pending)
        fixes = any(isinstance(each, Commitments) for _, each in pending)
        button = _next_round(board) if asks and not fixes else None
        told = [each for _, each in pending]
        view = announcements_message(told, words, button)
        meant = texts_of(view)
        message = await self._send(board, view, f"told-{pending[0][0]}", _pinged(told, board))
        if message is None:
            telling.count = 0
            await self._common.tables.skipped([number for number, _ in pending])
            return count
        arrived = texts_of(discord.ui.LayoutView.from_message(message))
        known = count if arrived == meant else _told_before(told, self._common.readers.of_table_ever(board), arrived)
        count = count if known is None else known
        rest = None if button is None else without(message, button.verb)
        if button is not None and rest is not None:
            telling.asking = _Asking(message.id, button.decision, rest)
        await self._note(telling, [number for number, _ in pending[:count]])
        if known is not None:  # else it was told plainly
            self._pictures.tell(board, message.id, told[:count], words)
        return count

    async def _send(self, board: Board, view: Layout, nonce: str, pinged: Sequence[int]) -> discord.Message | None:
        """Post a message as it is meant, or plainly, or as text alone; return None where Discord refuses all of it.

        `pinged`: the members whose phones may tell of it. Without any, it is silent.
        """
        mentions = discord.AllowedMentions(users=[discord.Object(each) for each in pinged])
        how: dict[str, Any] = {"nonce": nonce, "silent": not pinged, "guild": board.guild}
        if pinged:
            how["allowed_mentions"] = mentions

        def send(shown: Layout) -> Awaitable[discord.Message]:
            return self._common.messenger.send(board.channel, view=shown, **how)

        try:
            return await self._common.fallback.send(("told", board.id), view, send, buttons=2)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
        text = plain_text(view)
        try:
            return await self._common.messenger.send(board.channel, content=text, **how)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            report(error, "an announcement, which is skipped,")
            return None

    async def _note(self, telling: _Telling, numbers: list[int]) -> None:
        """Note that announcements were posted: now or, where the database fails, before anything else is told."""
        telling.posted, telling.count = numbers, 0
        await self._common.tables.announced(numbers)
        telling.posted = []

    async def _ask_no_more(self, board: Board, telling: _Telling) -> None:
        """Take *Next round* away where it has come by itself. Nothing that is to be told waits for that."""
        asking = telling.asking
        if asking is None or (board.decision == asking.decision and board.between):
            return
        telling.asking = None
        try:
            await self._common.messenger.edit(board.channel, asking.message, asking.without_button)
        except (TryLater, discord.HTTPException) as error:
            log.debug("a result keeps its button: %s", type(error).__name__)


def _told_before(announcements: Sequence[Announcement], possible: Iterable[Words], arrived: list[str]) -> int | None:
    """Return how many announcements a message tells that came back because a killed process had posted it.

    It may tell fewer, as more has happened since, and it may have had no pictures then, or another language.

    Args:
        announcements: what was to be told.
        possible: the words in which it may have been.
        arrived: the texts of the message.

    Returns:
        None where it is no such message: then it was told plainly.
    """
    for words, most in product(possible, range(1, len(announcements) + 1)):
        for deck in (words.deck, TEXT):
            if texts_of(announcements_message(announcements[:most], words.with_deck(deck))) == arrived:
                return most
    return None


def _pinged(told: Sequence[Announcement], board: Board) -> list[int]:
    """Return whose phones may tell of announcements: of those who are invited, as long as their seat is kept."""
    invited = [member for each in told if isinstance(each, Invitation) for member in each.members]
    return [each for each in invited if each in board.invited]


def share(pending: Pending, words: Words) -> int:
    """Return how many announcements go into one message: a few, and no more than it holds.

    The result of a match has a message of its own: it is what people come back to, and show around. So has an
    invitation, which pings.
    """
    alone = (at for at, (_, each) in enumerate(pending) if isinstance(each, MatchResult | Invitation))
    before = next(alone, len(pending))
    count = min(max(before, 1), SHARE)
    while count > 1 and length([each for _, each in pending[:count]], words) > LONG:
        count -= 1
    return count


def _next_round(board: Board) -> CustomId | None:
    """Return what *Next round* carries, None where there is no round to deal or where others play."""
    between = board.status is Status.PLAYING and board.winding_up is None and board.between and board.round > 0
    return CustomId(board.id, "deal", board.decision) if between and len(members_present(board)) == 1 else None
