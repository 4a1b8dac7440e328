"""Processes that come, go, are lost and wake again, and what goes wrong then, on a real PostgreSQL."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable

import pytest
import sqlalchemy as sa

from bot.clusters import alone, membership
from bot.clusters.alone import begin_alone
from bot.clusters.shares import Division
from bot.ops.exits import Failed
from bot.refusals import NotWritten
from bot.store.database import Database
from bot.store.faults import Fenced
from bot.store.fleet_schema import processes
from tests.bot.clusters.fleet import Clock, Member, holders, look, there, until
from tests.postgresql import Server


@pytest.fixture
def kind() -> str:
    return "postgresql"


async def test_who_is_alone_takes_everything_at_once(member: Callable[[str], Member], log: list[str]) -> None:
    ann = member("ann")
    await ann.start(shares=2, shards=0)
    await until(lambda: ann.recorder.connected == {0, 1, 2, 3})
    assert ann.owns() == {0, 1}
    assert log[:2] == ["ann owns 0", "ann owns 1"]
    assert sorted(log[2:]) == ["ann gains [0, 2]", "ann gains [1, 3]"]


async def test_who_comes_second_connects_a_share_before_it_gets_it(
    member: Callable[[str], Member], log: list[str]
) -> None:
    ann, ben = member("ann"), member("ben")
    await ann.start()
    await until(lambda: len(ann.recorder.connected) == 4)
    log.clear()
    ben.recorder.hold_gain.clear()
    await ben.start()
    await until(lambda: ben.recorder.gaining == {1, 3})
    await ann.beats()
    assert (ann.owns(), ben.owns(), log) == ({0, 1}, set(), [])
    ben.recorder.hold_gain.set()
    await until(lambda: "ben owns 1" in log and len(ann.recorder.connected) == 2)
    assert (ann.owns(), ben.owns()) == ({0}, {1})
    assert log.index("ben gains [1, 3]") < log.index("ann loses 1") < log.index("ben owns 1")
    assert log.index("ann loses 1") < log.index("ann parts [1, 3]")
    assert len(log) == 4


async def test_of_several_who_claim_at_once_each_share_has_one(member: Callable[[str], Member]) -> None:
    everybody = [member(name) for name in ("ann", "ben", "clara")]
    await asyncio.gather(*(each.start(shares=6, shards=6) for each in everybody))
    await until(lambda: [len(each.owns()) for each in everybody] == [2, 2, 2])
    assert set.union(*(each.owns() for each in everybody)) == set(range(6))
    held = await holders(everybody[0].database)
    for each in everybody:
        assert each.owns() == {share for share, holder in held.items() if holder == each.membership.number}


async def test_a_process_of_which_nothing_is_heard_is_fenced_and_starts_anew_when_it_wakes(
    member: Callable[[str], Member], log: list[str]
) -> None:
    ann, ben = member("ann"), member("ben")
    await ann.start()
    await ben.start()
    await until(lambda: ben.owns() == {1})
    was = ben.membership.number
    await ben.stop()  # it stands still; `stop` lets its services forget what they hold
    await ben.silence()
    await until(lambda: ann.owns() == {0, 1})
    assert await there(ann.database) == [ann.membership.number]
    with pytest.raises(Fenced):
        async with ben.database.writing() as work:
            await work.everywhere.put_door(1, 1)
    ben.running = asyncio.create_task(ben.membership.run())
    await until(lambda: ben.owns() == {1})
    assert ben.membership.number > was
    assert "ben is fenced" in log
    async with ben.database.writing() as work:
        await work.everywhere.put_door(1, 2)


async def test_what_was_begun_before_the_fence_closed_is_never_committed(member: Callable[[str], Member]) -> None:
    ann, ben = member("ann"), member("ben")
    await ann.start()
    await ben.start()
    await until(lambda: ben.owns() == {1})
    await ben.stop()

    async def write() -> None:
        async with ben.database.writing(7) as work:
            await work.everywhere.put_door(1, 1)
            await ben.silence()
            await until(lambda: ann.owns() == {0, 1})

    with pytest.raises(NotWritten):
        await write()
    with pytest.raises(Fenced):
        await write()
    async with ann.database.reading() as work:
        assert await work.everywhere.doors([1]) == {}


async def test_who_has_not_beaten_for_a_while_owns_nothing_until_it_beats(member: Callable[[str], Member]) -> None:
    ann = member("ann")
    await ann.start(run=False)
    await ann.membership.beat()
    await until(lambda: ann.owns() == {0, 1})
    ann.clock.ahead += 6.5
    assert ann.owns() == {0, 1}
    ann.clock.ahead += 1.0
    assert ann.owns() == set()
    assert ann.membership.holds(0)
    assert not await ann.membership.owns_soon(0, 0.05)
    await ann.membership.beat()
    assert ann.owns() == {0, 1}
    assert await ann.membership.owns_soon(0, 0.05)


async def test_who_heard_nothing_for_a_while_listens_before_it_takes_anybody_for_lost(
    member: Callable[[str], Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr("bot.store.database.SURE", 6.0)
    monkeypatch.setattr("bot.store.database.monotonic", clock)
    ann, ben = member("ann"), member("ben")
    for each in (ann, ben):
        await each.start(run=False)
        await each.membership.beat()
    await ben.silence(7.0)
    await ann.membership.beat()  # it knows this last beat from now on
    clock.ahead += 20
    monkeypatch.setattr("bot.store.database.LOST", 6.0)  # as if that much later by the database's clock
    await ann.membership.beat()
    assert len(await there(ann.database)) == 2
    for _ in range(2):
        clock.ahead += 3
        await ann.membership.beat()
    assert await there(ann.database) == [ann.membership.number]


@pytest.mark.parametrize("hours", [1.0, -1.0])
async def test_where_somebody_has_set_the_databases_clock_nobody_is_fenced_who_beats_and_who_is_lost_is(
    member: Callable[[str], Member], monkeypatch: pytest.MonkeyPatch, hours: float
) -> None:
    monkeypatch.setattr("bot.store.database.SURE", 0.3)
    ann, ben, clara = member("ann"), member("ben"), member("clara")
    for each in (ann, ben, clara):
        await each.start(run=False)
        await each.membership.beat()
    async with ann.database.conferring() as work:
        await work.connection.execute(sa.update(processes).values(beat_at=processes.c.beat_at - 3600.0 * hours))
    await ann.membership.beat()
    assert len(await there(ann.database)) == 3
    assert await ben.membership.beat()
    await asyncio.sleep(0.4)
    await ann.membership.beat()
    assert await there(ann.database) == [ann.membership.number, ben.membership.number]


@pytest.mark.soak  # real beats against real seconds; the mishaps below and the virtual clock prove the rest at once
async def test_while_the_database_is_away_nobody_is_taken_for_lost(
    member: Callable[[str], Member], address: str, postgresql: Server, log: list[str]
) -> None:
    ann, ben = member("ann"), member("ben")
    await ann.start()
    await ben.start()
    await until(lambda: ben.owns() == {1})
    log.clear()
    await asyncio.to_thread(postgresql.cut_off, address)
    for each in (ann, ben):  # nobody could beat for as long
        each.clock.ahead += 20
    await ben.silence()
    await asyncio.to_thread(postgresql.cut_off, address)
    await until(lambda: (ann.owns(), ben.owns()) == ({0}, {1}))
    for each in (ann, ben):
        await each.beats()
    assert len(await there(ann.database)) == 2
    assert log == []


# --- going -----------------------------------------------------------------------------------------------------


async def test_who_drains_hands_everything_over_and_leaves(member: Callable[[str], Member], log: list[str]) -> None:
    ann, ben = member("ann"), member("ben")
    await ann.start()
    await until(lambda: len(ann.recorder.connected) == 4)
    await ben.start()
    await until(lambda: ben.owns() == {1})
    await ann.membership.drain(20)
    assert ann.running is not None
    await ann.running
    await until(lambda: ben.owns() == {0, 1} and "ben owns 0" in log)
    assert [each.place for each in (await look(ben.database)).processes] == ["ben"]
    assert ann.recorder.connected == set()
    assert log.index("ben gains [0, 2]") < log.index("ann loses 0") < log.index("ben owns 0")


async def test_who_drains_alone_frees_everything_for_whoever_comes(member: Callable[[str], Member]) -> None:
    ann, ben = member("ann"), member("ben")
    await ann.start()
    await until(lambda: len(ann.recorder.connected) == 4)
    await ann.membership.drain(20)
    assert set((await holders(ann.database)).values()) == {None}
    await ben.start(shares=3, shards=9)  # nobody is there who divides in another way
    await until(lambda: ben.owns() == {0, 1, 2})


async def test_who_drains_too_long_lets_go_of_everything(member: Callable[[str], Member], log: list[str]) -> None:
    ann, ben = member("ann"), member("ben")
    await ann.start()
    await until(lambda: len(ann.recorder.connected) == 4)
    ben.recorder.hold_gain.clear()
    await ben.start()
    await ann.membership.drain(0.1)
    assert ann.owns() == set()
    assert log[-2:] == ["ann loses 0", "ann loses 1"]
    await until(lambda: ben.owns() == {0, 1})


# --- how the bot is divided -------------------------------------------------------------------------------------


async def test_who_comes_with_another_division_is_refused_and_without_a_wish_gets_the_others(
    member: Callable[[str], Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "PATIENCE", 0.1)
    monkeypatch.setattr(membership, "AGAIN", 0.05)
    ann, ben, clara = member("ann"), member("ben"), member("clara")
    await ann.start(shares=2, shards=4)
    for wrong in ({"shares": 3, "shards": 0}, {"shares": 2, "shards": 5}):
        with pytest.raises(Failed, match="as 2 clusters with 4 shards: give this one the same"):
            await ben.start(**wrong)
    clara.recommended = 17
    await clara.start(shares=2, shards=0)
    assert clara.membership.division.shards == 4


async def test_fewer_shards_than_shares_are_as_many_for_whoever_comes_later(member: Callable[[str], Member]) -> None:
    ann, ben = member("ann"), member("ben")
    for each in (ann, ben):  # with the same settings
        await each.start(shares=2, shards=1)
    assert ann.membership.division == ben.membership.division == Division(2, 2)


async def test_the_division_of_processes_that_are_lost_binds_nobody(member: Callable[[str], Member]) -> None:
    ann, ben = member("ann"), member("ben")
    await ann.start(shares=2, shards=4, run=False)
    await ann.membership.beat()
    await ann.silence()
    await ben.start(shares=3, shards=3)
    await until(lambda: ben.owns() == {0, 1, 2})
    assert not await ann.membership.beat()


# --- a process that runs the whole bot beside those that share it -----------------------------------------------------


@pytest.fixture
async def whole(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    """The database of a process that is to run the whole bot."""
    for each in (alone, membership):
        monkeypatch.setattr(each, "PATIENCE", 0.6)
        monkeypatch.setattr(each, "AGAIN", 0.1)
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
    assert await there(whole) == []
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


# --- mishaps ----------------------------------------------------------------------------------------------------------


async def test_what_a_shareholder_or_the_process_itself_does_not_manage_is_logged_and_tried_again(
    member: Callable[[str], Member], log: list[str], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.clusters.holdings.TRY_AGAIN", 0.05)
    ann, ben = member("ann"), member("ben")
    ann.recorder.fails = {"gains [0, 2]", "loses 1"}
    await ann.start()
    await until(lambda: len(ann.recorder.connected) == 4)
    assert log.count("ann gains [0, 2]") == 2
    pass_on, met = ann.membership.pass_on, []

    async def once_wrong(share: int) -> None:
        if not met:
            met.append(share)
            raise RuntimeError
        await pass_on(share)

    monkeypatch.setattr(ann.membership._holdings, "_pass_on", once_wrong)
    await ben.start()
    await until(lambda: ben.owns() == {1})
    assert [each.getMessage() for each in caplog.records if each.exc_info] == [
        "share 0 could not be connected; trying again",
        "could not lose share 1",
        "some shares could not be taken or handed over; trying again",
    ]
    caplog.clear()


async def test_a_share_that_is_never_connected_keeps_no_others_waiting(
    member: Callable[[str], Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = member("ann")
    gain = ann.recorder.gain

    async def stuck(shards: frozenset[int]) -> None:
        if 0 in shards:
            await asyncio.Event().wait()
        await gain(shards)

    monkeypatch.setattr(ann.recorder, "gain", stuck)
    await ann.start()
    await until(lambda: ann.owns() == {0, 1} and ann.recorder.connected == {1, 3})


@pytest.mark.parametrize("what", ["lose", "fenced"])
async def test_who_cannot_let_go_ends_and_is_started_again(
    member: Callable[[str], Member], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    for each in ("holdings", "membership"):
        monkeypatch.setattr(f"bot.clusters.{each}.LET_GO", 0.3)
    ann, ben = member("ann"), member("ben")

    async def hang(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(ann.recorder, what, hang)
    await ann.start()
    await until(lambda: ann.owns() == {0, 1} and len(ann.recorder.connected) == 4)
    if what == "lose":
        await ben.start()
    else:
        async with ben.database.conferring() as work:
            await work.fleet.fence([ann.membership.number], -1.0)
    with pytest.raises(Failed, match="cannot let go of its servers") as failed:
        await asyncio.wait_for(ann.running or asyncio.sleep(0), 30)
    assert not failed.value.code.rest
    assert ben.membership.number == 0 or ben.owns() == set()


async def test_who_ends_while_the_database_fails_for_a_moment_still_hands_over(
    member: Callable[[str], Member], log: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = member("ann"), member("ben")
    await ann.start()
    await ben.start()
    await until(lambda: ben.owns() == {1} and ann.recorder.connected == {0, 2})
    confer, failures = ann.database.conferring, iter((True, True))

    def failing(**how: bool) -> object:
        if next(failures, False):
            raise NotWritten
        return confer(**how)

    monkeypatch.setattr(ann.database, "conferring", failing)
    await ann.membership.drain(20)
    await until(lambda: ben.owns() == {0, 1})
    assert log.index("ben gains [0, 2]") < log.index("ann loses 0")
    assert [each.place for each in (await look(ben.database)).processes] == ["ben"]
