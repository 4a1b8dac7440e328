"""A seat's private message in any game: before and after the match, the switches, notes, and what is left of a hand."""

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.model.table import Ending, WindingUp
from cogs.render.hand import (
    gone_message,
    hand_message,
    last_message,
    left_message,
    moved_message,
    pointer_message,
    stop_question,
    stopped_message,
)  # fmt: skip
from engine.cards import card
from engine.players import Weighed
from engine.stops.actions import PlayCard
from tests.cogs.render.conftest import Looks, looks
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


LOOKS: Looks = {
    "in the lobby there are no cards yet": lambda: hand_form(lobby("michigan", ANN, BEN)),
    "a paused table can be woken": lambda: hand_form(at_table(OVER, paused=True)),
    "a note stands on top": lambda: shown_hand(hand_of(TABLE, 1), note="That is over."),
    "where the bot may not write the hand says so": lambda: shown_hand(hand_of(TABLE, 1), silent=True),
    "without a board the way leads to the channel": lambda: form(hand_message(hand_of(TABLE, 1), WORDS)),
    "following can be switched off": lambda: hand_form(at_table(TABLE.state, ANN, replace(BEN, follow=True), ADA), 1),
    "who is away can come back": lambda: hand_form(at_table(TABLE.state, ANN, replace(BEN, away=True), ADA), 1),
    "with a hint nothing else is explained and no other is offered": lambda: shown_hand(
        hand_of(TABLE, novice=True), hint=Weighed(PlayCard(card("2S")), ((PlayCard(card("9S")), 1.0),))
    ),
    "another table leads to the one that is there": lambda: form(pointer_message(board_of(TABLE), 99, 90, WORDS)),
    "a seat that was left": lambda: form(gone_message(WORDS)),
    "a hand that is shown elsewhere now": lambda: form(moved_message(hand_of(TABLE), WORDS)),
    "a hand that has grown old": lambda: form(last_message(board_of(TABLE), WORDS)),
    "who has left a lobby is told that it is done": lambda: form(
        left_message(board_of(SITUATIONS["lobby"]), None, WORDS)
    ),
    "a moderator is told that a lobby is stopped": lambda: form(
        stopped_message(board_of(replace(SITUATIONS["lobby"], ending=Ending.STOPPED)), WORDS)
    ),
}
test_a_hand_of_any_game = looks(LOOKS)


@pytest.mark.parametrize("ending", [Ending.FINISHED, Ending.STOPPED])
def test_of_a_closed_table_the_way_there_is_left(ending: Ending, snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(OVER, ending=ending)) == snapshot


@pytest.mark.parametrize("late", [2, 3, 6])
def test_who_missed_deadlines_reads_how_much_time_they_have(late: int, snapshot: SnapshotAssertion) -> None:
    assert hand_form(at_table(TABLE.state, replace(ANN, late=late), BEN, ADA)) == snapshot


def test_the_round_is_the_one_whose_cards_are_out() -> None:
    assert hand_of(TABLE).board.round == 1
    assert hand_of(at_table(OVER)).board.round == 0


def test_another_table_with_a_seat_of_ones_own_leads_on_there(snapshot: SnapshotAssertion) -> None:
    for table in (TABLE, lobby("michigan", ANN, BEN)):
        assert ANN.member is not None
        assert form(pointer_message(board_of(table), ANN.member, 90, WORDS)) == snapshot


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


@pytest.mark.parametrize("why", WHY, ids=lambda each: str(each.reason))
def test_while_stand_ins_play_to_the_end_a_hand_says_why(why: WindingUp, snapshot: SnapshotAssertion) -> None:
    assert hand_form(replace(TABLE, winding_up=why), 1) == snapshot


@pytest.mark.parametrize("name", ["round", "new-york"])
def test_a_moderator_is_told_what_comes_of_it(name: str, snapshot: SnapshotAssertion) -> None:
    stopped = replace(SITUATIONS[name], winding_up=WHY[0])
    assert form(stopped_message(board_of(stopped), WORDS)) == snapshot
