"""The ledger in SQL: accounts, transfers, balances."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa

from bot.refusals import NotEnoughChips
from bot.store.accounts import OVERDRAWN, Account, Move
from bot.store.chain import BEGINNING, Forgetting, Movement, digest_of, link
from bot.store.repository import WITH_NEXT, Repository
from bot.store.schema import accounts, chains, forgettings, tables, transfers

_ADD = (
    sa.update(accounts)
    .where(accounts.c.id == sa.bindparam("account"))
    .values(balance=accounts.c.balance + sa.bindparam("more"))
    .execution_options(**WITH_NEXT)
)
_NOTE = sa.insert(transfers).execution_options(**WITH_NEXT)
_HEAD = sa.select(chains.c.head).where(chains.c.guild_id == sa.bindparam("guild"))


def _account(end: str) -> sa.ScalarSelect[int]:
    """Select the id of an account by its kind and owner: `source_kind` and so on."""
    return (
        sa.select(accounts.c.id)
        .where(
            accounts.c.guild_id == sa.bindparam("guild"),
            accounts.c.kind == sa.bindparam(f"{end}_kind"),
            accounts.c.owner == sa.bindparam(f"{end}_owner"),
        )
        .scalar_subquery()
    )


_ENDS = sa.select(_account("source"), _account("target"), _HEAD.scalar_subquery())
"""Both accounts of a move, and the chain's head: asking once takes less time than asking for each."""
_BEGIN = sa.insert(chains).execution_options(**WITH_NEXT)
_CONTINUE = (
    sa.update(chains)
    .where(chains.c.guild_id == sa.bindparam("guild"))
    .values(head=sa.bindparam("last"))
    .execution_options(**WITH_NEXT)
)


class MovementRow(NamedTuple):
    """One transfer, as it was for one of its accounts."""

    at: float
    """When, in seconds since 1970."""
    chips: int
    """Negative for what went out."""
    reason: str
    by: int | None
    """The member who ordered it, if somebody did."""
    channel_id: int | None
    """The channel of the table that it is about."""


