"""The board of a table before its match: what is played, who is there, what can be pressed."""

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.model.seat import Seat
from bot.tables.model.table import Table
from bot.tables.time.clock import Waiting
from cogs.render.board import board_message
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.tables import ADA, ANN, BEN, CLARA, WORDS, board_of, lobby

PRESETS = ["michigan", "traditional", "boodle", "horses", "three-in-one", "pope-joan", "new-york", "new-york-profi"]


def shown(table: Table, *, silent: bool = False) -> str:
    return form(board_message(board_of(table, Waiting.EXPIRE), WORDS, silent=silent))


LOOKS: Looks = {
    "an empty lobby": lambda: shown(lobby()),
    "with too few players it says how many are needed": lambda: shown(lobby("michigan", ANN, BEN)),
    "with a computer one can be removed": lambda: shown(lobby("michigan", ANN, BEN, ADA)),
    "with enough for comfort nothing is said of computers": lambda: shown(lobby("michigan", ANN, BEN, ADA, CLARA)),
    "a full lobby lets nobody join": lambda: shown(
        lobby("michigan", *[replace(BEN, member=2000 + at, name=f"Member {at}") for at in range(8)])
    ),
    "a member alone has less time than was agreed": lambda: shown(lobby("michigan", ANN, ADA, turn_seconds=86400)),
    "seats are kept for those of the match before": lambda: shown(lobby("michigan", ANN, expected=(1002, 1003))),
    "an end that the preset has not is told once": lambda: shown(
        lobby("michigan", ANN, house={"end.mode": "elimination"})
    ),
    "computers are quick": lambda: shown(lobby("michigan", ANN, pace="quick")),
    "computers take their time": lambda: shown(lobby("michigan", ANN, pace="slow")),
    "where the bot may not write the lobby says so": lambda: shown(lobby("michigan", ANN), silent=True),
    "a jackpot is there to be won: 1": lambda: shown(lobby("michigan", ANN, jackpot=1)),
    "a jackpot is there to be won: 9": lambda: shown(lobby("michigan", ANN, jackpot=9)),
    "unusual computers and no hints are told: easy": lambda: shown(lobby("michigan", ANN, level="easy", hints=False)),
    "unusual computers and no hints are told: hard": lambda: shown(lobby("michigan", ANN, level="hard", hints=False)),
    "where players are topped up the price of a seat is told": lambda: shown(
        lobby("michigan", ANN, BEN, house={"end.mode": "topup", "end.rounds": 4})
    ),
}
test_a_lobby = looks(LOOKS)


@pytest.mark.parametrize("preset", PRESETS)
def test_each_game_is_introduced(preset: str, snapshot: SnapshotAssertion) -> None:
    assert shown(lobby(preset, ANN)) == snapshot


@pytest.mark.parametrize("asked", [(BEN,), (BEN, CLARA)], ids=["one", "two"])
def test_seats_are_kept_for_those_who_have_not_agreed(asked: tuple[Seat, ...], snapshot: SnapshotAssertion) -> None:
    board = board_of(lobby("michigan", ANN, ADA, asked=asked, terms_number=2), Waiting.AGREE)
    assert form(board_message(board, WORDS)) == snapshot
