"""What comes by itself when its time is up."""

from typing import Any

import pytest

from bot.tables.clock import GRACE, Paces, Waiting
from bot.tables.table import Ending, Status
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, seated

HUMANS = (ANN, BEN, CLARA)
PACES = Paces()


@pytest.fixture
async def table(club: Club) -> int:
    """Ann, Ben and Clara play, and nobody else."""
    table = await club.open(*HUMANS)
    await club.start(table, ANN)
    return table


async def acts(club: Club, table: int) -> list[dict[str, Any]]:
    return [row for row in await club.journal(table) if row["do"] == "act"]


async def stays(club: Club, table: int, seconds: float) -> None:
    """Let seconds pass in which nothing may happen to a table."""
    seen = len(club.audience.changes)
    await club.clock.forward(seconds)
    await club.idle()
    assert len(club.audience.changes) == seen


async def comes(club: Club, table: int, seconds: float) -> None:
    """Let seconds pass after which something must happen to a table, and not before."""
    await stays(club, table, seconds - 0.1)
    seen = len(club.audience.changes)
    await club.clock.forward(0.1)
    while len(club.audience.changes) == seen:
        await club.audience.next_change()


async def test_the_cards_are_dealt_a_moment_after_the_start(club: Club, table: int) -> None:
    await comes(club, table, PACES.deal)
    assert not (await club.tables.board(table)).dealing


async def test_a_round_is_dealt_when_the_last_ones_result_has_been_read(club: Club, table: int) -> None:
    await club.to_the_end_of_the_round(table)
    await comes(club, table, PACES.round)
    assert (await club.tables.board(table)).view.round == 2


