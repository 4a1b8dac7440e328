from collections.abc import AsyncIterator

import pytest

from bot.cli.audited_ratings import ratings
from bot.store.database import Database


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    """A database of matches that are written without having been played; all ratings are looked through at the end."""
    database = Database(address)
    await database.open()
    yield database
    async with database.reading() as work:
        found = await ratings(work)
    await database.close()
    assert found == []
