"""The audit of a database: what must be true of it, looked up in it, and never repaired.

It plays journals again, and so stands above the tables. What is wrong is told by its place and never by what is stored
there: that may be a hand. Damaged data may fail in any way while it is read, so each such failure is a finding.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime
from itertools import pairwise

from bot.chips.accounts import Account, Kind, Move
from bot.cli.audited_choices import choices_wrong
from bot.cli.audited_ratings import ratings
from bot.cli.audited_results import Ended, results_of
from bot.cli.audited_scores import scores_wrong
from bot.cli.chains import Head, follow
from bot.cli.remains import remains, results_left
from bot.store.accounts import OVERDRAWN
from bot.store.audit import AccountRow, AuditedTable, AuditRepository, Counts, HolderRow
from bot.store.database import Database
from bot.store.work import Work
from bot.tables.codec import load_action, load_announcement, load_table
from bot.tables.counting import counted
from bot.tables.deals import miscounted
from bot.tables.story import Tallies
from bot.tables.table import Ending, Status, Table
from bot.tables.transition import transition

Told = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Findings:
    """What an audit found: a sentence for each thing that is wrong, and how much was looked at."""

    wrong: tuple[str, ...]
    looked_at: Counts
    skipped: tuple[str, ...] = ()
    """A sentence for each announcement that was given up, and each snapshot that was set aside.

    Nothing is wrong with the books there.
    """


async def audited(url: str, noted: Collection[Head] = (), told: Told = lambda *_: None) -> Findings:
    """Audit a database that others may be writing to, as it is at one moment. It is not changed.

    Args:
        url: SQLAlchemy's address of it.
        noted: heads of the servers' chains that were noted earlier.
        told: is told of how many tables are looked through, and how many there are.

    Raises:
        DatabaseUnusable: it cannot be opened or read, or its schema is not this program's.
    """
    database = Database(url, read_only=True)
    try:
        await database.open()
        async with database.at_one_moment() as work:
            return await audit(work, noted, told)
    finally:
        await database.close()


async def audit(work: Work, noted: Collection[Head] = (), told: Told = lambda *_: None) -> Findings:
    """Look through everything: the file, the books, every journal from its first row on, and what is to be told."""
    rows = work.audit
    there = await rows.counts()
    wrong = [
        *(f"the file: {line}" for line in await rows.damage()),
        *await books(work),
        *_movements(await rows.accounts(), await rows.transfers()),
        *await follow(rows, noted),
        *await scores_wrong(work),
        *(f"interaction {each} is in the journals more than once" for each in await rows.repeated_interactions()),
        *await _orphans(rows),
        *_wallets({(each.guild_id, each.member_id) for each in await rows.holders()}, await rows.wallets()),
        *_announcements(await rows.announcements()),
        *await choices_wrong(work),
    ]
    visits, forgetting, set_aside = await rows.visits(), await rows.forgetting(), await rows.set_aside()
    given_up = {table for table, _, rebuilt in set_aside if not rebuilt}
    done = 0
    async for each in rows.tables():
        told(done := done + 1, there.tables)
        if each.id not in given_up or not _remains(each):
            wrong += await _table(work, each, visits[each.id], forgetting[each.id])
    wrong += await ratings(work)
    besides = (*_skipped(await rows.skipped()), *_set_aside(set_aside))
    return Findings(tuple(wrong), there, besides)


# --- the books -----------------------------------------------------------------------------------------------


async def books(work: Work) -> list[str]:
    """Return what is wrong with the chips as they lie now. It takes little time: the past is not looked at."""
    rows = await work.audit.accounts()
    wrong = list(_sums(rows))
    held = {(row.guild_id, row.owner): row.balance for row in rows if row.kind == Kind.ESCROW}
    stacks: dict[tuple[int, int], int] = defaultdict(int)
    for row in await work.audit.open_tables():
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
    closed = await work.audit.closed()
    for (guild, owner), chips in held.items():
        if owner not in closed:
            wrong.append(f"server {guild}: there is an escrow of table {owner}, which does not exist here")
        elif chips:
            wrong.append(f"table {owner}: {_chips(chips)} in escrow, but the table is closed")
    wallets = {(row.guild_id, row.owner): row.balance for row in rows if row.kind == Kind.WALLET}
    holders = await work.audit.holders()
    return [*wrong, *_on_tables(holders, stacks), *_in_all(holders, wallets), *await _leaderboard(work.audit, holders)]


def _sums(rows: Sequence[AccountRow]) -> Iterator[str]:
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


def _on_tables(holders: Sequence[HolderRow], stacks: Mapping[tuple[int, int], int]) -> list[str]:
    """Return where members' notes are not the sums of their stacks."""
    noted = {(each.guild_id, each.member_id): each.on_tables for each in holders}
    wrong = []
    for guild, member in noted.keys() | stacks.keys():
        there, note = stacks.get((guild, member), 0), noted.get((guild, member))
        if note is None:
            wrong.append(f"server {guild}: member {member} sits at a table, but is not known")
        elif there != note:
            wrong.append(f"server {guild}: member {member} has {_chips(there)} on tables, but {note} are noted")
    return sorted(wrong)


