"""Work that nobody waits for: it is done while nobody else writes to the database."""

import asyncio

from bot.store.database import Database

PAUSE = 0.05
"""Seconds between two steps, and until it is seen again whether others write."""


async def quiet(database: Database) -> None:
    """Wait a moment, and until nobody writes."""
    while True:
        await asyncio.sleep(PAUSE)
        if not database.is_written:
            return
