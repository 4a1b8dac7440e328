"""The ledger in SQL: accounts, transfers, balances."""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.refusals import NotEnoughChips
from bot.store.chain import BEGINNING, Movement, link
from bot.store.chips.accounts import OVERDRAWN, Account, Kind, Move
from bot.store.people.people import HEAD, PeopleRepository, member_of, person_of
from bot.store.repository import Repository
from bot.store.schema import accounts, chains, people, tables, transfers

_ADD = (
    sa.update(accounts)
    .where(accounts.c.id == sa.bindparam("account"))
    .values(balance=accounts.c.balance + sa.bindparam("more"))
)
_NOTE = sa.insert(transfers)


def _account(end: str) -> sa.ScalarSelect[int]:
    """Select the id of an account by its kind and owner: `source_kind` and so on; of a wallet by its member."""
    owner = sa.bindparam(f"{end}_owner", type_=sa.BigInteger)
    whose = person_of(sa.bindparam("guild"), sa.bindparam(f"{end}_member", type_=sa.BigInteger))
    return (
        sa.select(accounts.c.id)
        .where(
            accounts.c.guild_id == sa.bindparam("guild"),
            accounts.c.kind == sa.bindparam(f"{end}_kind"),
            accounts.c.owner == sa.func.coalesce(owner, whose),
        )
        .scalar_subquery()
    )


_ENDS = sa.select(_account("source"), _account("target"), HEAD.scalar_subquery())
"""Both accounts of a move, and the chain's head: one query takes less time than one for each."""


_WALLETS = sa.select(
    people.c.member_id,
    sa.select(accounts.c.balance)
    .where(
        accounts.c.guild_id == people.c.guild_id,
        accounts.c.kind == str(Kind.WALLET),
        accounts.c.owner == people.c.person,
    )
    .scalar_subquery(),
).where(people.c.guild_id == sa.bindparam("guild"), people.c.member_id.in_(sa.bindparam("members", expanding=True)))
"""Joined instead, SQLite would look through all wallets of the server."""


class MovementRow(NamedTuple):
    """One transfer, seen from one of its accounts."""

    at: float
    """When, in seconds since 1970."""
    chips: int
    """Negative for chips that left the account."""
    reason: str
    by: int | None
    """The member who ordered it, if any: an admin, or the receiver of the first or daily chips. Below zero for
    somebody who was forgotten."""
    channel_id: int | None
    """The channel of the table that it is about."""


