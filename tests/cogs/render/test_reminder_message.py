"""Calls for those who are waited for, and what is left of a call when its decision is over."""

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.model.announcements import Notice
from bot.tables.model.table import Ending
from bot.tables.time.clock import Waiting
from cogs.render.reminders import call_message, direct_call_message, settled_message
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.tables import ADA, ANN, BEN, NOW, WORDS, at_table, board_of, hand_of
from tests.engine.stops.situations import before_the_deal, dealt, open_round, play

TABLE = at_table(dealt("2S 9S", "3S 4S", "5S KD"))
BOARD = board_of(TABLE)
STAKES = open_round(before_the_deal((50, 50, 50), preset="boodle")).state


LOOKS: Looks = {
    "one is called": lambda: form(call_message(BOARD, [1001], NOW, WORDS)),
    "several are called": lambda: form(call_message(BOARD, [1001, 1002, 1003], NOW, WORDS)),
    "one is called by direct message": lambda: form(direct_call_message(BOARD, NOW, WORDS)),
    "at a closed table nobody has played": lambda: form(
        settled_message(board_of(replace(TABLE, ending=Ending.STOPPED)), [1002], WORDS)
    ),
}
test_reminders = looks(LOOKS)


@pytest.mark.parametrize("members", [(), (1002,), (1001, 1002)])
def test_when_it_is_over_the_call_says_who_played(members: tuple[int, ...], snapshot: SnapshotAssertion) -> None:
    assert form(settled_message(BOARD, members, WORDS)) == snapshot


def test_a_stand_in_is_told(snapshot: SnapshotAssertion) -> None:
    happened = (Notice("stand_in", "B_n"), Notice("back", "Ann"))
    board = replace(BOARD, notices=happened)
    assert form(settled_message(board, [1002], WORDS)) == snapshot
    assert "1001" in form(settled_message(board, [1001], WORDS))
    assert "computer" not in form(settled_message(board, [1001], WORDS))


def waited_for(match: Any, at: int, waiting: Waiting = Waiting.MEMBER, *, half_over: bool = True, **seat: Any) -> bool:
    """Whether the member of a seat may be called."""
    seats = [replace(each, **seat) if number == at else each for number, each in enumerate((ANN, BEN, ADA))]
    table = at_table(match, *seats)
    board = board_of(table, waiting, half_over=half_over, together=bool(table.preparing()))
    return hand_of(table, at, board=board).waited


def test_who_leads_may_be_called_and_nobody_else() -> None:
    assert waited_for(TABLE.state, 0)
    assert not waited_for(TABLE.state, 1)
    assert not waited_for(TABLE.state, 0, Waiting.AUTOMATIC)


def test_who_holds_the_wanted_card_may_be_called_when_everybody_knows_it() -> None:
    match = play(TABLE.state, "2S").state
    assert waited_for(match, 1)
    assert not waited_for(match, 1, half_over=False)


def test_those_who_decide_together_may_be_called_until_they_have() -> None:
    assert waited_for(STAKES, 0)
    assert waited_for(STAKES, 1)
    for seat in ("ready", "away", "leaving"):
        assert not waited_for(STAKES, 1, **{seat: True})
