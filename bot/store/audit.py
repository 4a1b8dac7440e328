"""The audit of a database: what must be true of it, looked up in it, and never repaired.

What is wrong is told by its place and never by what is stored there: that may be a hand. Damaged data may fail in any
way while it is read, so each such failure is a finding of its own.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.chips.accounts import Account, Kind, Move
from bot.members.preferences import CHOICES
from bot.store.accounts import OVERDRAWN
from bot.store.database import Database, DatabaseUnusable
from bot.store.schema import accounts, journal, members, outbox, posts, preferences, standings, tables, transfers
from bot.store.work import Work
from bot.tables.codec import load_action, load_announcement, load_table
from bot.tables.table import Status, Table
from bot.tables.transition import transition


@dataclass(frozen=True, slots=True)
class Findings:
    """What an audit found: a sentence for each thing that is wrong, and how much was looked at."""

    wrong: tuple[str, ...]
    members: int
    tables: int
    actions: int
    """Rows of the journals."""
    movements: int
    skipped: tuple[str, ...] = ()
    """A sentence for each announcement that was given up. Nothing is wrong with the books there."""


async def check(url: str) -> Findings:
    """Audit a database that others may be writing to, as it is at one moment. It is not changed.

    Raises:
        DatabaseUnusable: it cannot be opened, or its schema is not this program's.
    """
    database = Database(url, read_only=True)
    try:
        await database.open()
        async with database.at_one_moment() as work:
            return await audit(work)
    except DBAPIError as error:  # pages of it cannot be read
        raise DatabaseUnusable(str(error.orig)) from error
    finally:
        await database.close()


async def audit(work: Work) -> Findings:
    """Look through everything: the file, the books, every journal from its first row on, and what hangs in the air."""
    connection = work.connection
    wrong = [
        *await _file(connection),
        *await books(work),
        *await _movements(connection),
        *await _interactions(connection),
        *await _orphans(connection),
        *await _announcements(connection),
        *await _preferences(connection),
    ]
    for row in list(await connection.execute(_plain_tables())):
        wrong += await _table(connection, row)
    found = [
        await connection.scalar(sa.select(sa.func.count()).select_from(each))
        for each in (members, tables, journal, transfers)
    ]
    people, played, actions, movements = (int(each or 0) for each in found)
    return Findings(tuple(wrong), people, played, actions, movements, tuple(await _skipped(connection)))


async def _skipped(connection: AsyncConnection) -> list[str]:
    """Return which announcements were given up, and when."""
    asked = sa.select(outbox.c.id, outbox.c.table_id, outbox.c.skipped_at).where(outbox.c.skipped_at.is_not(None))
    return [
        f"table {row.table_id}: announcement {row.id} was skipped, because Discord refused it in every form "
        f"({datetime.fromtimestamp(row.skipped_at, UTC):%F %T} UTC)"
        for row in await connection.execute(asked.order_by(outbox.c.id))
    ]


# --- the books -----------------------------------------------------------------------------------------------


async def books(work: Work) -> list[str]:
    """Return what is wrong with the chips as they lie now. It takes little time: the past is not looked at."""
    connection = work.connection
    rows = list(await connection.execute(sa.select(accounts)))
    wrong = list(_sums(rows))
    held = {(row.guild_id, row.owner): row.balance for row in rows if row.kind == Kind.ESCROW}
    stacks: dict[tuple[int, int], int] = defaultdict(int)
    for row in await connection.execute(_plain_tables().where(tables.c.status != str(Status.CLOSED))):
        table, problem = _snapshot(row)
        there = held.pop((row.guild_id, row.id), 0)
        if table is None:
            wrong.append(problem)
            continue
        if there != table.escrow():
            wrong.append(f"table {row.id}: {_chips(there)} in escrow, but {_chips(table.escrow())} on the table")
        for seat, chips in zip(table.seats, table.worth(), strict=True):
            if seat.member is not None:
                stacks[table.guild, seat.member] += chips
    closed = set(await connection.scalars(sa.select(tables.c.id).where(tables.c.status == str(Status.CLOSED))))
    for (guild, owner), chips in held.items():
        if owner not in closed:
            wrong.append(f"server {guild}: there is an escrow of table {owner}, which does not exist here")
        elif chips:
            wrong.append(f"table {owner}: {_chips(chips)} in escrow, but the table is closed")
    wallets = {(row.guild_id, row.owner): row.balance for row in rows if row.kind == Kind.WALLET}
    return wrong + await _on_tables(connection, stacks) + await _standings(connection, wallets)


def _sums(rows: list[Any]) -> Iterator[str]:
    sums: dict[int, int] = defaultdict(int)
    for row in rows:
        sums[row.guild_id] += row.balance
        if row.balance < 0 and row.kind not in OVERDRAWN:
            yield f"server {row.guild_id}: {_name(row)} has {_chips(row.balance)}, less than nothing"
        if row.kind not in tuple(Kind):
            yield f"server {row.guild_id}: account {row.id} is of no known kind"
    for guild, chips in sums.items():
        if chips:
            yield f"server {guild}: all accounts together have {_chips(chips)} and not 0"
    if sum(sums.values()):
        yield f"all servers together have {_chips(sum(sums.values()))} and not 0"


async def _on_tables(connection: AsyncConnection, stacks: dict[tuple[int, int], int]) -> list[str]:
    """Return where members' notes are not the sums of their stacks."""
    rows = await connection.execute(sa.select(members.c.guild_id, members.c.member_id, members.c.on_tables))
    noted = {(guild, member): chips for guild, member, chips in rows}
    wrong = []
    for guild, member in noted.keys() | stacks.keys():
        there, note = stacks.get((guild, member), 0), noted.get((guild, member))
        if note is None:
            wrong.append(f"server {guild}: member {member} sits at a table, but is not known")
        elif there != note:
            wrong.append(f"server {guild}: member {member} has {_chips(there)} on tables, but {note} are noted")
    return sorted(wrong)


