import asyncio
from dataclasses import replace

import pytest

from bot.tables.model.announcements import MatchResult
from bot.tables.model.table import Ending, Status
from bot.tables.service.cache import SHOWN_AT_ONCE
from bot.tables.service.posts import BOARD, HAND, NUDGE, Post, Posts
from bot.tables.service.timekeeper import APART, SHOWN_APART
from tests.bot.clock import HandClock
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, somebody

pytestmark = pytest.mark.usefixtures("threads")


async def test_every_open_table_is_there_again_as_it_was(club: Club, table: int) -> None:
    await club.to_a_forced_card(table)
    lobby = await club.open(ANN, computers=2, channel=71)
    closed = await club.open(ANN, channel=72)
    await club.stop(closed)
    boards = [await club.tables.queries.board(each) for each in (table, lobby, closed)]
    hands = await club.tables.queries.hands(table)
    await club.restart()
    assert [await club.tables.queries.board(each) for each in (table, lobby, closed)] == boards
    assert await club.tables.queries.hands(table) == hands
    assert sorted(club.tables.queries.open_tables(GUILD)) == [table, lobby]
    assert sorted(club.audience.changes) == [table, lobby, closed]


async def test_a_button_from_before_counts_and_a_click_from_before_not_again(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    click = club.click()
    await club.tables.match.set_away(table, BEN, True, click)
    rows = await club.journal(table)
    await club.restart()
    await club.tables.match.set_away(table, BEN, True, click)
    assert await club.journal(table) == rows
    await club.play(table, hand)
    assert (await club.tables.queries.board(table)).decision == hand.board.decision + 1


async def test_a_click_that_comes_before_anybody_watches_sets_deadlines_that_tell_nobody(
    club: Club, table: int, clock: HandClock
) -> None:
    hand = await club.to_a_lead(table)
    await club.restart(resume=False)
    who = next(each for each in (ANN, BEN) if each.member != hand.member)
    await club.tables.match.set_follow(table, who, True, club.click())
    told = list(club.audience.changes)
    await clock.forward(31)  # half of the time of the one who leads
    assert club.audience.changes == told
    await club.tables.cache.resume(club.audience)


async def test_servers_can_be_gone_on_with_one_after_the_other(club: Club) -> None:
    here, there = await club.open(ANN), await club.open(replace(BEN, guild=GUILD + 1), channel=72, guild=GUILD + 1)
    done = await club.open(CLARA, channel=71)
    await club.tables.stop_table(done, CLARA, club.click())
    await club.restart(resume=False)
    await club.tables.cache.resume(club.audience, lambda guild: guild != GUILD)
    assert club.audience.changes == [there]
    assert club.tables.queries.guilds() == {GUILD + 1}
    await club.tables.cache.resume(club.audience, lambda guild: guild == GUILD)
    assert club.audience.changes == [there, here, done]
    assert club.tables.queries.guilds() == {GUILD, GUILD + 1}


async def test_tables_are_shown_one_after_the_other_those_first_at_which_something_has_just_happened(
    club: Club,
) -> None:
    tables = [await club.open(somebody(number), buy_in=1, channel=100 + number) for number in range(SHOWN_AT_ONCE)]
    elsewhere = [replace(each, guild=GUILD + 1) for each in (ANN, BEN, CLARA)]
    tables += [await club.open(each, buy_in=1, channel=200 + each.member, guild=GUILD + 1) for each in elsewhere]
    await club.clock.forward(1)
    await club.tables.lobby.add_computer(tables[-1], elsewhere[2], club.click())
    await club.restart()
    assert sorted(club.audience.changes) == [*tables[: SHOWN_AT_ONCE - 1], tables[-1]]
    await club.join(tables[-2], elsewhere[0])
    assert club.audience.changes.pop() == tables[-2], "it can be played before"
    await club.clock.forward(SHOWN_APART)
    assert len(club.audience.changes) == SHOWN_AT_ONCE + 1
    await club.clock.forward(2 * SHOWN_APART)
    assert sorted(club.audience.changes) == tables


async def test_a_deadline_is_kept(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await club.clock.forward(20)
    await club.restart(after=10)
    board = await club.tables.queries.board(table)
    assert board.due_at == hand.board.due_at == club.clock() + 30
    await club.time_is_up(table)
    assert (await club.journal(table))[-1]["by"] == "deadline"


async def test_tables_that_go_on_by_themselves_do_not_go_on_all_at_the_same_instant(club: Club) -> None:
    tables = [await club.open(somebody(number), computers=3, channel=100 + number) for number in range(4)]
    for number, table in enumerate(tables):
        await club.start(table, somebody(number))
    await club.restart(after=3600)
    due = sorted([(await club.tables.queries.board(table)).due_at or 0.0 for table in tables])
    assert due == [pytest.approx(club.clock() + number * APART, abs=1e-4) for number in range(4)]
    await club.clock.forward(1)
    while any([(await club.tables.queries.board(table)).dealing for table in tables]):
        await club.audience.next_change()


async def test_a_match_can_be_interrupted_after_every_card(quick_club: Club) -> None:
    club = quick_club
    table = await club.begin(ANN, BEN, computers=1, house={"end.rounds": 1})
    while (await club.tables.queries.board(table)).status is Status.PLAYING:
        await club.one_card(table)
        await club.restart(after=1)
    assert (await club.tables.queries.board(table)).ending is Ending.FINISHED
    assert isinstance((await club.told(table))[-1], MatchResult)


async def test_a_closed_table_that_was_not_shown_as_such_is_shown_by_the_next_process(club: Club) -> None:
    kinds = (BOARD, HAND, NUDGE)
    tables = [await club.open(somebody(at), channel=100 + at) for at in range(4)]
    for table, kind in zip(tables, kinds, strict=False):
        await Posts(club.database).keep(table, kind, Post(70, 900, 1.5), member=2000 if kind == HAND else 0)
    for table in tables:
        await club.tables.channel_gone(table)
        await club.tables.announced([number for number, _ in await club.tables.queries.unannounced(table)])
    await club.restart()
    assert sorted(club.audience.changes) == tables[:3]
    for table, kind in zip(tables, kinds, strict=False):
        await Posts(club.database).drop(table, kind, member=2000 if kind == HAND else 0)
    await club.restart()
    assert club.audience.changes == []


async def test_a_number_is_never_given_again(club: Club, table: int) -> None:
    seen: set[int] = set()
    for _ in range(2):
        await club.to_the_end_of_the_round(table)
        numbers = {number for number, _ in await club.tables.queries.unannounced(table)}
        assert numbers
        assert numbers.isdisjoint(seen)
        seen |= numbers
        await club.restart()
        assert {number for number, _ in await club.tables.queries.unannounced(table)} == numbers, (
            "the next process posts them"
        )
        await club.tables.announced(list(numbers))
        await club.restart()


async def test_a_click_while_the_bot_comes_up_finds_the_one_table_there_is(club: Club) -> None:
    lobby = await club.open(ANN, channel=71)
    await club.restart(resume=False)
    await asyncio.gather(
        club.join(lobby, BEN),
        club.tables.cache.resume(club.audience),
        club.join(lobby, CLARA),
    )
    await club.start(lobby, ANN)
    board = await club.tables.queries.board(lobby)
    assert {seat.member for seat in board.seats} == {ANN.member, BEN.member, CLARA.member}
