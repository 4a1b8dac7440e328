"""Plain cards are written in one step without their server's lock; what comes of them is what always came of them."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.store.chips.accounts import Kind
from bot.store.metadata import metadata
from bot.store.schema import accounts
from bot.store.work import Work
from bot.tables.model.actions import TableAction
from bot.tables.model.change import Change
from bot.tables.service.live import Live
from bot.tables.service.writer import Writer
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, seated
from tests.postgresql import ON_BOTH

pytestmark = [ON_BOTH, pytest.mark.usefixtures("threads")]

GIVEN = ("counters", "keys")
"""Tables of the database whose rows a transaction leaves behind that is undone, or that are never the same."""


class Undone(Exception):
    """What was written is to be rolled back."""


async def everything(work: Work) -> dict[str, list[Any]]:
    """Return all rows of the database, without the numbers of announcements: those of what was undone are left out."""
    found = {}
    for name, table in metadata.tables.items():
        if name not in GIVEN:
            columns = [each for each in table.c if (name, each.name) != ("outbox", "id")]
            found[name] = sorted(map(repr, await work.connection.execute(sa.select(*columns))))
    return found


async def test_one_step_writes_what_a_transaction_writes(
    club: Club, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds: list[str] = []
    advance = Writer._advance

    async def compared(
        self: Writer, live: Live, action: TableAction, change: Change, interaction: int | None
    ) -> Live | None:
        long: dict[str, list[Any]] = {}
        with suppress(Undone):
            async with club.database.writing(GUILD) as work:
                await self._write(work, replace(live), [action], interaction)
                long |= await everything(work)
                raise Undone
        after = await advance(self, live, action, change, interaction)
        async with club.database.reading() as work:
            assert await everything(work) == long
        kinds.append(action.do)
        return after

    monkeypatch.setattr(Writer, "_advance", compared)
    await club.tables.match.set_follow(table, BEN, True, club.click())
    for _ in range(12):
        await club.one_card(table)
    await club.tables.match.set_away(table, ANN, True, club.click())
    assert {*kinds} == {"follow", "act", "away"}
    assert kinds.count("act") > 6


async def test_a_card_at_a_table_with_other_chips_than_its_escrow_is_an_error_and_not_played(
    club: Club, table: int
) -> None:
    hand = await club.to_a_forced_card(table)
    do = {"do": "play", "card": str(next(iter(hand.view.legal)))}
    here = (accounts.c.kind == str(Kind.ESCROW), accounts.c.owner == table)

    async def put(more: int) -> None:
        async with club.database.writing(GUILD) as work:
            await work.connection.execute(sa.update(accounts).where(*here).values(balance=accounts.c.balance + more))

    rows = await club.journal(table)
    await put(1)
    with pytest.raises(AssertionError, match="151 chips in escrow, 150 on the table"):
        await club.tables.match.play(table, seated(hand.member), hand.board.decision, do, club.click())
    assert await club.journal(table) == rows
    await put(-1)
    club.database.wrong.clear()  # it was wrong on purpose
    await club.tables.match.play(table, seated(hand.member), hand.board.decision, do, club.click())
    assert len(await club.journal(table)) == len(rows) + 1
