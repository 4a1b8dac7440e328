"""Of who was forgotten nothing is left in the file: neither in its pages nor beside it."""

import sqlite3
import struct
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from bot.cli.audit import audit
from bot.members.people import Actor
from bot.servers.erasure import Erasure
from bot.store.database import Database
from bot.store.schema import people
from tests.bot.club import GUILD, AuditedDatabase, Club, running
from tests.bot.servers.test_erasure import ANDREA, NAMESAKE, an_evening


def careless(connection: object, _record: object) -> None:
    """Let SQLite leave deleted content where it is, as it does where nothing else is said when it is built."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute("PRAGMA secure_delete=OFF")
    cursor.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.sqlite3"


@pytest.fixture
async def club(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    """A club on a file whose library overwrites nothing by itself."""
    database = AuditedDatabase(path)
    sa.event.listen(database._backend.writers.sync_engine, "connect", careless, insert=True)
    async with running(database, monkeypatch) as club:
        yield club


async def checkpoint(club: Club) -> None:
    """Have everything written into the file itself."""
    with closing(sqlite3.connect(club.database.path)) as connection:
        assert connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0


def left_in(path: Path) -> bytes:
    """All bytes of the file, and of what is beside it."""
    files = sorted(each for each in path.parent.iterdir() if each.name.startswith(path.name))
    return b"".join(each.read_bytes() for each in files)


def told_by(left: bytes, who: Actor) -> list[str]:
    """How a person is still told, if at all."""
    shapes = {"id": struct.pack(">q", who.member), "digits": str(who.member).encode(), "name": who.name.encode()}
    return [what for what, shape in shapes.items() if shape in left]


async def test_neither_id_nor_name_is_left_of_an_evening(club: Club, path: Path) -> None:
    await an_evening(club)
    await checkpoint(club)
    assert told_by(left_in(path), ANDREA) == ["id", "name"]
    erasure = Erasure(club.database, club.clock)
    for who in (ANDREA, NAMESAKE):
        await erasure.forget(GUILD, who.member)
    await checkpoint(club)
    await club.restart()
    assert told_by(left_in(path), ANDREA) == []
    async with club.database.reading() as work:
        assert (await audit(work)).wrong == ()


def stranger(random: Random, number: int) -> Actor:
    return Actor(random.randrange(10**17, 10**18), f"Pérson {number}, who is nobody", "de", guild=7 + number % 2)


async def test_neither_is_left_of_many_whose_rows_were_moved(club: Club, path: Path) -> None:
    """Pages of a file are split and joined as people come, go and change their names: copies would stay there."""
    random, number = Random(5), sa.bindparam("number")
    there = {key: stranger(random, key) for key in range(1, 1_601)}
    shorter = sa.update(people).where(people.c.person == number).values(name=sa.bindparam("called"))
    for first in range(1, len(there), 200):
        some = {key: there[key] for key in range(first, first + 200)}
        rows = [
            {"person": key, "guild_id": who.guild, "member_id": who.member, "name": "N", "locale": "", "salt": "0" * 32}
            for key, who in some.items()
        ]
        async with Database.writing(club.database) as work:
            await work.connection.execute(sa.insert(people), rows)
            for key in random.sample(sorted(some), 150):
                await work.connection.execute(shorter, {"number": key, "called": there[key].name})
    async with Database.writing(club.database) as work:
        await work.people.forget_all_of(8)
    await checkpoint(club)
    await club.restart()
    left = left_in(path)
    assert [each for each in there.values() if each.guild == 8 and told_by(left, each)] == []
    assert all("id" in told_by(left, each) for each in there.values() if each.guild == 7)
    async with club.database.writing() as work:
        await work.connection.execute(sa.delete(people))