_IN_ORDER = sa.select(members.c.guild_id, members.c.member_id, members.c.on_tables, members.c.chips).order_by(
    members.c.guild_id, members.c.chips, members.c.member_id
)
_BLOCKS = sa.select(standings).order_by(standings.c.guild_id, standings.c.chips, standings.c.member_id)


async def _standings(connection: AsyncConnection, wallets: dict[tuple[int, int], int]) -> list[str]:
    """Return where members' chips in all are not what they have, or the blocks of the standings not who is in them."""
    wrong = []
    keys: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for guild, member, on_tables, chips in await connection.execute(_IN_ORDER):
        wallet = wallets.get((guild, member))
        there = None if wallet is None else wallet + on_tables
        if chips != there:
            noted = "none" if chips is None else chips
            wrong.append(f"server {guild}: member {member} has {_chips(there or 0)} in all, but {noted} are noted")
        if chips is not None:
            keys[guild].append((chips, member))
    blocks: dict[int, list[tuple[tuple[int, int], int]]] = defaultdict(list)
    for row in await connection.execute(_BLOCKS):
        blocks[row.guild_id].append(((row.chips, row.member_id), row.members))
    for guild in sorted(keys.keys() | blocks.keys()):
        here = blocks[guild]
        if not here or here[0][0] != (0, 0):
            wrong.append(f"server {guild}: its standings do not begin at (0, 0)")
        ends = [bisect_left(keys[guild], lowest) for lowest, _ in here] + [len(keys[guild])]
        wrong += [
            f"server {guild}: in the standings, {noted} are counted from ({chips}, {member}) on, and not {count}"
            for ((chips, member), noted), count in zip(here, (b - a for a, b in pairwise(ends)), strict=True)
            if noted != count
        ]
    return wrong


async def _movements(connection: AsyncConnection) -> list[str]:
    """Return the accounts that are not what their movements make of nothing."""
    moved: dict[int, int] = defaultdict(int)
    rows = await connection.execute(sa.select(transfers.c.source_id, transfers.c.target_id, transfers.c.chips))
    for source, target, chips in rows:
        moved[source] -= chips
        moved[target] += chips
    return [
        f"server {row.guild_id}: {_name(row)} has {_chips(row.balance)}, but its movements make {moved[row.id]}"
        for row in await connection.execute(sa.select(accounts).order_by(accounts.c.id))
        if row.balance != moved[row.id]
    ]


