"""A member's open tables, those first that wait for them, and the calls that name several."""

from dataclasses import replace
from typing import Any

from bot.tables.commands.own_tables import OwnTable
from cogs.render.own_tables import MOST, in_order, own_tables_message
from cogs.render.reminders import day_call_message, day_mention_message
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.tables import NOW, WORDS, at_table, board_of, hand_of
from tests.engine.stops.situations import dealt

TABLE = at_table(dealt("2S 9S", "3S 4S", "5S KD"))


def own(at: int, number: int, due: float = NOW + 3600) -> OwnTable:
    """The table of somebody in a seat; the first one has to lead."""
    board = replace(board_of(TABLE), id=number, channel=700 + number, due_at=due)
    return OwnTable(hand_of(TABLE, at, board=board), NOW - 3600, 90 + number, {})


TWO = [own(1, 1), own(0, 2), own(0, 3, NOW + 60)]
HANDS: list[Any] = [TWO[2].hand, TWO[1].hand]

LOOKS: Looks = {
    "none": lambda: form(own_tables_message([], 701, WORDS)),
    "in the channel of one": lambda: form(own_tables_message(TWO, 702, WORDS)),
    "in direct messages": lambda: form(own_tables_message(TWO, None, WORDS)),
    "more than there is room for": lambda: form(own_tables_message([own(0, each) for each in range(9)], 0, WORDS)),
    "called by mention to two": lambda: form(day_mention_message(TWO[1].hand.board, HANDS, WORDS)),
    "called by direct message to two": lambda: form(day_call_message(TWO[1].hand.board, HANDS, WORDS)),
    "called by direct message to one": lambda: form(day_call_message(TWO[1].hand.board, HANDS[:1], WORDS)),
}
test_own_tables = looks(LOOKS)


def test_those_come_first_that_wait_and_of_these_the_one_that_ends_first() -> None:
    assert [each.hand.board.id for each in in_order(TWO)] == [3, 2, 1]
    assert sum(1 for _ in own_tables_message([own(0, each) for each in range(30)], None, WORDS).walk_children()) <= 40
    assert MOST == 8
