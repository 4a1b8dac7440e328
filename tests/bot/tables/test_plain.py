"""Plain cards are written in one step without their server's lock; what comes of them is what always came of them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.refusals import Refused
from bot.store.accounts import Kind
from bot.store.metadata import metadata
from bot.store.schema import accounts
from bot.store.work import Work
from bot.tables.actions import TableAction
from bot.tables.change import Change
from bot.tables.clock import Paces
from bot.tables.live import Live
from bot.tables.views import Hand
from bot.tables.writer import Writer
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, DIRK, seated
from tests.postgresql import ON_BOTH

pytestmark = [ON_BOTH, pytest.mark.usefixtures("threads")]

GIVEN = ("counters", "keys")
"""Tables of the database whose rows a transaction leaves behind that is undone, or that are never the same."""


@pytest.fixture
async def one(make_club: Callable[[Paces], Awaitable[Club]]) -> Club:
    return await make_club(Paces())


@pytest.fixture
async def other(one: Club, make_club: Callable[[Paces], Awaitable[Club]]) -> Club:
    """Another process with the same people at the same tables."""
    club = await make_club(Paces())
    club.click = one.click  # type: ignore[method-assign]
    return club


class Undone(Exception):
    """What was written is to be rolled back."""


async def begun(club: Club) -> int:
    table = await club.open(ANN, BEN, CLARA)
    await club.start(table, ANN)
    return table


async def everything(work: Work) -> dict[str, list[Any]]:
    """Return all rows of the database, without the numbers of announcements: those of what was undone are left out."""
    found = {}
    for name, table in metadata.tables.items():
        if name not in GIVEN:
            columns = [each for each in table.c if (name, each.name) != ("outbox", "id")]
            found[name] = sorted(map(repr, await work.connection.execute(sa.select(*columns))))
    return found


async def card(club: Club, table: int) -> tuple[Hand, dict[str, str]]:
    """Go on until a member has to follow, and return their hand and the card."""
    hand = await club.to_a_forced_card(table)
    return hand, {"do": "play", "card": str(next(iter(hand.view.legal)))}


async def test_one_step_writes_what_a_transaction_writes(one: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: list[str] = []
    advance = Writer._advance

    async def compared(
        self: Writer, live: Live, action: TableAction, change: Change, interaction: int | None
    ) -> Live | None:
        long: dict[str, list[Any]] = {}
        with suppress(Undone):
            async with one.database.writing(GUILD) as work:
                await self._write(work, replace(live), [action], interaction)
                long |= await everything(work)
                raise Undone
        after = await advance(self, live, action, change, interaction)
        async with one.database.reading() as work:
            assert await everything(work) == long
        kinds.append(action.do)
        return after

    monkeypatch.setattr(Writer, "_advance", compared)
    table = await begun(one)
    await one.tables.set_follow(table, BEN, True, one.click())
    for _ in range(12):
        await one.one_card(table)
    await one.tables.set_away(table, ANN, True, one.click())
    assert {*kinds} == {"follow", "act", "away"}
    assert kinds.count("act") > 6


async def test_most_of_a_round_is_plain_and_what_is_not_goes_the_long_way(
    one: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[bool] = []
    advance = Writer._advance

    async def counted(self: Writer, *what: Any) -> Live | None:
        after = await advance(self, *what)
        steps.append(after is not None)
        return after

    monkeypatch.setattr(Writer, "_advance", counted)
    table = await begun(one)
    await one.to_the_end_of_the_round(table)
    rows = await one.journal(table)
    assert all(steps)
    assert len(rows) * 0.6 < len(steps) < len(rows) - 5


async def test_a_click_that_comes_twice_plays_one_card(one: Club, other: Club) -> None:
    table = await begun(one)
    hand, do = await card(one, table)
    await other.tables.board(table)
    click, rows = one.click(), len(await one.journal(table))
    asked = [each.tables.play(table, seated(hand.member), hand.board.decision, do, click) for each in (one, other) * 2]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert None in answers
    assert all(each is None or isinstance(each, Refused) for each in answers)
    assert len(await one.journal(table)) == rows + 1
    assert await one.tables.board(table) == await other.tables.board(table)


async def test_who_is_behind_catches_up_and_asks_again(one: Club, other: Club) -> None:
    table = await begun(one)
    await other.tables.board(table)
    await one.tables.set_follow(table, BEN, True, one.click())
    await other.tables.set_follow(table, CLARA, True, one.click())
    await one.tables.set_away(table, ANN, True, one.click())
    seats = (await one.stored(table)).seats
    assert [seat.follow for seat in seats] == [False, True, True]
    assert [seat.away for seat in seats] == [True, False, False]
    assert [row["do"] for row in await one.journal(table)][-3:] == ["follow", "follow", "away"]


async def test_cards_are_played_while_another_process_moves_chips_of_the_server(one: Club, other: Club) -> None:
    table = await begun(one)

    async def pay() -> None:
        for _ in range(10):
            await other.wallets.grant(GUILD, DIRK, 1, ANN.member)

    async def play() -> None:
        for at in range(10):
            await one.tables.set_follow(table, BEN, bool(at % 2), one.click())

    rows = len(await one.journal(table))
    await asyncio.gather(play(), pay())
    assert len(await one.journal(table)) == rows + 10
    assert await one.wallet(DIRK) == 510


async def test_a_card_at_a_table_with_other_chips_than_its_escrow_is_an_error_and_not_played(one: Club) -> None:
    table = await begun(one)
    hand, do = await card(one, table)
    here = (accounts.c.kind == str(Kind.ESCROW), accounts.c.owner == table)

    async def put(more: int) -> None:
        async with one.database.writing(GUILD) as work:
            await work.connection.execute(sa.update(accounts).where(*here).values(balance=accounts.c.balance + more))

    rows = await one.journal(table)
    await put(1)
    with pytest.raises(AssertionError, match="151 chips in escrow, 150 on the table"):
        await one.tables.play(table, seated(hand.member), hand.board.decision, do, one.click())
    assert await one.journal(table) == rows
    await put(-1)
    one.database.wrong.clear()  # it was wrong on purpose
    await one.tables.play(table, seated(hand.member), hand.board.decision, do, one.click())
    assert len(await one.journal(table)) == len(rows) + 1
