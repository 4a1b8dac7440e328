"""Top-ups come from what each seat has set aside beforehand: the bank has no part in a match."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.chips.accounts import BANK, HOUSE, Move, Reason, leftover, wallet
from bot.refusals import CannotPayMore, NotEnoughChips
from bot.tables.model.actions import Close, DealRound, Join, Leave, SetAway, SetRules
from bot.tables.model.announcements import MatchResult, TableClosed
from bot.tables.model.change import Change
from bot.tables.model.table import Ending, Status, Table
from bot.tables.model.terms import dump_terms
from bot.tables.transitions.ending import close_early
from bot.tables.transitions.transition import more_on_tables, transition
from engine.stops.phases.poker import FIVE
from engine.stops.rules import Rules
from tests.bot.club import GUILD, Club, terms
from tests.bot.people import ANN, BEN, CLARA, DIRK, somebody
from tests.bot.tables.situations import (
    CHANNEL,
    HELD,
    acting,
    begun,
    dealt,
    empty,
    gained,
    joining,
    lobby,
    match_played,
    on,
    round_played,
    starting,
)
from tests.engine.played import any_of
from tests.engine.stops.random_play import valid_rules

TOP_UPS = {"end.mode": "topup", "chips": 20, "end.rounds": 9}
"""Twenty chips more after each of nine rounds, for those who have none."""
SET_ASIDE = 9 * 20


def topped_up() -> tuple[Table, int]:
    """Return a table between two rounds where a member has been topped up, and their seat."""
    table = begun(ANN, BEN, computers=("Ada",), house=TOP_UPS, buy_in=5)
    while not any(seat.member and chips for seat, chips in zip(table.seats, table.state.topups, strict=True)):
        table = round_played(on(table, DealRound()).table).table
    return table, next(at for at, chips in enumerate(table.state.topups) if chips and table.seats[at].member)


# --- sitting down ------------------------------------------------------------------------------------------------


def test_the_price_of_a_seat_is_the_buy_in_and_enough_for_every_top_up_there_may_be() -> None:
    change = on(empty(TOP_UPS, buy_in=5), joining(ANN))
    assert change.moves == (Move(wallet(ANN.member), HELD, 5 + SET_ASIDE, Reason.BUY_IN),)
    assert change.table.seats[0].reserve == SET_ASIDE
    assert change.table.escrow() == 5 + SET_ASIDE
    assert more_on_tables(empty(TOP_UPS, buy_in=5), change.table) == {ANN.member: 5 + SET_ASIDE}
    assert gained(on(change.table, Leave(ANN.member)).moves, wallet(ANN.member)) == 5 + SET_ASIDE
    assert lobby(ANN, house={**TOP_UPS, "end.mode": "elimination"}, buy_in=5).price == 5, "without top-ups it is less"


def test_a_round_for_each_player_is_paid_for_a_full_table_until_it_is_known_how_many_play() -> None:
    house = {"end.mode": "topup", "chips": 50}
    full = lobby(ANN, BEN, CLARA, house=house)
    assert full.reserves() == (8 * 50,) * 3
    change = on(full, starting(ANN, "Ada"))
    assert change.table.reserves() == (4 * 50,) * 4
    assert gained(change.moves, wallet(ANN.member)) == gained(change.moves, wallet(BEN.member)) == 4 * 50
    assert change.table.escrow() == 4 * (50 + 4 * 50)
    assert {move.reason for move in change.moves if move.source == HELD} == {Reason.SET_ASIDE}


@pytest.mark.parametrize(
    ("house", "more"),
    [
        ({**TOP_UPS, "chips": 30}, 9 * 10),
        ({**TOP_UPS, "end.rounds": 11}, 2 * 20),
        ({**TOP_UPS, "end.rounds": 1}, -8 * 20),
        ({**TOP_UPS, "end.mode": "rounds"}, -SET_ASIDE),
    ],
)
def test_other_rules_have_another_price(house: dict[str, object], more: int) -> None:
    table = lobby(ANN, computers=("Ada",), house=TOP_UPS, buy_in=5)
    change = on(table, SetRules(ANN.member, dump_terms(terms(house, 5))))
    assert change.table.reserves() == (SET_ASIDE + more,) * 2
    assert change.table.escrow() == 2 * (5 + SET_ASIDE + more)
    assert gained(change.moves, HELD) == 2 * more
    assert gained(change.moves, HOUSE) == -more


async def test_who_has_the_buy_in_only_is_told_the_whole_price(club: Club) -> None:
    table = await club.open(ANN, buy_in=50, house={"end.mode": "topup", "end.rounds": 4})
    assert await club.wallet(ANN) == 500 - 250
    await club.wallets.order(GUILD, BEN, -300, by=1)
    with pytest.raises(NotEnoughChips) as refused:
        await club.join(table, BEN)
    assert (refused.value.need, refused.value.have) == (250, 200)
    longer = terms({"end.mode": "topup", "end.rounds": 20})
    with pytest.raises(CannotPayMore) as too_much:
        await club.tables.lobby.set_rules(table, ANN, lambda _: longer, club.click())
    assert too_much.value.more == 16 * 50


# --- being topped up -----------------------------------------------------------------------------------------------


def test_a_top_up_comes_from_the_seat_s_own_chips_and_no_chips_move() -> None:
    table = begun(ANN, BEN, CLARA, house=TOP_UPS, buy_in=5)
    while not any(table.state.topups):
        change = round_played(on(table, DealRound()).table)
        assert change.moves == ()
        assert change.table.escrow() == table.escrow()
        table = change.table
    at = next(at for at, chips in enumerate(table.state.topups) if chips)
    assert table.seats[at].reserve == SET_ASIDE - 20
    assert table.stacks()[at] == 20


def test_the_end_returns_stacks_and_what_was_not_needed_and_the_ranking_counts_top_ups_as_paid_in() -> None:
    change = match_played(begun(ANN, BEN, CLARA, house=TOP_UPS, buy_in=5))
    state = change.table.state
    assert any(state.topups)
    assert gained(change.moves, BANK) == 0
    for seat, chips, topup in zip(change.table.seats, state.chips, state.topups, strict=True):
        assert gained(change.moves, seat.owner) == chips + SET_ASIDE - topup
    assert change.table.escrow() == 0
    result = change.announcements[-1]
    assert isinstance(result, MatchResult)
    paid = {standing.name: standing.paid_in for standing in result.standings}
    assert paid == {seat.name: 5 + topup for seat, topup in zip(change.table.seats, state.topups, strict=True)}


def test_a_table_that_closes_early_returns_it_too_and_says_so() -> None:
    table, at = topped_up()
    change = close_early(table, Ending.DESERTED)
    (told,) = change.announcements
    assert isinstance(told, TableClosed)
    for seat, stack in zip(table.seats, table.stacks(), strict=True):
        back = tuple(move for move in change.moves if move.reason is not Reason.HOUSE_SHARE)
        assert gained(back, seat.owner) == stack + seat.reserve
    assert dict(told.returned)[table.seats[at].name] == 20 + table.seats[at].reserve
    assert (gained(change.moves, BANK), change.table.reserves()) == (0, (0, 0, 0))


def test_who_leaves_has_their_stack_and_the_rest_back_and_the_house_goes_on_with_its_own() -> None:
    table, at = topped_up()
    seat, over = table.seats[at], table.state.round - 1
    change = on(table, Leave(seat.member or 0))
    assert gained(change.moves, seat.owner) == 20 + seat.reserve
    assert change.table.seats[at].reserve == (9 - over) * 20
    assert gained(change.moves, HOUSE) == -20 - (9 - over) * 20
    assert gained(change.moves, BANK) == 0


def test_who_takes_a_seat_brings_its_stack_and_what_the_rounds_to_come_may_need() -> None:
    table = round_played(dealt(ANN, computers=("Ada", "Blaise"), house=TOP_UPS, buy_in=40)).table
    assert table.state.topups[1] == 0
    price = table.stacks()[1] + 8 * 20
    change = on(table, Join(DIRK.member, "Dirk", follow=False))
    assert gained(change.moves, wallet(DIRK.member)) == -price
    assert gained(change.moves, HOUSE) == price + 20, "the round that is over needed nothing"
    assert change.table.reserves() == (SET_ASIDE, 8 * 20, SET_ASIDE)
    assert table.stacks()[1] + table.reserve == price


# --- the bank ------------------------------------------------------------------------------------------------------


def _seats(rules: Rules) -> list[int]:
    """Return how many may play by these rules: poker needs hands of five cards."""
    seats = rules.players
    return [each for each in seats if not rules.poker or rules.smallest_hand(each) >= FIVE]


def _random_step(table: Table, random: Random) -> Change:
    """Return what somebody may do, or what comes by itself, whatever it is."""
    here = table.members() if table.winding_up is None else ()
    between = table.rules_of_play.between_rounds(table.state)
    if table.status is Status.PAUSED:
        return on(table, SetAway(random.choice(here), away=False))
    if here and random.random() < 0.02:
        return on(table, Leave(random.choice(here)))
    if between and random.random() < 0.5 and table.seat_for_sale() is not None:
        newcomer = somebody(1 + max((*here, *table.sold), default=2000) - 2000).member
        return on(table, Join(newcomer, f"Member {newcomer}", follow=False))
    if table.acting() is None:
        return on(table, DealRound())
    game, at = table.rules_of_play, table.acting()
    assert at is not None
    chosen = any_of(game.legal(table.state, at), random)
    return on(table, replace(acting(table), action=game.codec.dump_action(chosen)))


@settings(max_examples=60)
@given(
    rules=valid_rules(),
    buy_in=st.integers(1, 30),
    many=st.integers(0, 7),
    steps=st.integers(0, 400),
    end=st.sampled_from([Close("stopped", "Mo"), Close("deserted", "")]),
    seed=st.integers(0, 2**32 - 1),
)
def test_the_bank_neither_wins_nor_loses_by_a_match(
    rules: Rules, buy_in: int, many: int, steps: int, end: Close, seed: int
) -> None:
    """By any rules, whoever leaves, takes a seat or closes the table, and however it ends."""
    random = Random(seed)
    seats = _seats(rules)
    players = seats[many % len(seats)]
    members = random.randint(1, players)
    table = replace(empty(), terms=replace(terms(buy_in=buy_in), rules=rules))
    change = on(table, *(Join(somebody(each).member, f"Member {each}", follow=False) for each in range(members)))
    names = ("Ada", "Blaise", "Cleo", "Dora", "Emil", "Fritz", "Gerd", "Hilde", "Ida")
    change = change.then(on(change.table, starting(somebody(0), *names[: players - members], carried=3)))
    for _ in range(steps):
        if change.table.status is Status.CLOSED:
            break
        change = change.then(_random_step(change.table, random))
        assert min(change.table.reserves()) >= 0
        assert change.table.escrow() == gained(change.moves, HELD)
    if change.table.status is not Status.CLOSED and change.table.winding_up is None:
        change = change.then(transition(change.table, end))
    while change.table.status is not Status.CLOSED:
        change = change.then(_random_step(change.table, random))
    assert gained(change.moves, BANK) == 0
    assert gained(change.moves, HELD) == 0
    assert gained(change.moves, leftover(CHANNEL)) >= -3
