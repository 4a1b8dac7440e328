"""Posts news: in order, each once, whatever has become of earlier tries."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Sequence
from itertools import product
from typing import Any

import discord

from bot.tables.commands.tables import Tables
from bot.tables.model.announcements import Announcement
from cogs.post.carrier import Carrier, Order
from cogs.post.fallback import is_final, report
from cogs.post.pictures import Pictures
from cogs.render.deck import TEXT
from cogs.render.parts import Layout, texts_of
from cogs.render.plain import plain_text, without
from cogs.render.results import announcements_message
from cogs.render.words import Words
from cogs.screen.message import Kind, Slot
from cogs.screen.news import fixes, next_round_of
from cogs.screen.readers import Readers
from cogs.screen.situation import Asking

ELSEWHERE = 2.0
"""Seconds after which it is seen whether another process has posted what it is about to post."""


class Teller:
    """Posts the next message of a table's news."""

    def __init__(self, carrier: Carrier, tables: Tables, readers: Readers, pictures: Pictures) -> None:
        """Post through a carrier what the tables have to tell. Results get pictures."""
        self._carrier = carrier
        self._tables = tables
        self._readers = readers
        self._pictures = pictures

    async def tell(self, order: Order) -> float | None:
        """Post some announcements in one message.

        What fails may have arrived: it is tried again word for word, and its nonce keeps it from being two.

        Returns:
            Seconds after which it is to be seen whether another process has posted it, None where that is not so.

        Raises:
            discord.HTTPException: Discord refuses it.
            TryLater: Discord does not answer now.
        """
        state, board, pending = order.state, order.now.board, order.now.pending
        if not await self._tables.may_post(state.table, pending[0][0]):
            state.telling, state.changed = 0, True
            return ELSEWHERE
        told: tuple[Announcement, ...] = order.message.source[0]  # type: ignore[assignment]  # see `news_message`
        count = state.telling = len(told)
        message = await self._send(order, f"told-{pending[0][0]}")
        if message is None:
            state.telling = 0
            await self._tables.skipped([number for number, _ in pending[:count]])
            return None
        words, view = self._readers.of_table(board), order.message.view
        arrived = texts_of(discord.ui.LayoutView.from_message(message))
        known = count if arrived == texts_of(view) else _told_before(told, self._readers.of_table_ever(board), arrived)
        count = count if known is None else known
        button = next_round_of(board) if count == len(pending) and not fixes(told) else None
        rest = None if button is None else without(message, button.verb)
        if button is not None and rest is not None:
            state.asking = Asking(message.id, button.decision, rest)
            state.slots.pop(Slot(Kind.NEXT_ROUND), None)
        state.told, state.telling = [number for number, _ in pending[:count]], 0
        await self.note(order.state.told)
        state.told = []
        if known is not None:  # else it was told plainly
            self._pictures.tell(board, message.id, told[:count], words)
        return None

    async def note(self, told: list[int]) -> None:
        """Note that announcements were posted: now or, where the database fails, before anything else is told."""
        await self._tables.announced(told)

    async def _send(self, order: Order, nonce: str) -> discord.Message | None:
        """Post a message as it is meant, or plainly, or as text alone; return None where Discord refuses all of it.

        Without anybody whose phone may tell of it, it is silent.
        """
        board, pings, messenger = order.now.board, order.message.pings, self._carrier.messenger
        how: dict[str, Any] = {"nonce": nonce, "silent": not pings, "guild": board.guild}
        if pings:
            how["allowed_mentions"] = discord.AllowedMentions(users=[discord.Object(each) for each in pings])

        def send(shown: Layout) -> Awaitable[discord.Message]:
            return messenger.send(board.channel, view=shown, **how)

        try:
            return await self._carrier.fallback.send(order.key, order.message.view, send, buttons=2)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
        try:
            return await messenger.send(board.channel, content=plain_text(order.message.view), **how)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            report(error, "news, which are skipped,")
            return None


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
