"""What comes by itself when its time is up. How long that is: `test_table_deadlines`."""

from typing import Any

from bot.tables.time.paces import Paces
from tests.bot.club import Club
from tests.bot.people import ANN, BEN, CLARA

HUMANS = (ANN, BEN, CLARA)
PACES = Paces()


async def last_act(club: Club, table: int) -> dict[str, Any]:
    return [row for row in await club.journal(table) if row["do"] == "act"][-1]


async def stays(club: Club, table: int, seconds: float) -> None:
    """Let seconds pass in which nothing may happen to a table."""
    before = await club.journal(table)
    await club.clock.forward(seconds)
    await club.idle()
    assert await club.journal(table) == before


async def comes(club: Club, table: int, seconds: float) -> None:
    """Let seconds pass after which something must happen to a table, and not before."""
    await stays(club, table, seconds - 0.1)
    seen = len(club.audience.changes)
    await club.clock.forward(0.1)
    while len(club.audience.changes) == seen:
        await club.audience.next_change()


async def test_the_cards_are_dealt_a_moment_after_the_start_and_after_a_rounds_result(club: Club, table: int) -> None:
    await comes(club, table, PACES.deal)
    assert not (await club.tables.queries.board(table)).dealing
    await club.to_the_end_of_the_round(table)
    await comes(club, table, PACES.round)
    assert (await club.tables.queries.board(table)).view.round == 2


async def test_at_the_deadline_a_stand_in_leads_for_a_member_who_has_missed_it(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await comes(club, table, 60)
    last = await last_act(club, table)
    assert (last["seat"], last["by"]) == (hand.seat, "deadline")
    assert (await club.stored(table)).seats[hand.seat].missed == 1


async def test_a_card_in_time_disarms_the_deadline_and_what_others_do_does_not(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await stays(club, table, 59)
    other = next(each for each in HUMANS if each.member != hand.member)
    await club.tables.match.set_follow(table, other, True, club.click())
    await club.tables.match.set_follow(table, other, False, club.click())
    await stays(club, table, 0.5)
    await club.play(table, hand)
    following = await club.acting(table)
    assert following is not None
    await comes(club, table, 10 if following.view.wanted is not None else 60)
    assert (await last_act(club, table))["seat"] == following.seat


async def test_half_of_the_time_is_told_once_and_not_to_who_was_quick(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    other = next(each for each in HUMANS if each.member != hand.member)
    club.audience.changes.clear()
    await club.clock.forward(29.9)
    assert club.audience.changes == []
    await club.clock.forward(0.1)
    assert club.audience.changes == [table]
    await club.tables.match.set_follow(table, other, True, club.click())
    club.audience.changes.clear()
    await club.clock.forward(20)
    assert club.audience.changes == []
    await club.play(table, hand)
    hand = await club.to_a_lead(table)
    await club.clock.forward(29)
    await club.play(table, hand)
    await club.clock.forward(1.5)
    assert not (await club.tables.queries.board(table)).half_over


async def test_after_the_stop_nothing_comes_any_more(quick_club: Club) -> None:
    table = await quick_club.begin(ANN, computers=3)
    await quick_club.tables.time.stop()
    rows = await quick_club.journal(table)
    await quick_club.clock.forward(3600)
    await quick_club.idle()
    assert await quick_club.journal(table) == rows
