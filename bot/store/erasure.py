"""Members who are forgotten, in SQL: finding what is kept of somebody, replacing it, and recognising who comes back.

Of somebody who was forgotten stays a number below zero in place of their id, a different one in each server and for
each time, and a digest that only tells whether somebody who comes is the same.
"""

from __future__ import annotations

import hmac
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.accounts import Account, Kind
from bot.store.leaderboard import LeaderboardRepository
from bot.store.ledger import LedgerRepository
from bot.store.repository import Repository
from bot.store.schema import (
    CLOSED,
    accounts,
    doors,
    forgotten,
    journal,
    keys,
    members,
    outbox,
    posts,
    preferences,
    tables,
    transfers,
)

KEY = "forgotten"
"""The key of the digests, drawn when the database was made."""
OF_EVERY_SERVER = (preferences, doors)
"""What is kept of a member for all servers together."""

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Kept:
    """What is stored of a table and may name somebody."""

    snapshot: Json
    journal: Sequence[Json]
    """Its rows in order."""
    announcements: Sequence[tuple[int, Json]] = ()
    """Those that are not posted, in order, with their numbers in the outbox."""


@dataclass(frozen=True, slots=True)
class Rewritten:
    """What is to be stored instead."""

    snapshot: Json
    journal: dict[int, Json] = field(default_factory=dict)
    """The rows that change, by their numbers."""
    announcements: dict[int, Json | None] = field(default_factory=dict)
    """The announcements that change; None for one that is not told any more."""


class Mention(NamedTuple):
    """A journal's row in which a member's id may stand."""

    table: int
    channel: int | None
    """The channel of the table while it is open, None when it is closed."""
    action: Json


