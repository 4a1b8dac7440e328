"""Three hundred tables where the bot may do nothing, while everything changes: Discord shuts out at 10,000 refusals."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.ops.refused_requests import WINDOW, RefusedRequests
from cogs.show.avatars import Avatars
from cogs.show.messenger import Messenger
from cogs.show.pace import Pace
from cogs.show.pauses import Pauses
from cogs.show.pictures import Pictures
from cogs.show.publisher import Publisher
from cogs.show.schedule import ANNOUNCEMENTS, DIRECT, HANDS, REMINDER
from cogs.show.tokens import Tokens
from tests.bot.clock import HandClock
from tests.bot.club import here
from tests.cogs.show.reading import readers_of

TABLES = 300
DISCORDS_LIMIT = 10_000


class Forbidden(Publisher):
    """A publisher that Discord refuses everything."""

    def __init__(self, messenger: Messenger, refused: RefusedRequests, clock: HandClock) -> None:
        tables: Any = SimpleNamespace(board=self.open, seen=lambda _: None, keeps=None, serves=self.serves)
        tables.queries = tables.cache = tables.time = tables
        posts: Any = SimpleNamespace(unwritten=False)
        doors: Any = None
        readers, pictures = readers_of(messenger.client), Pictures(messenger, Avatars(), here, lambda _: False)
        super().__init__(messenger, tables, posts, doors, clock, Pauses(), readers, pictures, lambda: None)
        self.times: list[float] = []
        self.counted, self.clock = refused, clock
        for kind in (HANDS, DIRECT):
            self._schedule.add(kind, self.nothing)
        for kind in (ANNOUNCEMENTS, REMINDER):
            self._schedule.add(kind, partial(self.attempt, kind))
        self._bring_board = self.ask  # type: ignore[method-assign]

    async def attempt(self, kind: str, table: int) -> float | None:
        return await self.delivery.attempt(table, kind, self.ask)

    async def open(self, table: int) -> Any:
        return SimpleNamespace(ending=None)

    async def serves(self, table: int) -> bool:
        return True

    async def nothing(self, table: int) -> None:
        pass

    async def ask(self, table: int) -> None:
        self.times.append(self.clock())
        self.counted.seen(403)
        response: Any = SimpleNamespace(status=403, reason="Forbidden", headers={})
        raise discord.Forbidden(response, {"code": 50001, "message": "Missing Access"})

    def most(self) -> int:
        """The most refusals within ten minutes."""
        return max(bisect_left(self.times, begin + WINDOW) - at for at, begin in enumerate(self.times))


async def test_twenty_minutes_of_it_stay_far_below_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, client = HandClock(), cast(Any, None)
    clock.drive(asyncio.get_running_loop(), monkeypatch)
    refused = RefusedRequests(clock)
    publisher = Forbidden(Messenger(client, refused, Tokens(clock), Pace(40.0)), refused, clock)
    for _ in range(0, 1200, 40):
        for table in range(TABLES):
            publisher.changed(table)
            publisher.half_over(table)
        await clock.forward(40.0)
    await publisher.cog_unload()
    assert len(publisher.times) > 3 * TABLES, "it is tried again"
    assert publisher.most() < 2 * 1000 < DISCORDS_LIMIT / 4
