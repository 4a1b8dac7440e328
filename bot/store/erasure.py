"""Members who are forgotten, in SQL: finding what is kept of somebody, replacing it, and recognising who comes back.

Of somebody who was forgotten stays a number below zero in place of their id, a different one in each server and for
each time, and a digest that only tells whether somebody who comes is the same.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.accounts import Account, Kind
from bot.store.backend import Unit
from bot.store.leaderboard import LeaderboardRepository
from bot.store.ledger import LedgerRepository
from bot.store.repository import Repository
from bot.store.results import ResultRow
from bot.store.schema import (
    CLOSED,
    accounts,
    doors,
    erasures,
    forgotten,
    journal,
    keys,
    lessons,
    matches,
    members,
    outbox,
    posts,
    preferences,
    records,
    results,
    set_aside,
    tables,
    transfers,
    visits,
)
from bot.store.scores import ScoreRepository

KEY = "forgotten"
"""The key of the digests, drawn when the database was made."""
OF_EVERY_SERVER = (preferences, doors, lessons)
"""What is kept of a member for all servers together."""
AT_ONCE = 500
"""Rows of a journal that are read at once."""

_LEFT = sa.select(records.c.record)

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Kept:
    """What is stored of a table and may name somebody."""

    snapshot: str
    """JSON, as all of it: a long journal is not to be read while others wait."""
    journal: tuple[tuple[int, str], ...]
    """Its rows in order, with their numbers."""
    announcements: tuple[tuple[int, str], ...] = ()
    """Those that are not posted, in order, with their numbers in the outbox."""
    pruned: bool = False
    """Whether the match is old: what is left of its journal does not count."""
    record: str | None = None
    """What counts then; None where nothing was dealt."""


@dataclass(frozen=True, slots=True)
class Rewritten:
    """What is to be stored instead."""

    snapshot: Json
    journal: dict[int, Json] = field(default_factory=dict)
    """The rows that change, by their numbers."""
    announcements: dict[int, Json | None] = field(default_factory=dict)
    """The announcements that change; None for one that is not told any more."""
    record: str | None = None
    """The record of an old match, None where there is none, or the match is not old."""


class Pending(NamedTuple):
    """Somebody who is forgotten, but whose id still stands in what is kept of one table."""

    table: int
    alias: int
    """The number that takes the place of their id."""
    member: int
    names: list[str]
    """What they were called in the server."""


class ErasureRepository(Repository):
    """What is kept of members, wherever it is kept."""

    def __init__(
        self,
        unit: Unit,
        ledger: LedgerRepository,
        leaderboard: LeaderboardRepository,
        scores: ScoreRepository,
    ) -> None:
        """All of them belong to one unit of work."""
        super().__init__(unit)
        self._ledger = ledger
        self._leaderboard = leaderboard
        self._scores = scores

    # --- what is kept -------------------------------------------------------------------------------------

    async def visited(self, guild: int, member: int) -> dict[int, int | None]:
        """Return the tables of a server in whose journals a member is named.

        Each has its channel while it is open, None when it is closed.
        """
        found = await self._connection.execute(
            sa.select(tables.c.id, tables.c.status, tables.c.channel_id)
            .join(visits, visits.c.table_id == tables.c.id)
            .where(visits.c.guild_id == guild, visits.c.member_id == member)
        )
        return {row.id: None if row.status == CLOSED else row.channel_id for row in found}

    async def kept(self, table: int) -> Kept:
        """Return all that is stored of a table and may name somebody."""
        snapshot = await self._connection.scalar(
            sa.select(sa.cast(tables.c.snapshot, sa.Text)).where(tables.c.id == table)
        )
        told = await self._connection.execute(
            sa.select(outbox.c.id, sa.cast(outbox.c.announcement, sa.Text))
            .where(outbox.c.table_id == table)
            .order_by(outbox.c.id)
        )
        left = (await self._connection.execute(_LEFT.where(records.c.table_id == table))).one_or_none()
        return Kept(
            str(snapshot),
            tuple(await self._journal(table)),
            tuple((seq, text) for seq, text in told),
            pruned=left is not None,
            record=None if left is None else left.record,
        )

    async def _journal(self, table: int) -> list[tuple[int, str]]:
        """Return a table's journal as it is stored, row by row with its number; clicks find their way in between."""
        rows: list[tuple[int, str]] = []
        more = True
        while more:
            found = await self._connection.execute(
                sa.select(journal.c.seq, sa.cast(journal.c.action, sa.Text))
                .where(journal.c.table_id == table, journal.c.seq > (rows[-1][0] if rows else -1))
                .order_by(journal.c.seq)
                .limit(AT_ONCE)
            )
            read = [(seq, text) for seq, text in found]
            rows += read
            more = len(read) == AT_ONCE
        return rows

    async def is_pruned(self, table: int) -> bool:
        """Return whether a table's journal counts no more."""
        return (await self._connection.execute(_LEFT.where(records.c.table_id == table))).one_or_none() is not None

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

    async def new_alias(self) -> int:
        """Return a number below zero that stands for nobody yet, in any server."""
        return -await self._next("aliases")

    async def begin(self, guild: int, member: int, alias: int, at: float) -> tuple[str, str] | None:
        """Forget a member everywhere but in what is kept of tables; note for each of these that it is still to do.

        Returns:
            The last hash of the server's chain before and after, None if it stays.
        """
        here = (visits.c.guild_id == guild, visits.c.member_id == member)
        called = {await self._connection.scalar(sa.select(members.c.name).where(*_is(guild, member)))}
        called |= set(await self._connection.scalars(sa.select(visits.c.name).where(*here).distinct()))
        names = sorted(name for name in called if name is not None)
        there = list(await self._connection.scalars(sa.select(visits.c.table_id).where(*here)))
        heads = await self.replace(guild, member, alias, at)
        if there:
            todo = {"guild_id": guild, "member_id": member, "alias": alias, "names": names}
            await self._connection.execute(sa.insert(erasures), [{"table_id": table, **todo} for table in there])
        await self._connection.execute(sa.delete(visits).where(*here))
        return heads

    async def replace(self, guild: int, member: int, alias: int, at: float) -> tuple[str, str] | None:
        """Put a number in place of a member's id in the ledger; remove all that is kept of them alone.

        That is their row, their places, their results and their posts. Of rated matches their places and ratings stay,
        under that number: the others' ratings come from them.

        Args:
            guild: the server.
            member: their id.
            alias: the number below zero.
            at: now, in seconds since 1970.

        Returns:
            The last hash of the server's chain before and after, None if it stays.
        """
        await self._connection.execute(
            sa.update(accounts)
            .where(accounts.c.guild_id == guild, accounts.c.kind == str(Kind.WALLET), accounts.c.owner == member)
            .values(owner=alias)
        )
        await self._leaderboard.refresh(guild, [member])  # their row has no wallet any more
        await self._scores.forget(guild, member)
        heads = await self._ledger.unname(guild, member, alias, at)
        there = sa.select(visits.c.table_id).where(visits.c.guild_id == guild, visits.c.member_id == member)
        await self._connection.execute(sa.delete(posts).where(posts.c.member_id == member, posts.c.table_id.in_(there)))
        await self._unname_results(guild, member, alias)
        await self._connection.execute(sa.delete(members).where(*_is(guild, member)))
        return heads

    async def _unname_results(self, guild: int, member: int, alias: int) -> None:
        """Leave of a member's results, under a number, what the ratings of those who played with them need: places."""
        theirs = (results.c.guild_id == guild, results.c.member_id == member)
        rateable = sa.exists().where(
            matches.c.table_id == results.c.table_id, sa.not_(matches.c.broken_off), matches.c.humans > 1
        )
        bare = ResultRow(alias, "", 0, 0)._asdict()
        for needed in ("game", "place", "rated", "weight", "mu", "sigma"):
            del bare[needed]
        await self._connection.execute(sa.update(results).where(*theirs, results.c.place > 0, rateable).values(**bare))
        await self._connection.execute(sa.delete(results).where(*theirs))

    async def drop_for_every_server(self, member: int, *, unless_known: bool) -> None:
        """Delete what is kept of a member for all servers; with `unless_known` only where no server knows them now."""
        for each in OF_EVERY_SERVER:
            gone = sa.delete(each).where(each.c.member_id == member)
            if unless_known:
                gone = gone.where(each.c.member_id.not_in(sa.select(members.c.member_id)))
            await self._connection.execute(gone)
        await self._mark_choice()

    async def next_pending(self, table: int | None = None, *, after: int = 0) -> Pending | None:
        """Return who is to be forgotten next at a table, or at the first table with a higher number than `after`.

        At each table it is always the one who asked first.
        """
        which = erasures.c.table_id > after if table is None else erasures.c.table_id == table
        found = await self._connection.execute(
            sa.select(*(erasures.c[name] for name in ("table_id", "alias", "member_id", "names")))
            .where(which)
            .order_by(erasures.c.table_id, erasures.c.alias.desc())
            .limit(1)
        )
        row = found.one_or_none()
        return None if row is None else Pending(*row)

    async def pending(self, alias: int) -> list[int]:
        """Return the tables where somebody is not forgotten yet who gets a number in place of their id."""
        these = sa.select(erasures.c.table_id).where(erasures.c.alias == alias).order_by(erasures.c.table_id)
        return list(await self._connection.scalars(these))

    async def finish(self, pending: Pending) -> bool:
        """Note that somebody is forgotten at a table; return whether nobody else has done that before."""
        gone = await self._connection.execute(
            sa.delete(erasures).where(erasures.c.table_id == pending.table, erasures.c.alias == pending.alias)
        )
        return bool(gone.rowcount)

    async def rewrite(self, table: int, again: Rewritten) -> None:
        """Store a closed table as it was rewritten, and drop what was set aside of it: that may name anybody."""
        await self._connection.execute(sa.update(set_aside).where(set_aside.c.table_id == table).values(snapshot=None))
        await self._connection.execute(sa.update(tables).where(tables.c.id == table).values(snapshot=again.snapshot))
        if again.record is not None:
            await self._connection.execute(
                sa.update(records).where(records.c.table_id == table).values(record=again.record)
            )
        if again.journal:
            await self._connection.execute(
                sa.update(journal)
                .where(journal.c.table_id == table, journal.c.seq == sa.bindparam("number"))
                .values(action=sa.bindparam("row")),
                [{"number": seq, "row": row} for seq, row in again.journal.items()],
            )
        for number, announcement in again.announcements.items():
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


def _is(guild: int, member: int) -> tuple[sa.ColumnElement[bool], ...]:
    return members.c.guild_id == guild, members.c.member_id == member