class LedgerRepository(Repository):
    """The accounts of every server. Chips never cross servers."""

    async def balance(self, guild: int, account: Account) -> int | None:
        """Return an account's chips, None if it was never opened."""
        return await self._value(int, sa.select(accounts.c.balance).where(*_is(guild, account)))

    async def wallets(self, guild: int, members: Collection[int]) -> dict[int, int]:
        """Return the chips in these members' wallets, by the members' ids; those without one are left out."""
        found = await self._pairs(_WALLETS, {"guild": guild, "members": members})
        return {member: chips for member, chips in found.items() if chips is not None}

    async def transfer(
        self,
        guild: int,
        moves: Iterable[Move],
        *,
        at: float,
        table: int | None = None,
        by: int | None = None,
        interaction: int | None = None,
    ) -> None:
        """Move chips, each move from one account to another, and add the movements to the server's chain.

        The server's lock keeps others from adding to the chain meanwhile.

        Args:
            guild: whose ledger it is.
            moves: what moves, in order.
            at: now, in seconds since 1970.
            table: the table that it is about.
            by: the member who ordered it.
            interaction: the id of the command that ordered it, for a single move that is in no journal.

        Raises:
            NotEnoughChips: an account that may not be below zero would be.
            NotHeld: the server is not locked.
        """
        moves = tuple(moves)
        if not moves:
            return
        self._unit.check_held(guild)
        ordered_by = None if by is None else await PeopleRepository(self._unit).key(guild, by)
        ends = [await self._ends(guild, move) for move in moves]
        before = ends[-1][-1]
        last = before or BEGINNING
        for move, (source, target, _) in zip(moves, ends, strict=True):
            covered = sa.true() if move.source.kind in OVERDRAWN else accounts.c.balance >= move.chips
            take = sa.update(accounts).where(accounts.c.id == source, covered)
            if not await self._run(take.values(balance=accounts.c.balance - move.chips)):
                raise NotEnoughChips(move.chips, await self.balance(guild, move.source) or 0)
            await self._later(_ADD, {"account": target, "more": move.chips})
            what = (source, target, move.chips, str(move.reason))
            noted = Movement(guild, float(at), *what, table, ordered_by, interaction)
            last = link(last, noted)
            await self._later(_NOTE, {**noted._asdict(), "hash": last})
        await PeopleRepository(self._unit).continue_chain(guild, before, last)

    async def _ends(self, guild: int, move: Move) -> tuple[int, int, str | None]:
        """Return the ids of the accounts of a move, opened if they are missing, and the chain's head."""
        asked = {"guild": guild, **_asked("source", move.source), **_asked("target", move.target)}
        source, target, head = (await self._connection.execute(_ENDS, asked)).one()
        if source is not None and target is not None:
            return source, target, head
        for account, known in ((move.source, source), (move.target, target)):
            if known is None:
                await self.open_account(guild, account)
        return await self._ends(guild, move)

    async def heads(self) -> dict[int, str]:
        """Return the last hash of every server's chain."""
        return await self._pairs(sa.select(chains.c.guild_id, chains.c.head).order_by(chains.c.guild_id))

    async def ordered(self, interaction: int) -> bool:
        """Return whether an interaction has moved chips already."""
        return await self._has(sa.select(transfers.c.id).where(transfers.c.interaction_id == interaction))

    async def movements(self, guild: int, account: Account, limit: int) -> list[MovementRow]:
        """Return an account's last transfers, the newest first."""
        mine = await self._value(int, sa.select(accounts.c.id).where(*_is(guild, account)))
        if mine is None:
            return []
        by = sa.case((transfers.c.by.is_not(None), member_of(person=transfers.c.by)))
        signed = sa.case((transfers.c.source_id == mine, -transfers.c.chips), else_=transfers.c.chips)
        return await self._all(
            MovementRow,
            sa.select(transfers.c.at, signed, transfers.c.reason, by, tables.c.channel_id)
            .outerjoin(tables, tables.c.id == transfers.c.table_id)
            .outerjoin(people, people.c.person == transfers.c.by)
            .where(sa.or_(transfers.c.source_id == mine, transfers.c.target_id == mine))
            .order_by(transfers.c.id.desc())
            .limit(limit),
        )

    async def moves(self, table: int) -> list[Move]:
        """Return all movements for a table, in order, without those of unknown accounts.

        Kinds may be unknown ones: they are texts, and compare as such.
        """
        source, target = accounts.alias("source"), accounts.alias("target")
        payer, payee = people.alias("payer"), people.alias("payee")
        ends = source.c.kind, owner_of(source, payer), target.c.kind, owner_of(target, payee)
        rows = await self._connection.execute(
            sa.select(*ends, transfers.c.chips, transfers.c.reason)
            .join(source, source.c.id == transfers.c.source_id)
            .join(target, target.c.id == transfers.c.target_id)
            .outerjoin(payer, payer.c.person == source.c.owner)
            .outerjoin(payee, payee.c.person == target.c.owner)
            .where(transfers.c.table_id == table)
            .order_by(transfers.c.id)
        )
        return [Move(Account(a, b), Account(c, d), chips, reason) for a, b, c, d, chips, reason in rows]

    async def open_account(self, guild: int, account: Account) -> None:
        """Open an empty account, unless it exists.

        Raises:
            NotHeld: the server is not locked, so that others might open the same account.
        """
        self._unit.check_held(guild)
        if not await self._has(sa.select(accounts.c.id).where(*_is(guild, account))):
            wallet = account.kind == Kind.WALLET
            owner = await PeopleRepository(self._unit).key(guild, account.owner) if wallet else account.owner
            row = {"guild_id": guild, "kind": str(account.kind), "owner": owner, "balance": 0}
            await self._run(sa.insert(accounts).values(row))


def owner_of(account: Any, person: Any) -> sa.ColumnElement[int]:
    """Return the owner of an account: of a wallet the member, whose row was outer-joined."""
    return sa.case((account.c.kind == str(Kind.WALLET), member_of(person, account.c.owner)), else_=account.c.owner)


def _asked(end: str, account: Account) -> dict[str, object]:
    wallet = account.kind == Kind.WALLET
    return {
        f"{end}_kind": str(account.kind),
        f"{end}_owner": None if wallet else account.owner,
        f"{end}_member": account.owner if wallet else None,
    }


def _is(guild: int, account: Account) -> tuple[sa.ColumnElement[bool], ...]:
    owner = person_of(guild, account.owner) if account.kind == Kind.WALLET else account.owner
    return accounts.c.guild_id == guild, accounts.c.kind == str(account.kind), accounts.c.owner == owner
