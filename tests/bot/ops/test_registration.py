"""A database belongs to one application."""

import pytest
import sqlalchemy as sa

from bot.ops.exits import Exit, Failed
from bot.ops.registration import claim, forget
from bot.store import schema
from bot.store.database import Database
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH

OURS, ANOTHER = 1449000000000000000, 1449000000000000001


@pytest.fixture
async def database(address: str) -> Database:
    return Database(address)


async def rows(database: Database) -> list[tuple[str, str]]:
    async with database.reading() as work:
        return [tuple(row) for row in await work.connection.execute(sa.select(schema.application))]


async def test_the_first_application_gets_the_database_and_another_is_refused(database: Database) -> None:
    await claim(database, OURS)
    await claim(database, OURS)
    before = await rows(database)
    with pytest.raises(Failed) as refused:
        await claim(database, ANOTHER)
    assert refused.value.code == Exit.SETTINGS
    said = f"The database belongs to application {OURS}, the token to application {ANOTHER}: put the token of the first"
    assert str(refused.value).startswith(said)
    assert await rows(database) == before
    await database.close()


async def test_a_forgotten_application_leaves_the_database_to_another(database: Database) -> None:
    await claim(database, OURS)
    await forget(database)
    await claim(database, ANOTHER)
    await database.close()
