"""Whose turn it is to identify at Discord, over all processes; see `bot/gateway/turns.py`."""

from collections.abc import Awaitable, Callable

from bot.refusals import StoreFails
from bot.store.database import Database

APART = 5.2
"""Seconds between two turns. Discord wants five where they arrive."""
DATABASE_FAILS = 1.0
"""Seconds after which a database that failed is asked again: while it fails nobody's turn comes."""


def turns_of_all(database: Database) -> Callable[[int], Awaitable[float]]:
    """Return what takes a bucket's turn in the database, where all processes see it."""

    async def take(bucket: int) -> float:
        try:
            async with database.conferring() as work:
                return await work.fleet.take_turn(bucket, APART)
        except StoreFails:
            return DATABASE_FAILS

    return take
