"""What is there already, and so cannot be written, has a name; nothing of the unit of work remains."""

import pytest

from bot.store.conflicts import AlreadyAnswered, ChannelOccupied
from bot.store.database import Database
from bot.store.work import Work
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH

GUILD, CHANNEL, CLICK = 7, 70, 5


async def opened(work: Work, interaction: int | None = None, channel: int = CHANNEL) -> int:
    table = await work.tables.add(GUILD, channel, "lobby", 0.0)
    await work.journal.append(table, 0, 0.0, {}, interaction)
    return table


async def test_a_channel_that_has_an_open_table_gets_no_other(database: Database) -> None:
    async with database.writing(GUILD) as work:
        table = await opened(work)

    async def open_two() -> None:
        async with database.writing(GUILD) as work:
            await opened(work, channel=CHANNEL + 1)
            await opened(work)

    with pytest.raises(ChannelOccupied):
        await open_two()
    async with database.reading() as work:
        assert await work.tables.all_open() == [table]


async def test_an_interaction_that_was_answered_is_not_answered_again(database: Database) -> None:
    async with database.writing(GUILD) as work:
        table = await opened(work, CLICK)
    with pytest.raises(AlreadyAnswered):
        async with database.writing(GUILD) as work:
            await opened(work, CLICK, CHANNEL + 1)
    async with database.reading() as work:
        assert await work.journal.answered(CLICK) == table
        assert await work.tables.all_open() == [table]
