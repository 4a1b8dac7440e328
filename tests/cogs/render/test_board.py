"""The board of a match in any game: who is there and who is not, seats to take over, pauses, and what is left of it."""

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.model.announcements import Notice
from bot.tables.model.table import Ending, Table, WindingUp
from bot.tables.time.clock import Waiting
from cogs.render.board import board_message
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.tables import (
    ADA,
    ANN,
    BEN,
    CLARA,
    WORDS,
    at_table,
    board_form,
    board_of,
    lobby,
)  # fmt: skip
from tests.engine.newyork.situations import before_the_deal as newyork_before
from tests.engine.newyork.situations import dealt as newyork_dealt
from tests.engine.stops.situations import before_the_deal, dealt, play

HANDS = ("2S 9S", "3S 4S", "5S KD")
BETWEEN = before_the_deal((40, 30, 50))


LOOKS: Looks = {
    "of what happened the latest two are told": lambda: board_form(
        at_table(dealt(*HANDS), notices=tuple(Notice("back", name) for name in ("Ann", "Ben", "Clara")))
    ),
    "who went away twice is told of once": lambda: board_form(
        at_table(dealt(*HANDS), notices=tuple(Notice("away", "Ann") for _ in range(2)))
    ),
    "all are named whom the match began without": lambda: board_form(
        at_table(
            dealt(*HANDS),
            notices=(*(Notice("left_out", name) for name in ("Ann", "B_n", "Clara")), Notice("back", "Dirk")),
        )
    ),
    "computers are quick": lambda: board_form(at_table(dealt(*HANDS), pace="quick")),
    "computers take their time": lambda: board_form(at_table(dealt(*HANDS), pace="slow")),
    "between two rounds a seat can be bought": lambda: board_form(at_table(BETWEEN), Waiting.DEAL),
    "a seat that costs nothing has no price": lambda: form(
        board_message(replace(board_of(at_table(newyork_before(3)), Waiting.DEAL), seat_price=0), WORDS)
    ),
    "where no computer sits there is no seat to take over": lambda: board_form(
        at_table(BETWEEN, ANN, BEN, CLARA), Waiting.DEAL
    ),
    "where the bot may not write the board says so": lambda: form(
        board_message(board_of(at_table(dealt(*HANDS))), WORDS, silent=True)
    ),
    "who takes no direct messages is told where their cards are": lambda: form(
        board_message(board_of(at_table(dealt(*HANDS), ANN, BEN, CLARA)), WORDS, {1002, 1003, 9})
    ),
    "to whom the bot writes for the first time is told where their cards are in any case": lambda: form(
        board_message(board_of(at_table(dealt(*HANDS), ANN, BEN, CLARA)), WORDS, {1001}, {1002, 1003, 9})
    ),
    "a table that nobody was at waits": lambda: board_form(paused(replace(ANN, away=True), BEN, CLARA), Waiting.EXPIRE),
    "unusual computers are told: easy": lambda: board_form(at_table(dealt(*HANDS), level="easy")),
    "unusual computers are told: hard": lambda: board_form(at_table(dealt(*HANDS), level="hard")),
}
test_a_board_of_any_game = looks(LOOKS)


@pytest.mark.parametrize("kind", ["away", "back", "joined", "left", "stand_in"])
def test_what_happened_is_told(kind: str, snapshot: SnapshotAssertion) -> None:
    table = at_table(dealt(*HANDS), notices=(Notice(kind, "B_n"),))  # type: ignore[arg-type]
    assert board_form(table) == snapshot


def test_who_leaves_new_york_is_played_for(snapshot: SnapshotAssertion) -> None:
    gone = replace(ANN, leaving=True)
    table = at_table(newyork_dealt("R5", "B5"), gone, BEN, notices=(Notice("left", "Ann"),))
    assert board_form(table, Waiting.AUTOMATIC) == snapshot


@pytest.mark.parametrize("match", [dealt(*HANDS), newyork_dealt("R5", "B5")], ids=["newmarket", "new-york"])
@pytest.mark.parametrize("reason", [Ending.STOPPED, Ending.DESERTED, Ending.EMPTY], ids=str)
def test_while_stand_ins_play_to_the_end_the_board_says_why(
    match: object, reason: Ending, snapshot: SnapshotAssertion
) -> None:
    table = at_table(match, winding_up=WindingUp(reason, "M_o" if reason is Ending.STOPPED else ""))
    assert board_form(table, Waiting.AUTOMATIC) == snapshot


@pytest.mark.parametrize("paused", [False, True], ids=["playing", "paused"])
def test_what_a_late_seat_takes_is_told_where_some_of_it_may_come_back(
    paused: bool, snapshot: SnapshotAssertion
) -> None:
    match = before_the_deal((40, 40, 60), {"end.mode": "topup", "end.rounds": 4}).with_(round=3)
    assert board_form(at_table(match, paused=paused), Waiting.DEAL) == snapshot


def paused(*seats: object) -> Table:
    return at_table(BETWEEN, *seats, paused=True)  # type: ignore[arg-type]


@pytest.mark.parametrize("ending", list(Ending))
def test_a_closed_table_says_why(ending: Ending, snapshot: SnapshotAssertion) -> None:
    state = play(dealt("2S", "3S 4S", "5S KD", house={"end.rounds": 1}), "2S").state
    assert board_form(at_table(state, ending=ending), None) == snapshot


ENDLESS = {"end.mode": "elimination"}


def test_a_lobby_says_when_a_match_without_an_end_ends(snapshot: SnapshotAssertion) -> None:
    assert board_form(lobby("michigan", ANN, BEN, ADA, house=ENDLESS, most_rounds=60), Waiting.EXPIRE) == snapshot
    usual = board_form(lobby("michigan", ANN, BEN, ADA, most_rounds=60), Waiting.EXPIRE)
    assert "at the latest" not in usual


@pytest.mark.parametrize("round_number", [50, 51, 60])
def test_from_ten_rounds_before_its_last_one_the_board_says_when_the_table_closes(round_number: int) -> None:
    state = dealt("2S", "3S 4S", "5S KD", house=ENDLESS).with_(round=round_number)
    shown = board_form(at_table(state, most_rounds=60))
    assert ("-# ⏳ The table closes after round 60; everybody keeps their chips." in shown) == (round_number > 50)
    assert "closes after round" not in board_form(at_table(state, most_rounds=100))
