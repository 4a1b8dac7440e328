"""Posts news: in order, each once, whatever has become of earlier tries."""

from collections.abc import Awaitable
from typing import Any

import discord

from bot.tables.commands.tables import Tables
from bot.tables.model.announcements import Invitation
from cogs.post.carrier import Carrier, Order
from cogs.post.fallback import is_final, report
from cogs.post.pictures import Pictures
from cogs.render.parts import Layout
from cogs.render.plain import plain_text
from cogs.screen.message import Kind, Slot
from cogs.screen.readers import Readers
from cogs.screen.situation import Invited

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

    def face(self, member: int) -> str:
        """Return where a member's avatar is, empty where that is not known."""
        return self._pictures.avatars.address(member)

    async def tell(self, order: Order) -> float | None:
        """Post an announcement.

        What fails may have arrived: it is tried again, and its nonce keeps it from being two.

        Returns:
            Seconds after which it is to be seen whether another process has posted it, None where that is not so.

        Raises:
            discord.HTTPException: Discord refuses it.
            TryLater: Discord does not answer now.
        """
        state, board, (number, told) = order.state, order.now.board, order.now.pending[0]
        if all(each != number for each, _ in state.pending):
            return None  # it was posted while this was decided
        if not await self._tables.may_post(state.table, number):
            state.changed = True
            return ELSEWHERE
        message = await self._send(order, f"told-{number}")
        if message is not None and isinstance(told, Invitation):
            state.invited = Invited(message.id, told)
            state.slots.pop(Slot(Kind.INVITATION), None)
        if message is None:
            await self._tables.skipped([number])
            state.pending = [each for each in state.pending if each[0] != number]
            return None
        state.told = [number]
        await self.note(state.told)
        state.told, state.pending = [], [each for each in state.pending if each[0] != number]
        if message.components:  # else it was told plainly
            self._pictures.tell(board, message.id, told, self._readers.of_table(board))
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
