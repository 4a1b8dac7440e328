"""Two processes on one database: an old one that is still dying, or a bot that was started twice."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import sqlalchemy as sa

from bot.chips.accounts import Reason
from bot.refusals import (
    DecisionOver,
    NoSeatFree,
    Refused,
    TableGone,
)
from bot.store.schema import journal, transfers
from bot.tables.model.table import Ending
from bot.tables.time.paces import Paces
from tests.bot.club import CHANNEL, GUILD, Club, terms
from tests.bot.people import ANN, BEN, CLARA, DIRK, seated
from tests.postgresql import ON_BOTH

pytestmark = [ON_BOTH, pytest.mark.usefixtures("threads")]

Request = Callable[[Club, int], Awaitable[Any]]
"""Asks one of the processes for something, with an interaction's id."""
FREE = {"stake.mode": "free", "stake.amount": 2, "stake.dealer": 2}


@pytest.fixture
async def one(make_club: Callable[[Paces], Awaitable[Club]]) -> Club:
    return await make_club(Paces())


@pytest.fixture
async def other(one: Club, make_club: Callable[[Paces], Awaitable[Club]]) -> Club:
    club = await make_club(Paces())
    club.click = one.click  # type: ignore[method-assign]
    return club


async def begun(club: Club, *, computers: int = 0, **house: Any) -> int:
    return await club.begin(ANN, BEN, CLARA, computers=computers, house=house)


async def opening(_: Club) -> Request:
    return lambda club, click: club.tables.lobby.open(
        guild=GUILD, channel=71, host=ANN, terms=terms(), computers=1, interaction=click
    )


async def joining(club: Club) -> Request:
    table = await club.open(ANN)
    return lambda club, click: club.join(table, BEN, click)


async def leaving(club: Club) -> Request:
    table = await club.open(ANN, BEN)
    return lambda club, click: club.tables.leave(table, BEN, click)


async def playing(club: Club) -> Request:
    table = await begun(club)
    hand = await club.to_a_lead(table)
    action = {"do": "play", "card": str(next(iter(hand.view.legal)))}
    return lambda club, click: club.tables.match.play(table, seated(hand.member), hand.board.decision, action, click)


async def preparing(club: Club) -> Request:
    table = await begun(club, **FREE)
    await club.time_is_up(table)
    stake = {"do": "stake", "on": {"AH": 2}}
    last = (await club.stored(table)).preparing()[-1]
    member = (await club.stored(table)).seats[last].member or 0
    return lambda club, click: club.tables.match.prepare(table, seated(member), 1, lambda _: (stake, True), click)


async def taking_a_seat(club: Club) -> Request:
    table = await begun(club, computers=2)
    return lambda club, click: club.take_seat(table, DIRK, click)


async def going_away(club: Club) -> Request:
    table = await begun(club)
    return lambda club, click: club.tables.match.set_away(table, BEN, True, click)


async def coming_last_to_play_again(club: Club) -> Request:
    table = await begun(club)
    await club.stop(table)
    await club.tables.lobby.again(table, ANN, club.click())
    await club.tables.lobby.again(table, BEN, club.click())
    return lambda club, click: club.tables.lobby.again(table, CLARA, click)


REQUESTS = (opening, joining, leaving, playing, preparing, taking_a_seat, going_away, coming_last_to_play_again)


async def look(club: Club) -> None:
    """Let a process read every table, as it does for whoever watches one."""
    table = await club.tables.queries.in_channel(CHANNEL)
    if table is not None:
        await club.tables.queries.hands(table)


async def counted(club: Club, click: int) -> int:
    async with club.database.reading() as work:
        found = sa.select(sa.func.count()).select_from(journal).where(journal.c.interaction_id == click)
        return int(await work.connection.scalar(found) or 0)


async def settle(*requests: Awaitable[Any]) -> list[Any]:
    """Make requests at the same moment; return the refusals, and None for what was granted."""
    found = await asyncio.gather(*requests, return_exceptions=True)
    for each in found:
        if isinstance(each, BaseException) and not isinstance(each, Refused):
            raise each
    return [each if isinstance(each, Refused) else None for each in found]