async def test_at_the_deadline_a_stand_in_leads_for_a_member(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await comes(club, table, 60)
    last = (await acts(club, table))[-1]
    assert (last["seat"], last["by"]) == (hand.seat, "deadline")
    assert (await club.stored(table)).seats[hand.seat].missed == 1


async def test_at_the_deadline_a_forced_card_is_played_for_a_member_and_not_held_against_them(
    club: Club, table: int
) -> None:
    hand = await club.to_a_forced_card(table)
    await comes(club, table, 10)
    assert (await acts(club, table))[-1] == {
        "do": "act",
        "seat": hand.seat,
        "action": {"do": "play", "card": str(hand.board.view.wanted)},
        "by": "deadline",
    }
    assert (await club.stored(table)).seats[hand.seat].missed == 0


async def test_a_server_chooses_how_long_members_have(club: Club) -> None:
    await club.wallets.change_settings(GUILD, turn_seconds=7200, follow_seconds=300)
    table = await club.open(*HUMANS)
    await club.start(table, ANN)
    await club.to_a_lead(table)
    await comes(club, table, 7200)
    await club.to_a_forced_card(table)
    await comes(club, table, 300)


async def test_after_two_missed_decisions_a_stand_in_plays_on_at_once(club: Club, table: int) -> None:
    while not (seat := (await club.stored(table)).seats[0]).away:
        hand = await club.acting(table)
        if hand is not None and hand.member != ANN.member:
            await club.play(table, hand)
        else:
            await club.time_is_up(table)
    assert seat.missed == 2
    decisions = [act for act in await acts(club, table) if act["seat"] == 0]
    assert {act["by"] for act in decisions} == {"deadline"}
    while (await club.stored(table)).acting() != 0:
        hand = await club.acting(table)
        await (club.time_is_up(table) if hand is None else club.play(table, hand))
    assert (await club.tables.board(table)).waiting is Waiting.AUTOMATIC


async def test_who_is_away_is_played_for_at_a_computer_players_pace(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await club.tables.set_away(table, seated(hand.member), True, club.click())
    await comes(club, table, PACES.lead)
    last = (await acts(club, table))[-1]
    assert (last["seat"], last["by"]) == (hand.seat, "computer")


async def test_going_away_and_coming_back_gives_no_new_time(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await stays(club, table, 30)
    await club.tables.set_away(table, seated(hand.member), True, club.click())
    await club.tables.set_away(table, seated(hand.member), False, club.click())
    await comes(club, table, 30)


async def test_who_comes_back_at_the_last_moment_has_a_little_time(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await stays(club, table, 59)
    await club.tables.set_away(table, seated(hand.member), True, club.click())
    await club.tables.set_away(table, seated(hand.member), False, club.click())
    await comes(club, table, GRACE)


async def test_follow_for_me_plays_forced_cards_at_the_tables_pace(club: Club, table: int) -> None:
    hand = await club.to_a_forced_card(table)
    await club.tables.set_follow(table, seated(hand.member), True, club.click())
    await comes(club, table, PACES.card)
    last = (await acts(club, table))[-1]
    assert (last["seat"], last["by"]) == (hand.seat, "follow")


async def test_what_others_do_gives_nobody_more_time(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    other = next(each.member for each in HUMANS if each.member != hand.member)
    await stays(club, table, 59)
    await club.tables.set_away(table, seated(other), True, club.click())
    await club.tables.set_follow(table, seated(other), True, club.click())
    await comes(club, table, 1)
    assert (await acts(club, table))[-1]["seat"] == hand.seat


async def test_a_card_in_time_disarms_the_deadline(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await stays(club, table, 59)
    await club.play(table, hand)
    following = await club.acting(table)
    assert following is not None
    seconds = 10 if following.view.wanted is not None else 60
    await comes(club, table, seconds)
    assert [act["by"] for act in (await acts(club, table))[-2:]] == ["member", "deadline"]


async def test_half_of_the_time_is_told_once(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    told = len(club.audience.halves)
    await club.clock.forward(29.9)
    assert len(club.audience.halves) == told
    await club.clock.forward(0.1)
    assert club.audience.halves[told:] == [table]
    other = next(each.member for each in HUMANS if each.member != hand.member)
    await club.tables.set_follow(table, seated(other), True, club.click())
    await club.clock.forward(20)
    assert club.audience.halves[told:] == [table]


async def test_half_of_the_time_is_not_told_to_who_was_quick(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await club.clock.forward(29)
    told = len(club.audience.halves)
    await club.play(table, hand)
    await club.clock.forward(1.5)
    assert len(club.audience.halves) == told


async def test_who_holds_the_runs_next_card_is_named_after_half_of_the_time(club: Club, table: int) -> None:
    hand = await club.to_a_forced_card(table)
    assert (await club.tables.board(table)).waited_for is None
    await club.clock.forward(5)
    assert club.audience.halves[-1] == table
    assert (await club.tables.board(table)).waited_for == hand.name


async def test_nobody_is_hurried_where_a_computer_player_has_the_turn(quick_club: Club) -> None:
    table = await quick_club.open(ANN, computers=3)
    await quick_club.start(table, ANN)
    await quick_club.to_a_lead(table)
    assert quick_club.audience.halves == []


async def test_a_lobby_that_nobody_starts_closes(club: Club) -> None:
    table = await club.open(ANN, BEN, computers=1)
    await stays(club, table, PACES.lobby - 60)
    await club.join(table, CLARA)
    await comes(club, table, 60)
    board = await club.tables.board(table)
    assert (board.status, board.ending, board.due_at) == (Status.CLOSED, Ending.EXPIRED, None)
    assert [await club.wallet(each) for each in HUMANS] == [500, 500, 500]


async def pause(club: Club, table: int) -> None:
    """Let everybody go for a whole round."""
    await club.to_a_lead(table)
    for each in HUMANS:
        await club.tables.set_away(table, seated(each.member), True, club.click())
    while (await club.tables.board(table)).status is Status.PLAYING:
        await club.time_is_up(table)


async def test_a_table_without_humans_pauses_and_then_closes(club: Club, table: int) -> None:
    await pause(club, table)
    board = await club.tables.board(table)
    assert (board.status, board.waiting) == (Status.PAUSED, Waiting.EXPIRE)
    stacks = {seat.name: seat.stack for seat in board.seats}
    await comes(club, table, PACES.paused)
    assert (await club.tables.board(table)).ending is Ending.DESERTED
    assert [await club.wallet(each) for each in HUMANS] == [450 + stacks[each.name] for each in HUMANS]


async def test_a_paused_table_that_is_woken_goes_on_with_the_next_round(club: Club, table: int) -> None:
    await pause(club, table)
    await stays(club, table, PACES.paused - 1)
    await club.tables.wake(table, BEN, club.click())
    board = await club.tables.board(table)
    assert (board.status, board.waiting) == (Status.PLAYING, Waiting.DEAL)
    await comes(club, table, PACES.round)
    assert not (await club.tables.board(table)).dealing


async def test_after_the_stop_nothing_comes_any_more(quick_club: Club) -> None:
    table = await quick_club.open(ANN, computers=3)
    await quick_club.start(table, ANN)
    await quick_club.tables.stop()
    rows = await quick_club.journal(table)
    await quick_club.clock.forward(3600)
    await quick_club.idle()
    assert await quick_club.journal(table) == rows
