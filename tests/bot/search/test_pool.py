"""Computer players that think in processes of their own: every answer is legal, and none is waited for in vain."""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.search.pool import JobFailed, SearchPool
from tests.engine.newyork.situations import GAME as NEW_YORK
from tests.engine.newyork.situations import dealt as newyork_dealt
from tests.engine.stops.situations import GAME, dealt

STATE = dealt("9C 3D", "2H 3H 5D", "2D 4S 6H", house={"lead.card": "any"}, table={"KC": 1})
VIEW = GAME.view(STATE, 0)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is given up because the machine is slow."""
    for limit in ("processes.LATE", "pool.PATIENCE"):
        monkeypatch.setattr(f"bot.search.{limit}", 60.0)


@pytest.fixture
async def pool() -> AsyncIterator[SearchPool]:
    made = SearchPool(1, 0.01)
    yield made
    await made.close()


async def test_a_process_answers_with_a_legal_action_and_survives_what_it_cannot_answer(
    pool: SearchPool, caplog: pytest.LogCaptureFixture
) -> None:
    assert await pool.choose("stops", "no view", Random(1)) is None
    assert "AttributeError" in caplog.text
    for _ in range(2):
        assert await pool.choose("stops", VIEW, Random(1)) in GAME.legal(STATE, 0)
    assert len(pool._thinkers._waiting) == 1


async def test_it_thinks_about_every_game_that_can_be_thought_about(pool: SearchPool) -> None:
    state = newyork_dealt("R1 R2", "B1 B2", market="G7 G8", pile="Y1")
    assert await pool.choose("new-york", NEW_YORK.view(state, 0), Random(1)) in NEW_YORK.legal(state, 0)


async def test_a_hint_comes_with_how_the_others_compare(pool: SearchPool) -> None:
    found = await pool.weigh("stops", VIEW, Random(1))
    assert found is not None
    assert {found.action, *(action for action, _ in found.ahead)} == set(GAME.legal(STATE, 0))


async def test_with_no_processes_nobody_thinks_and_jobs_are_done() -> None:
    pool = SearchPool(0, 0.01)
    assert await pool.weigh("stops", VIEW, Random(1)) is await pool.choose("stops", VIEW, Random(1)) is None
    assert await pool.run(json.loads, "[1]") == [1]
    await pool.close()


async def test_a_process_that_dies_is_replaced(pool: SearchPool) -> None:
    assert await pool.choose("stops", VIEW, Random(1)) is not None
    (process,) = pool._thinkers._waiting
    process.kill()
    while await pool.choose("stops", VIEW, Random(1)) is None:
        pass
    assert pool._thinkers._waiting != [process]


async def test_when_it_is_closed_no_process_is_left(pool: SearchPool) -> None:
    assert await pool.choose("stops", VIEW, Random(1)) is not None
    (process,) = pool._thinkers._waiting
    await pool.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)
    assert await pool.choose("stops", VIEW, Random(1)) is None


# --- jobs ----------------------------------------------------------------------------------------------------


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """A job that reads it is under way when it can be opened for writing, and done when that is closed."""
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


async def test_a_job_is_done_in_another_process_with_what_others_leave_of_the_processor(pool: SearchPool) -> None:
    assert await pool.run(os.getpid) not in (os.getpid(), *(each.pid for each in pool._thinkers._waiting))
    assert await pool.run(os.getpriority, os.PRIO_PROCESS, 0) > os.getpriority(os.PRIO_PROCESS, 0)


async def test_jobs_take_turns_in_one_process_and_no_time_from_those_who_think(pool: SearchPool, pipe: Path) -> None:
    assert await pool.choose("stops", VIEW, Random(1)) in GAME.legal(STATE, 0)
    jobs = [asyncio.create_task(pool.run(os.getpid)) for _ in range(3)]
    slow = asyncio.create_task(pool.run(Path.read_text, pipe))
    assert len({await each for each in jobs}) == 1
    with await asyncio.to_thread(pipe.open, "w"):
        assert await pool.choose("stops", VIEW, Random(1)) in GAME.legal(STATE, 0)
        assert not slow.done()
    assert await slow == ""


async def test_a_job_that_fails_is_told_by_its_kind_and_the_next_one_is_done(pool: SearchPool) -> None:
    with pytest.raises(JobFailed, match="JSONDecodeError"):
        await pool.run(json.loads, "?")
    with pytest.raises(JobFailed, match="IncompleteReadError"):
        await pool.run(os._exit, 1)
    assert await pool.run(json.loads, "[1]") == [1]


async def test_a_job_that_takes_too_long_is_given_up(pool: SearchPool, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await pool.run(json.loads, "[1]") == [1]
    monkeypatch.setattr("bot.search.pool.LONGEST", 0.1)
    monkeypatch.setattr("bot.search.processes.LATE", 0.1)
    with pytest.raises(JobFailed, match="TimeoutError"):
        await pool.run(time.sleep, 60)


async def test_the_process_for_jobs_ends_when_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.search.pool.IDLE", 0.1)
    pool = SearchPool(0, 0.01)
    first = await pool.run(os.getpid)
    async with asyncio.timeout(60):
        with suppress(ProcessLookupError):
            while True:
                os.kill(first, 0)
                await asyncio.sleep(0.01)
    assert await pool.run(os.getpid) != first
    await pool.close()


async def test_when_it_is_closed_a_job_is_broken_off(pool: SearchPool, pipe: Path) -> None:
    process = await pool.run(os.getpid)
    job = asyncio.create_task(pool.run(Path.read_text, pipe))
    with await asyncio.to_thread(pipe.open, "w"):
        await pool.close()
    with pytest.raises(JobFailed):
        await job
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    with pytest.raises(JobFailed):
        await pool.run(os.getpid)
