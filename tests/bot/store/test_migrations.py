import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext

from bot.store.database import MIGRATIONS, Database, DatabaseUnusable
from bot.store.schema import accounts, guilds, house_rules, metadata


def address(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def read_only(path: Path) -> str:
    return f"sqlite+aiosqlite:///file:{path}?mode=ro&uri=true"


def checks(connection: sa.Connection) -> dict[str, set[str]]:
    """Return the conditions that the database checks, by table; comparing metadata passes over these."""
    look = sa.inspect(connection)
    return {
        name: {f"{check['name']}: {check['sqltext']}" for check in look.get_check_constraints(name)}
        for name in metadata.tables
    }


async def test_the_migrations_lead_to_the_schema(database: Database) -> None:
    async with database.reading() as work:
        differences = await work.connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    assert differences == []


async def test_the_migrations_lead_to_the_schemas_conditions(database: Database, tmp_path: Path) -> None:
    plain = sa.create_engine(f"sqlite:///{tmp_path / 'plain.sqlite3'}")
    with plain.begin() as connection:
        metadata.create_all(connection)
        wanted = checks(connection)
    plain.dispose()
    async with database.reading() as work:
        found = await work.connection.run_sync(checks)
    assert found == wanted
    assert found["accounts"]


async def test_a_database_is_opened_again_with_what_was_in_it(path: Path) -> None:
    first = Database(address(path))
    await first.open()
    async with first.writing() as work:
        await work.connection.execute(
            sa.insert(guilds).values(guild_id=7, welcome=1, daily=2, turn_seconds=3, follow_seconds=4)
        )
    await first.close()
    second = Database(address(path))
    await second.open()
    async with second.reading() as work:
        assert await work.connection.scalar(sa.select(guilds.c.daily)) == 2
    await second.close()


def migrate(connection: sa.Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


async def test_house_rules_come_to_a_database_of_the_first_schema_that_keeps_what_is_in_it(path: Path) -> None:
    first = sa.create_engine(f"sqlite:///{path}")
    with first.begin() as connection:
        migrate(connection, "0001")
        connection.execute(sa.insert(guilds).values(guild_id=7, welcome=1, daily=2, turn_seconds=3, follow_seconds=4))
        assert "house_rules" not in sa.inspect(connection).get_table_names()
    first.dispose()
    database = Database(address(path))
    await database.open()
    async with database.reading() as work:
        assert await work.connection.scalar(sa.select(guilds.c.turn_seconds)) == 3
        assert await work.connection.scalar(sa.select(sa.func.count()).select_from(house_rules)) == 0
    await database.close()


async def test_house_rules_keep_what_they_say_as_terms(path: Path) -> None:
    before = sa.create_engine(f"sqlite:///{path}")
    with before.begin() as connection:
        migrate(connection, "0007")
        for channel, hints in ((5, True), (6, False)):
            connection.execute(
                sa.text(
                    "INSERT INTO house_rules (guild_id, channel_id, game, rules, buy_in, turn_seconds, level, hints) "
                    """VALUES (1, :channel, 'stops', '{"preset": "horses"}', 40, 300, 'hard', :hints)"""
                ),
                {"channel": channel, "hints": hints},
            )
    before.dispose()
    database = Database(address(path))
    await database.open()
    async with database.reading() as work:
        for channel, hints in ((5, True), (6, False)):
            assert await work.house_rules.get(1, channel, "stops") == {
                "rules": {"preset": "horses"}, "buy_in": 40, "turn_seconds": 300, "level": "hard", "hints": hints,
            }  # fmt: skip
    await database.close()


async def test_a_database_of_a_newer_version_is_refused_and_stays_as_it_is(path: Path) -> None:
    database = Database(address(path))
    await database.open()
    await database.close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    newer = Database(address(path))
    with pytest.raises(DatabaseUnusable, match="9999"):
        await newer.open()
    await newer.close()
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]
    connection.close()


async def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    await refused(address(tmp_path / "nowhere" / "store.sqlite3"))


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    await refused(address(tmp_path))


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
