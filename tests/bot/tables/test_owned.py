"""Tables that another process keeps: what arrives here acts through the database, and leaves nothing in memory."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from bot.members.people import Actor
from bot.tables.model.table import Status
from bot.tables.service.ownership import one_request
from tests.bot.clock import HandClock
from tests.bot.club import GUILD
from tests.bot.people import ANN, BEN, CLARA, seated
from tests.bot.tables.owned import Half, halves

pytestmark = [  # several processes share PostgreSQL alone
    pytest.mark.parametrize("kind", ["postgresql"], indirect=True),
    pytest.mark.usefixtures("threads", "nothing_failed"),
]

ELSEWHERE = 8
"""The other process's server."""


@pytest.fixture
async def both(address: str, clock: HandClock) -> AsyncIterator[tuple[Half, Half]]:
    async with halves(address, clock, GUILD, ELSEWHERE) as both:
        yield both


@pytest.fixture
def owner(both: tuple[Half, Half]) -> Half:
    """The process that keeps the tables of the tests."""
    return both[0]


@pytest.fixture
def other(both: tuple[Half, Half]) -> Half:
    """The process where their members' direct messages arrive."""
    return both[1]


def directly(member: int | Actor) -> Actor:
    """Return a member as they ask by direct message."""
    return replace(seated(member if isinstance(member, int) else member.member), guild=None)


async def begun(club: Half) -> int:
    return await club.begin(ANN, BEN, CLARA)


def timed(club: Half) -> list[Any]:
    """Return the deadlines of tables that a process watches."""
    return [key for key in club.tables.time._deadlines._current if key[0] != "database"]


async def test_a_card_from_a_direct_message_is_played_and_wakes_the_owner(owner: Half, other: Half) -> None:
    table = await begun(owner)
    hand = await owner.to_a_lead(table)
    card = {"do": "play", "card": str(next(iter(hand.view.legal)))}
    with one_request(hand.member):
        await other.tables.match.play(table, directly(hand.member), hand.board.decision, card, owner.click())
        shown = await other.tables.queries.hand(table, hand.member)
    assert shown.board.decision == hand.board.decision + 1
    assert other.woke == [(table, GUILD, hand.member)]
    assert other.kept() == []
    assert timed(other) == []
    assert other.audience.changes == []
    before = len(owner.audience.changes)
    assert (await owner.tables.queries.board(table)).decision == hand.board.decision
    await owner.hear(other)
    assert await owner.tables.queries.board(table) == shown.board
    assert owner.audience.changes[before:] == [table]
    assert owner.audience.played_there == [(table, hand.member)]


async def test_only_the_owner_lets_time_pass_and_the_others_click_moves_no_deadline(owner: Half, other: Half) -> None:
    table = await begun(owner)
    hand = await owner.to_a_lead(table)
    await owner.clock.forward(40)
    await other.tables.match.set_follow(table, directly(hand.member), True, owner.click())
    await owner.hear(other)
    await owner.take_over(GUILD)  # saying it again changes nothing
    assert (await owner.tables.queries.board(table)).due_at == hand.board.due_at
    rows = len(await owner.journal(table))
    board = await owner.time_is_up(table)
    assert board.decision == hand.board.decision + 1
    assert len(await owner.journal(table)) == rows + 1
    assert other.audience.changes == []


async def test_a_round_goes_on_where_its_server_has_gone(owner: Half, other: Half) -> None:
    table = await begun(owner)
    hand = await owner.to_a_lead(table)
    before = await owner.tables.queries.board(table)
    await owner.let_go(GUILD)
    assert (owner.kept(), timed(owner), owner.audience.gone) == ([], [], [table])
    await other.take_over(GUILD)
    assert await other.tables.queries.board(table) == before
    await other.play(table, hand)
    changes = len(owner.audience.changes)
    await other.to_the_end_of_the_round(table)
    assert len(owner.audience.changes) == changes
    await other.let_go(GUILD)
    await owner.take_over(GUILD)
    await owner.to_the_end(table)
    assert (await owner.tables.queries.board(table)).status is Status.CLOSED


async def test_what_is_under_way_is_finished_before_a_table_is_let_go(owner: Half, other: Half) -> None:
    table = await begun(owner)
    hand = await owner.to_a_lead(table)
    committed, go_on = owner.database.delay_next_writer()
    playing = asyncio.create_task(owner.play(table, hand))
    await committed.wait()
    letting_go = asyncio.create_task(owner.let_go(GUILD))
    await asyncio.sleep(0.01)
    assert not letting_go.done()
    go_on.set()
    await letting_go
    await playing
    assert owner.kept() == []
    assert timed(owner) == []
    await other.take_over(GUILD)
    assert (await other.tables.queries.board(table)).decision == hand.board.decision + 1


async def test_a_click_that_waits_while_its_table_is_let_go_counts_and_wakes_the_next_owner(
    owner: Half, other: Half
) -> None:
    table = await begun(owner)
    hand = await owner.to_a_lead(table)
    live = await owner.tables.cache.get(table)
    async with live.lock:
        letting_go = asyncio.create_task(owner.let_go(GUILD))
        await asyncio.sleep(0)
        playing = asyncio.create_task(owner.play(table, hand))
        while len(live.lock._waiters or ()) < 2:  # noqa: ASYNC110 - a lock tells nobody of it
            await asyncio.sleep(0)
    await asyncio.gather(letting_go, playing)
    assert timed(owner) == []
    assert owner.woke == [(table, GUILD, None)]
    await other.take_over(GUILD)
    await other.hear(owner)
    assert (await other.tables.queries.board(table)).decision == hand.board.decision + 1


async def test_nobody_acts_while_nobody_is_sure_whose_table_it_is(owner: Half) -> None:
    table = await begun(owner)
    await owner.to_a_lead(table)
    rows = len(await owner.journal(table))
    due = (await owner.tables.queries.board(table)).due_at
    assert due is not None
    owner.own.clear()
    await owner.clock.forward_to(due + 5)
    await owner.idle()
    assert len(await owner.journal(table)) == rows
    owner.own.add(GUILD)
    changes = len(owner.audience.changes)
    await owner.clock.forward(2)
    while len(owner.audience.changes) == changes:
        await owner.audience.next_change()
    assert len(await owner.journal(table)) == rows + 1
