"""What an audit reads, in SQL: rows as they are stored, JSON as text. What must be true of them is said elsewhere."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.chain import Identity, Movement
from bot.store.chips.accounts import Kind
from bot.store.people.people import member_of
from bot.store.repository import Repository
from bot.store.schema import (
    CLOSED,
    accounts,
    identities,
    journal,
    matches,
    members,
    metadata,
    outbox,
    people,
    posts,
    preferences,
    results,
    score_blocks,
    set_aside,
    tables,
    transfers,
    visits,
)


class AccountRow(NamedTuple):
    """An account. Its kind may be unknown."""

    id: int
    guild_id: int
    kind: str
    owner: int
    balance: int

    def __str__(self) -> str:
        if self.kind in (Kind.HOUSE, Kind.BANK):
            return f"the {self.kind}"
        whose = {"wallet": "person", "escrow": "table", "leftover": "channel"}.get(self.kind, "owner")
        return f"the {self.kind} of {whose} {self.owner}"


class HolderRow(NamedTuple):
    """A member."""

    guild_id: int
    person: int
    member_id: int
    """Below zero if nobody knows who they are."""


class MovementRow(NamedTuple):
    """A movement, and its entry in its server's chain."""

    id: int
    hash: str
    entry: Movement
    """The content that is hashed."""


class IdentityRow(NamedTuple):
    """Somebody who became known in a server, or was forgotten there."""

    id: int
    after_id: int
    """The last movement before it."""
    hash: str
    entry: Identity
    """The content that is hashed."""


class KnownRow(NamedTuple):
    """A person, as the table of people has them."""

    guild_id: int
    member_id: int | None
    salt: str | None


class Counts(NamedTuple):
    """How many rows there are."""

    members: int
    tables: int
    actions: int
    """Rows of the journals."""
    movements: int

    def __str__(self) -> str:
        return f"{self.tables} tables, {self.actions} actions, {self.movements} movements, {self.members} members"


AT_ONCE = 10_000
"""How many movements are read together: while the bot runs, an audit may take time, but not much memory."""

_MOVEMENTS = (
    sa.select(*[transfers.c[name] for name in ("id", "hash", *Movement._fields)])
    .where(transfers.c.id > sa.bindparam("after"))
    .order_by(transfers.c.id)
    .limit(AT_ONCE)
)
_NOT_NAMED = (people, identities, score_blocks)
_OF_PEOPLE = [each for each in metadata.sorted_tables if "person" in each.c and each not in _NOT_NAMED]
"""The tables that name people, without the table of people, the chains, and the borders of blocks."""
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
    """Reads everything, row by row."""

    async def damage(self) -> list[str]:
        """Return the damage that the database finds in its file."""
        asked = self._unit.backend.damage
        return [] if asked is None else await self._column(asked)

    async def counts(self) -> Counts:
        """Return how many rows there are to check."""
        return Counts(*[await self.count(each) for each in (members, tables, journal, transfers)])

    # --- chips --------------------------------------------------------------------------------------------

    async def accounts(self) -> list[AccountRow]:
        """Return every account, by its id."""
        columns = (accounts.c[name] for name in AccountRow._fields)
        return await self._all(AccountRow, sa.select(*columns).order_by(accounts.c.id))

    async def holders(self) -> list[HolderRow]:
        """Return every member, by server and key."""
        of = members.c
        return await self._all(
            HolderRow,
            sa.select(of.guild_id, of.person, member_of(person=of.person))
            .outerjoin(people, people.c.person == of.person)
            .order_by(of.guild_id, of.person),
        )

    async def movements(self) -> AsyncIterator[MovementRow]:
        """Yield every movement of every server, by its id."""
        after = -(2**63)
        while rows := await self._tuples(_MOVEMENTS, {"after": after}):
            for number, link, *entry in rows:
                yield MovementRow(number, link, Movement._make(entry))
            after = rows[-1][0]

    async def identities(self) -> list[IdentityRow]:
        """Return everybody who became known in a server, or was forgotten there, by the ids of these rows."""
        of = identities.c
        columns = [of[name] for name in ("id", "after_id", "hash", *Identity._fields)]
        rows = await self._tuples(sa.select(*columns).order_by(of.id))
        return [IdentityRow(number, after, link, Identity._make(entry)) for number, after, link, *entry in rows]

    async def people(self) -> dict[int, KnownRow]:
        """Return every person, by their keys."""
        columns = (people.c.person, people.c.guild_id, people.c.member_id, people.c.salt)
        return {person: KnownRow(*row) for person, *row in await self._connection.execute(sa.select(*columns))}

    async def named(self) -> set[int]:
        """Return the keys of all people whom any other table names."""
        wallets = sa.select(accounts.c.owner.label("person")).where(accounts.c.kind == str(Kind.WALLET))
        named = sa.union(wallets, sa.select(transfers.c.by), *(sa.select(each.c.person) for each in _OF_PEOPLE))
        return {*await self._column(named)} - {None, 0}

    async def missing_guards(self) -> set[str]:
        """Return the triggers guarding chains that are missing, or not as they were created."""
        backend = self._unit.backend
        there = {name: tuple(defined) for name, *defined in await self._tuples(backend.guards_there)}
        return {name for name, defined in backend.guards.items() if there.get(name) != defined}

    # --- tables -------------------------------------------------------------------------------------------

    async def closed(self) -> set[int]:
        """Return the ids of the closed tables."""
        return set(await self._connection.scalars(sa.select(tables.c.id).where(tables.c.status == CLOSED)))

    async def repeated_interactions(self) -> list[int]:
        """Return the interactions that are in the journals more than once."""
        number = journal.c.interaction_id
        return await self._column(
            sa.select(number).where(number.is_not(None)).group_by(number).having(sa.func.count() > 1)
        )

    async def orphans(self) -> list[tuple[str, int, int]]:
        """Return the rows that belong to missing tables: their kind, the table's id, and their number."""
        found = []
        for what, of in _OF_TABLES.items():
            number = of.c.table_id
            lost = sa.and_(number.is_not(None), number.not_in(sa.select(tables.c.id)))
            rows = await self._connection.execute(sa.select(number, sa.func.count()).where(lost).group_by(number))
            found += [(what, table, count) for table, count in rows]
        return found

    async def announcements(self) -> list[tuple[int, int, str, float | None]]:
        """Return the announcements in the outbox, with their numbers and tables.

        The last value is when one was given up, in seconds since 1970; None for those that wait.
        """
        text = sa.cast(outbox.c.announcement, sa.Text)
        return await self._tuples(
            sa.select(outbox.c.id, outbox.c.table_id, text, outbox.c.skipped_at).order_by(outbox.c.id)
        )

    # --- members ------------------------------------------------------------------------------------------

    async def preferences(self) -> list[tuple[int, dict[str, Any]]]:
        """Return every member who has chosen something, and what, by the name of the setting."""
        return await self._tuples(
            sa.select(member_of(person=preferences.c.person), preferences.c.chosen)
            .outerjoin(people, people.c.person == preferences.c.person)
            .order_by(preferences.c.person)
        )

    async def set_aside(self) -> list[tuple[int, float, bool]]:
        """Return the tables whose snapshots were set aside, when, and whether they continued from their journals."""
        columns = set_aside.c.table_id, set_aside.c.at, set_aside.c.rebuilt
        return await self._tuples(sa.select(*columns).order_by(set_aside.c.id))