class ErasureRepository(Repository):
    """What is kept of members, wherever it is kept."""

    def __init__(
        self, connection: AsyncConnection, ledger: LedgerRepository, leaderboard: LeaderboardRepository
    ) -> None:
        """All three belong to one unit of work."""
        super().__init__(connection)
        self._ledger = ledger
        self._leaderboard = leaderboard

    # --- what is kept -------------------------------------------------------------------------------------

    async def newest(self) -> int:
        """Return the highest number of a table, 0 if there is none."""
        return int(await self._connection.scalar(sa.select(sa.func.max(tables.c.id))) or 0)

    async def open_tables(self, guild: int) -> list[int]:
        """Return the tables of a server that are not closed."""
        these = sa.select(tables.c.id).where(tables.c.guild_id == guild, tables.c.status != CLOSED)
        return list(await self._connection.scalars(these))

    async def mentions(self, guild: int, member: int, *, after: int = 0, among: Collection[int] = ()) -> list[Mention]:
        """Return the rows in the journals of a server's tables that have a member's id as text in them.

        Args:
            guild: the server.
            member: their id.
            after: only tables with higher numbers,
            among: and these.
        """
        found = await self._connection.execute(
            sa.select(tables.c.id, tables.c.status, tables.c.channel_id, journal.c.action)
            .join(journal, journal.c.table_id == tables.c.id)
            .where(
                tables.c.guild_id == guild,
                sa.or_(tables.c.id > after, tables.c.id.in_(among)),
                sa.cast(journal.c.action, sa.Text).like(f"%{member}%"),
            )
        )
        return [Mention(row.id, None if row.status == CLOSED else row.channel_id, row.action) for row in found]

    async def kept(self, table: int) -> Kept:
        """Return all that is stored of a table and may name somebody."""
        snapshot = await self._connection.scalar(sa.select(tables.c.snapshot).where(tables.c.id == table))
        rows = await self._connection.scalars(
            sa.select(journal.c.action).where(journal.c.table_id == table).order_by(journal.c.seq)
        )
        told = await self._connection.execute(
            sa.select(outbox.c.id, outbox.c.announcement).where(outbox.c.table_id == table).order_by(outbox.c.id)
        )
        assert snapshot is not None
        return Kept(snapshot, list(rows), [(number, announcement) for number, announcement in told])

    async def stopped(self, guild: int) -> dict[tuple[int, int], Json]:
        """Return the journals' rows of a server that may say who stopped a table, by table and number."""
        rows = await self._connection.execute(
            sa.select(journal.c.table_id, journal.c.seq, journal.c.action)
            .join(tables, journal.c.table_id == tables.c.id)
            .where(tables.c.guild_id == guild, sa.cast(journal.c.action, sa.Text).like("%stopped%"))
        )
        return {(table, seq): action for table, seq, action in rows}

    async def announced_as_stopped(self, guild: int) -> dict[int, Json]:
        """Return the same of the announcements that are not posted, by their numbers."""
        rows = await self._connection.execute(
            sa.select(outbox.c.id, outbox.c.announcement)
            .join(tables, outbox.c.table_id == tables.c.id)
            .where(tables.c.guild_id == guild, sa.cast(outbox.c.announcement, sa.Text).like("%stopped%"))
        )
        return {row.id: row.announcement for row in rows}

    async def ordered(self, guild: int, member: int) -> bool:
        """Return whether somebody has ordered movements of chips in a server."""
        these = sa.select(transfers.c.id).where(transfers.c.guild_id == guild, transfers.c.by == member).limit(1)
        return await self._connection.scalar(these) is not None

    async def kept_for_every_server(self, member: int) -> bool:
        """Return whether anything is kept of a member for all servers together."""
        for each in OF_EVERY_SERVER:
            if await self._connection.scalar(sa.select(each.c.member_id).where(each.c.member_id == member)) is not None:
                return True
        return False

    # --- what takes its place -----------------------------------------------------------------------------

    async def new_alias(self, guild: int) -> int:
        """Return a number below zero that stands for nobody in a server yet."""
        owners = sa.select(sa.func.min(accounts.c.owner)).where(
            accounts.c.guild_id == guild, accounts.c.kind == str(Kind.WALLET)
        )
        orderers = sa.select(sa.func.min(transfers.c.by)).where(transfers.c.guild_id == guild)
        return min(await self._connection.scalar(owners) or 0, await self._connection.scalar(orderers) or 0, 0) - 1

    async def replace(self, guild: int, member: int, alias: int) -> None:
        """Put a number in place of a member's id in the ledger; remove their row, their place and their posts."""
        await self._connection.execute(
            sa.update(accounts)
            .where(accounts.c.guild_id == guild, accounts.c.kind == str(Kind.WALLET), accounts.c.owner == member)
            .values(owner=alias)
        )
        await self._leaderboard.refresh(guild, [member])  # their row has no wallet any more
        await self._connection.execute(
            sa.update(transfers).where(transfers.c.guild_id == guild, transfers.c.by == member).values(by=alias)
        )
        there = sa.select(tables.c.id).where(tables.c.guild_id == guild)
        await self._connection.execute(sa.delete(posts).where(posts.c.member_id == member, posts.c.table_id.in_(there)))
        await self._connection.execute(
            sa.delete(members).where(members.c.guild_id == guild, members.c.member_id == member)
        )

    async def drop_for_every_server(self, member: int, *, unless_known: bool) -> None:
        """Delete what is kept of a member for all servers; with `unless_known` only where no server knows them now."""
        for each in OF_EVERY_SERVER:
            gone = sa.delete(each).where(each.c.member_id == member)
            if unless_known:
                gone = gone.where(each.c.member_id.not_in(sa.select(members.c.member_id)))
            await self._connection.execute(gone)

    async def rewrite(self, table: int, again: Rewritten) -> None:
        """Store a closed table as it was rewritten."""
        await self._connection.execute(sa.update(tables).where(tables.c.id == table).values(snapshot=again.snapshot))
        await self.rewrite_rows({(table, seq): row for seq, row in again.journal.items()})
        await self.rewrite_announcements(again.announcements)

    async def rewrite_rows(self, rows: Mapping[tuple[int, int], Json]) -> None:
        """Store rows of journals anew, by table and number."""
        if rows:
            await self._connection.execute(
                sa.update(journal)
                .where(journal.c.table_id == sa.bindparam("of"), journal.c.seq == sa.bindparam("number"))
                .values(action=sa.bindparam("row")),
                [{"of": table, "number": seq, "row": row} for (table, seq), row in rows.items()],
            )

    async def rewrite_announcements(self, announcements: Mapping[int, Json | None]) -> None:
        """Store announcements anew by their numbers, and drop those that are None."""
        for number, announcement in announcements.items():
            this = outbox.c.id == number
            if announcement is None:
                await self._connection.execute(sa.delete(outbox).where(this))
            else:
                await self._connection.execute(sa.update(outbox).where(this).values(announcement=announcement))

    # --- who comes back -----------------------------------------------------------------------------------

    async def remember(self, guild: int, member: int, at: float) -> None:
        """Note that a member with a wallet was forgotten, so that they do not get their first chips twice."""
        if await self._ledger.balance(guild, Account(Kind.WALLET, member)) is None:
            return
        await self.comes_back(guild, member)
        digest = await self._digest(guild, member)
        await self._connection.execute(sa.insert(forgotten).values(guild_id=guild, digest=digest, at=at))

    async def comes_back(self, guild: int, member: int) -> bool:
        """Return whether somebody was forgotten here before. They are known again now, so the note of it goes."""
        digest = await self._digest(guild, member)
        gone = await self._connection.execute(
            sa.delete(forgotten).where(forgotten.c.guild_id == guild, forgotten.c.digest == digest)
        )
        return bool(gone.rowcount)

    async def _digest(self, guild: int, member: int) -> str:
        key: Any = await self._connection.scalar(sa.select(keys.c.value).where(keys.c.name == KEY))
        return hmac.new(bytes.fromhex(key), f"{guild}:{member}".encode(), "sha256").hexdigest()
