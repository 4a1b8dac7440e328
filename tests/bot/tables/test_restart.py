import asyncio
from dataclasses import replace

import pytest

from bot.tables.announcements import MatchResult
from bot.tables.clock import GRACE, LAST_CALL, LONG, LONGEST
from bot.tables.keeping import SHOWN_AT_ONCE
from bot.tables.posts import BOARD, HAND, NUDGE, Post, Posts
from bot.tables.table import Ending, Status
from bot.tables.timekeeper import APART, SHOWN_APART
from tests.bot.clock import HandClock
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, seated, somebody

pytestmark = pytest.mark.usefixtures("threads")


@pytest.fixture
async def table(club: Club) -> int:
    table = await club.open(ANN, BEN, CLARA)
    await club.start(table, ANN)
    return table


async def test_every_open_table_is_there_again_as_it_was(club: Club, table: int) -> None:
    await club.to_a_forced_card(table)
    lobby = await club.open(ANN, computers=2, channel=71)
    closed = await club.open(ANN, channel=72)
    await club.stop(closed)
    boards = [await club.tables.board(each) for each in (table, lobby, closed)]
    hands = await club.tables.hands(table)
    await club.restart()
    assert [await club.tables.board(each) for each in (table, lobby, closed)] == boards
    assert await club.tables.hands(table) == hands
    assert sorted(club.tables.open_tables(GUILD)) == [table, lobby]


async def test_whoever_shows_tables_hears_of_every_open_one(club: Club, table: int) -> None:
    lobby = await club.open(ANN, channel=71)
    await club.restart()
    assert sorted(club.audience.changes) == [table, lobby]


async def test_a_click_that_comes_before_anybody_watches_sets_deadlines_that_tell_nobody(
    club: Club, table: int, clock: HandClock
) -> None:
    hand = await club.to_a_lead(table)
    await club.restart(resume=False)
    who = next(each for each in (ANN, BEN) if each.member != hand.member)
    await club.tables.set_follow(table, who, True, club.click())
    await clock.forward(31)  # half of the time of the one who leads
    assert club.audience.halves == []
    await club.tables.resume(club.audience)


async def test_servers_can_be_gone_on_with_one_after_the_other(club: Club) -> None:
    here, there = await club.open(ANN), await club.open(replace(BEN, guild=GUILD + 1), channel=72, guild=GUILD + 1)
    done = await club.open(CLARA, channel=71)
    await club.tables.stop_table(done, CLARA, club.click())
    await club.restart(resume=False)
    await club.tables.resume(club.audience, lambda guild: guild != GUILD)
    assert club.audience.changes == [there]
    assert club.tables.guilds() == {GUILD + 1}
    await club.tables.resume(club.audience, lambda guild: guild == GUILD)
    assert club.audience.changes == [there, here, done]
    assert club.tables.guilds() == {GUILD, GUILD + 1}


async def test_many_tables_are_shown_one_after_the_other_and_can_be_played_before(club: Club) -> None:
    tables = [await club.open(somebody(number), buy_in=1, channel=100 + number) for number in range(SHOWN_AT_ONCE)]
    elsewhere = [somebody(number) for number in range(3)]
    tables += [await club.open(each, buy_in=1, channel=200 + each.member, guild=GUILD + 1) for each in elsewhere]
    await club.restart()
    assert club.audience.changes == tables[:SHOWN_AT_ONCE]
    await club.join(tables[-1], replace(CLARA, guild=GUILD + 1))
    assert club.audience.changes.pop() == tables[-1]
    await club.clock.forward(SHOWN_APART)
    assert club.audience.changes == tables[: SHOWN_AT_ONCE + 1]
    await club.clock.forward(2 * SHOWN_APART)
    assert club.audience.changes == tables


async def test_tables_at_which_something_has_just_happened_are_shown_before_others(club: Club) -> None:
    tables = [await club.open(somebody(number), buy_in=1, channel=100 + number) for number in range(SHOWN_AT_ONCE)]
    elsewhere = [replace(each, guild=GUILD + 1) for each in (ANN, BEN, CLARA)]
    tables += [await club.open(each, buy_in=1, channel=200 + each.member, guild=GUILD + 1) for each in elsewhere[:2]]
    await club.clock.forward(1)
    await club.join(tables[-1], elsewhere[2])
    await club.restart()
    assert sorted(club.audience.changes) == [*tables[: SHOWN_AT_ONCE - 1], tables[-1]]
    await club.clock.forward(2 * SHOWN_APART)
    assert sorted(club.audience.changes) == tables


