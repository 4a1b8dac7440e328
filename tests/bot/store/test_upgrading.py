"""Neighbouring versions on one database: which migrations wait for older processes, and which older ones may start."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.store import database as module
from bot.store.database import Database, DatabaseUnusable
from bot.store.faults import Fenced
from bot.store.fleet_schema import processes
from bot.store.operation import upgrading
from tests.bot.club import PATIENCE
from tests.bot.store.later import ADDS_A_COLUMN, NEWEST, migrations
from tests.postgresql import ON_BOTH

Version = Callable[..., AbstractContextManager[None]]
Opening = Callable[[], Coroutine[None, None, Database]]


@pytest.fixture
def version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Version:
    """Lets the program be a newer one, with further migrations, each `alone` or not, while something is done."""

    @contextmanager
    def newer(*alone: bool) -> Iterator[None]:
        folder = tmp_path / f"migrations-{'-'.join(map(str, alone))}"
        if not folder.exists():
            migrations(folder, *[ADDS_A_COLUMN] * len(alone), alone=alone)
        with monkeypatch.context() as patch:
            patch.setattr(upgrading, "MIGRATIONS", folder)
            yield

    return newer


@pytest.fixture
async def opening(address: str) -> AsyncIterator[Opening]:
    """Opens the database once more, as another process does."""
    made: list[Database] = []

    async def opened() -> Database:
        made.append(Database(address))
        await made[-1].open()
        return made[-1]

    yield opened
    for each in made:
        await each.close()


async def schema(database: Database) -> str:
    async with database.reading() as work:
        return str(await work.connection.scalar(upgrading.SCHEMA))


async def register(database: Database) -> int:
    async with database.conferring() as work:
        number = await work.fleet.register("machine:1", "0.1", shards=1, shares=1)
    database.write_as(number)
    return number


@ON_BOTH
async def test_what_only_adds_is_done_at_once_and_older_versions_go_on_and_start_again(
    opening: Opening, version: Version, kind: str
) -> None:
    older = await opening()
    number = await register(older) if older.has_server else 0
    with version(False, False):
        newer = await opening()
        assert await schema(newer) == "9002"
    async with older.writing() as work:
        await work.everywhere.put_door(1, 5)
    again = await opening()
    async with again.reading() as work:
        assert await work.everywhere.doors([1]) == {1: 5}
    assert await schema(again) == "9002"
    if again.has_server:
        assert await register(again) == number + 1


@ON_BOTH
async def test_an_older_version_is_refused_behind_a_migration_that_is_made_alone(
    opening: Opening, version: Version, kind: str
) -> None:
    older = await opening()
    with version(True, False):
        await opening()
    with pytest.raises(DatabaseUnusable, match=r"newer version \(schema 9002\)"):
        await opening()
    if older.has_server:
        with pytest.raises(DatabaseUnusable, match="newer version"):
            await register(older)
    with version(True):
        await opening()  # it knows the one that was made alone


@ON_BOTH
async def test_what_a_version_in_between_has_allowed_holds_for_what_comes_after(
    opening: Opening, version: Version, kind: str
) -> None:
    with version(False):
        await opening()
    with version(False, False):
        await opening()
    assert await schema(await opening()) == "9002"
    with version(False, False, True):
        await opening()
    with pytest.raises(DatabaseUnusable):
        await opening()


@ON_BOTH
async def test_a_host_who_lets_another_application_in_keeps_what_older_versions_may(
    opening: Opening, version: Version, kind: str
) -> None:
    with version(False):
        newer = await opening()
        async with newer.writing() as work:
            await work.application.clear()
    await opening()


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_what_is_made_alone_waits_until_older_processes_have_ended(
    opening: Opening,
    version: Version,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "LOOK_AGAIN", 0.05)
    older = await opening()
    number = await register(older)

    def said() -> list[str]:
        return [each.getMessage() for each in caplog.records if "older processes" in each.getMessage()]

    with version(True):
        waiting = asyncio.create_task(opening())
        async with asyncio.timeout(PATIENCE):
            while not said():  # noqa: ASYNC110  # it waits for what the database says
                await asyncio.sleep(0.01)
        assert not waiting.done()
        assert await schema(older) == NEWEST
        async with older.writing() as work:
            await work.everywhere.put_door(1, 5)
            await work.fleet.remove(number)
        newer = await waiting
    assert await schema(newer) == "9001"
    assert said() == ["the database will be upgraded as soon as older processes have ended: 1 (0.1, machine:1)"]


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_what_is_made_alone_waits_for_nobody_who_is_lost_and_lets_them_write_nothing_more(
    opening: Opening, version: Version, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOOK_AGAIN", 0.05)
    monkeypatch.setattr(module, "SURE", 0.25)
    older = await opening()
    number = await register(older)
    async with older.conferring() as work:
        await work.connection.execute(sa.update(processes).values(beat_at=processes.c.beat_at - 20))
        await work.fleet.divide(1)
        await work.fleet.claim([0], number)
    with version(True):
        assert await schema(await opening()) == "9001"
    await older.close()  # its connections were ended
    with pytest.raises(Fenced):
        async with older.writing() as work:
            await work.everywhere.put_door(1, 5)
