import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.chips.accounts import BANK, Move, Reason, wallet
from bot.refusals import NotRead
from bot.store.backends.sqlite import READERS
from bot.store.database import Database
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
