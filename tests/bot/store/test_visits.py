"""The index of members and tables: filled by whoever comes to a table."""

from __future__ import annotations

from dataclasses import replace

import sqlalchemy as sa

from bot.store.database import Database
from bot.store.schema import visits
from tests.bot.club import CHANNEL, GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, DIRK, MODERATOR


async def indexed(database: Database) -> list[tuple[int, int, str | None]]:
    async with database.reading() as work:
        columns = (visits.c.table_id, visits.c.member_id, visits.c.name)
        return [tuple(row) for row in await work.connection.execute(sa.select(*columns).order_by(*columns[:2]))]


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
