"""What a process does at Discord about its shares, with a gateway that writes it down, on a real PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from typing import cast

import pytest

from bot.cluster import Cluster
from bot.gateway.gateway import Gateway
from bot.ops.command_sync import CommandSync
from bot.store.database import Database
from bot.store.operation.fleet import Standing
from bot.tables.service.cache import TableCache
from tests.bot.clusters.fleet import Member, until


@pytest.fixture
def kind() -> str:
    return "postgresql"


class Written:
    """A gateway that connects at once, and writes down by how many shards."""

    def __init__(self, recommended: int) -> None:
        self.recommended = recommended
        self.count = 0
        self.connected: dict[int, int] = {}
        self.heard: set[int] = set()

    def hears(self, shard: int) -> bool:
        return shard in self.heard

    async def ask(self) -> int:
        return self.recommended

    def divide(self, count: int) -> None:
        self.count = count

    async def connect(self, shards: Iterable[int]) -> None:
        self.connected |= dict.fromkeys(shards, self.count)

    async def disconnect(self, shards: Iterable[int]) -> None:
        for each in list(shards):
            self.connected.pop(each, None)

    @property
    def shards(self) -> frozenset[int]:
        return frozenset(self.connected)


class NoTables:
    """Tables of which none are kept, and two are stored, in a server of each of two shards."""

    def __init__(self) -> None:
        self.woken_by: list[int] = []

    async def let_go(self, servers: Callable[[int], bool]) -> None:
        """Nothing is kept."""

    async def woken(self, table: int, guild: int, member: int | None = None) -> None:
        self.woken_by.append(table)

    def behind(self, standing: Standing) -> list[tuple[int, int]]:
        return STORED


class NoCommands:
    """Writes down when it is to tell Discord the commands, and when no longer."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def start(self) -> None:
        self.told.append("begun")

    async def stop(self) -> None:
        self.told.append("over")


STORED = [(7, 0 << 22), (8, 1 << 22)]
"""Tables, and their servers."""


async def learn_nothing() -> None:
    """There are no choices."""


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    database = Database(address)
    yield database
    await database.close()


@pytest.fixture
def gateway() -> Written:
    return Written(recommended=2)


@pytest.fixture
def tables() -> NoTables:
    return NoTables()


@pytest.fixture
async def cluster(database: Database, gateway: Written, tables: NoTables) -> AsyncIterator[Cluster]:
    cluster = Cluster(
        database,
        cast("Gateway", gateway),
        lambda: cast("TableCache", tables),
        learn_nothing,
        lambda *_: None,
        cast("CommandSync", NoCommands()),
    )
    yield cluster
    await cluster.membership._holdings.stop()
    await cluster.wakeups.stop()


async def test_who_was_lost_connects_by_the_shards_that_others_have_decided_on_since(
    cluster: Cluster, gateway: Written, member: Callable[[str], Member]
) -> None:
    assert await cluster.join(2, 0) == 2
    await cluster.membership.beat()
    await until(lambda: gateway.connected == {0: 2, 1: 2})
    ben = member("ben")
    async with ben.database.conferring() as work:  # everybody has ended, but this one stood still
        await work.fleet.fence([cluster.membership.number], -60.0)
    await ben.start(shares=2, shards=5)
    await until(lambda: ben.owns() == {0, 1})
    assert not await cluster.membership.beat()
    await cluster.membership._start_anew()
    assert gateway.connected == {}
    await cluster.membership.beat()
    while not gateway.connected:
        await cluster.membership.beat()
    assert set(gateway.connected.values()) == {5}


async def test_the_chores_begin_and_end_with_the_first_share(
    cluster: Cluster, gateway: Written, member: Callable[[str], Member]
) -> None:
    chores = cast("NoCommands", cluster._commands).told
    await cluster.join(2, 0)
    await cluster.membership.beat()
    await until(lambda: chores == ["begun"])
    ben = member("ben")
    await ben.start(shares=2, shards=0)
    running = asyncio.create_task(cluster.membership.run())
    await until(lambda: ben.owns() == {1})
    assert chores == ["begun"]
    await cluster.leave()
    await running
    await until(lambda: ben.owns() == {0, 1})
    assert chores == ["begun", "over"]


async def test_what_is_done_elsewhere_waits_until_the_members_can_be_heard(
    cluster: Cluster, gateway: Written, tables: NoTables
) -> None:
    await cluster.join(2, 0)
    await cluster.membership.beat()
    await until(lambda: gateway.connected == {0: 2, 1: 2})
    gateway.heard = {1}
    standing = Standing({}, {}, None)
    assert cluster.behind(standing) == STORED[1:]
    for table, guild in STORED:
        await cluster.woken(table, guild)
    assert tables.woken_by == [8]
    gateway.heard = {0}  # the other one is lost for a while, and its tables wait for members, but are shown
    assert cluster.behind(standing) == STORED
    await cluster.fenced()
    assert cluster.behind(standing) == STORED[:1]
