"""What goes wrong while a process gains, loses or hands over shares, on a real PostgreSQL."""

import asyncio
from collections.abc import Callable

import pytest

from bot.ops.exits import Failed
from bot.refusals import NotWritten
from tests.bot.clusters.fleet import Member, look, until


@pytest.fixture
def kind() -> str:
    return "postgresql"


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
        "share 0 could not be connected; it is tried again",
        "could not lose share 1 as it should be",
        "could not do all about the shares; it is tried again",
    ]
    caplog.clear()


async def test_a_share_that_is_never_connected_keeps_the_others_waiting_for_a_while_only(
    member: Callable[[str], Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.clusters.holdings.SLOW", 0.3)
    ann = member("ann")
    gain = ann.recorder.gain

    async def stuck(shards: frozenset[int]) -> None:
        if 0 in shards:
            await asyncio.Event().wait()
        await gain(shards)

    monkeypatch.setattr(ann.recorder, "gain", stuck)
    await ann.start()
    await until(lambda: ann.owns() == {0, 1})
    assert ann.recorder.connected == set()
    await until(lambda: ann.recorder.connected == {1, 3})


@pytest.mark.parametrize("what", ["lose", "fenced"])
async def test_who_cannot_let_go_ends_and_is_started_again(
    member: Callable[[str], Member], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    for module in ("holdings", "membership"):
        monkeypatch.setattr(f"bot.clusters.{module}.LET_GO", 0.3)
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
    assert not failed.value.code.stays
    assert ben.membership.number == 0 or ben.owns() == set()


async def test_who_ends_while_the_database_fails_for_a_moment_still_hands_over(
    member: Callable[[str], Member], log: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = member("ann"), member("ben")
    await ann.start()
    await ben.start()
    await until(lambda: ben.owns() == {1} and ann.recorder.connected == {0, 2})
    confer, failures = ann.database.conferring, iter((True, True))

    def failing() -> object:
        if next(failures, False):
            raise NotWritten
        return confer()

    monkeypatch.setattr(ann.database, "conferring", failing)
    await ann.membership.drain(20)
    await until(lambda: ben.owns() == {0, 1})
    assert log.index("ben gains [0, 2]") < log.index("ann loses 0")
    assert [each.place for each in (await look(ben.database)).processes] == ["ben"]
