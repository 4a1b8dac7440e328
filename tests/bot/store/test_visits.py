"""The index of members and tables: filled from the journals of earlier versions, and by whoever comes to a table."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.store.database import Database
from bot.store.schema import visits
from tests.bot.club import CHANNEL, GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, DIRK, MODERATOR
from tests.bot.store.test_migrations import address, migrate

EARLIER: dict[int, tuple[dict[str, Any], ...]] = {
    1: (
        {"do": "open", "host": 1001, "seats": [], "expected": [1002]},
        {"do": "join", "member": 1001, "name": "Ann", "follow": False},
        {"do": "join", "member": 1003, "name": "Clara", "follow": False},
        {"do": "leave", "member": 1003},
        {"do": "add_computer", "member": 0, "name": "Ada"},
        {"do": "close", "reason": "stopped", "by": "Ann", "paid_back": None},
    ),
    2: (
        {"do": "open", "host": -1, "seats": [], "expected": []},
        {"do": "take_seat", "member": 1004, "name": "Dirk", "follow": False},
        {"do": "close", "reason": "stopped", "by": "Clara", "paid_back": None},
    ),
    3: ({"do": "open", "host": 1001, "seats": [], "expected": []}, {"do": "close", "reason": "stopped", "by": "Mo"}),
}


async def indexed(database: Database) -> list[tuple[int, int, str | None]]:
    async with database.reading() as work:
        columns = (visits.c.table_id, visits.c.member_id, visits.c.name)
        return [tuple(row) for row in await work.connection.execute(sa.select(*columns).order_by(*columns[:2]))]


def of_the_eighth_schema(path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        migrate(connection, "0008")
        put = (
            "INSERT INTO tables (id, guild_id, channel_id, status, seq, snapshot, opened_at, closed_at) "
            "VALUES (:table, 7, 70, 'closed', 9, '{}', 0, 1)"
        )
        note = (
            "INSERT INTO members (guild_id, member_id, name, locale, rounds, on_tables) "
            "VALUES (7, 1099, 'Mo', 'de', 0, 0)"
        )
        add = "INSERT INTO journal (table_id, seq, at, action) VALUES (:table, :seq, 0, :row)"
        own = "INSERT INTO accounts (guild_id, kind, owner, balance) VALUES (7, 'wallet', -4, 0)"
        for statement in (note, own):
            connection.execute(sa.text(statement))
        for table, rows in EARLIER.items():
            connection.execute(sa.text(put), {"table": table})
            for seq, row in enumerate(rows):
                values = {"table": table, "seq": seq, "row": json.dumps(row)}
                connection.execute(sa.text(add), values)
        damaged = {"table": 3, "seq": 9, "row": 'Dear "member"'}
        connection.execute(sa.text(add), damaged)
    engine.dispose()


async def test_the_journals_of_earlier_versions_are_indexed(path: Path) -> None:
    of_the_eighth_schema(path)
    database = Database(address(path))
    await database.open()
    found = await indexed(database)
    async with database.writing() as work:
        alias = await work.erasure.new_alias()
    await database.close()
    assert found == [
        (1, 1001, None),
        (1, 1002, None),
        (1, 1003, None),
        (2, 1003, "Clara"),
        (2, 1004, None),
        (3, 1001, None),
        (3, 1099, "Mo"),
    ]
    assert alias == -5, "those before it stand for somebody"


async def test_whoever_comes_to_a_table_is_indexed(club: Club) -> None:
    table = await club.open(ANN, BEN, expected=(CLARA.member,), computers=3)
    await club.tables.leave(table, BEN, club.click())
    await club.start(table, ANN)
    await club.to_the_end_of_the_round(table)
    await club.take_seat(table, DIRK)
    there = [ANN.member, BEN.member, CLARA.member, DIRK.member]
    assert await indexed(club.database) == [(table, member, None) for member in there]
    await club.tables.stop_table(table, replace(MODERATOR, name="Moderator"), club.click())
    assert (await indexed(club.database))[-1] == (table, MODERATOR.member, "Moderator")
    async with club.database.reading() as work:
        assert await work.erasure.visited(GUILD, MODERATOR.member) in ({table: None}, {table: CHANNEL})
