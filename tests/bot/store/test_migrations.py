from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from bot.store.database import Database, DatabaseUnusable
from bot.store.schema import accounts, metadata
from tests.bot.store.later import address
from tests.postgresql import ON_BOTH


def read_only(path: Path) -> str:
    return f"sqlite+aiosqlite:///file:{path}?mode=ro&uri=true"


@ON_BOTH
async def test_the_migrations_lead_to_the_schema(database: Database) -> None:
    async with database.reading() as work:
        differences = await work.connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    assert differences == []


@pytest.fixture
def diary(path: Path) -> Path:
    path.write_text("Dear diary, " * 100)
    return path


async def test_a_file_that_is_no_database_is_refused(diary: Path) -> None:
    await refused(address(diary))


@pytest.fixture
def nothing(path: Path) -> Path:
    path.touch()
    return path


async def test_an_empty_file_that_cannot_be_written_is_refused(nothing: Path) -> None:
    await refused(read_only(nothing))


async def test_a_finished_database_that_cannot_be_written_is_refused(database: Database, path: Path) -> None:
    async with database.reading() as work:
        assert await work.connection.scalar(sa.select(sa.func.count()).select_from(accounts)) == 0
    await refused(read_only(path))


async def refused(url: str) -> None:
    database = Database(url)
    with pytest.raises(DatabaseUnusable) as reason:
        await database.open()
    await database.close()
    assert str(reason.value)
