from dataclasses import replace
from itertools import product

import pytest

from bot.tables.model.actions import DealRound, Leave
from bot.tables.model.table import Table
from bot.tables.views import Board, board, hand
from engine.cards import CardSet
from engine.shuffle import commitment
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.situations import (
    begun,
    dealt,
    lobby,
    on,
    round_played,
    starting,
    to_a_forced_card,
    to_a_lead,
)


def shown(table: Table, *, half_over: bool = False) -> Board:
    return board(table, None, None, half_over=half_over)


def test_a_board_tells_the_commitments_of_the_coming_rounds_and_never_their_secrets() -> None:
    first, second = bytes([1] * 32), bytes([2] * 32)
    secrets = (first.hex(), second.hex())
    waiting = on(replace(lobby(ANN, BEN, CLARA), secrets=secrets), starting(ANN)).table
    assert shown(waiting).commitments == ((1, commitment(first)), (2, commitment(second)))
    playing = on(waiting, DealRound()).table
    third = bytes.fromhex(playing.secrets[1])
    assert shown(playing).commitments == ((2, commitment(second)), (3, commitment(third)))
    for table in (waiting, playing, dealt(ANN, BEN, CLARA)):
        assert not any(each in repr(shown(table)) for each in (*secrets, *table.secrets))


def test_a_board_is_the_same_whoever_holds_the_hidden_cards() -> None:
    table = to_a_lead(dealt(ANN, BEN, CLARA))
    match = table.state
    others = [at for at in range(3) if at != match.turn]
    hands = [match.deal.hands[at] for at in others]
    for mine, theirs in product(hands[0], hands[1]):
        swapped = list(match.deal.hands)
        swapped[others[0]] = CardSet(hands[0]).without_card(mine).with_card(theirs)
        swapped[others[1]] = CardSet(hands[1]).without_card(theirs).with_card(mine)
        assert shown(replace(table, state=match.with_deal(hands=tuple(swapped)))) == shown(table)


def test_who_holds_the_runs_next_card_is_named_when_half_of_their_time_is_over() -> None:
    assert shown(to_a_lead(dealt(ANN, BEN, CLARA), BEN)).waited_for == "Ben", "but for a decision at once"
    table = to_a_forced_card(dealt(ANN, BEN, CLARA), BEN)
    assert shown(table).waited_for is None
    assert shown(table, half_over=True).waited_for == "Ben"


@pytest.mark.parametrize("table", [lobby(ANN, BEN), begun(ANN, BEN, CLARA)])
def test_nobody_is_waited_for_where_nobody_has_to_act(table: Table) -> None:
    assert shown(table, half_over=True).waited_for is None


def test_a_board_lists_the_seats_with_their_stacks() -> None:
    table = on(dealt(ANN, BEN, computers=("Ada",)), Leave(BEN.member)).table
    seats = shown(table).seats
    assert [(seat.name, seat.member) for seat in seats] == [("Ann", ANN.member), ("Ben", BEN.member), ("Ada", None)]
    assert [seat.host for seat in seats] == [True, False, False]
    assert [seat.leaving for seat in seats] == [False, True, False]
    assert tuple(seat.stack for seat in seats) == table.stacks()


def test_between_two_rounds_a_seat_sees_what_the_last_one_has_brought_it() -> None:
    def changes(table: Table) -> list[int | None]:
        return [hand(table, shown(table), at).change for at in range(3)]

    before = dealt(ANN, BEN, CLARA)
    table = round_played(before).table
    assert changes(before) == [None] * 3
    assert changes(table) == [now - 50 for now in table.stacks()]
    assert changes(on(table, DealRound()).table) == [None] * 3
