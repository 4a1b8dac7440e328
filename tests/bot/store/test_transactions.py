"""Units of work are written whole or not at all, and their statements go to a connection's thread in few steps."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.chips.accounts import BANK, Move, Reason, wallet
from bot.refusals import NotRead
from bot.store.backends import connection as store
from bot.store.backends.sqlite import READERS
from bot.store.database import Database
from bot.store.schema import guilds
from bot.store.work import Work

GUILD = 7
MEMBER = 1


async def give(work: Work, chips: int) -> None:
    await work.ledger.transfer(GUILD, [Move(BANK, wallet(MEMBER), chips, Reason.GRANT)], at=0.0)


async def chips(database: Database) -> int | None:
    async with database.reading() as work:
        return await work.ledger.balance(GUILD, wallet(MEMBER))


async def test_a_commit_waits_until_the_disk_has_it(synchronised: None, database: Database) -> None:
    """A click that was confirmed survives a power cut."""
    async with database.writing(GUILD) as work:
        assert (await work.connection.execute(sa.text("PRAGMA synchronous"))).scalar() == 2  # FULL


async def test_what_ends_in_an_error_has_never_been(database: Database) -> None:
    async def failing() -> None:
        async with database.writing(GUILD) as work:
            await give(work, 5)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await failing()
    assert await chips(database) is None
    async with database.writing(GUILD) as work:
        await give(work, 3)
    assert await chips(database) == 3


async def test_a_crowd_of_waiting_writers_leaves_room_for_readers(database: Database) -> None:
    async def write_and_look() -> int | None:
        async with database.writing(GUILD) as work:
            before = await chips(database)
            await give(work, 1)
            return before

    seen = await asyncio.gather(*(write_and_look() for _ in range(30)))
    assert seen == [None, *range(1, 30)]


async def test_two_processes_on_one_file_take_turns_as_well(database: Database, path: Path) -> None:
    other = Database(f"sqlite+aiosqlite:///{path}")
    await other.open()

    async def read_then_write(through: Database) -> None:
        async with through.writing(GUILD) as work:
            await work.ledger.balance(GUILD, wallet(MEMBER))
            await asyncio.sleep(0)
            await give(work, 1)

    await asyncio.gather(*(read_then_write(through) for through in (database, other) * 10))
    assert await chips(database) == await chips(other) == 20
    await other.close()


async def test_reading_cannot_write(database: Database) -> None:
    with pytest.raises(NotRead):
        async with database.reading() as work:
            await work.members.note(GUILD, MEMBER, "Ann", None)


async def test_many_who_read_share_few_connections_that_stay(database: Database) -> None:
    opened = []
    sa.event.listen(database._backend.readers.sync_engine, "connect", lambda *_: opened.append(1))
    for _ in range(3):
        await asyncio.gather(*(chips(database) for _ in range(50)))
    assert 0 < len(opened) <= READERS


# --- statements -------------------------------------------------------------------------------------------------------


ROW = {"guild_id": 1, "welcome": 5, "daily": 5, "turn_seconds": 60, "follow_seconds": 10}
COUNT = "WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 2000000) SELECT count(*) FROM up"
"""A statement that takes some tenths of a second."""
UNHEARD = sa.update(guilds)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a connection's thread was asked to do."""
    there: list[str] = []
    execute = store.Connection._execute

    async def noted(self: store.Connection, function: Any, *arguments: Any, **options: Any) -> Any:
        there.append(function.__name__)
        return await execute(self, function, *arguments, **options)

    monkeypatch.setattr(store.Connection, "_execute", noted)
    return there


async def test_reading_goes_to_the_thread_once_a_statement(database: Database, asked: list[str]) -> None:
    async with database.reading() as work:  # which may open a connection
        await work.connection.scalar(sa.select(guilds.c.welcome))
    asked.clear()
    async with database.reading() as work:
        await work.connection.scalar(sa.select(guilds.c.welcome))
        await work.connection.scalar(sa.select(guilds.c.daily))
    assert asked == ["_run", "_run"]


async def test_what_nobody_waits_for_goes_along_in_order(database: Database, asked: list[str]) -> None:
    async with database.writing() as work:
        await work.connection.execute(sa.insert(guilds).values(ROW))
    asked.clear()
    async with database.writing() as work:
        await work.guild_settings._later(UNHEARD.values(welcome=6), {})
        await work.guild_settings._later(UNHEARD.values(welcome=guilds.c.welcome * 2), {})
        assert await work.connection.scalar(sa.select(guilds.c.welcome)) == 12
        await work.guild_settings._later(UNHEARD.values(welcome=guilds.c.welcome + 1), {})
    assert asked == ["_run", "_commit"]
    async with database.reading() as work:
        assert await work.connection.scalar(sa.select(guilds.c.welcome)) == 13


async def test_what_waits_is_rolled_back_with_the_rest(database: Database) -> None:
    async with database.writing() as work:
        await work.connection.execute(sa.insert(guilds).values(ROW))

    async def give_up() -> None:
        async with database.writing() as work:
            await work.guild_settings._later(UNHEARD.values(welcome=6), {})
            raise LookupError

    with pytest.raises(LookupError):
        await give_up()
    async with database.writing() as work:
        assert await work.connection.scalar(sa.select(guilds.c.welcome)) == 5


@pytest.mark.parametrize("reads", [False, True])
async def test_what_waits_fails_with_the_next_statement_or_the_commit(database: Database, reads: bool) -> None:
    async def write_twice() -> None:
        async with database.writing() as work:
            for _ in range(2):
                await work.guild_settings._later(sa.insert(guilds).values(ROW), {})
            if reads:
                await work.connection.scalar(sa.select(guilds.c.welcome))

    with pytest.raises(sa.exc.IntegrityError):
        await write_twice()
    async with database.writing() as work:  # the connection is good for more
        assert await work.connection.scalar(sa.select(sa.func.count()).select_from(guilds)) == 0


async def test_a_connection_that_is_stopped_while_it_closes_still_closes() -> None:
    connection = await store.connect(":memory:")
    closing = asyncio.create_task(connection.close())
    await asyncio.sleep(0)
    connection.stop()
    async with asyncio.timeout(60):
        await closing


def test_a_statement_that_outlives_its_event_loop_is_finished_in_silence(tmp_path: Path) -> None:
    opened: list[store.Connection] = []

    async def leave() -> None:
        connection = await store.connect(str(tmp_path / "left.sqlite3"))
        opened.append(connection)
        slow = asyncio.create_task(connection.run(COUNT, ()))
        await asyncio.sleep(0.01)
        slow.cancel()

    asyncio.run(leave())
    (connection,) = opened
    connection.stop()
    connection._thread.join(10)
    assert not connection._thread.is_alive()  # pytest fails a test whose threads raise