def _in_all(holders: Sequence[HolderRow], wallets: Mapping[tuple[int, int], int]) -> Iterator[str]:
    """Yield where members' chips in all are not what they have."""
    for guild, member, on_tables, chips in holders:
        wallet = wallets.get((guild, member))
        there = None if wallet is None else wallet + on_tables
        if chips != there:
            noted = "none" if chips is None else chips
            yield f"server {guild}: member {member} has {_chips(there or 0)} in all, but {noted} are noted"


async def _leaderboard(rows: AuditRepository, holders: Sequence[HolderRow]) -> list[str]:
    """Return where the blocks of the leaderboard do not count the members who are in them."""
    wrong = []
    keys: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for each in holders:
        if each.chips is not None:
            keys[each.guild_id].append((each.chips, each.member_id))
    blocks: dict[int, list[tuple[tuple[int, int], int]]] = defaultdict(list)
    for row in await rows.blocks():
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


def _movements(accounts: Sequence[AccountRow], transfers: Sequence[tuple[int, int, int]]) -> list[str]:
    """Return the accounts that are not what their movements make of nothing."""
    moved: dict[int, int] = defaultdict(int)
    for source, target, chips in transfers:
        moved[source] -= chips
        moved[target] += chips
    return [
        f"server {row.guild_id}: {_name(row)} has {_chips(row.balance)}, but its movements make {moved[row.id]}"
        for row in accounts
        if row.balance != moved[row.id]
    ]


def _name(row: AccountRow) -> str:
    if row.kind in (Kind.HOUSE, Kind.BANK):
        return f"the {row.kind}"
    whose = {"wallet": "member", "escrow": "table", "leftover": "channel"}.get(row.kind, "owner")
    return f"the {row.kind} of {whose} {row.owner}"


def _chips(number: int) -> str:
    return "1 chip" if number == 1 else f"{number} chips"


# --- tables and their journals ---------------------------------------------------------------------------------


def _snapshot(row: AuditedTable) -> tuple[Table | None, str]:
    """Return a row's table, or None and what is wrong with it."""
    try:
        return load_table(json.loads(row.snapshot)), ""
    except Exception as error:  # noqa: BLE001 - see the module
        return None, f"table {row.id}: its snapshot cannot be read ({type(error).__name__})"


async def _table(work: Work, row: AuditedTable, visitors: Collection[int], forgotten: Mapping[int, int]) -> list[str]:
    """Return what is wrong with a table: its row, its journal, and what replaying that gives.

    Args:
        work: where to look.
        row: the table's.
        visitors: the members who are known to have been there.
        forgotten: members whose ids are still to be replaced there, with the numbers that are in the ledger already.
    """
    table, problem = _snapshot(row)
    if table is None:
        # If the table is open, the books have told of it.
        return [problem] if row.status == Status.CLOSED else []
    wrong = []
    if (row.id, row.guild_id, row.channel_id, row.status) != (table.id, table.guild, table.channel, table.status):
        wrong.append(f"table {row.id}: number, server, channel or status are not its snapshot's")
    left = await work.records.get(row.id)
    if left is not None:
        gone = list(remains(table, left.record, left.proof))
        return [*wrong, *(gone or await results_left(work, table, left.record, forgotten))]
    log = await work.audit.journal(row.id)
    numbers = [seq for seq, _ in log]
    missing = sorted(set(range(row.seq + 1)) - set(numbers))
    if missing or numbers != list(range(row.seq + 1)):
        gaps = f"lacks {_few(missing)}" if missing else f"ends with {numbers[-1]}"
        return [*wrong, f"table {row.id}: its journal {gaps}; it should go from 0 to {row.seq} without gaps"]
    replayed = _replayed(log)
    if isinstance(replayed, str):
        return [*wrong, f"table {row.id}: {replayed}"]
    unknown = sorted(replayed.named - {*visitors, *forgotten})
    if unknown:
        wrong.append(f"table {row.id}: its journal names {_few(unknown)}, and the index of members does not")
    clicks = await work.journal.clicks(row.id)
    deals = miscounted((seq, json.loads(action), clicks.get(seq)) for seq, action in log)
    if deals:
        wrong.append(
            f"table {row.id}: the deals in rows {_few(deals)} of its journal do not name the clicks before them"
        )
    again = replayed.table
    differ = [each.name for each in fields(Table) if getattr(again, each.name) != getattr(table, each.name)]
    if differ:
        wrong.append(f"table {row.id}: its snapshot is not what its journal gives ({', '.join(differ)})")
    if await work.ledger.moves(row.id) != [_without(move, forgotten) for move in replayed.moves]:
        wrong.append(f"table {row.id}: its movements of chips are not what its journal gives")
    ended = Ended(replayed.before, again, replayed.moves, replayed.tallies)
    return [*wrong, *await results_of(work, ended, forgotten)]


