"""What the bot says of itself, and what somebody can do where they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from syrupy.assertion import SnapshotAssertion

from cogs.render.help import Here, help_message, welcome_message
from tests.cogs.render.form import form
from tests.cogs.render.tables import ANN, BEN, CLARA, WORDS, at_table, board_of, lobby
from tests.engine.stops.situations import before_the_deal, dealt

HERE = Here(7, 70, None, None, 1001, administers=False, obstacles=(), privacy="", terms="")
LOBBY = board_of(lobby("michigan", ANN, BEN))
MATCH = board_of(at_table(dealt("2S 9S", "3S 4S", "5S KD")))


def shown(**here: Any) -> str:
    return form(help_message(replace(HERE, **here), WORDS))


def test_a_server_is_welcomed(snapshot: SnapshotAssertion) -> None:
    assert form(welcome_message(WORDS)) == snapshot


def test_where_no_table_stands_one_can_be_opened(snapshot: SnapshotAssertion) -> None:
    assert shown() == snapshot


def test_where_none_can_be_opened_it_says_why(snapshot: SnapshotAssertion) -> None:
    assert shown(obstacles=("I can't write here.", "Ask an admin.")) == snapshot


def test_admins_read_what_they_can_set(snapshot: SnapshotAssertion) -> None:
    assert shown(administers=True) == snapshot


def test_the_pages_of_whoever_runs_the_bot(snapshot: SnapshotAssertion) -> None:
    assert shown(privacy="https://example.org/privacy", terms="https://example.org/terms") == snapshot


def test_one_page_alone_is_not_enough(snapshot: SnapshotAssertion) -> None:
    assert shown(terms="https://example.org/terms") == snapshot


def test_who_sits_in_the_lobby(snapshot: SnapshotAssertion) -> None:
    assert shown(board=LOBBY, board_message=90) == snapshot


def test_who_does_not_sit_in_the_lobby(snapshot: SnapshotAssertion) -> None:
    assert shown(board=LOBBY, member=1003) == snapshot


def test_who_plays(snapshot: SnapshotAssertion) -> None:
    assert shown(board=MATCH, board_message=90) == snapshot


def test_who_can_join_in_later(snapshot: SnapshotAssertion) -> None:
    assert shown(board=MATCH, member=1003) == snapshot


def test_who_can_join_in_now(snapshot: SnapshotAssertion) -> None:
    assert shown(board=board_of(at_table(before_the_deal((50, 50, 50)))), member=1003) == snapshot


def test_where_all_seats_are_taken(snapshot: SnapshotAssertion) -> None:
    assert shown(board=board_of(at_table(before_the_deal((50, 50, 50)), ANN, BEN, CLARA)), member=1009) == snapshot