@pytest.mark.parametrize("prepare", REQUESTS)
async def test_a_click_that_reaches_both_at_the_same_moment_counts_once(
    one: Club, other: Club, prepare: Callable[[Club], Awaitable[Request]]
) -> None:
    request, click = await prepare(one), one.click()
    await look(other)
    results = await settle(request(one, click), request(other, click))
    assert None in results
    assert await counted(one, click) == 1
    after = await one.everything()
    await settle(request(other, click), request(one, click))
    assert await one.everything() == after


async def test_clicks_of_two_members_that_cross_both_count(one: Club, other: Club) -> None:
    table = await one.open(ANN)
    await look(other)
    joins = one.join(table, BEN), other.join(table, CLARA)
    assert await settle(*joins) == [None, None]
    await one.start(table, ANN)
    away = (
        one.tables.match.set_away(table, BEN, True, one.click()),
        other.tables.match.set_away(table, CLARA, True, one.click()),
    )
    assert await settle(*away) == [None, None]
    assert [seat.away for seat in (await one.stored(table)).seats] == [False, True, True]


async def test_of_two_who_cross_for_the_last_seat_one_gets_it(one: Club, other: Club) -> None:
    table = await one.begin(ANN, BEN, computers=1)
    await look(other)
    results = await settle(one.take_seat(table, CLARA), other.take_seat(table, DIRK))
    assert sorted(map(type, results), key=str) == sorted([type(None), NoSeatFree], key=str)


async def test_at_a_deadline_one_of_the_two_acts_and_the_other_catches_up(one: Club, other: Club) -> None:
    table = await begun(one)
    await look(other)
    for _ in range(3):
        rows = len(await one.journal(table))
        before = [await each.tables.queries.board(table) for each in (one, other)]
        await one.clock.forward_to(max(each.due_at or 0.0 for each in before))
        boards = [await each.gone_on_from(table, then) for each, then in zip((one, other), before, strict=True)]
        assert len(await one.journal(table)) == rows + 1
        assert boards[0] == boards[1]


async def test_a_click_after_the_others_deadline_comes_too_late(one: Club, other: Club) -> None:
    table = await begun(one)
    hand = await one.to_a_lead(table)
    await look(other)
    await other.tables.time.stop()
    await one.time_is_up(table)
    rows = await one.journal(table)
    assert rows[-1]["by"] == "deadline"
    assert (await other.tables.queries.board(table)).decision == hand.board.decision
    with pytest.raises(DecisionOver):
        await other.play(table, hand)
    assert await one.journal(table) == rows
    hand = await one.to_a_lead(table)
    await other.play(table, hand)
    assert (await other.tables.queries.board(table)).decision == hand.board.decision + 1


async def test_a_table_that_the_other_closed_leaves_memory(one: Club, other: Club) -> None:
    table = await begun(one)
    await look(other)
    await one.stop(table)
    assert other.tables.queries.open_tables(GUILD) == [table]
    with pytest.raises(TableGone):
        await other.tables.match.set_away(table, BEN, True, one.click())
    assert other.tables.queries.open_tables(GUILD) == []
    assert other.audience.changes[-1] == table
    await other.tables.channel_gone(table)
    assert (await other.tables.queries.board(table)).ending is Ending.STOPPED


async def test_an_order_of_the_bank_counts_once(one: Club, other: Club) -> None:
    grant, take = one.click(), one.click()
    for _ in range(2):
        await settle(*(each.wallets.order(GUILD, BEN, 30, ANN.member, grant) for each in (one, other)))
        await settle(*(each.wallets.order(GUILD, BEN, -10, ANN.member, take) for each in (one, other)))
    assert await one.wallet(BEN) == 520
    async with one.database.reading() as work:
        reasons = list(await work.connection.scalars(sa.select(transfers.c.reason).order_by(transfers.c.id)))
    assert reasons == [Reason.WELCOME, Reason.GRANT, Reason.TAKE]
