"""What earlier versions wrote, as people see it today."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.servers.house_rules import HouseRules
from bot.store.database import Database
from bot.store.schema import house_rules, tables
from bot.tables.table import Status
from cogs.render.board import board_message
from cogs.render.explanation import explanation_message
from cogs.render.hand import hand_message
from cogs.render.results import announcements_message
from cogs.render.wallets import statement_message
from cogs.render.words import words_for
from cogs.show.announcements import share
from cogs.show.messenger import text_of
from tests.bot.clock import HandClock
from tests.bot.club import GUILD, Club
from tests.bot.conftest import AT_ONCE
from tests.bot.people import ANN
from tests.bot.written import NAMES, put

WORDS = words_for("en-US")


@pytest.fixture(scope="session", params=NAMES)
def brought_up_to_date(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What an earlier version wrote, once migrated. The tests only read it."""
    path = put(request.param, tmp_path_factory.mktemp("written") / "club.sqlite3")

    async def migrate() -> None:
        database = Database(f"sqlite+aiosqlite:///{path}")
        await database.open()
        await database.close()

    asyncio.run(migrate())
    return path


@pytest.fixture
async def club(brought_up_to_date: Path) -> AsyncIterator[Club]:
    """This version's services on what an earlier one wrote, while no time passes."""
    database = Database(f"sqlite+aiosqlite:///{brought_up_to_date}")
    await database.open()
    yield Club(database, HandClock(), AT_ONCE)
    await database.close()


async def test_boards_and_hands_are_shown(club: Club) -> None:
    async with club.database.reading() as work:
        rows = list(await work.connection.execute(sa.select(tables.c.id, tables.c.status)))
    assert len(rows) >= 8
    for table, status in rows:
        board = await club.tables.board(table)
        assert board.status == status
        shown = text_of(board_message(board, WORDS))
        if status in (Status.LOBBY, Status.PLAYING):
            assert all(seat.name in shown for seat in board.seats)
        for hand in await club.tables.hands(table):
            message = text_of(hand_message(hand, WORDS))
            if status == Status.PLAYING and hand.view.hand and not hand.leaving:
                assert "Your hand" in message
                assert len(message) > 300


async def test_what_was_not_told_is_told_in_words(club: Club) -> None:
    said = []
    async with club.database.reading() as work:
        numbers = list(await work.connection.scalars(sa.select(tables.c.id)))
    for table in numbers:
        waiting = await club.tables.unannounced(table)
        while waiting:
            together = share(waiting, WORDS)
            said.append(text_of(announcements_message([each for _, each in waiting[:together]], WORDS)))
            waiting = waiting[together:]
    assert any("Play again" in each for each in said)


async def test_a_statement_is_shown(club: Club) -> None:
    statement = await club.wallets.statement(GUILD, ANN.member)
    assert statement is not None
    assert len(text_of(statement_message(statement, WORDS, details=True)).split("<t:")) > 5


async def test_house_rules_are_explained(club: Club) -> None:
    async with club.database.reading() as work:
        rows = list(await work.connection.execute(sa.select(house_rules)))
    for row in rows:
        kept = await HouseRules(club.database, club.tables).get(row.guild_id, row.channel_id, row.game)
        assert kept is not None
        explained = explanation_message(
            row.game, kept.rules, WORDS, buy_in=kept.buy_in, turn_seconds=kept.turn_seconds, line=""
        )
        assert len(text_of(explained)) > 300
