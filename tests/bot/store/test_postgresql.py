"""What is PostgreSQL's alone: several who write at the same time, faults of a server, and what its errors quote."""

import asyncio
import traceback
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random
from time import monotonic, time
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

from bot.chips.wallets import Wallets
from bot.cli.audit import audit
from bot.ops.steady import SteadyClock
from bot.refusals import NotRead, NotWritten
from bot.store import schema
from bot.store.backends import postgresql as module
from bot.store.database import Database, DatabaseUnusable
from bot.store.faults import Fenced, GaveWay
from bot.store.work import Work
from bot.tables.commands.tables import Tables
from bot.tables.time.paces import Paces
from tests.bot.club import GUILD, PATIENCE, terms
from tests.bot.people import ANN, BEN, CLARA, DIRK
from tests.postgresql import Server

SECRET = "K♥ in a hand"


@pytest.fixture
def kind() -> str:
    return "postgresql"


@pytest.fixture
def empty(postgresql: Server) -> Iterator[str]:
    """The address of a database without a schema."""
    made = postgresql.create(empty=True)
    yield made
    postgresql.drop(made)


@asynccontextmanager
async def opened(address: str, count: int) -> AsyncIterator[list[Database]]:
    """As many processes as are needed, as far as the database knows."""
    several = [Database(address) for _ in range(count)]
    await asyncio.gather(*(each.open() for each in several))
    yield several
    await asyncio.gather(*(each.close() for each in several))


async def nothing_is_wrong(database: Database) -> None:
    async with database.reading() as work:
        assert (await audit(work)).wrong == ()


# --- several who write -----------------------------------------------------------------------------------------


async def test_of_several_who_migrate_an_empty_database_one_does(empty: str) -> None:
    async with opened(empty, 3) as several:
        await nothing_is_wrong(several[0])


