"""All ratings of a server anew: when matches are known that were over before others were rated."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.ratings.chain import Link, Match, all_links
from bot.ratings.closing import row_of
from bot.store.database import Database
from bot.store.ratings import LinkRow, PlacedRow

log = logging.getLogger(__name__)

Run = Callable[
    [Callable[[Sequence[Match]], dict[tuple[int, int], Link]], list[Match]], Awaitable[dict[tuple[int, int], Link]]
]
"""Calls a function in another process: ten thousand matches take seconds."""


async def rate_missing(database: Database, run: Run) -> list[int]:
    """Rate anew the matches of all servers in which one is not rated that should be, and return these servers.

    What a process has not finished goes on with the next call.
    """
    async with database.reading() as work:
        guilds = await work.ratings.unrated()
    for guild in guilds:
        await rate_anew(database, run, guild)
    return guilds


async def rate_anew(database: Database, run: Run, guild: int) -> None:
    """Rate all matches of a server anew, in the order in which they closed.

    All of it is computed beforehand and written in one transaction. If a match ends meanwhile, or somebody is
    forgotten, it is computed again.
    """
    while True:
        async with database.reading() as work:
            count, rows = await work.ratings.count(guild), await work.ratings.placed(guild)
        links = await run(all_links, [placed_match(row) for row in rows])
        changed = [
            (row.table, member, now)
            for row in rows
            for member, _, before in row.placed
            if (now := row_of(links[row.table, member]) if (row.table, member) in links else NOT_RATED) != before
        ]
        async with database.writing() as work:
            if await work.ratings.count(guild) == count:
                await work.ratings.write(changed)
                break
    log.info("server %d: %d matches are rated anew", guild, len({table for table, _ in links}))


NOT_RATED = LinkRow(0, 0.0, None, None)


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
