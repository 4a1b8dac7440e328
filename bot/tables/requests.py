"""The one way of every request: decided under the table's lock, on what is stored, and through the writer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.members.people import Actor
from bot.refusals import Refused
from bot.store.work import Work
from bot.tables.actions import TableAction
from bot.tables.live import Live
from bot.tables.permissions import Request, check
from bot.tables.queries import Queries
from bot.tables.table import Table
from bot.tables.writer import Stale
from engine.game import RuleBroken, RulesRefused


class Requests(Queries):
    """Lets requests be decided. What can be asked for is in the classes that build on this one."""

    async def _request(
        self,
        request: Request,
        table: int,
        actor: Actor,
        make: Callable[[Table], TableAction],
        interaction: int,
    ) -> None:
        async def change(live: Live) -> None:
            try:
                check(request, actor, live.table)
            except Refused:
                # Somebody who has left may not leave again, but the same click may come twice.
                if not await self._answered(interaction):
                    raise
                await self._writer.catch_up(live)
                return
            action = make(live.table)
            if live.table.seat_of(actor.member) is not None:
                await self._writer.perform(live, action, interaction)
                return

            async def decide(work: Work) -> Sequence[TableAction]:
                await work.visits.note_name(live.table.guild, actor.member, table, actor.name)
                return [action]

            await self._writer.perform(live, decide, interaction)

        await self._ask(table, change)

    async def _answered(self, interaction: int) -> bool:
        async with self._database.reading() as work:
            return await work.journal.answered(interaction) is not None

    async def _ask(self, table: int, request: Callable[[Live], Awaitable[None]]) -> None:
        """Let a request be decided on the table as it is stored, under the table's lock.

        Where another process has changed it meanwhile, what was decided is forgotten, and the request is made again.
        """
        live = await self._writer.get(table)
        async with live.lock:
            while True:
                try:
                    return await request(live)
                except (Stale, Refused, RuleBroken, RulesRefused):
                    if not await self._writer.catch_up(live):
                        raise