async def test_chips_that_many_move_at_once_stay_right_and_nobody_is_in_anybodys_way(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    everybody = (ANN, BEN, CLARA, DIRK)
    async with opened(address, 2) as several:
        wallets = [Wallets(each, time) for each in several]
        orders = [
            wallets[turn % 2].order(GUILD + turn % 3, everybody[turn % 4], 1, everybody[turn * 3 % 4].member)
            for turn in range(60)
        ]
        await asyncio.gather(*orders)
        await nothing_is_wrong(several[0])
    assert caplog.records == []


async def test_what_many_write_at_once_without_a_servers_lock_is_written(database: Database) -> None:
    async def write(turn: int) -> None:
        async with database.writing() as work:
            await work.application.put("commands", str(turn))
            await work.everywhere.put_door(ANN.member, turn)
            await work.guild_settings.put_channel_locale(GUILD, 1, "de")
            await work.everywhere.finish_lesson(ANN.member, "stops", 1.0)

    await asyncio.gather(*(write(turn) for turn in range(20)))
    async with database.reading() as work:
        assert str((await work.everywhere.doors([ANN.member]))[ANN.member]) == await work.application.get("commands")
        assert await work.guild_settings.channel_locales() == {(GUILD, 1): "de"}


async def test_by_a_process_that_is_fenced_no_card_is_played(address: str) -> None:
    async with opened(address, 2) as (one, other):
        tables = Tables(one, Wallets(one, time), SteadyClock(time, monotonic), Paces(), Random(1))
        async with other.conferring() as work:
            number = await work.fleet.register("here", "1", shards=1, shares=1)
        one.write_as(number)
        table = await tables.lobby.open(guild=GUILD, channel=1, host=ANN, terms=terms(), computers=1, interaction=1)
        await tables.match.set_follow(table, ANN, True, 2)
        async with other.conferring() as work:
            await work.fleet.fence([number], -1.0)
        with pytest.raises(Fenced):
            await tables.match.set_follow(table, ANN, False, 3)
        async with other.reading() as work:
            assert {row.seq: row.click for row in await work.journal.rows(table) if row.click} == {1: 1, 3: 2}
            assert not await work.journal.answered(3)
        await tables.time.stop()


async def test_numbers_are_never_given_twice_and_nobody_waits_for_them(database: Database) -> None:
    async with database.writing(GUILD) as work:
        first = await work.tables.add(GUILD, 1, "closed", 0.0)
        async with database.writing(GUILD + 1) as other:  # while the first is not committed
            second = await other.tables.add(GUILD + 1, 2, "closed", 0.0)
    async with database.writing() as work:
        await work.tables.count_on({"tables": 70}, leap=10)
        await work.tables.count_on({"tables": 60}, leap=10)
    async with database.writing(GUILD) as work:
        third = await work.tables.add(GUILD, 3, "closed", 0.0)
    async with database.writing() as work:
        await work.tables.count_on(None, leap=10)
    async with database.writing(GUILD) as work:
        assert [first, second, third, await work.tables.add(GUILD, 4, "closed", 0.0)] == [1, 2, 71, 82]


# --- faults ----------------------------------------------------------------------------------------------------


async def test_of_two_who_wait_for_one_another_one_gives_way(database: Database) -> None:
    async with database.writing() as work:
        await work.everywhere.put_door(1, 0)
        await work.everywhere.put_door(2, 0)
    both_hold_one = asyncio.Barrier(2)

    async def write(*doors: int) -> None:
        async with database.writing() as work:
            await work.everywhere.put_door(doors[0], 5)
            await both_hold_one.wait()
            await work.everywhere.put_door(doors[1], 5)

    answers = await asyncio.gather(write(1, 2), write(2, 1), return_exceptions=True)
    assert [type(each) for each in answers if each is not None] == [GaveWay]


async def lock(work: Work) -> None:
    """Lock the server of a unit of work: it begins with its first statement."""
    await work.vitals.movements()


async def test_a_servers_lock_that_is_not_free_in_time_is_a_refusal_and_no_fault_and_another_servers_is_free(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOCK_WAIT", 100)
    heard: list[bool] = []
    async with opened(address, 2) as (one, other), one.writing(GUILD) as mine:
        await lock(mine)
        other.tell(heard.append)
        with pytest.raises(GaveWay):
            async with other.writing(GUILD) as work:
                await lock(work)
        async with other.writing(GUILD + 1) as work:
            await work.everywhere.put_door(1, 2)
    assert heard == []


async def test_a_click_that_gave_way_is_done_again(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "LOCK_WAIT", 50)
    caplog.set_level("INFO", "bot.store")
    async with opened(address, 2) as (one, other):
        tables = Tables(one, Wallets(one, time), SteadyClock(time, monotonic), Paces(), Random(1))
        table = await tables.lobby.open(guild=GUILD, channel=1, host=ANN, terms=terms(), computers=1, interaction=1)
        async with other.writing(GUILD) as work:
            await lock(work)
            joining = asyncio.create_task(
                tables.lobby.join(table, BEN, 2, (await tables.queries.board(table)).terms_number)
            )
            async with asyncio.timeout(PATIENCE):
                while "another transaction was in the way" not in caplog.text:  # noqa: ASYNC110  # the log tells nobody
                    await asyncio.sleep(0.01)
        await joining
        assert [each.member for each in (await tables.queries.board(table)).seats if each.member] == [
            ANN.member,
            BEN.member,
        ]
        await tables.time.stop()


async def test_connections_that_are_cut_are_made_again(database: Database, address: str, postgresql: Server) -> None:
    heard: list[bool] = []
    database.tell(heard.append)
    await database.try_out()

    async def write() -> None:
        async with database.writing() as work:
            await work.everywhere.put_door(1, 2)
            await asyncio.to_thread(postgresql.cut_off, address)
            await work.everywhere.put_door(2, 3)

    with pytest.raises(NotWritten):
        await write()
    async with database.reading() as work:  # the pool has seen that its connections are gone
        assert await work.everywhere.doors([1]) == {}
    await database.try_out()
    async with database.reading() as work:
        assert await work.everywhere.doors([1, 2]) == {}
    assert heard == [False, True]


async def test_who_waits_in_vain_for_a_connection_is_refused_and_readers_have_their_own(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WRITERS", 1)
    monkeypatch.setattr(module, "POOL_WAIT", 0.1)
    async with opened(address, 1) as (database,), database.writing():
        with pytest.raises(NotWritten):
            async with database.writing():
                pytest.fail("there is but one")
        async with database.reading() as work:
            assert await work.everywhere.doors([1]) == {}


async def test_who_waits_for_a_lock_writes_though_somebody_else_fails_meanwhile(address: str) -> None:
    async def write(database: Database) -> None:
        async with database.writing(GUILD) as work:
            await lock(work)

    async with opened(address, 1) as (database,):
        async with database.writing(GUILD) as held:
            await lock(held)
            waiting = asyncio.create_task(write(database))
            await asyncio.sleep(0.1)
            with pytest.raises(NotWritten):
                async with database.writing() as work:
                    await work.connection.execute(sa.text("SELECT pg_terminate_backend(pg_backend_pid())"))
            assert not waiting.done()
        await waiting


async def test_a_statement_that_takes_too_long_is_broken_off(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STATEMENT", 100)
    async with opened(address, 1) as (database,):
        with pytest.raises(NotRead):
            async with database.reading() as work:
                await work.connection.execute(sa.text("SELECT pg_sleep(20)"))


async def test_a_transaction_that_takes_too_long_is_ended_whatever_it_waits_for(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WHOLE", 200)
    database = Database(address)
    await database.open()
    with pytest.raises(NotWritten):
        async with database.writing(GUILD) as work:
            await work.connection.execute(sa.text("SELECT pg_sleep(20)"))
    async with database.writing(GUILD) as work:  # the server's lock is free
        await work.connection.execute(sa.text("SELECT 1"))
    async with database.at_one_moment() as work:  # audits and copies take as long as they take
        await work.connection.execute(sa.text("SELECT pg_sleep(0.4)"))
    await database.close()


async def test_a_server_that_is_not_there_is_a_refusal_or_at_the_start_the_end() -> None:
    database = Database("postgresql+asyncpg://nobody:secret@127.0.0.1:1/nothing")
    with pytest.raises(NotRead):
        async with database.reading():
            pytest.fail("it is not there")
    with pytest.raises(NotWritten):
        async with database.writing():
            pytest.fail("it is not there")
    with pytest.raises(DatabaseUnusable) as refused:
        await database.open()
    assert "secret" not in str(refused.value)


# --- what errors quote -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", ["a column without a value", "the same number twice", "a value of another type"])
async def test_no_error_quotes_what_was_to_be_written(
    database: Database, caplog: pytest.LogCaptureFixture, wrong: str
) -> None:
    row: dict[str, Any] = {
        "id": 1, "guild_id": GUILD, "channel_id": 1, "status": "lobby", "seq": 0, "snapshot": {"hand": SECRET},
        "opened_at": 0.0,
    }  # fmt: skip
    rows = {
        "a column without a value": [{**row, "status": None}],
        "the same number twice": [row, {**row, "channel_id": 2, "status": SECRET[:8]}],
        "a value of another type": [{**row, "seq": SECRET}],
    }[wrong]

    async def write() -> None:
        async with database.writing() as work:
            for each in rows:
                await work.connection.execute(sa.insert(schema.tables), each)

    with pytest.raises(sa.exc.DBAPIError) as raised:
        await write()
    told = "".join(traceback.format_exception(raised.value)) + caplog.text
    assert SECRET[:8] not in told


async def test_a_connection_that_is_cut_while_it_is_made_is_a_fault(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut(*_: object, **__: object) -> None:
        raise asyncpg.InternalClientError("unexpected connection_lost() call")

    await database.close()
    with monkeypatch.context() as patched:
        patched.setattr(asyncpg, "connect", cut)
        with pytest.raises(NotWritten):
            await Wallets(database, time).ensure(GUILD, ANN)
