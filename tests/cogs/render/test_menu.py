"""What stands in the menu, for everybody who presses it."""

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.model.seat import Seat
from bot.tables.model.table import Table
from cogs.render.hand import lobby_menu, menu_message
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.tables import ADA, ANN, BEN, CLARA, WORDS, at_table, board_of, hand_of, lobby
from tests.engine.newyork.situations import dealt as newyork_dealt
from tests.engine.stops.situations import dealt

STOPS = dealt("2S 9S", "3S 4S", "5S KD")


def shown(table: Table, at: int | None = 0, *, may_stop: bool = False) -> str:
    hand = None if at is None else hand_of(table, at)
    return form(menu_message(board_of(table), hand, WORDS, may_stop=may_stop))


def stops(*seats: Seat) -> Table:
    return at_table(STOPS, *seats)


def in_lobby(reader: int, *seats: Seat, may_stop: bool = False, **more: Any) -> str:
    table = lobby("michigan", *(seats or (ANN, BEN)), **more)
    return form(lobby_menu(board_of(table), reader, WORDS, may_stop=may_stop))


LOOKS: Looks = {
    "who plays can be away and leave": lambda: shown(stops(), 1),
    "who follows can choose otherwise": lambda: shown(stops(replace(ANN, follow=True), BEN, ADA)),
    "who is away can come back": lambda: shown(stops(replace(ANN, away=True), BEN, ADA)),
    "who leaves can come back": lambda: shown(stops(replace(ANN, leaving=True), BEN, ADA)),
    "who watches can join in later": lambda: shown(stops(), None),
    "where no computer sits they wait for the next match": lambda: shown(stops(ANN, BEN, CLARA), None, may_stop=True),
    "where nothing is forced nothing follows by itself": lambda: shown(at_table(newyork_dealt("R5", "B5"), buy_in=0)),
    "in a lobby its host can add computers": lambda: in_lobby(1001),
    "in a lobby its host can take computers away": lambda: in_lobby(1001, ANN, BEN, ADA),
    "in a lobby others can leave": lambda: in_lobby(1002),
    "in a lobby where enough sit nobody has to wait for the host": lambda: in_lobby(1002, ANN, BEN, ADA),
    "in a lobby strangers can read": lambda: in_lobby(99),
    "in a lobby who is invited can give up the seat": lambda: in_lobby(99, ANN, invited=(99,)),
    "in a lobby moderators can stop it": lambda: in_lobby(99, may_stop=True),
}
test_the_menu = looks(LOOKS)


@pytest.mark.parametrize("leaving", [False, True])
def test_a_stake_stays_with_who_leaves(leaving: bool, snapshot: SnapshotAssertion) -> None:
    match = newyork_dealt("R5", "B5", stake=5, pot=10)
    assert shown(at_table(match, replace(ANN, leaving=leaving), BEN)) == snapshot
