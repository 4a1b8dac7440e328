"""Posts news: in order, each once, whatever has become of earlier tries."""

from dataclasses import dataclass

from bot.tables.commands.tables import Tables
from bot.tables.model.announcements import Invitation
from cogs.post.carrier import Carrier, Order
from cogs.post.pictures import Pictures
from cogs.post.state import TableState
from cogs.screen.message import Kind, Slot
from cogs.screen.readers import Readers
from cogs.screen.situation import Invited

ELSEWHERE = 2.0
"""Seconds after which it is seen whether another process has posted what it is about to post."""


@dataclass(frozen=True, slots=True)
class Teller:
    """Posts the next message of a table's news."""

    carrier: Carrier
    tables: Tables
    readers: Readers
    pictures: Pictures
    """Adds them to results."""

    async def tell(self, order: Order) -> float | None:
        """Post an announcement.

        What fails may have arrived: it is tried again, and its nonce keeps it from being two.

        Returns:
            Seconds after which it is to be seen whether another process has posted it, None where that is not so.

        Raises:
            discord.HTTPException: Discord refuses it.
            TryLater: Discord does not answer now.
        """
        state, board, number = order.state, order.now.board, order.message.edition
        told = dict(state.pending).get(number)
        if told is None:
            return None  # it was posted while this was decided
        if not await self.tables.may_post(state.table, number):
            state.changed = True
            return ELSEWHERE
        message = await self.carrier.send(order)
        if isinstance(told, Invitation):
            state.invited = Invited(message.id, told)
            state.slots.pop(Slot(Kind.INVITATION), None)
        state.told = [number]
        await self.tables.announced(state.told)  # where the database fails, before anything else is told
        state.told = []
        _drop(state, number)
        if message.components:  # else it was told plainly
            self.pictures.tell(board, message.id, told, self.readers.of_table(board))
        return None

    async def skip(self, order: Order) -> None:
        """Give up an announcement that Discord takes in no form."""
        number = order.message.edition
        await self.tables.skipped([number])
        _drop(order.state, number)


def _drop(state: TableState, number: int) -> None:
    state.pending = [each for each in state.pending if each[0] != number]