class LedgerRepository(Repository):
    """The accounts of every server. Chips never cross servers."""

    async def balance(self, guild: int, account: Account) -> int | None:
        """Return an account's chips, None if it was never opened."""
        found = await self._connection.scalar(sa.select(accounts.c.balance).where(*_is(guild, account)))
        return None if found is None else int(found)

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
            interaction: the id of the command that ordered it, for a single move that no journal tells of.

        Raises:
            NotEnoughChips: an account would fall below zero that may not.
            NotHeld: the server is not locked.
        """
        moves = tuple(moves)
        if not moves:
            return
        self._unit.check_held(guild)
        before: str | None = None
        last = ""
        for move in moves:
            source, target, head = await self._ends(guild, move)
            if not last:
                before, last = head, head or BEGINNING
            covered = sa.true() if move.source.kind in OVERDRAWN else accounts.c.balance >= move.chips
            taken = await self._connection.execute(
                sa.update(accounts)
                .where(accounts.c.id == source, covered)
                .values(balance=accounts.c.balance - move.chips)
            )
            if not taken.rowcount:
                raise NotEnoughChips(move.chips, await self.balance(guild, move.source) or 0)
            await self._connection.execute(_ADD, {"account": target, "more": move.chips})
            salt = None if by is None else secrets.token_hex(16)
            digest = None if by is None or salt is None else digest_of(by, salt)
            noted = Movement(guild, float(at), source, target, move.chips, str(move.reason), table, digest, interaction)
            last = link(last, noted)
            row = {
                "at": at,
                "guild_id": guild,
                "source_id": source,
                "target_id": target,
                "chips": move.chips,
                "reason": str(move.reason),
                "table_id": table,
                "by": by,
                "interaction_id": interaction,
                "by_salt": salt,
                "by_digest": digest,
                "hash": last,
            }
            await self._connection.execute(_NOTE, row)
        await self._goes_on(guild, before, last)

    async def _ends(self, guild: int, move: Move) -> tuple[int, int, str | None]:
        """Return the ids of the accounts of a move, which are opened where there are none, and the chain's head."""
        asked = {
            "guild": guild,
            "source_kind": str(move.source.kind),
            "source_owner": move.source.owner,
            "target_kind": str(move.target.kind),
            "target_owner": move.target.owner,
        }
        source, target, head = (await self._connection.execute(_ENDS, asked)).one()
        if source is None:
            source = await self.open_account(guild, move.source)
        if target is None:
            target = await self.open_account(guild, move.target)
        return source, target, head

    async def head(self, guild: int) -> str | None:
        """Return the last hash of a server's chain, None before its first movement."""
        found = await self._connection.scalar(_HEAD, {"guild": guild})
        return None if found is None else str(found)

    async def heads(self) -> dict[int, str]:
        """Return the last hash of every server's chain."""
        rows = await self._connection.execute(sa.select(chains.c.guild_id, chains.c.head).order_by(chains.c.guild_id))
        return {row.guild_id: row.head for row in rows}

    async def unname(self, guild: int, member: int, alias: int, at: float) -> tuple[str, str] | None:
        """Put a number in place of a member who ordered movements, and add to the server's chain that it was done.

        The hashes of movements hold good: they are over a digest, whose salt goes.

        Args:
            guild: whose ledger it is.
            member: their id.
            alias: the number below zero in its place, which nobody else has.
            at: now, in seconds since 1970.

        Returns:
            The last hash before and after, None if they ordered no movements.
        """
        self._unit.check_held(guild)
        gone = await self._connection.execute(
            sa.update(transfers)
            .where(transfers.c.guild_id == guild, transfers.c.by == member)
            .values(by=alias, by_salt=None)
        )
        if not gone.rowcount:
            return None
        before = await self.head(guild) or BEGINNING
        last = link(before, Forgetting(guild, float(at), alias, gone.rowcount))
        after = await self._connection.scalar(sa.select(sa.func.max(transfers.c.id)))
        await self._connection.execute(
            sa.insert(forgettings).values(
                guild_id=guild, after_id=after, at=at, alias=alias, movements=gone.rowcount, hash=last
            )
        )
        await self._goes_on(guild, before, last)
        return before, last

    async def _goes_on(self, guild: int, before: str | None, last: str) -> None:
        """Note the last hash of a server's chain."""
        if before is None:
            await self._connection.execute(_BEGIN, {"guild_id": guild, "head": last})
        else:
            await self._connection.execute(_CONTINUE, {"guild": guild, "last": last})

    async def ordered(self, interaction: int) -> bool:
        """Return whether an interaction has moved chips already."""
        found = await self._connection.scalar(
            sa.select(transfers.c.id).where(transfers.c.interaction_id == interaction)
        )
        return found is not None

    async def movements(self, guild: int, account: Account, limit: int) -> list[MovementRow]:
        """Return an account's last transfers, the newest first."""
        mine = await self._connection.scalar(sa.select(accounts.c.id).where(*_is(guild, account)))
        if mine is None:
            return []
        signed = sa.case((transfers.c.source_id == mine, -transfers.c.chips), else_=transfers.c.chips)
        rows = await self._connection.execute(
            sa.select(transfers.c.at, signed, transfers.c.reason, transfers.c.by, tables.c.channel_id)
            .outerjoin(tables, tables.c.id == transfers.c.table_id)
            .where(sa.or_(transfers.c.source_id == mine, transfers.c.target_id == mine))
            .order_by(transfers.c.id.desc())
            .limit(limit)
        )
        return [MovementRow(*row) for row in rows]

    async def moves(self, table: int) -> list[Move]:
        """Return all movements for a table, in order; those of unknown accounts left out.

        Kinds may be such as nobody knows: they are texts, and compare as such.
        """
        source, target = accounts.alias("source"), accounts.alias("target")
        rows = await self._connection.execute(
            sa.select(
                source.c.kind, source.c.owner, target.c.kind, target.c.owner, transfers.c.chips, transfers.c.reason
            )
            .join(source, source.c.id == transfers.c.source_id)
            .join(target, target.c.id == transfers.c.target_id)
            .where(transfers.c.table_id == table)
            .order_by(transfers.c.id)
        )
        return [Move(Account(a, b), Account(c, d), chips, reason) for a, b, c, d, chips, reason in rows]

    async def total(self) -> int:
        """Return the sum over all accounts of all servers. It is zero, always."""
        everything = sa.select(sa.func.coalesce(sa.func.sum(accounts.c.balance), 0))
        return int(await self._connection.scalar(everything) or 0)

    async def open_account(self, guild: int, account: Account) -> int:
        """Return the id of an account; a new one is opened with nothing in it.

        Raises:
            NotHeld: the server is not locked, so that others might open the same account.
        """
        self._unit.check_held(guild)
        found = await self._connection.scalar(sa.select(accounts.c.id).where(*_is(guild, account)))
        if found is None:
            made = await self._connection.execute(
                sa.insert(accounts).values(guild_id=guild, kind=str(account.kind), owner=account.owner, balance=0)
            )
            found = made.inserted_primary_key[0] if made.inserted_primary_key else None
        assert found is not None
        return int(found)


def _is(guild: int, account: Account) -> tuple[sa.ColumnElement[bool], ...]:
    return (
        accounts.c.guild_id == guild,
        accounts.c.kind == str(account.kind),
        accounts.c.owner == account.owner,
    )