def _remains(row: AuditedTable) -> bool:
    """Return whether a row is what stands in the place of a table that nothing could be made of."""
    table, _ = _snapshot(row)
    return table is not None and table.ending is Ending.DAMAGED and table.match is None


def _without(move: Move, forgotten: Mapping[int, int]) -> Move:
    """Return a movement as it is in the ledger since some members were forgotten."""
    return replace(move, source=_known(move.source, forgotten), target=_known(move.target, forgotten))


def _known(account: Account, forgotten: Mapping[int, int]) -> Account:
    if account.kind != Kind.WALLET:
        return account
    return replace(account, owner=forgotten.get(account.owner, account.owner))


@dataclass(frozen=True, slots=True)
class _Replayed:
    """What a journal gives."""

    before: Table
    """The table before the last row."""
    table: Table
    moves: list[Move]
    """The chips that it moved."""
    named: set[int]
    """The members whom it names."""
    tallies: Tallies
    """Its members' rounds, added up."""


def _replayed(log: Sequence[tuple[int, str]]) -> _Replayed | str:
    """Return what a journal gives. If it gives nothing, return what is wrong with it."""
    seq = 0
    moves: list[Move] = []
    tallies: Tallies = ()
    try:
        opened = json.loads(log[0][1])
        if opened.pop("do") != "open":
            return "its journal does not begin with an opened table"
        before = table = load_table(opened)
        named = {table.host, *table.expected, *table.members()}
        for seq, action in log[1:]:  # noqa: B007 - the number is told below
            before, done = table, load_action(json.loads(action))
            change = transition(before, done)
            table = change.table
            tallies = counted(tallies, before, done, table)
            moves += change.moves
            named |= {table.host, *table.members(), *table.invited}
    except Exception as error:  # noqa: BLE001 - see the module
        return f"row {seq} of its journal cannot be replayed ({type(error).__name__})"
    return _Replayed(before, table, moves, {member for member in named if member > 0}, tallies)


def _few(numbers: Sequence[int]) -> str:
    shown = ", ".join(map(str, numbers[:5]))
    return f"{shown} and {len(numbers) - 5} more" if len(numbers) > 5 else shown


# --- what belongs to something else --------------------------------------------------------------------------


async def _orphans(rows: AuditRepository) -> list[str]:
    """Return what belongs to something that is not there."""
    return [
        *(
            f"there are {what} of table {table}, which does not exist: {count}"
            for what, table, count in await rows.orphans()
        ),
        *(
            f"movement {number}: its server has no account {account}"
            for number, account in await rows.strange_movements()
        ),
        *(f"movement {number} moves no chips" for number in await rows.empty_movements()),
    ]


def _wallets(known: set[tuple[int, int]], chips: Mapping[tuple[int, int], int]) -> Iterator[str]:
    """Yield members without a wallet, and wallets of nobody: the two come together.

    The wallet of a member who was forgotten has an owner below zero, nothing in it, and no member.

    Args:
        known: the members, by server and id.
        chips: what is in every wallet, by server and owner.
    """
    forgotten = {(guild, member) for guild, member in chips if member < 0}
    wallets = chips.keys() - forgotten
    for guild, member in sorted(forgotten):
        if chips[guild, member]:
            yield f"server {guild}: the wallet of a forgotten member ({member}) has {_chips(chips[guild, member])}"
    for guild, member in sorted(known - wallets):
        yield f"server {guild}: member {member} has no wallet"
    for guild, member in sorted(wallets - known):
        yield f"server {guild}: there is a wallet of {member}, who is no member"


def _announcements(announcements: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Yield the announcements that nobody could post."""
    for number, text in announcements:
        try:
            load_announcement(json.loads(text))
        except Exception as error:  # noqa: BLE001 - see the module
            yield f"announcement {number} cannot be read ({type(error).__name__})"


def _skipped(announcements: Sequence[tuple[int, int, float]]) -> Iterator[str]:
    """Yield which announcements were given up, and when."""
    for number, table, at in announcements:
        yield (
            f"table {table}: announcement {number} was skipped, because Discord refused it in every form "
            f"({datetime.fromtimestamp(at, UTC):%F %T} UTC)"
        )


def _set_aside(snapshots: Sequence[tuple[int, float, bool]]) -> Iterator[str]:
    """Yield which snapshots made no sense when the bot started, and what became of their tables."""
    for table, at, rebuilt in snapshots:
        became = "it went on as its journal has it" if rebuilt else "it was closed, and its chips went home"
        when = f"{datetime.fromtimestamp(at, UTC):%F %T} UTC"
        yield f"table {table}: its snapshot made no sense and was set aside ({when}); {became}"
