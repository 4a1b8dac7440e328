"""People in SQL: the person behind each key. Nothing else that is stored has the id or the name of anybody.

A key stands for a person in one server, or for their data of no server (`NOWHERE`). It is never used again. The row of
somebody who was forgotten stays, with the key alone: after a deletion SQLite would move its neighbours, and leave
copies.
"""

import hmac
import secrets
from collections import defaultdict
from collections.abc import Collection
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.chain import BEGINNING, Identity, digest_of, link
from bot.store.repository import Repository
from bot.store.schema import (
    CLOSED,
    FORGOTTEN,
    application,
    attempts,
    chains,
    day_shares,
    doors,
    forgotten,
    identities,
    lessons,
    members,
    people,
    posts,
    preferences,
    tables,
    transfers,
    visits,
)

NOWHERE = 0
"""In place of a server's id, for what belongs to no server."""
OF_EVERY_SERVER = (preferences, doors, lessons, attempts, day_shares)
"""The tables with a person's data for all servers together."""
GONE: dict[str, Any] = {"member_id": None, "name": None, "locale": None, "salt": None}
"""What is left of somebody who was forgotten."""

HEAD = sa.select(chains.c.head).where(chains.c.guild_id == sa.bindparam("guild"))
_BEGIN = sa.insert(chains)
_CONTINUE = sa.update(chains).where(chains.c.guild_id == sa.bindparam("guild")).values(head=sa.bindparam("last"))


class PersonRow(NamedTuple):
    """The person behind a key."""

    person: int
    """The key."""
    member: int | None
    """Their id at Discord, None for somebody who was forgotten."""
    name: str | None


def person_of(guild: Any, member: Any) -> sa.ScalarSelect[int]:
    """Select the key of a member of a server, null for somebody unknown."""
    return (
        sa.select(people.c.person)
        .where(people.c.member_id == member, people.c.guild_id == guild)
        .correlate(None)
        .scalar_subquery()
    )


def member_of(of: Any = people, person: Any = None) -> sa.ColumnElement[int]:
    """Return the id of a person whose row was outer-joined; if they were forgotten, their key below zero."""
    return sa.func.coalesce(of.c.member_id, -(of.c.person if person is None else person))


def _unknown(but: int = NOWHERE) -> sa.ColumnElement[bool]:
    """Return whether no server knows somebody, `but` perhaps this one."""
    elsewhere = people.alias()
    return ~sa.exists().where(elsewhere.c.member_id == people.c.member_id, elsewhere.c.guild_id.not_in([NOWHERE, but]))


