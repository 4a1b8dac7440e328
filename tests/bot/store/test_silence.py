"""A server, or the way to it, that goes silent: nothing waits for ever, and what is unknown is looked up."""

import asyncio
import socket
from collections.abc import AsyncIterator
from random import Random
from time import monotonic, time

import pytest
import sqlalchemy as sa

from bot.chips.wallets import Wallets
from bot.cli.audit import audit
from bot.ops.steady import SteadyClock
from bot.refusals import NotRead, NotWritten, StoreFails
from bot.store.backend import Patience
from bot.store.backends import channel
from bot.store.backends import postgresql as module
from bot.store.backends.limits import SERVER_ALIVE
from bot.store.database import Database
from bot.store.faults import Unknown
from bot.tables.commands.tables import Tables
from bot.tables.model.actions import SetFollow
from bot.tables.time.paces import Paces
from tests.bot.club import terms
from tests.bot.people import ANN, BEN, CLARA, GUILD
from tests.network import ANSWERED, ASKED, Network

BACK = 20.0
"""Seconds within which everything works again after connections have gone silent."""
RETURNED = 10.0
"""The same after the network has returned."""


@pytest.fixture
def kind() -> str:
    return "postgresql"


@pytest.fixture
async def network(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Network]:
    monkeypatch.undo()  # as patient as the bot
    async with Network(address).open() as network:
        yield network


@pytest.fixture
async def database(network: Network, request: pytest.FixtureRequest) -> AsyncIterator[Database]:
    if "impatient" in request.fixturenames:
        request.getfixturevalue("impatient")
    database = Database(network.address)
    await database.open()
    yield database
    network.mend()
    await database.close()


async def read(database: Database) -> int:
    async with database.reading() as work:
        return await work.vitals.movements()


async def write(database: Database, guild: int = GUILD) -> None:
    await Wallets(database, lambda: 5.0).order(guild, ANN, 1, ANN.member)


async def works(database: Database) -> float:
    """Return after how many seconds everything works."""
    began = monotonic()
    while True:
        try:
            await write(database)
            await read(database)
            async with database.conferring() as work:
                await work.fleet.look()
        except StoreFails:
            await asyncio.sleep(0.1)
        else:
            return monotonic() - began


async def test_connections_that_go_silent_are_refused_in_time_and_everything_works_again(
    network: Network, database: Database
) -> None:
    await asyncio.gather(*(write(database, GUILD + each) for each in range(5)), *(read(database) for _ in range(5)))
    network.half_open()
    began = monotonic()
    async with asyncio.timeout(BACK):
        said = await asyncio.gather(
            *(write(database, GUILD + each) for each in range(5)), *(read(database) for _ in range(5)),
            return_exceptions=True,
        )  # fmt: skip
        assert {type(each) for each in said} <= {NotWritten, NotRead, type(None), int}
        await works(database)
    assert monotonic() - began < BACK


def answers_are_lost(database: Database, network: Network) -> None:
    """Let the next commit arrive, and its answer not."""

    lost = []

    def lose(_: object) -> None:
        if not lost:
            lost.append(True)
            network.half_open(ANSWERED)

    sa.event.listen(database._backend.writers.sync_engine, "commit", lose)


@pytest.fixture
async def tables(database: Database) -> AsyncIterator[Tables]:
    tables = Tables(database, Wallets(database, time), SteadyClock(time, monotonic), Paces(), Random(1))
    yield tables
    await tables.time.stop()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch, network: Network) -> None:
    """Less patient than the bot, so that it takes less time; a busy machine may take a second for a statement."""
    monkeypatch.setattr(module, "USUAL", Patience(1.5, 5.0))
    monkeypatch.setattr(module, "CONFERRED", Patience(1.5, 5.0))
    monkeypatch.setattr(module, "CONNECT", 2.0)


@pytest.mark.usefixtures("impatient")
async def test_a_commit_without_an_answer_is_looked_up_before_anything_is_tried_again(
    network: Network, database: Database, tables: Tables
) -> None:
    await write(database)
    answers_are_lost(database, network)
    table = await tables.lobby.open(guild=GUILD, channel=1, host=ANN, terms=terms(), computers=1, interaction=1)
    answers_are_lost(database, network)
    await tables.lobby.join(table, BEN, 2, (await tables.queries.board(table)).terms_number)
    answers_are_lost(database, network)
    assert await Wallets(database, time).order(GUILD, CLARA, 7, ANN.member, interaction=9) == 507
    answers_are_lost(database, network)
    live = await tables.cache.get(table)
    async with live.lock:
        await tables.writer.act(live, SetFollow(BEN.member, True))
    async with database.reading() as work:
        assert list(await work.tables.open_guilds()) == [table]
        rows = await work.journal.rows(table)
    assert {row.seq: row.click for row in rows if row.click} == {1: 1, 3: 2}
    assert [row.action["do"] for row in rows].count("follow") == 1
    async with database.reading() as work:
        assert (await audit(work)).wrong == ()


@pytest.mark.usefixtures("impatient")
async def test_a_unit_of_work_is_unknown_only_if_its_commit_was_on_its_way(
    network: Network, database: Database
) -> None:
    answers_are_lost(database, network)
    with pytest.raises(Unknown):
        await write(database)
    await write(database)
    network.half_open()
    with pytest.raises(NotWritten) as refused:
        await write(database)
    assert type(refused.value) is NotWritten


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("ways", [(), (ASKED,), (ANSWERED,)])
async def test_everything_works_again_soon_after_the_network_has_returned(
    network: Network, database: Database, ways: tuple[str, ...]
) -> None:
    await write(database)
    network.cut(*ways)
    began = monotonic()
    for _ in range(3):
        with pytest.raises(StoreFails):
            await write(database)
    assert monotonic() - began < 10.0
    network.mend()
    assert await works(database) < RETURNED


async def test_whose_answers_are_late_is_slow_and_not_refused(network: Network, database: Database) -> None:
    await write(database)
    network.delay(0.1)
    await write(database)
    await read(database)


@pytest.mark.usefixtures("impatient")
async def test_who_listens_finds_out_that_nothing_is_heard_any_more(
    network: Network, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "ASK", 0.1)
    monkeypatch.setattr(channel, "ANSWER", 0.3)
    async with asyncio.timeout(BACK), database.listening(lambda _: None) as lost:
        await asyncio.sleep(0.5)
        assert not lost.is_set()
        network.half_open()
        await lost.wait()


async def test_the_server_sees_by_itself_that_a_machine_is_gone(database: Database) -> None:
    engines = [database._backend.writers, database._backend.readers, database._backend._conferring]  # type: ignore[attr-defined]
    for engine in engines:
        async with engine.connect() as connection:
            found = await connection.execute(sa.text("SELECT name, reset_val FROM pg_settings WHERE source = 'client'"))
            asked = dict(found.all())  # on a socket of this machine's it makes no difference
            assert {name: asked[name] for name in SERVER_ALIVE} == SERVER_ALIVE
            driver = (await connection.get_raw_connection()).driver_connection
            it = driver._transport.get_extra_info("socket")
            assert it.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
            if hasattr(socket, "TCP_USER_TIMEOUT"):
                assert it.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 10_000


async def test_a_database_that_is_silent_can_be_closed(network: Network, database: Database) -> None:
    await asyncio.gather(write(database), read(database))
    network.half_open()
    async with asyncio.timeout(RETURNED):
        await database.close()
