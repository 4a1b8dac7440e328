"""A seat's private message in any game: before and after the match, the switches, notes, and what is left of a hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.hints import Suggestion
from bot.tables.table import Ending, Status, WindingUp
from cogs.render.hand import (
    gone_message,
    hand_message,
    last_message,
    left_message,
    moved_message,
    pointer_message,
    round_of,
    stop_question,
    stopped_message,
)  # fmt: skip
from engine.cards import card
from engine.stops.actions import PlayCard
from tests.cogs.render.form import form
from tests.cogs.render.tables import (
    ADA,
    ANN,
    BEN,
    WORDS,
    at_table,
    board_of,
    hand_form,
    hand_of,
    lobby,
    shown_hand,
)  # fmt: skip
from tests.engine.newyork.situations import dealt as newyork_dealt
from tests.engine.stops.situations import before_the_deal, dealt

TABLE = at_table(dealt("2S 9S", "3S 4S", "5S KD"))
OVER = before_the_deal((50, 40, 30))


def test_in_the_lobby_there_are_no_cards_yet(snapshot: SnapshotAssertion) -> None:
    assert hand_form(lobby("michigan", ANN, BEN)) == snapshot


@pytest.mark.parametrize("ending", [Ending.FINISHED, Ending.STOPPED])
def test_of_a_closed_table_the_way_there_is_left(ending: Ending, snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(OVER, status=Status.CLOSED, ending=ending)) == snapshot


def test_a_paused_table_can_be_woken(snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(OVER, status=Status.PAUSED)) == snapshot


def test_a_note_stands_on_top(snapshot: SnapshotAssertion) -> None:
    assert shown_hand(hand_of(TABLE, 1), note="That is over.") == snapshot


def test_where_the_bot_may_not_write_the_hand_says_so(snapshot: SnapshotAssertion) -> None:
    assert shown_hand(hand_of(TABLE, 1), silent=True) == snapshot


def test_a_closed_table_needs_no_permission(snapshot: SnapshotAssertion) -> None:
    hand = hand_of(at_table(OVER, status=Status.CLOSED, ending=Ending.FINISHED))
    assert shown_hand(hand, silent=True) == snapshot


def test_without_a_board_the_way_leads_to_the_channel(snapshot: SnapshotAssertion) -> None:
    assert form(hand_message(hand_of(TABLE, 1), WORDS)) == snapshot


def test_following_can_be_switched_off(snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(TABLE.match, ANN, replace(BEN, follow=True), ADA), 1) == snapshot


def test_who_is_away_can_come_back(snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(TABLE.match, ANN, replace(BEN, away=True), ADA), 1) == snapshot


def test_who_leaves_can_come_back(snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(TABLE.match, ANN, replace(BEN, leaving=True), ADA), 1) == snapshot


@pytest.mark.parametrize("late", [2, 3, 6])
def test_who_missed_deadlines_reads_how_much_time_they_have(late: int, snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(TABLE.match, replace(ANN, late=late), BEN, ADA)) == snapshot


def test_whoever_is_about_to_leave_needs_not_know(snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(TABLE.match, replace(ANN, late=3, leaving=True), BEN, ADA)) == snapshot


def test_where_nothing_is_forced_nothing_follows_by_itself(snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(newyork_dealt("R5 R6", "B5")), 1) == snapshot


def test_with_a_hint_nothing_else_is_explained_and_no_other_is_offered(snapshot: SnapshotAssertion) -> None:
    hint = Suggestion(PlayCard(card("2S")), ((PlayCard(card("9S")), 1.0),))
    assert shown_hand(hand_of(TABLE, novice=True), hint=hint) == snapshot


def test_the_round_is_the_one_whose_cards_are_out() -> None:
    assert round_of(hand_of(TABLE)) == 1
    assert round_of(hand_of(at_table(OVER))) == 0


def test_another_table_leads_to_the_one_that_is_there(snapshot: SnapshotAssertion) -> None:
    assert form(pointer_message(board_of(TABLE), 99, 90, WORDS)) == snapshot


def test_another_table_with_a_seat_of_ones_own_leads_on_there(snapshot: SnapshotAssertion) -> None:
    for table in (TABLE, lobby("michigan", ANN, BEN)):
        assert ANN.member is not None
        assert form(pointer_message(board_of(table), ANN.member, 90, WORDS)) == snapshot


def test_a_seat_that_was_left(snapshot: SnapshotAssertion) -> None:
    assert form(gone_message(WORDS)) == snapshot


def test_a_hand_that_is_shown_elsewhere_now(snapshot: SnapshotAssertion) -> None:
    assert form(moved_message(hand_of(TABLE), WORDS)) == snapshot


def test_a_hand_that_has_grown_old(snapshot: SnapshotAssertion) -> None:
    assert form(last_message(board_of(TABLE), WORDS)) == snapshot


SITUATIONS = {
    "lobby": lobby("michigan", ANN, BEN),
    "round": TABLE,
    "between": at_table(OVER),
    "alone": at_table(dealt("2S 9S", "3S 4S", "5S KD"), ANN, ADA, replace(BEN, leaving=True)),
    "new-york": at_table(newyork_dealt("R5", "B5", stake=5, pot=10)),
}
WHY = [
    WindingUp(Ending.STOPPED, "M_o"),
    WindingUp(Ending.DESERTED, ""),
    WindingUp(Ending.EMPTY, ""),
    WindingUp(Ending.CHANNEL_GONE, ""),
]


@pytest.mark.parametrize("name", SITUATIONS)
def test_who_sits_there_is_asked_whether_to_leave(name: str, snapshot: SnapshotAssertion) -> None:
    table = SITUATIONS[name]
    assert form(stop_question(board_of(table), hand_of(table), WORDS)) == snapshot


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_moderator_is_asked_whether_to_stop_the_table(name: str, snapshot: SnapshotAssertion) -> None:
    assert form(stop_question(board_of(SITUATIONS[name]), None, WORDS)) == snapshot


@pytest.mark.parametrize("name", ["round", "new-york"])
def test_who_has_left_is_told_who_plays_on(name: str, snapshot: SnapshotAssertion) -> None:
    table = SITUATIONS[name]
    assert form(left_message(board_of(table), hand_of(table), WORDS)) == snapshot


def test_who_has_left_a_lobby_is_told_that_it_is_done(snapshot: SnapshotAssertion) -> None:
    assert form(left_message(board_of(SITUATIONS["lobby"]), None, WORDS)) == snapshot


@pytest.mark.parametrize("why", WHY, ids=lambda each: str(each.reason))
def test_while_stand_ins_play_to_the_end_a_hand_says_why(why: WindingUp, snapshot: SnapshotAssertion) -> None:
    assert hand_form(replace(TABLE, winding_up=why), 1) == snapshot


@pytest.mark.parametrize("name", ["round", "new-york"])
def test_a_moderator_is_told_what_comes_of_it(name: str, snapshot: SnapshotAssertion) -> None:
    stopped = replace(SITUATIONS[name], winding_up=WHY[0])
    assert form(stopped_message(board_of(stopped), WORDS)) == snapshot


def test_a_moderator_is_told_that_a_lobby_is_stopped(snapshot: SnapshotAssertion) -> None:
    closed = replace(SITUATIONS["lobby"], status=Status.CLOSED, ending=Ending.STOPPED)
    assert form(stopped_message(board_of(closed), WORDS)) == snapshot
