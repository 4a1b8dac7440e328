"""What an audit reads, in SQL: rows as they are stored, JSON as text. What must be true of them is not said here."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator
from typing import NamedTuple

import sqlalchemy as sa

from bot.store.accounts import Kind
from bot.store.chain import Forgetting, Movement
from bot.store.repository import Repository
from bot.store.schema import (
    CLOSED,
    accounts,
    chains,
    erasures,
    forgettings,
    journal,
    matches,
    members,
    outbox,
    posts,
    preferences,
    results,
    set_aside,
    standings,
    tables,
    transfers,
    visits,
)


class AccountRow(NamedTuple):
    """An account. The kind may be one that nobody knows."""

    id: int
    guild_id: int
    kind: str
    owner: int
    balance: int


class HolderRow(NamedTuple):
    """A member, and what is noted of their chips."""

    guild_id: int
    member_id: int
    on_tables: int
    chips: int | None


class BlockRow(NamedTuple):
    """A block of the leaderboard: the lowest place in it, and how many members are counted there."""

    guild_id: int
    chips: int
    member_id: int
    members: int


class MovementRow(NamedTuple):
    """A movement, and what is noted of it for its server's chain."""

    id: int
    by: int | None
    """The member who ordered it; below zero for somebody who was forgotten."""
    salt: str | None
    hash: str
    entry: Movement
    """What its hash is over."""


class ForgettingRow(NamedTuple):
    """A member who ordered movements and was forgotten."""

    id: int
    after_id: int
    """The last movement before it."""
    hash: str
    entry: Forgetting
    """What its hash is over."""


class AuditedTable(NamedTuple):
    """A table, its snapshot as text: one that is no JSON is this table's problem alone."""

    id: int
    guild_id: int
    channel_id: int
    status: str
    seq: int
    snapshot: str


class Counts(NamedTuple):
    """How many rows there are."""

    members: int
    tables: int
    actions: int
    """Rows of the journals."""
    movements: int


MOVEMENTS_AT_ONCE = 10_000
TABLES_AT_ONCE = 200
"""So many rows are read together: an audit takes its time beside the bot, and not its memory."""

_TABLES = sa.select(
    tables.c.id,
    tables.c.guild_id,
    tables.c.channel_id,
    tables.c.status,
    tables.c.seq,
    sa.cast(tables.c.snapshot, sa.Text),
).order_by(tables.c.id)
_MOVEMENTS = (
    sa.select(
        transfers.c.id,
        transfers.c.by,
        transfers.c.by_salt,
        transfers.c.hash,
        transfers.c.guild_id,
        transfers.c.at,
        transfers.c.source_id,
        transfers.c.target_id,
        transfers.c.chips,
        transfers.c.reason,
        transfers.c.table_id,
        transfers.c.by_digest,
        transfers.c.interaction_id,
    )
    .where(transfers.c.id > sa.bindparam("after"))
    .order_by(transfers.c.id)
    .limit(MOVEMENTS_AT_ONCE)
)
_OF_TABLES = {
    "journal rows": journal,
    "announcements": outbox,
    "posts": posts,
    "movements": transfers,
    "visits": visits,
    "snapshots set aside": set_aside,
    "matches": matches,
    "results": results,
}


