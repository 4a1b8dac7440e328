"""What a match has brought its members: a row for each, written when the table closes."""

import pytest

from bot.chips.accounts import HOUSE, Move, Reason, escrow, leftover, wallet
from bot.members.people import Actor
from bot.servers.erasure import Erasure
from bot.store.results import LEFT, ResultRow
from bot.tables.actions import Close
from bot.tables.results import results, unnamed
from bot.tables.table import Table
from bot.tables.transition import transition
from tests.bot.club import GUILD, Club, here
from tests.bot.people import ANN, BEN, CLARA, MODERATOR
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH

WELCOME = 500
ONE_ROUND = {"end.rounds": 1}


async def rows(club: Club, table: int) -> dict[int, ResultRow]:
    async with club.database.reading() as work:
        return {row.member_id: row for row in await work.results.of_table(table)}


async def brought(club: Club, *those: Actor) -> list[int]:
    return [(await club.wallet(each) or 0) - WELCOME for each in those]


async def test_a_match_of_two_members_and_a_computer(quick_club: Club) -> None:
    table = await quick_club.open(ANN, BEN, computers=1, house=ONE_ROUND)
    assert await rows(quick_club, table) == {}
    await quick_club.start(table, ANN)
    await quick_club.to_the_end(table)
    found = await rows(quick_club, table)
    assert [found[each.member].chips for each in (ANN, BEN)] == await brought(quick_club, ANN, BEN)
    assert {(row.ending, row.humans) for row in found.values()} == {("finished", 2)}
    assert found.keys() == {ANN.member, BEN.member}


async def test_a_match_against_computers_alone_has_one_human(quick_club: Club) -> None:
    table = await quick_club.open(ANN, computers=2, house=ONE_ROUND)
    await quick_club.start(table, ANN)
    await quick_club.to_the_end(table)
    (row,) = (await rows(quick_club, table)).values()
    assert (row.member_id, row.humans, [row.chips]) == (ANN.member, 1, await brought(quick_club, ANN))


async def test_a_friend_who_sits_there_for_a_part_of_it_makes_it_no_match_of_two(quick_club: Club) -> None:
    table = await quick_club.open(ANN, BEN, computers=1, house={"end.rounds": 2})
    await quick_club.start(table, ANN)
    await quick_club.to_a_lead(table)
    await quick_club.tables.leave(table, BEN, quick_club.click())
    await quick_club.to_the_end(table)
    found = await rows(quick_club, table)
    assert {each: row.humans for each, row in found.items()} == {ANN.member: 1, BEN.member: 1}
    assert (found[ANN.member].ending, found[BEN.member].ending) == ("finished", LEFT)
    assert [found[each.member].chips for each in (ANN, BEN)] == await brought(quick_club, ANN, BEN)


async def test_a_friend_who_comes_for_the_last_round_makes_it_no_match_of_two(club: Club) -> None:
    table = await club.open(ANN, computers=2, house={"end.rounds": 2})
    await club.start(table, ANN)
    await club.to_the_end_of_the_round(table)
    there = await club.stored(table)
    free = there.free_seat()
    assert free is not None
    await club.tables.take_seat(table, BEN, club.click(), there.stacks()[free])
    await club.to_the_end(table)
    found = await rows(club, table)
    assert {(row.ending, row.humans) for row in found.values()} == {("finished", 1)}
    assert [found[each.member].chips for each in (ANN, BEN)] == await brought(club, ANN, BEN)


async def test_a_lobby_that_closes_has_brought_nobody_anything(quick_club: Club) -> None:
    table = await quick_club.open(ANN, BEN)
    await quick_club.tables.stop_table(table, MODERATOR, quick_club.click())
    assert await rows(quick_club, table) == {}


async def test_who_got_up_in_the_lobby_has_no_result(quick_club: Club) -> None:
    table = await quick_club.open(ANN, BEN, CLARA, computers=1, house=ONE_ROUND)
    await quick_club.tables.leave(table, CLARA, quick_club.click())
    await quick_club.start(table, ANN)
    await quick_club.to_the_end(table)
    assert (await rows(quick_club, table)).keys() == {ANN.member, BEN.member}