def _name(row: Any) -> str:
    if row.kind in (Kind.HOUSE, Kind.BANK):
        return f"the {row.kind}"
    whose = {Kind.WALLET: "member", Kind.ESCROW: "table", Kind.LEFTOVER: "channel"}.get(row.kind, "owner")
    return f"the {row.kind} of {whose} {row.owner}"


def _chips(number: int) -> str:
    return "1 chip" if number == 1 else f"{number} chips"


# --- tables and their journals ---------------------------------------------------------------------------------


def _plain_tables() -> sa.Select[Any]:
    """Select tables with their snapshots as they are written: what is no JSON is one table's problem."""
    columns = (tables.c.id, tables.c.guild_id, tables.c.channel_id, tables.c.status, tables.c.seq)
    return sa.select(*columns, sa.cast(tables.c.snapshot, sa.Text).label("snapshot")).order_by(tables.c.id)


def _snapshot(row: Any) -> tuple[Table | None, str]:
    """Return a row's table, or None and what is wrong with it."""
    try:
        return load_table(json.loads(row.snapshot)), ""
    except Exception as error:  # noqa: BLE001 - see the module
        return None, f"table {row.id}: its snapshot cannot be read ({type(error).__name__})"


async def _table(connection: AsyncConnection, row: Any) -> list[str]:
    """Return what is wrong with a table: its row, its journal, and what replaying that gives."""
    table, problem = _snapshot(row)
    if table is None:
        # The books have told of it where the table is open.
        return [problem] if row.status == Status.CLOSED else []
    wrong = []
    if (row.id, row.guild_id, row.channel_id, row.status) != (table.id, table.guild, table.channel, table.status):
        wrong.append(f"table {row.id}: number, server, channel or status are not its snapshot's")
    columns = (journal.c.seq, sa.cast(journal.c.action, sa.Text))
    found = await connection.execute(sa.select(*columns).where(journal.c.table_id == row.id).order_by(journal.c.seq))
    log = [(int(seq), str(action)) for seq, action in found]
    numbers = [seq for seq, _ in log]
    missing = sorted(set(range(row.seq + 1)) - set(numbers))
    if missing or numbers != list(range(row.seq + 1)):
        gaps = f"lacks {_few(missing)}" if missing else f"ends with {numbers[-1]}"
        return [*wrong, f"table {row.id}: its journal {gaps}; it should go from 0 to {row.seq} without gaps"]
    replayed = _replayed(log)
    if isinstance(replayed, str):
        return [*wrong, f"table {row.id}: {replayed}"]
    again, moves = replayed
    differ = [each.name for each in fields(Table) if getattr(again, each.name) != getattr(table, each.name)]
    if differ:
        wrong.append(f"table {row.id}: its snapshot is not what its journal gives ({', '.join(differ)})")
    if await _moved(connection, row.id) != moves:
        wrong.append(f"table {row.id}: its movements of chips are not what its journal gives")
    return wrong


def _replayed(log: list[tuple[int, str]]) -> tuple[Table, list[Move]] | str:
    """Return the table that a journal gives, and the chips that it moved; or what is wrong with the journal."""
    seq = 0
    moves: list[Move] = []
    try:
        opened = json.loads(log[0][1])
        if opened.pop("do") != "open":
            return "its journal does not begin with an opened table"
        table = load_table(opened)
        for seq, action in log[1:]:  # noqa: B007 - the number is told below
            change = transition(table, load_action(json.loads(action)))
            table = change.table
            moves += change.moves
    except Exception as error:  # noqa: BLE001 - see the module
        return f"row {seq} of its journal cannot be replayed ({type(error).__name__})"
    return table, moves


async def _moved(connection: AsyncConnection, table: int) -> list[Move]:
    """Return the movements that are noted for a table, in order; those of unknown accounts or reasons left out."""
    source, target = accounts.alias("source"), accounts.alias("target")
    rows = await connection.execute(
        sa.select(source.c.kind, source.c.owner, target.c.kind, target.c.owner, transfers.c.chips, transfers.c.reason)
        .join(source, source.c.id == transfers.c.source_id)
        .join(target, target.c.id == transfers.c.target_id)
        .where(transfers.c.table_id == table)
        .order_by(transfers.c.id)
    )
    # Kinds and reasons are texts, and compare as such.
    return [Move(Account(a, b), Account(c, d), chips, reason) for a, b, c, d, chips, reason in rows]


