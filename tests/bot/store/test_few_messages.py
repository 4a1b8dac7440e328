"""A card on PostgreSQL takes two messages, in which whatever is written arrives as it is, or not at all."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from time import monotonic, time
from typing import Any

import pytest
import sqlalchemy as sa

from bot.chips.wallets import Wallets
from bot.ops.steady import SteadyClock
from bot.refusals import NotWritten
from bot.store.database import Database
from bot.store.schema import outbox
from bot.tables.commands.tables import Tables
from bot.tables.model.actions import SetFollow
from bot.tables.time.paces import Paces
from tests.bot.club import GUILD, terms
from tests.bot.people import ANN, BEN

ODD = ("O'Hara''s", "\\'; DROP TABLE people; --", "$1 $$ {} %s", "♥\u2028\t\n", "", "NULL", "\\u0000")


@pytest.fixture
def kind() -> str:
    return "postgresql"


@contextmanager
def sent(database: Database) -> Iterator[list[str]]:
    """Collect the messages of those who write."""
    messages: list[str] = []

    def hear(connection: Any, *_: object) -> None:
        connection.driver_connection.add_query_logger(lambda said: messages.append(said.query))

    sa.event.listen(database._backend.writers.sync_engine, "connect", hear)
    yield messages


async def put_nowhere(database: Database, *, then_read: bool) -> None:
    """Write an announcement of a table that does not exist."""
    async with database.writing(GUILD) as work:
        await work.outbox.put(77, 5.0, {"secret": "K♥"})
        if then_read:
            await work.vitals.movements()
            pytest.fail("it was written")


async def put_in_spite_of_an_error(database: Database, table: int) -> None:
    """Overlook that a change fails, and make another one in the same unit of work."""
    async with database.writing(GUILD) as work:
        await work.outbox.put(77, 5.0, {})
        with suppress(sa.exc.IntegrityError):
            await work.tables.is_as_known(table, -1, 0, None)
        await work.outbox.put(table, 5.0, {})


async def test_what_changes_no_chips_is_begun_and_checked_in_one_message_and_written_in_another(
    database: Database,
) -> None:
    await database.close()
    with sent(database) as messages:
        await database.open()
        tables = Tables(database, Wallets(database, time), SteadyClock(time, monotonic), Paces(), Random(1))
        table = await tables.lobby.open(guild=GUILD, channel=1, host=ANN, terms=terms(), computers=1, interaction=1)
        await tables.lobby.join(table, BEN, 2, (await tables.queries.board(table)).terms_number)
        live = await tables.cache.get(table)
        async with live.lock:
            await tables.writer.act(live, SetFollow(BEN.member, True))  # prepares what the next one needs
            await asyncio.sleep(0)  # the driver tells of a message when it has come to rest
            messages.clear()
            await tables.writer.act(live, SetFollow(BEN.member, False))
            await asyncio.sleep(0)
        await tables.time.stop()
    first, second = messages
    assert first.startswith("BEGIN")
    assert f"pg_advisory_xact_lock({GUILD})" in first
    assert second.endswith("COMMIT")


@pytest.mark.parametrize("text", ODD)
async def test_odd_texts_arrive_as_they_are(database: Database, text: str) -> None:
    async with database.writing(GUILD) as work:
        table = await work.tables.add(GUILD, 1, "lobby", 5.0)
        await work.outbox.put(table, 5.0, {"text": text, "number": 1.5, "nothing": None})
    async with database.reading() as work:
        ((_, found),) = await work.outbox.waiting(table)
    assert found == {"text": text, "number": 1.5, "nothing": None}


@pytest.mark.parametrize("then_read", [False, True])
async def test_a_change_that_fails_later_leaves_nothing_and_the_next_unit_works(
    database: Database, then_read: bool
) -> None:
    with pytest.raises(sa.exc.IntegrityError) as failed:
        await put_nowhere(database, then_read=then_read)
    assert "K♥" not in str(failed.value)
    async with database.writing(GUILD) as work:
        assert await work.outbox.count(outbox) == 0
        assert await work.tables.add(GUILD, 1, "lobby", 5.0)


async def test_a_unit_of_work_that_the_server_has_rolled_back_does_not_count_as_written(database: Database) -> None:
    async def overlook() -> None:
        async with database.writing(GUILD) as work:
            await work.tables.add(GUILD, 1, "lobby", 5.0)
            with suppress(sa.exc.DBAPIError):
                await work.connection.execute(sa.text("SELECT 1 FROM nothing"))

    with pytest.raises(NotWritten):
        await overlook()


async def test_nothing_is_written_after_an_error_that_somebody_overlooks(database: Database) -> None:
    async with database.writing(GUILD) as work:
        table = await work.tables.add(GUILD, 1, "lobby", 5.0)
    with pytest.raises(sa.exc.ResourceClosedError):
        await put_in_spite_of_an_error(database, table)
    async with database.reading() as work:
        assert await work.outbox.count(outbox) == 0
