"""A database belongs to one application, and knows what that one told Discord."""

import pytest
import sqlalchemy as sa

from bot.ops.registration import OtherApplication, Registration
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
    registration = Registration(database)
    await registration.claim(OURS)
    await registration.claim(OURS)
    await registration.note_commands("as they are")
    before = await rows(database)
    with pytest.raises(OtherApplication) as refused:
        await registration.claim(ANOTHER)
    assert (refused.value.its, refused.value.this) == (str(OURS), str(ANOTHER))
    assert await rows(database) == before
    await database.close()


async def test_what_was_told_is_known_until_it_is_forgotten(database: Database) -> None:
    registration = Registration(database)
    assert await registration.commands() is None
    await registration.claim(OURS)
    for note in ("first", "second"):
        await registration.note_commands(note)
        assert await Registration(database).commands() == note
    await registration.forget()
    assert await registration.commands() is None
    await registration.claim(ANOTHER)
    await database.close()
