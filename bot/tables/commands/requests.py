"""The one path of every request: decided under the table's lock, on the stored state, and through the writer."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.members.people import Actor
from bot.refusals import Refused
from bot.store.database import Database
from bot.tables.model.actions import TableAction
from bot.tables.service.cache import TableCache
from bot.tables.service.live import Live
from bot.tables.service.writer import Stale, What, Writer
from bot.tables.transitions.permissions import Request, check
from engine.game import RuleBroken, RulesRefused


@dataclass(eq=False)
class Requests:
    """Carries out requests. `LobbyCommands` and `MatchCommands` say which there are."""

    _database: Database
    _cache: TableCache
    _writer: Writer

    async def do(
        self,
        request: Request,
        table: int,
        actor: Actor,
        make: Callable[[Live], What],
        interaction: int,
    ) -> None:
        """Let somebody do something to a table, if they may and it is still possible.

        `make`: returns the action, or how it is decided, from the table as it is when the request's turn comes.
        """

        async def change(live: Live) -> None:
            try:
                check(request, actor, live.table)
            except Refused:
                # Somebody who has left may not leave again, but the same click may come twice.
                if not await self._answered(interaction):
                    raise
                await self._cache.catch_up(live)
                return
            await self._writer.perform(live, make(live), interaction)

        await self.ask(table, change)

    async def _answered(self, interaction: int) -> bool:
        async with self._database.reading() as work:
            return await work.journal.answered(interaction) is not None

    async def ask(self, table: int, request: Callable[[Live], Awaitable[None]]) -> None:
        """Decide a request on the stored table, under the table's lock.

        If another process has changed it meanwhile, the decision is dropped, and the request is decided again.
        """
        live = await self._cache.get(table)
        async with live.lock:
            while True:
                try:
                    if live.lost:
                        await self._writer.deal_anew(live)
                    return await request(live)
                except (Stale, Refused, RuleBroken, RulesRefused):
                    if not await self._cache.catch_up(live):
                        raise

    async def act(self, live: Live, action: TableAction) -> None:
        """Do a deadline's action at a table whose lock is held, unless another process has done it."""
        try:
            if not live.lost:
                await self._writer.perform(live, action, None)
        except Stale:
            await self._cache.catch_up(live)
        if live.lost:
            await self._writer.deal_anew(live)
