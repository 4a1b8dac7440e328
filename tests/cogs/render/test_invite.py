"""A table of friends: the invitation, the private message behind **Invite**, and what it answers."""

from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.model.announcements import Invitation, Notice
from bot.tables.model.table import Ending, Table
from bot.tables.model.terms import dump_terms
from bot.tables.time.clock import Waiting
from bot.tables.transitions.inviting import Uninvited
from cogs.render.board import board_message
from cogs.render.invite import asked_text, invite_message
from cogs.render.results import announcement_message
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.tables import ANN, BEN, CLARA, WORDS, board_of, lobby


@pytest.mark.parametrize(
    ("preset", "house", "members"),
    [("michigan", {}, (1002,)), ("boodle", {"end.mode": "topup"}, (1002, 1003)), ("new-york", {}, (1002,))],
)
def test_an_invitation_says_what_is_played_for_how_much(
    preset: str, house: dict[str, Any], members: tuple[int, ...], snapshot: SnapshotAssertion
) -> None:
    table = lobby(preset, ANN, house=house, buy_in=0 if preset == "new-york" else 50)
    told = Invitation(table.id, "Ann*", members, table.terms_number, dump_terms(table.terms), table.reserve)
    assert form(announcement_message(told, WORDS)) == snapshot


@pytest.mark.parametrize("invited", [(1002,), (1002, 1003)], ids=["one", "two"])
def test_a_lobby_says_for_whom_it_keeps_seats(invited: tuple[int, ...], snapshot: SnapshotAssertion) -> None:
    table = lobby("michigan", ANN, invited=invited)
    assert form(board_message(board_of(table, Waiting.AGREE), WORDS)) == snapshot


LOOKS: Looks = {
    "a lobby says whose seat the host took back": lambda: form(
        board_message(board_of(lobby("michigan", ANN, notices=(Notice("taken_back", "Ben"),)), Waiting.EXPIRE), WORDS)
    ),
    "where one seat is left one friend can be chosen": lambda: shown(lobby("new-york", ANN, invited=(1002, 1003))),
    "where no seat is left nobody can": lambda: shown(lobby("new-york", ANN, invited=(1002, 1003, 1004))),
    "when the match has begun it is too late": lambda: shown(lobby("michigan", ANN, BEN, ending=Ending.EXPIRED)),
    "each who is not invited is told why": lambda: asked_text(
        ["Dirk", "Eve_"], {each: ["Kim"] for each in Uninvited} | {Uninvited.SEATED: ["Ben", "Clara"]}, WORDS
    ),
}
test_inviting = looks(LOOKS)


@pytest.mark.parametrize("hosts", [True, False])
def test_friends_are_chosen_and_the_host_can_take_seats_back(*, hosts: bool, snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN, BEN, CLARA), hosts=hosts) == snapshot


def shown(table: Table, *, hosts: bool = True) -> str:
    return form(invite_message(board_of(table, Waiting.EXPIRE), WORDS, hosts=hosts, showing=7))