async def test_a_match_that_is_broken_off_says_why(quick_club: Club) -> None:
    table = await quick_club.open(ANN, BEN, computers=1)
    await quick_club.start(table, ANN)
    await quick_club.to_a_lead(table)
    before = await quick_club.stored(table)
    after = transition(before, Close("channel_gone", "")).table
    found = results(before, after, [])
    assert [(row.member_id, row.ending, row.humans) for row in found] == [
        (ANN.member, "channel_gone", 2),
        (BEN.member, "channel_gone", 2),
    ]


async def test_a_table_that_goes_on_has_no_results(quick_club: Club) -> None:
    table = await quick_club.open(ANN, BEN, computers=1)
    await quick_club.start(table, ANN)
    stored: Table = await quick_club.stored(table)
    assert results(stored, stored, []) == []


async def test_chips_count_that_went_any_way_between_a_wallet_and_the_match(quick_club: Club) -> None:
    table = await quick_club.open(ANN, BEN, computers=1)
    await quick_club.start(table, ANN)
    await quick_club.to_a_lead(table)
    before = await quick_club.stored(table)
    after = transition(before, Close("channel_gone", "")).table
    held, clara = escrow(table), wallet(CLARA.member)
    moves = [
        Move(wallet(ANN.member), held, 50, Reason.BUY_IN),
        Move(wallet(CLARA.member), held, 50, Reason.BUY_IN),
        Move(HOUSE, held, 50, Reason.BUY_IN),
        Move(held, clara, 50, Reason.REFUND),
        Move(clara, HOUSE, 30, Reason.SEAT_BOUGHT),
        Move(HOUSE, clara, 41, Reason.SEAT_SOLD),
        Move(held, wallet(-3), 7, Reason.STACK),
        Move(held, wallet(ANN.member), 61, Reason.STACK),
        Move(held, leftover(70), 9, Reason.LEFT),
    ]
    assert [row for row in results(before, after, moves) if row.member_id > 0] == [
        ResultRow(ANN.member, "channel_gone", 11, 2),
        ResultRow(BEN.member, "channel_gone", 0, 2),
        ResultRow(CLARA.member, LEFT, 11, 2),
    ]


async def test_of_who_is_forgotten_their_place_stays_where_others_were_rated(quick_club: Club) -> None:
    table = await quick_club.open(ANN, BEN, computers=1, house=ONE_ROUND)
    await quick_club.start(table, ANN)
    await quick_club.to_the_end(table)
    before = await rows(quick_club, table)
    await Erasure(quick_club.database, quick_club.clock, here).forget(GUILD, BEN.member)
    after = await rows(quick_club, table)
    (alias,) = [member for member in after if member < 0]
    assert after == {ANN.member: before[ANN.member], alias: unnamed(before[BEN.member]._replace(member_id=alias))}
    assert after[alias].place


async def test_who_is_forgotten_and_played_alone_has_no_results_any_more(quick_club: Club) -> None:
    table = await quick_club.open(ANN, computers=2, house=ONE_ROUND)
    await quick_club.start(table, ANN)
    await quick_club.to_the_end(table)
    await Erasure(quick_club.database, quick_club.clock, here).forget(GUILD, ANN.member)
    assert await rows(quick_club, table) == {}


@pytest.mark.parametrize("computers", [1, 2])
async def test_what_members_take_home_is_what_others_bring(quick_club: Club, computers: int) -> None:
    table = await quick_club.open(ANN, BEN, CLARA, computers=computers, house=ONE_ROUND)
    await quick_club.start(table, ANN)
    await quick_club.to_the_end(table)
    won = sum(row.chips for row in (await rows(quick_club, table)).values())
    house = await quick_club.balance(HOUSE) or 0
    left = await quick_club.balance(leftover(70)) or 0
    assert won + house + left == 0
