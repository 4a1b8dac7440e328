"""Members who were forgotten, in SQL: finding what is kept of somebody, replacing it, and knowing him again.

Of whoever was forgotten stays a number below zero in place of his id, a different one in each server and for each
time, and a digest that only tells whether somebody who comes is the same.
"""

from __future__ import annotations

import hmac
from collections.abc import Collection, Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.chips.accounts import Kind, wallet
from bot.store import leaderboard, ledger
from bot.store.schema import (
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
from bot.tables.erasure import Json, Kept, Rewritten, closed_by, mentions
from bot.tables.table import Status

KEY = "forgotten"
"""The key of the digests, drawn when the database was made."""
OF_EVERY_SERVER = (preferences, doors)
"""What is kept of a member for all servers together."""


async def newest(connection: AsyncConnection) -> int:
    """Return the highest number of a table, 0 where there is none."""
    return int(await connection.scalar(sa.select(sa.func.max(tables.c.id))) or 0)


async def open_tables(connection: AsyncConnection, guild: int) -> list[int]:
    """Return the tables of a server that are not closed."""
    these = sa.select(tables.c.id).where(tables.c.guild_id == guild, tables.c.status != str(Status.CLOSED))
    return list(await connection.scalars(these))


async def tables_with(
    connection: AsyncConnection, guild: int, member: int, *, after: int = 0, among: Collection[int] = ()
) -> dict[int, int | None]:
    """Return the tables of a server that have a member's id in their journals.

    Each has its channel while it is open, None when it is closed.

    Args:
        connection: where to look.
        guild: the server.
        member: his id.
        after: only tables with higher numbers,
        among: and these.
    """
    found = await connection.execute(
        sa.select(tables.c.id, tables.c.status, tables.c.channel_id, journal.c.action)
        .join(journal, journal.c.table_id == tables.c.id)
        .where(
            tables.c.guild_id == guild,
            sa.or_(tables.c.id > after, tables.c.id.in_(among)),
            sa.cast(journal.c.action, sa.Text).like(f"%{member}%"),
        )
    )
    return {
        row.id: None if row.status == Status.CLOSED else row.channel_id for row in found if mentions(row.action, member)
    }


async def kept(connection: AsyncConnection, table: int) -> Kept:
    """Return all that is stored of a table and may name somebody."""
    snapshot = await connection.scalar(sa.select(tables.c.snapshot).where(tables.c.id == table))
    rows = await connection.scalars(
        sa.select(journal.c.action).where(journal.c.table_id == table).order_by(journal.c.seq)
    )
    told = await connection.execute(
        sa.select(outbox.c.id, outbox.c.announcement).where(outbox.c.table_id == table).order_by(outbox.c.id)
    )
    assert snapshot is not None
    return Kept(snapshot, list(rows), [(number, announcement) for number, announcement in told])


async def stopped_by(connection: AsyncConnection, guild: int, names: set[str]) -> dict[tuple[int, int], Json]:
    """Return the journals' rows of a server that say that somebody with one of these names stopped a table.

    They are given as they are to be without the name, by table and number.
    """
    rows = await connection.execute(
        sa.select(journal.c.table_id, journal.c.seq, journal.c.action)
        .join(tables, journal.c.table_id == tables.c.id)
        .where(tables.c.guild_id == guild, sa.cast(journal.c.action, sa.Text).like("%stopped%"))
    )
    again = {(table, seq): closed_by(action, names) for table, seq, action in rows}
    return {where: row for where, row in again.items() if row is not None}


async def announced_as_stopped_by(connection: AsyncConnection, guild: int, names: set[str]) -> dict[int, Json]:
    """Return the same of the announcements that are not posted, by their numbers."""
    rows = await connection.execute(
        sa.select(outbox.c.id, outbox.c.announcement)
        .join(tables, outbox.c.table_id == tables.c.id)
        .where(tables.c.guild_id == guild, sa.cast(outbox.c.announcement, sa.Text).like("%stopped%"))
    )
    again = {number: closed_by(announcement, names) for number, announcement in rows}
    return {number: each for number, each in again.items() if each is not None}


async def ordered(connection: AsyncConnection, guild: int, member: int) -> bool:
    """Return whether somebody has ordered movements of chips in a server."""
    these = sa.select(transfers.c.id).where(transfers.c.guild_id == guild, transfers.c.by == member).limit(1)
    return await connection.scalar(these) is not None


async def new_alias(connection: AsyncConnection, guild: int) -> int:
    """Return a number below zero that stands for nobody in a server yet."""
    owners = sa.select(sa.func.min(accounts.c.owner)).where(
        accounts.c.guild_id == guild, accounts.c.kind == str(Kind.WALLET)
    )
    orderers = sa.select(sa.func.min(transfers.c.by)).where(transfers.c.guild_id == guild)
    return min(await connection.scalar(owners) or 0, await connection.scalar(orderers) or 0, 0) - 1


async def replace(connection: AsyncConnection, guild: int, member: int, alias: int) -> None:
    """Put a number in place of a member's id in the ledger; remove his row, his place and his posts."""
    await connection.execute(
        sa.update(accounts)
        .where(accounts.c.guild_id == guild, accounts.c.kind == str(Kind.WALLET), accounts.c.owner == member)
        .values(owner=alias)
    )
    await leaderboard.refresh(connection, guild, [member])  # his row has no wallet any more
    await connection.execute(
        sa.update(transfers).where(transfers.c.guild_id == guild, transfers.c.by == member).values(by=alias)
    )
    there = sa.select(tables.c.id).where(tables.c.guild_id == guild)
    await connection.execute(sa.delete(posts).where(posts.c.member_id == member, posts.c.table_id.in_(there)))
    await connection.execute(sa.delete(members).where(members.c.guild_id == guild, members.c.member_id == member))


async def kept_for_every_server(connection: AsyncConnection, member: int) -> bool:
    """Return whether anything is kept of a member for all servers together."""
    for each in OF_EVERY_SERVER:
        if await connection.scalar(sa.select(each.c.member_id).where(each.c.member_id == member)) is not None:
            return True
    return False


async def drop_for_every_server(connection: AsyncConnection, member: int, *, unless_known: bool) -> None:
    """Delete what is kept of a member for all servers; with `unless_known` only where no server knows them any more."""
    for each in OF_EVERY_SERVER:
        gone = sa.delete(each).where(each.c.member_id == member)
        if unless_known:
            gone = gone.where(each.c.member_id.not_in(sa.select(members.c.member_id)))
        await connection.execute(gone)


async def rewrite(connection: AsyncConnection, table: int, again: Rewritten) -> None:
    """Store a closed table as it was rewritten."""
    await connection.execute(sa.update(tables).where(tables.c.id == table).values(snapshot=again.snapshot))
    await rewrite_rows(connection, {(table, seq): row for seq, row in again.journal.items()})
    await rewrite_announcements(connection, again.announcements)


async def rewrite_rows(connection: AsyncConnection, rows: Mapping[tuple[int, int], Json]) -> None:
    """Store rows of journals anew, by table and number."""
    if rows:
        await connection.execute(
            sa.update(journal)
            .where(journal.c.table_id == sa.bindparam("of"), journal.c.seq == sa.bindparam("number"))
            .values(action=sa.bindparam("row")),
            [{"of": table, "number": seq, "row": row} for (table, seq), row in rows.items()],
        )


async def rewrite_announcements(connection: AsyncConnection, announcements: Mapping[int, Json | None]) -> None:
    """Store announcements anew by their numbers, and drop those that are None."""
    for number, announcement in announcements.items():
        this = outbox.c.id == number
        if announcement is None:
            await connection.execute(sa.delete(outbox).where(this))
        else:
            await connection.execute(sa.update(outbox).where(this).values(announcement=announcement))


# --- who comes back ----------------------------------------------------------------------------------------------


async def remember(connection: AsyncConnection, guild: int, member: int, at: float) -> None:
    """Note that a member was forgotten, where he had a wallet: he is not to get his first chips twice."""
    if await ledger.balance(connection, guild, wallet(member)) is None:
        return
    await comes_back(connection, guild, member)
    digest = await _digest(connection, guild, member)
    await connection.execute(sa.insert(forgotten).values(guild_id=guild, digest=digest, at=at))


async def comes_back(connection: AsyncConnection, guild: int, member: int) -> bool:
    """Return whether somebody was forgotten here before. As he is known again, the note of it goes."""
    digest = await _digest(connection, guild, member)
    gone = await connection.execute(
        sa.delete(forgotten).where(forgotten.c.guild_id == guild, forgotten.c.digest == digest)
    )
    return bool(gone.rowcount)


async def _digest(connection: AsyncConnection, guild: int, member: int) -> str:
    key: Any = await connection.scalar(sa.select(keys.c.value).where(keys.c.name == KEY))
    return hmac.new(bytes.fromhex(key), f"{guild}:{member}".encode(), "sha256").hexdigest()
