"""What earlier versions wrote, as people see it today."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.bot.written import NAMES, put

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
from cogs.show.messenger import text_of
from tests.bot.clock import HandClock
from tests.bot.club import GUILD, Club
from tests.bot.conftest import AT_ONCE
from tests.bot.people import ANN

WORDS = words_for("en-US")


@pytest.mark.parametrize("name", [NAMES[0], NAMES[len(NAMES) // 2], NAMES[-1]])
async def test_tables_and_rules_are_shown(name: str, tmp_path: Path) -> None:
    """By this version's services, while no time passes."""
    database = Database(f"sqlite+aiosqlite:///{put(name, tmp_path / 'club.sqlite3')}")
    await database.open()
    club = Club(database, HandClock(), AT_ONCE)
    async with database.reading() as work:
        rows = list(await work.connection.execute(sa.select(tables.c.id, tables.c.status)))
        kept = list(await work.connection.execute(sa.select(house_rules)))
    assert len(rows) >= 8
    told = []
    for table, status in rows:
        board = await club.tables.board(table)
        assert board.status == status
        shown = text_of(board_message(board, WORDS))
        assert status not in (Status.LOBBY, Status.PLAYING) or all(seat.name in shown for seat in board.seats)
        for hand in await club.tables.hands(table):
            message = text_of(hand_message(hand, WORDS))
            if status == Status.PLAYING and hand.view.hand and not hand.leaving:
                assert "Your hand" in message
                assert len(message) > 300
        told += [text_of(announcements_message([each], WORDS)) for _, each in await club.tables.unannounced(table)]
    assert any("Play again" in each for each in told)
    statement = await club.wallets.statement(GUILD, ANN.member)
    assert statement is not None
    assert len(text_of(statement_message(statement, WORDS, details=True)).split("<t:")) > 5
    for row in kept:
        its = await HouseRules(database, club.tables).get(row.guild_id, row.channel_id, row.game)
        assert its is not None
        times = {"buy_in": its.buy_in, "turn_seconds": its.turn_seconds}
        assert len(text_of(explanation_message(row.game, its.rules, WORDS, **times, line=""))) > 300
    await database.close()