async def test_a_button_from_before_counts(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await club.restart()
    await club.play(table, hand)
    assert (await club.tables.board(table)).decision == hand.board.decision + 1


async def test_a_click_from_before_does_not_count_again(club: Club, table: int) -> None:
    click = club.click()
    await club.tables.set_away(table, BEN, True, click)
    rows = await club.journal(table)
    await club.restart()
    await club.tables.set_away(table, BEN, True, click)
    assert await club.journal(table) == rows


async def test_a_deadline_is_kept(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await club.clock.forward(20)
    await club.restart(after=10)
    board = await club.tables.board(table)
    assert board.due_at == hand.board.due_at == club.clock() + 30
    await club.time_is_up(table)
    assert (await club.journal(table))[-1]["by"] == "deadline"


@pytest.mark.parametrize("away_for", [55, 60 + LONG])
async def test_members_have_a_moment_to_find_their_hands_again(club: Club, table: int, away_for: int) -> None:
    await club.to_a_lead(table)
    await club.restart(after=away_for)
    assert (await club.tables.board(table)).due_at == club.clock() + GRACE


async def test_that_moment_is_no_longer_than_the_time_for_a_forced_card(club: Club, table: int) -> None:
    await club.to_a_forced_card(table)
    await club.restart(after=30)
    assert (await club.tables.board(table)).due_at == club.clock() + 10


@pytest.mark.parametrize(("turn_seconds", "anew"), [(60, 60), (5, GRACE), (24 * 3600, LONGEST)])
async def test_after_a_long_outage_members_have_their_time_anew(club: Club, turn_seconds: int, anew: float) -> None:
    await club.wallets.change_settings(GUILD, turn_seconds=turn_seconds)
    table = await club.open(ANN, BEN, CLARA)
    await club.start(table, ANN)
    await club.to_a_lead(table)
    await club.restart(after=turn_seconds + LONG + 1)
    board = await club.tables.board(table)
    assert board.due_at == club.clock() + anew
    await club.time_is_up(table)
    assert (await club.journal(table))[-1]["by"] == "deadline"


async def test_after_a_long_outage_a_forced_card_waits_for_its_holder_to_come_back(club: Club, table: int) -> None:
    await club.to_a_forced_card(table)
    await club.restart(after=3600)
    assert (await club.tables.board(table)).due_at == club.clock() + GRACE


async def test_going_away_and_coming_back_after_a_restart_gives_no_new_time(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await club.restart()
    await club.tables.set_away(table, seated(hand.member), True, club.click())
    await club.tables.set_away(table, seated(hand.member), False, club.click())
    assert (await club.tables.board(table)).due_at == hand.board.due_at


@pytest.mark.parametrize(("away_for", "left"), [(10, 50), (50, GRACE), (90, GRACE), (3600, 60)])
async def test_those_who_decide_together_have_their_time_too(club: Club, away_for: int, left: float) -> None:
    table = await club.open(ANN, BEN, CLARA, house={"stake.mode": "free", "stake.amount": 2, "stake.dealer": 2})
    await club.start(table, ANN)
    await club.time_is_up(table)
    assert (await club.tables.board(table)).together_until == club.clock() + 60
    await club.restart(after=away_for)
    board = await club.tables.board(table)
    assert board.due_at == board.together_until == club.clock() + left
    # Whoever is asked next has no less time than the one before.
    await club.time_is_up(table)
    assert (await club.tables.board(table)).together_until == board.together_until


async def test_what_needs_no_human_is_made_up_for_at_once(club: Club) -> None:
    table = await club.open(ANN, computers=3)
    await club.start(table, ANN)
    await club.restart(after=3600)
    board = await club.tables.board(table)
    assert board.dealing
    assert board.due_at == club.clock()
    await club.time_is_up(table)
    assert not (await club.tables.board(table)).dealing


async def test_tables_that_go_on_by_themselves_do_not_go_on_all_at_the_same_instant(club: Club) -> None:
    tables = [await club.open(somebody(number), computers=3, channel=100 + number) for number in range(4)]
    for number, table in enumerate(tables):
        await club.start(table, somebody(number))
    await club.restart(after=3600)
    due = sorted([(await club.tables.board(table)).due_at or 0.0 for table in tables])
    assert due == [pytest.approx(club.clock() + number * APART, abs=1e-4) for number in range(4)]
    await club.clock.forward(1)
    while any([(await club.tables.board(table)).dealing for table in tables]):
        await club.audience.next_change()


async def test_a_lobby_whose_time_is_over_closes_after_a_last_call(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.restart(after=24 * 3600)
    assert (await club.tables.board(table)).due_at == club.clock() + LAST_CALL
    await club.time_is_up(table)
    assert (await club.tables.board(table)).ending is Ending.EXPIRED
    assert await club.wallet(BEN) == 500


async def test_a_paused_table_whose_time_is_over_can_still_be_woken(club: Club) -> None:
    table = await club.open(ANN, computers=2)
    await club.start(table, ANN)
    await club.tables.set_away(table, ANN, True, club.click())
    while (await club.tables.board(table)).status is Status.PLAYING:
        await club.time_is_up(table)
    await club.restart(after=24 * 3600)
    assert (await club.tables.board(table)).due_at == club.clock() + LAST_CALL
    await club.tables.wake(table, ANN, club.click())
    assert (await club.tables.board(table)).status is Status.PLAYING


async def test_a_match_can_be_interrupted_after_every_card(quick_club: Club) -> None:
    club = quick_club
    table = await club.open(ANN, BEN, computers=1, house={"end.rounds": 1})
    await club.start(table, ANN)
    while (await club.tables.board(table)).status is Status.PLAYING:
        await club.one_card(table)
        await club.restart(after=1)
    assert (await club.tables.board(table)).ending is Ending.FINISHED
    assert isinstance((await club.told(table))[-1], MatchResult)


async def test_what_was_not_posted_is_posted_by_the_next_process(club: Club, table: int) -> None:
    await club.to_the_end_of_the_round(table)
    told = await club.tables.unannounced(table)
    assert told
    await club.restart()
    assert table in club.audience.changes
    assert await club.tables.unannounced(table) == told


async def test_a_closed_tables_last_words_are_posted_by_the_next_process(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.stop(table)
    await club.restart()
    assert club.audience.changes == [table]
    numbers = [number for number, _ in await club.tables.unannounced(table)]
    await club.tables.announced(numbers)
    await club.restart()
    assert club.audience.changes == []
    assert await club.tables.unannounced(table) == []


@pytest.mark.parametrize("kind", [BOARD, HAND, NUDGE])
async def test_a_closed_table_that_was_not_shown_as_such_is_shown_by_the_next_process(club: Club, kind: str) -> None:
    table = await club.open(ANN, BEN)
    await Posts(club.database).keep(table, kind, Post(70, 900, 1.5), member=ANN.member if kind == HAND else 0)
    await club.stop(table)
    await club.tables.announced([number for number, _ in await club.tables.unannounced(table)])
    await club.restart()
    assert club.audience.changes == [table]
    await Posts(club.database).forget(table, kind)
    await club.restart()
    assert club.audience.changes == []


async def test_what_is_posted_leaves_the_outbox_and_the_rest_stays_in_order(club: Club, table: int) -> None:
    await club.to_the_end(table)
    told = await club.tables.unannounced(table)
    assert isinstance(told[-1][1], MatchResult)
    await club.tables.announced([number for number, _ in told[:2]])
    assert await club.tables.unannounced(table) == told[2:]


async def test_a_number_is_never_given_again(club: Club, table: int) -> None:
    seen: set[int] = set()
    for _ in range(2):
        await club.to_the_end_of_the_round(table)
        numbers = {number for number, _ in await club.tables.unannounced(table)}
        assert numbers
        assert numbers.isdisjoint(seen)
        seen |= numbers
        await club.tables.announced(list(numbers))
        await club.restart()


async def test_a_click_while_the_bot_comes_up_finds_the_one_table_there_is(club: Club) -> None:
    lobby = await club.open(ANN, channel=71)
    await club.restart(resume=False)
    await asyncio.gather(
        club.join(lobby, BEN),
        club.tables.resume(club.audience),
        club.join(lobby, CLARA),
    )
    await club.start(lobby, ANN)
    board = await club.tables.board(lobby)
    assert {seat.member for seat in board.seats} == {ANN.member, BEN.member, CLARA.member}
