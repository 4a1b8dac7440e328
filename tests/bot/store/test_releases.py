"""What every release has stored: this version opens it, loses nothing of it, and plays it to its end."""

import asyncio
import itertools
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

from bot.cli.audit import audit, audited
from bot.cli.verify import check
from bot.daily.attempts import Attempts
from bot.daily.days import Days, midnight
from bot.members.preferences import of_row
from bot.ops.exits import Exit
from bot.store import schema as stored
from bot.store.database import Database
from bot.store.operation import upgrading
from bot.store.work import Work
from bot.tables.after.records import Records
from bot.tables.model import codec
from bot.tables.model.people import People
from bot.tables.model.terms import dump_terms, load_terms
from bot.version import VERSION
from engine.proof import faults, read_proof
from tests.bot.cli.test_move import empty, given, move
from tests.bot.club import AuditedDatabase, Club, here, running
from tests.bot.people import seated
from tests.bot.store.later import ADDS_A_COLUMN, LATER, address, migrations, schema
from tests.bot.store.release import RELEASES, TABLES, fill_from, first_of, to_the_end

__all__ = ["empty"]

FILES = sorted(each for each in RELEASES.glob("*/*.sql") if each.name != TABLES)
CLICKS = 10_000
"""Interactions of these tests have higher numbers than those of any release."""


@pytest.mark.parametrize("file", FILES, ids=lambda each: f"{each.parent.name}-{each.stem}")
async def test_nothing_is_lost_and_everything_is_played_to_its_end(
    file: Path, path: Path, monkeypatch: pytest.MonkeyPatch, nothing_failed: None
) -> None:
    async with Database(address(fill_from(file, path))) as database, database.writing() as work:
        assert (await audit(work)).wrong == ()  # before `resume`: then tables go on by themselves
        async for what, before, after in forms(work):
            assert contains(after, before), what
        tables, aside = sorted(await work.tables.open_guilds()), await work.audit.set_aside()
    monkeypatch.setattr(AuditedDatabase, "writing", Database.writing)  # no audit at each commit reads all open tables
    async with running(AuditedDatabase(path), monkeypatch) as club:
        club._clicks = itertools.count(CLICKS)
        for each in tables:
            await to_the_end(club, each)
        await play_days(club)
        async with club.database.reading() as work:
            assert await work.audit.set_aside() == aside, "no table was damaged"
            everything = [each.id async for each in work.tables.everything()]
        for each in everything:
            if (await club.stored(each)).dealt:
                found = await Records(club.database, here).documents(each)
                assert list(faults(read_proof(found.proof))) == []
                assert check(found.record, read_proof(found.proof)).wrong is None
    assert (await audited(address(path))).wrong == ()


async def forms(work: Work) -> AsyncIterator[tuple[str, Any, Any]]:
    """Yield what is stored as JSON, with its place, and as this program would write what it reads there."""

    async def rows(table: sa.Table) -> Any:
        return (await work.connection.execute(sa.select(table))).all()

    for row in await rows(stored.journal):
        people = People(await work.people.at_table(row.table_id))
        if row.seq:
            again = codec.dump_action(codec.load_action(row.action, people), people)
        else:
            again = {"do": "open", **codec.dump_table(codec.load_table(row.action, people), people)}
        yield f"row {row.seq} of {row.table_id}", row.action, again
    for row in await rows(stored.outbox):
        people = People(await work.people.at_table(row.table_id))
        announcement = codec.load_announcement(row.announcement, people)
        yield f"announcement {row.id}", row.announcement, codec.dump_announcement(announcement, people)
    for row in await rows(stored.preferences):
        yield f"preferences of {row.person}", row.chosen, asdict(of_row(row.chosen))
    for row in await rows(stored.house_rules):
        yield f"house rules of {row.channel_id}", row.terms, dump_terms(load_terms(row.terms))


def contains(whole: Any, part: Any) -> bool:
    """Return whether a document has all that another one has; it may have more keys."""
    if isinstance(part, dict):
        return all(key in whole and contains(whole[key], part[key]) for key in part)
    if isinstance(part, list):
        return len(whole) == len(part) and all(map(contains, whole, part))
    return bool(whole == part)


async def play_days(club: Club) -> None:
    """Play all deals of the day to their ends, each on its day, and watch them."""
    async with club.database.reading() as work:
        numbers = list(await work.connection.scalars(sa.select(stored.attempts.c.id)))
        found = [each for number in numbers if (each := await work.daily.by_id(number))]
    for row, member in found:
        now, who = midnight(date.fromisoformat(row.day)), seated(member)
        service = Days(club.database, lambda now=now: now, here, club.decks)
        attempts = Attempts(club.database, club.wallets, service)
        attempt = await attempts.present(who, row.day, first=row.first)
        assert attempt is not None
        while not attempt.is_over:
            attempt = await attempts.play(who, attempt, first_of(attempt))
        assert (await attempts.watch(row.id, who))[1].rounds == len(attempt.row.rounds)


def test_a_version_is_not_released_without_its_databases() -> None:
    assert ".dev" in VERSION or (RELEASES / VERSION).is_dir()


def test_the_first_schema_stays_as_it_was_released(path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        command.upgrade(upgrading._config(upgrading.MIGRATIONS, connection), "0001")
    engine.dispose()
    with closing(sqlite3.connect(path)) as made, closing(sqlite3.connect(":memory:")) as released:
        released.executescript((RELEASES / "1.0.0" / TABLES).read_text(encoding="utf-8"))
        statements = "SELECT name, sql FROM sqlite_master WHERE type != 'trigger' ORDER BY name"
        assert made.execute(statements).fetchall() == released.execute(statements).fetchall()


async def test_a_later_version_upgrades_it(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upgrading, "MIGRATIONS", migrations(tmp_path / "later", ADDS_A_COLUMN))
    async with Database(address(fill_from(FILES[0], path))):
        pass
    assert schema(path) == LATER
    assert (await audited(address(path))).wrong == ()


async def test_it_is_moved_to_a_server(path: Path, empty: str) -> None:
    assert await asyncio.to_thread(move, fill_from(FILES[0], path), given(empty)) == Exit.OK
    assert (await audited(empty)).wrong == ()
