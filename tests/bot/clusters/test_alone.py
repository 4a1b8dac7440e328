"""A process that runs the whole bot and processes that share it: on one database only one of the two."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable

import pytest
import sqlalchemy as sa

from bot.clusters import alone, membership
from bot.clusters.alone import begin_alone
from bot.ops.exits import Failed
from bot.store.database import Database
from bot.store.faults import Fenced
from tests.bot.clusters.fleet import Member, fenced, holders, until


@pytest.fixture
def kind() -> str:
    return "postgresql"


@pytest.fixture
async def whole(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    """The database of a process that is to run the whole bot."""
    for module in (alone, membership):
        monkeypatch.setattr(module, "PATIENCE", 0.6)
        monkeypatch.setattr(module, "AGAIN", 0.1)
    database = Database(address)
    yield database
    await database.close()


async def test_who_would_have_all_of_it_is_refused_beside_those_who_share_it(
    whole: Database, member: Callable[[str], Member]
) -> None:
    ann = member("ann")
    await ann.start()
    with pytest.raises(Failed, match=r"as 2 clusters with .* shards, on the same database"):
        await begin_alone(whole)


async def test_who_would_share_it_is_refused_beside_who_has_all_of_it(
    whole: Database, member: Callable[[str], Member]
) -> None:
    ann, ben = member("ann"), member("ben")
    await begin_alone(whole)
    with pytest.raises(Failed, match=r"without NEWMARKET_CLUSTERS, and has all of it.*\(pid \d+") as refused:
        await ann.start()
    async with ann.database.reading() as work:
        left = [int(each) for each in re.findall(r"\d+", str(refused.value).rpartition("pid")[2])]
        for each in left:
            await work.connection.execute(sa.text("SELECT pg_terminate_backend(:each)"), {"each": each})
    await ben.start()
    await until(lambda: ben.owns() == {0, 1})


async def test_of_two_that_begin_at_once_one_at_most_goes_on(whole: Database, member: Callable[[str], Member]) -> None:
    ann = member("ann")
    met = await asyncio.gather(begin_alone(whole), ann.start(), return_exceptions=True)
    assert any(isinstance(each, Failed) for each in met)


async def test_who_has_all_of_it_fences_those_who_were_lost(whole: Database, member: Callable[[str], Member]) -> None:
    ann = member("ann")
    await ann.start(run=False)
    await ann.membership.beat()
    await ann.silence()
    await begin_alone(whole)
    assert await fenced(whole) == [ann.membership.number]
    assert set((await holders(whole)).values()) == {None}
    with pytest.raises(Fenced):
        async with ann.database.writing() as work:
            await work.everywhere.put_door(1, 1)
    async with whole.writing() as work:
        await work.everywhere.put_door(1, 2)


async def test_one_after_another_may_have_all_of_it(whole: Database, address: str) -> None:
    await begin_alone(whole)
    after = Database(address)
    await begin_alone(after)  # a start beside one that still ends
    await after.close()
