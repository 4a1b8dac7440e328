"""All ratings of a server anew: when matches are known that were over before others were rated."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from bot.ops.deadlines import Clock
from bot.ratings.chain import Match, all_links
from bot.ratings.closing import row_of
from bot.store.database import Database
from bot.store.ratings import LinkRow, PlacedRow

log = logging.getLogger(__name__)

Change = tuple[int, int, LinkRow]
"""A table's number, a member's id, and where they stand after that table's match."""
NOT_RATED = LinkRow(0, 0.0, None, None)


class Run(Protocol):
    """Calls a function in another process: ten thousand matches take seconds."""

    async def __call__(
        self, function: Callable[[Sequence[PlacedRow]], list[Change]], *arguments: Sequence[PlacedRow]
    ) -> list[Change]:
        """Return what it returns."""


async def rate_missing(database: Database, run: Run, clock: Clock) -> list[int]:
    """Rate anew the matches of all servers in which one is not rated that should be, and return these servers.

    What a process has not finished goes on with the next call.
    """
    async with database.reading() as work:
        guilds = await work.ratings.unrated()
    for guild in guilds:
        await rate_anew(database, run, guild, clock)
    return guilds


async def rate_anew(database: Database, run: Run, guild: int, clock: Clock) -> None:
    """Rate all matches of a server anew, in the order in which they closed.

    All of it is computed beforehand and written in one transaction with the server's boards, which takes a second for
    ten thousand matches. If a match ends meanwhile, or somebody is forgotten, it is computed again.
    """
    while True:
        async with database.reading() as work:
            count, rows = await work.ratings.count(guild), [row async for row in work.ratings.placed(guild)]
        changed = await run(changes, rows)
        async with database.writing(guild) as work:
            if await work.ratings.count(guild) == count:
                await work.ratings.write(changed)
                await work.scores.rebuild(guild, clock())
                break
    log.info("server %d: its %d matches are rated anew", guild, len(rows))


def changes(rows: Sequence[PlacedRow]) -> list[Change]:
    """Return what is to be written if all matches of a server are rated anew."""
    links = all_links([placed_match(row) for row in rows])
    now = {key: row_of(link) for key, link in links.items()}
    return [
        (row.table, member, now.get((row.table, member), NOT_RATED))
        for row in rows
        for member, _, before in row.placed
        if now.get((row.table, member), NOT_RATED) != before
    ]


def placed_match(row: PlacedRow) -> Match:
    """Return what ratings need of a match, from its row."""
    return Match(
        table=row.table,
        at=row.at,
        game=row.game,
        preset=row.preset,
        level=row.level,
        computers=tuple(map(int, row.computers.split(","))) if row.computers else (),
        broken_off=row.broken_off,
        places=tuple((member, place) for member, place, _ in row.placed),
    )