class AuditRepository(Repository):
    """Everything, row by row."""

    async def damage(self) -> list[str]:
        """Return what the database itself finds wrong with its file."""
        return await self._unit.backend.damage(self._connection)

    async def counts(self) -> Counts:
        """Return how much there is to look at."""
        found = [
            await self._connection.scalar(sa.select(sa.func.count()).select_from(each))
            for each in (members, tables, journal, transfers)
        ]
        return Counts(*(int(each or 0) for each in found))

    # --- chips --------------------------------------------------------------------------------------------

    async def accounts(self) -> list[AccountRow]:
        """Return every account, by its id."""
        rows = await self._connection.execute(
            sa.select(*(accounts.c[name] for name in AccountRow._fields)).order_by(accounts.c.id)
        )
        return [AccountRow(*row) for row in rows]

    async def holders(self) -> list[HolderRow]:
        """Return every member, by server, chips and id."""
        rows = await self._connection.execute(
            sa.select(*(members.c[name] for name in HolderRow._fields)).order_by(
                members.c.guild_id, members.c.chips, members.c.member_id
            )
        )
        return [HolderRow(*row) for row in rows]

    async def blocks(self) -> list[BlockRow]:
        """Return the blocks of every leaderboard, the lowest first."""
        rows = await self._connection.execute(
            sa.select(standings).order_by(standings.c.guild_id, standings.c.chips, standings.c.member_id)
        )
        return [BlockRow(*row) for row in rows]

    async def transfers(self) -> list[tuple[int, int, int]]:
        """Return every movement of chips: the ids of the accounts that they left and came to, and how many."""
        rows = await self._connection.execute(
            sa.select(transfers.c.source_id, transfers.c.target_id, transfers.c.chips)
        )
        return [(source, target, chips) for source, target, chips in rows]

    async def movements(self) -> AsyncIterator[MovementRow]:
        """Yield every movement of every server, by its id."""
        after = -(2**63)
        while rows := (await self._connection.execute(_MOVEMENTS, {"after": after})).all():
            for row in rows:
                yield MovementRow(*row[:4], Movement._make(row[4:]))
            after = rows[-1].id

    async def forgettings(self) -> list[ForgettingRow]:
        """Return every member who ordered movements and was forgotten, by the ids of these rows."""
        of = forgettings.c
        columns = (of.id, of.after_id, of.hash, of.guild_id, of.at, of.alias, of.movements)
        rows = await self._connection.execute(sa.select(*columns).order_by(of.id))
        return [ForgettingRow(*row[:3], Forgetting._make(row[3:])) for row in rows]

    async def heads(self) -> dict[int, str]:
        """Return what is noted as the last hash of every server's chain."""
        rows = await self._connection.execute(sa.select(chains.c.guild_id, chains.c.head))
        return {row.guild_id: row.head for row in rows}

    async def missing_guards(self) -> set[str]:
        """Return the triggers that should refuse what would break a chain, and are not there."""
        return await self._unit.backend.missing_guards(self._connection)

    async def empty_movements(self) -> list[int]:
        """Return the movements of no chips."""
        return list(await self._connection.scalars(sa.select(transfers.c.id).where(transfers.c.chips <= 0)))

    async def strange_movements(self) -> list[tuple[int, int]]:
        """Return movements of accounts that their servers do not have: the movement's id, and the account's."""
        found = []
        for end in (transfers.c.source_id, transfers.c.target_id):
            known = sa.select(accounts.c.id).where(accounts.c.guild_id == transfers.c.guild_id)
            rows = await self._connection.execute(sa.select(transfers.c.id, end).where(end.not_in(known)))
            found += [(number, account) for number, account in rows]
        return found

    # --- tables -------------------------------------------------------------------------------------------

    async def tables(self) -> AsyncIterator[AuditedTable]:
        """Yield every table, by its id; few are in memory at the same time."""
        rows = (await self._connection.execute(_TABLES.limit(TABLES_AT_ONCE))).all()
        while rows:
            for row in rows:
                yield AuditedTable(*row)
            more = _TABLES.where(tables.c.id > rows[-1].id).limit(TABLES_AT_ONCE)
            rows = (await self._connection.execute(more)).all()

    async def open_tables(self) -> list[AuditedTable]:
        """Return the tables that are not closed, by their ids."""
        return [AuditedTable(*row) for row in await self._connection.execute(_TABLES.where(tables.c.status != CLOSED))]

    async def closed(self) -> set[int]:
        """Return the ids of the closed tables."""
        return set(await self._connection.scalars(sa.select(tables.c.id).where(tables.c.status == CLOSED)))

    async def journal(self, table: int) -> list[tuple[int, str]]:
        """Return the rows of a table's journal in order, with their numbers."""
        columns = (journal.c.seq, sa.cast(journal.c.action, sa.Text))
        rows = await self._connection.execute(
            sa.select(*columns).where(journal.c.table_id == table).order_by(journal.c.seq)
        )
        return [(int(seq), str(action)) for seq, action in rows]

    async def repeated_interactions(self) -> list[int]:
        """Return the interactions that are in the journals more than once."""
        number = journal.c.interaction_id
        rows = await self._connection.scalars(
            sa.select(number).where(number.is_not(None)).group_by(number).having(sa.func.count() > 1)
        )
        return list(rows)

    async def orphans(self) -> list[tuple[str, int, int]]:
        """Return what belongs to tables that are not there: what it is, the table's id, and how many rows."""
        found = []
        for what, of in _OF_TABLES.items():
            number = of.c.table_id
            lost = sa.and_(number.is_not(None), number.not_in(sa.select(tables.c.id)))
            rows = await self._connection.execute(sa.select(number, sa.func.count()).where(lost).group_by(number))
            found += [(what, table, count) for table, count in rows]
        return found

    async def announcements(self) -> list[tuple[int, str]]:
        """Return the announcements in the outbox, with their numbers."""
        rows = await self._connection.execute(sa.select(outbox.c.id, sa.cast(outbox.c.announcement, sa.Text)))
        return [(number, text) for number, text in rows]

    async def skipped(self) -> list[tuple[int, int, float]]:
        """Return the announcements that were given up: their numbers and tables, and when, in seconds since 1970."""
        asked = sa.select(outbox.c.table_id, outbox.c.id, outbox.c.skipped_at).where(outbox.c.skipped_at.is_not(None))
        rows = await self._connection.execute(asked.order_by(outbox.c.id))
        return [(number, table, at) for table, number, at in rows]

    # --- members ------------------------------------------------------------------------------------------

    async def wallets(self) -> dict[tuple[int, int], int]:
        """Return the chips in every wallet, by server and owner."""
        rows = await self._connection.execute(
            sa.select(accounts.c.guild_id, accounts.c.owner, accounts.c.balance).where(accounts.c.kind == Kind.WALLET)
        )
        return {(guild, owner): chips for guild, owner, chips in rows}

    async def preferences(self) -> list[tuple[int, dict[str, str | None]]]:
        """Return every member who has chosen something, and what, by the name of the setting."""
        names = ("hands", "calls", "cards", "stats", "locale")
        rows = await self._connection.execute(sa.select(preferences).order_by(preferences.c.member_id))
        return [(row["member_id"], {name: row[name] for name in names}) for row in rows.mappings()]

    async def set_aside(self) -> list[tuple[int, float, bool]]:
        """Return the tables whose snapshots were set aside, when, and whether they went on by their journals."""
        rows = await self._connection.execute(
            sa.select(set_aside.c.table_id, set_aside.c.at, set_aside.c.rebuilt).order_by(set_aside.c.id)
        )
        return [(table, at, rebuilt) for table, at, rebuilt in rows]

    async def visits(self) -> dict[int, set[int]]:
        """Return who was at each table, by the table's id, as the index has it."""
        found: dict[int, set[int]] = defaultdict(set)
        for table, member in await self._connection.execute(sa.select(visits.c.table_id, visits.c.member_id)):
            found[table].add(member)
        return found

    async def forgetting(self) -> dict[int, dict[int, int]]:
        """Return who is still to be forgotten at tables: by the table's id, numbers in place of members' ids."""
        found: dict[int, dict[int, int]] = defaultdict(dict)
        rows = await self._connection.execute(
            sa.select(erasures.c.table_id, erasures.c.member_id, erasures.c.alias).order_by(erasures.c.alias)
        )
        for table, member, alias in rows:
            found[table][member] = alias  # whose turn comes first takes the place of the id
        return found
