"""The index of people and tables: filled by whoever comes to a table, or does something there."""

from dataclasses import replace

from bot.store.database import Database
from bot.tables.model.people import People
from tests.bot.club import CHANNEL, GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, DIRK, MODERATOR


async def indexed(database: Database, table: int) -> list[tuple[int | None, str | None]]:
    async with database.reading() as work:
        return [(row.member, row.name) for row in await work.people.at_table(table)]


async def test_whoever_comes_to_a_table_is_indexed(club: Club) -> None:
    table = await club.open(ANN, BEN, expected=(CLARA.member,), computers=3)
    await club.tables.leave(table, BEN, club.click())
    await club.start(table, ANN)
    await club.to_the_end_of_the_round(table)
    await club.take_seat(table, DIRK)
    there = [(ANN.member, "Ann"), (CLARA.member, ""), (BEN.member, "Ben"), (DIRK.member, "Dirk")]
    assert sorted(await indexed(club.database, table)) == sorted(there)
    await club.tables.stop_table(table, replace(MODERATOR, name="Moderator"), club.click())
    assert (await indexed(club.database, table))[-1] == (MODERATOR.member, "Moderator")
    async with club.database.reading() as work:
        person = await work.people.find(GUILD, MODERATOR.member)
        assert person is not None
        assert await work.people.visited(person) in ({table: None}, {table: CHANNEL})


async def test_a_name_that_changes_is_the_same_everywhere(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.tables.leave(table, BEN, club.click())
    await club.join(table, replace(BEN, name="Benjamin"))
    async with club.database.reading() as work:
        people = People(await work.people.at_table(table))
    assert [seat.name for seat in (await club.stored(table)).seats] == ["Ann", "Benjamin"]
    assert people.called(BEN.member) == "Benjamin"
    await club.stop(table)