class PeopleRepository(Repository):
    """Every person of every server."""

    async def find(self, guild: int, member: int) -> int | None:
        """Return the key of a member of a server, None for somebody unknown."""
        return await self._value(int, _KEY_OF, {"guild": guild, "member": member})

    async def key(self, guild: int, member: int) -> int:
        """Return the key of a member of a server. Somebody unknown gets one, without a name, and is added to the chain.

        Raises:
            NotHeld: the server is not locked.
        """
        found = await self.find(guild, member)
        if found is not None:
            return found
        salt = secrets.token_hex(16)
        row = {"guild_id": guild, "member_id": member, "name": "", "locale": "", "salt": salt}
        new = self._unit.backend.insert(people).values(row).on_conflict_do_nothing().returning(people.c.person)
        person = await self._value(int, new)
        if person is None:  # of no server, and another process was faster
            return await self.key(guild, member)
        if guild != NOWHERE:
            await self.identify(guild, person, digest_of(member, salt))
        return person

    async def servers(self, member: int) -> list[int]:
        """Return the servers where somebody is known."""
        known = sa.select(people.c.guild_id).where(people.c.member_id == member, people.c.guild_id != NOWHERE)
        return await self._column(known)

    async def rename(self, guild: int, member: int, **changes: str) -> None:
        """Store another `name` or `locale` of a member."""
        this = people.c.guild_id == guild, people.c.member_id == member
        await self._run(sa.update(people).where(*this).values(**changes))

    async def at_table(self, table: int) -> list[PersonRow]:
        """Return whom the journal of a table names."""
        return (await self.at_tables([table]))[table]

    async def at_tables(self, those: Collection[int]) -> dict[int, list[PersonRow]]:
        """Return whom the journals of some tables name, by table."""
        found: dict[int, list[PersonRow]] = defaultdict(list)
        for table, *row in await self._connection.execute(_AT_TABLES.where(visits.c.table_id.in_(those))):
            found[table].append(PersonRow(*row))
        return found

    async def visit(self, table: int, person: int) -> None:
        """Note that a table's journal names a person from now on, by their key: no journals need to be searched."""
        await self._upsert(visits, {"table_id": table, "person": person}, {})

    async def open_tables(self, member: int) -> dict[int, int]:
        """Return the tables that are open and whose journals name a member, with their servers."""
        return await self._pairs(
            sa.select(tables.c.id, tables.c.guild_id)
            .join(visits, visits.c.table_id == tables.c.id)
            .join(people, people.c.person == visits.c.person)
            .where(tables.c.status != CLOSED, people.c.member_id == member)
        )

    # --- the chains of servers ----------------------------------------------------------------------------

    async def identify(self, guild: int, person: int, digest: str | None) -> None:
        """Add to a server's chain who a person is, by a digest (`digest_of`); None: they were forgotten.

        So nobody can become another one later. The digest's salt is deleted with the person.

        Raises:
            NotHeld: the server is not locked.
        """
        self._unit.check_held(guild)
        before = await self._value(str, HEAD, {"guild": guild})
        last = link(before or BEGINNING, Identity(guild, person, digest))
        after = await self._connection.scalar(sa.select(sa.func.max(transfers.c.id))) or 0
        row = {"guild_id": guild, "after_id": after, "person": person, "digest": digest, "hash": last}
        await self._run(sa.insert(identities).values(row))
        await self.continue_chain(guild, before, last)

    async def continue_chain(self, guild: int, before: str | None, last: str) -> None:
        """Note the last hash of a server's chain. `before`: the last one until now, None before it begins."""
        if before is None:
            await self._later(_BEGIN, {"guild_id": guild, "head": last})
        else:
            await self._later(_CONTINUE, {"guild": guild, "last": last})

    # --- forgetting people --------------------------------------------------------------------------------

    async def visited(self, person: int) -> dict[int, int | None]:
        """Return the tables in whose journals somebody is named.

        Each has its channel while it is open, None when it is closed.
        """
        found = await self._connection.execute(
            sa.select(tables.c.id, tables.c.status, tables.c.channel_id)
            .join(visits, visits.c.table_id == tables.c.id)
            .where(visits.c.person == person)
        )
        return {row.id: None if row.status == CLOSED else row.channel_id for row in found}

    async def forget(self, guild: int, person: int) -> None:
        """Delete a person's identity, the data about them alone, and where messages to them are.

        Accounts, movements, results and journals stay, under the key. Their wallet must be empty,
        and they must be on no board.

        Raises:
            NotHeld: the server is not locked.
        """
        await self.identify(guild, person, None)
        await self._run(sa.delete(posts).where(posts.c.person == person))
        await self._run(sa.delete(members).where(members.c.person == person))
        await self._clear(people.c.person == person)
        await self._mark_choice()

    async def forget_everywhere(self, member: int, *, unless_known: bool) -> None:
        """Delete a member's data for all servers; with `unless_known` only if no server knows them now."""
        if await self._forget_nowhere(people.c.member_id == member, *([_unknown()] if unless_known else [])):
            await self._mark_choice()

    async def forget_strangers(self, before: float) -> None:
        """Delete the data for all servers of those whom no server knows, and who played no day's deal since a time."""
        latest = sa.func.max(attempts.c.began_at)
        gone = sa.select(attempts.c.person).group_by(attempts.c.person).having(latest < before)
        await self._forget_nowhere(people.c.person.in_(gone), _unknown())

    async def forget_all_of(self, guild: int) -> None:
        """Delete the identities of a server's members, and the data for all servers of those known to no other one."""
        here = people.alias()
        those = sa.select(here.c.member_id).where(here.c.guild_id == guild)
        await self._forget_nowhere(people.c.member_id.in_(those), _unknown(guild))
        await self._clear(people.c.guild_id == guild, guild_id=NOWHERE)

    async def _forget_nowhere(self, *which: sa.ColumnElement[bool]) -> bool:
        """Delete the ids and names of some people, and their data of no server; return whether there were any."""
        nowhere = people.c.guild_id == NOWHERE, people.c.member_id.is_not(None)
        these = await self._column(sa.select(people.c.person).where(*nowhere, *which))
        if these:
            for each in OF_EVERY_SERVER:
                await self._run(sa.delete(each).where(each.c.person.in_(these)))
            await self._clear(people.c.person.in_(these))
        return bool(these)

    async def _clear(self, which: sa.ColumnElement[bool], **more: Any) -> None:
        await self._run(sa.update(people).where(which).values(**GONE, **more))
        await self._unit.backend.tidy(self._connection, people)

    async def known_of(self, those: Collection[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return the servers and ids of those of these people who are not forgotten. `those`: servers and keys."""
        found = await self._connection.execute(
            sa.select(people.c.guild_id, people.c.person, people.c.member_id).where(people.c.member_id.is_not(None))
        )
        return [(guild, member) for guild, person, member in found if (guild, person) in those]

    async def database(self) -> str:
        """Return the key of the digests, which only this database and its copies have."""
        return str(await self._connection.scalar(_DATABASE))

    # --- people who return --------------------------------------------------------------------------------

    async def remember(self, guild: int, member: int, at: float) -> None:
        """Note that a member with a wallet was forgotten, so that they do not get their first chips twice."""
        await self.comes_back(guild, member)
        digest = await self._digest(guild, member)
        await self._run(sa.insert(forgotten).values(guild_id=guild, digest=digest, at=at))

    async def comes_back(self, guild: int, member: int) -> bool:
        """Return whether somebody was forgotten here before. They are known again now, so the note is deleted."""
        digest = await self._digest(guild, member)
        gone = sa.delete(forgotten).where(forgotten.c.guild_id == guild, forgotten.c.digest == digest)
        return bool(await self._run(gone))

    async def _digest(self, guild: int, member: int) -> str:
        return hmac.new(bytes.fromhex(await self.database()), f"{guild}:{member}".encode(), "sha256").hexdigest()


_KEY_OF = sa.select(people.c.person).where(
    people.c.guild_id == sa.bindparam("guild", type_=sa.BigInteger),
    people.c.member_id == sa.bindparam("member", type_=sa.BigInteger),
)
_DATABASE = sa.select(application.c.value).where(application.c.name == FORGOTTEN)
_AT_TABLES = (
    sa.select(visits.c.table_id, visits.c.person, people.c.member_id, people.c.name)
    .outerjoin(people, people.c.person == visits.c.person)
    .order_by(visits.c.table_id, visits.c.person)
)
