"""The ledger in SQL: accounts, transfers, balances."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa

from bot.refusals import NotEnoughChips
from bot.store.accounts import OVERDRAWN, Account, Move
from bot.store.repository import WITH_NEXT, Repository
from bot.store.schema import accounts, tables, transfers

_ADD = (
    sa.update(accounts)
    .where(accounts.c.id == sa.bindparam("account"))
    .values(balance=accounts.c.balance + sa.bindparam("more"))
    .execution_options(**WITH_NEXT)
)
_NOTE = sa.insert(transfers).execution_options(**WITH_NEXT)


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
        """Move chips, each move from one account to another.

        Args:
            guild: whose ledger it is.
            moves: what moves, in order.
            at: now, in seconds since 1970.
            table: the table that it is about.
            by: the member who ordered it.
            interaction: the id of the command that ordered it, for a single move that no journal tells of.

        Raises:
            NotEnoughChips: an account would fall below zero that may not.
        """
        for move in moves:
            source = await self.open_account(guild, move.source)
            target = await self.open_account(guild, move.target)
            covered = sa.true() if move.source.kind in OVERDRAWN else accounts.c.balance >= move.chips
            taken = await self._connection.execute(
                sa.update(accounts)
                .where(accounts.c.id == source, covered)
                .values(balance=accounts.c.balance - move.chips)
            )
            if not taken.rowcount:
                raise NotEnoughChips(move.chips, await self.balance(guild, move.source) or 0)
            await self._connection.execute(_ADD, {"account": target, "more": move.chips})
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
            }
            await self._connection.execute(_NOTE, row)

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

    async def total(self) -> int:
        """Return the sum over all accounts of all servers. It is zero, always."""
        everything = sa.select(sa.func.coalesce(sa.func.sum(accounts.c.balance), 0))
        return int(await self._connection.scalar(everything) or 0)

    async def open_account(self, guild: int, account: Account) -> int:
        """Return the id of an account; a new one is opened with nothing in it."""
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
