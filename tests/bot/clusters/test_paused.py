"""A process that really stands still, in the middle of writing, and wakes when others have what it held."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from bot.clusters import membership
from bot.store import database
from tests.bot.clusters.fleet import PATIENT, Member, fenced, until

ROOT = Path(__file__).resolve().parents[3]
LOST = 1.5
MILLION = 1_000_000

PROCESS = f"""
import asyncio, sys
from bot.clusters import membership
from bot.refusals import NotWritten
from bot.store import database
from tests.bot.clusters.fleet import Member, until

database.LOST = membership.LOST = {LOST}
membership.BEAT = membership.SOON = 0.1


async def main():
    ben = Member(sys.argv[1], "ben", [])
    await ben.start()
    await until(lambda: ben.owns() == {{1}})
    first = ben.membership.number
    print("first", first, flush=True)
    count = 0
    while True:
        number = ben.membership.number
        count += 1
        try:
            async with ben.database.writing(7) as work:
                await work.doors.put(1, number * {MILLION} + count)
                await asyncio.sleep(0.02)
            print("wrote", number * {MILLION} + count, flush=True)
        except NotWritten as refused:
            print("refused", type(refused).__name__, flush=True)
            await asyncio.sleep(0.02)
        if number > first:
            return


asyncio.run(main())
"""


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_a_process_that_stood_still_writes_nothing_more_by_its_number(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (database, membership):
        monkeypatch.setattr(module, "LOST", LOST)
    for pause in ("BEAT", "SOON"):
        monkeypatch.setattr(membership, pause, 0.1)
    ann = Member(address, "ann", [])
    await ann.start()
    ben = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROCESS, address, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert ben.stdout is not None
    said: list[list[str]] = []
    try:
        async with asyncio.timeout(PATIENT):
            while len(said) < 5:
                said.append((await ben.stdout.readline()).decode().split())
        first = int(said[0][1])
        ben.send_signal(signal.SIGSTOP)
        await until(lambda: ann.owns() == {0, 1})
        assert await fenced(ann.database) == [first]
        async with ann.database.reading() as work:
            last = await work.doors.get(1)
        ben.send_signal(signal.SIGCONT)
        async with asyncio.timeout(PATIENT):
            said += [line.decode().split() async for line in ben.stdout]
            assert await ben.wait() == 0
    finally:
        if ben.returncode is None:
            ben.kill()
            await ben.wait()
        await ann.stop()
        await ann.database.close()
    wrote = [int(value) for what, value in said if what == "wrote"]
    assert last is not None
    assert max(each for each in wrote if each < (first + 1) * MILLION) <= last
    assert [value for what, value in said if what == "refused"], "it tried"
    assert max(wrote) > (first + 1) * MILLION, "by its new number it writes"
