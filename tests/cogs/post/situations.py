"""A table at which Ann and Ben play beside two computers' seats, at a few moments of a run."""

from dataclasses import replace
from typing import Any

from bot.tables.model.table import Ending, Match, Table
from bot.tables.time.clock import Waiting
from bot.tables.views import Board, Hand
from engine.cards import card
from engine.stops.actions import PlayCard
from engine.stops.match import StopsGame
from tests.cogs.render.tables import ADA, ANN, BEN, at_table, board_of, hand_of, lobby
from tests.engine.stops.situations import dealt

CHANNEL = 70
ANNS, BENS = ANN.member or 0, BEN.member or 0

LEAD = at_table(dealt("2S 9S", "3S KH", "4S KD"), ANN, BEN, ADA)
"""Ann leads."""


def played(table: Match, seat: int, what: str) -> Match:
    """Return a table after a seat has played a card."""
    state = StopsGame().apply(table.state, seat, PlayCard(card(what))).state
    return replace(table, state=state, decision=table.decision + 1)


RUN = played(LEAD, 0, "2S")
"""Ann has led the two, and Ben holds the three."""
COMPUTERS = played(RUN, 1, "3S")
"""Ben has played the three, and the computer player holds the four."""
OPEN = lobby("michigan", ANN, BEN)
"""The lobby before the match."""
STOPPED = replace(RUN, ending=Ending.STOPPED)


def seen(table: Table, waiting: Waiting | None = Waiting.MEMBER, **more: Any) -> tuple[Board, list[Hand]]:
    """Return what everybody may know of a table, and what each of its members may."""
    board = board_of(table, waiting, **more)
    members = [at for at, seat in enumerate(table.seats) if seat.member is not None]
    return board, [hand_of(table, at, board=board) for at in members]