def _few(numbers: list[int]) -> str:
    shown = ", ".join(map(str, numbers[:5]))
    return f"{shown} and {len(numbers) - 5} more" if len(numbers) > 5 else shown


# --- what hangs in the air ---------------------------------------------------------------------------------------


async def _file(connection: AsyncConnection) -> list[str]:
    """Return what SQLite itself finds wrong with its file."""
    if connection.dialect.name != "sqlite":
        return []
    found = await connection.exec_driver_sql("PRAGMA integrity_check(20)")
    return [f"the file: {line}" for (line,) in found if line != "ok"]


async def _interactions(connection: AsyncConnection) -> list[str]:
    """Return the interactions that count more than once."""
    number = journal.c.interaction_id
    rows = await connection.scalars(
        sa.select(number).where(number.is_not(None)).group_by(number).having(sa.func.count() > 1)
    )
    return [f"interaction {each} is in the journals more than once" for each in rows]


async def _orphans(connection: AsyncConnection) -> list[str]:
    """Return what belongs to something that is not there."""
    wrong = []
    for what, of in (("journal rows", journal), ("announcements", outbox), ("posts", posts), ("movements", transfers)):
        number = of.c.table_id
        lost = sa.and_(number.is_not(None), number.not_in(sa.select(tables.c.id)))
        rows = await connection.execute(sa.select(number, sa.func.count()).where(lost).group_by(number))
        wrong += [f"there are {what} of table {table}, which does not exist: {count}" for table, count in rows]
    for end in (transfers.c.source_id, transfers.c.target_id):
        known = sa.select(accounts.c.id).where(accounts.c.guild_id == transfers.c.guild_id)
        rows = await connection.execute(sa.select(transfers.c.id, end).where(end.not_in(known)))
        wrong += [f"movement {number}: its server has no account {account}" for number, account in rows]
    empty = await connection.scalars(sa.select(transfers.c.id).where(transfers.c.chips <= 0))
    wrong += [f"movement {number} moves no chips" for number in empty]
    return wrong + await _wallets(connection)


async def _wallets(connection: AsyncConnection) -> list[str]:
    """Return members without a wallet, and wallets of nobody: the two come together.

    The wallet of a member who was forgotten has an owner below zero, nothing in it, and no member.
    """
    rows = await connection.execute(sa.select(members.c.guild_id, members.c.member_id))
    known = {(guild, member) for guild, member in rows}
    owned = await connection.execute(sa.select(accounts).where(accounts.c.kind == Kind.WALLET))
    chips = {(row.guild_id, row.owner): row.balance for row in owned}
    forgotten = {(guild, member) for guild, member in chips if member < 0}
    wallets = chips.keys() - forgotten
    return [
        *(
            f"server {guild}: the wallet of a forgotten member ({member}) has {_chips(chips[guild, member])}"
            for guild, member in sorted(forgotten)
            if chips[guild, member]
        ),
        *(f"server {guild}: member {member} has no wallet" for guild, member in sorted(known - wallets)),
        *(
            f"server {guild}: there is a wallet of {member}, who is no member"
            for guild, member in sorted(wallets - known)
        ),
    ]


async def _announcements(connection: AsyncConnection) -> list[str]:
    """Return the announcements that nobody could post."""
    wrong = []
    for number, text in await connection.execute(sa.select(outbox.c.id, sa.cast(outbox.c.announcement, sa.Text))):
        try:
            load_announcement(json.loads(text))
        except Exception as error:  # noqa: BLE001 - see the module
            wrong.append(f"announcement {number} cannot be read ({type(error).__name__})")
    return wrong


async def _preferences(connection: AsyncConnection) -> list[str]:
    """Return the members who have chosen what nobody can choose."""
    wrong = []
    for row in await connection.execute(sa.select(preferences).order_by(preferences.c.member_id)):
        unknown = [each for each in ("hands", "calls") if getattr(row, each) not in CHOICES[each]]
        wrong += [f"member {row.member_id}: what is noted for {each} cannot be chosen" for each in unknown]
    return wrong
