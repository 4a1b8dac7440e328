"""The audit of a database: it checks what must be true there, and repairs nothing.

It replays journals, so it imports the tables. A finding names the place of an error and never the value stored there,
which may be a hand. Reading damaged data may fail in any way, so each such failure is a finding.
"""

import json
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from datetime import UTC, datetime

from pydantic import ValidationError

from bot.chips.accounts import Kind, Move
from bot.cli.audited_members import members_wrong
from bot.cli.audited_ratings import ratings
from bot.cli.audited_results import Ended, remains, results_left, results_of
from bot.cli.audited_scores import chips_wrong, scores_wrong
from bot.cli.chains import Head, chips_of, follow
from bot.cli.progress import Tell
from bot.ops.exits import Exit, Failed
from bot.store.chips.accounts import OVERDRAWN
from bot.store.database import Database
from bot.store.moving import Different
from bot.store.operation.audit import AccountRow, Counts
from bot.store.tables.journal import JournalRow
from bot.store.tables.tables import TableRow
from bot.store.work import Work
from bot.tables.model.codec import dump_table, load_announcement, load_table
from bot.tables.model.deals import miscounted
from bot.tables.model.people import People, Stranger
from bot.tables.model.table import Ending, Lobby, Status, Table
from bot.tables.transitions.transition import replayed

Announced = tuple[int, int, str, float | None]
"""An announcement's number and table, its text, and when it was given up."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What an audit found: a sentence for each thing that is wrong, and how much was checked."""

    wrong: tuple[str, ...]
    looked_at: Counts
    skipped: tuple[str, ...] = ()
    """A sentence for each announcement that was given up, and each snapshot that was set aside.

    The books are right there.
    """


class Wrong(Exception):
    """Something is wrong with a database: a sentence for each thing, without its full stop."""


@contextmanager
def ending_if_wrong(then: str) -> Iterator[None]:
    """End the command if something is wrong. `then`: the sentence after those that say what is.

    Raises:
        Failed: what was done in this context raised `Wrong`, or `Different` for rows that were moved.
    """
    try:
        yield
    except (Wrong, Different) as error:
        raise Failed(Exit.DIFFERENT, "".join(f"{each}.\n" for each in error.args) + then) from error


async def sound(work: Work, tell: Tell = lambda *_: None) -> Counts:
    """Check everything as `audit` does, and return how much that is.

    Raises:
        Wrong: something is wrong.
    """
    found = await audit(work, tell=tell)
    if found.wrong:
        raise Wrong(*found.wrong)
    return found.looked_at


async def audited(database: str, noted: Collection[Head] = (), tell: Tell = lambda *_: None) -> Findings:
    """Audit a database that others may be writing to, as it is at one moment. It is not changed.

    `database`: its file's path or its address. `tell`: shows how many tables are checked, of how many.

    Raises:
        DatabaseUnusable: it cannot be opened or read, or its schema is not this program's.
    """
    async with Database(database, read_only=True) as there, there.at_one_moment() as work:
        return await audit(work, noted, tell)


async def audit(work: Work, noted: Collection[Head] = (), tell: Tell = lambda *_: None) -> Findings:
    """Check everything: the file, the books, every journal from its first row on, and the announcements."""
    rows = work.audit
    there = await rows.counts()
    wrong = [
        *(f"the file: {line}" for line in await rows.damage()),
        *await books(work),
        *await follow(work, noted),
        *await members_wrong(work),
        *await scores_wrong(work),
        *(f"interaction {each} is in the journals more than once" for each in await rows.repeated_interactions()),
        *(f"there are {what} of table {table}, which does not exist: {n}" for what, table, n in await rows.orphans()),
    ]
    announcements = await rows.announcements()
    named = await work.people.at_tables({table for _, table, *_ in announcements})
    wrong += _announcements(announcements, {table: People(there) for table, there in named.items()})
    set_aside = await rows.set_aside()
    given_up = {table for table, _, rebuilt in set_aside if not rebuilt}
    done = 0
    async for each in work.tables.everything():
        tell("check", done := done + 1, there.tables)
        wrong += await _table(work, each, given_up=each.id in given_up)
    wrong += await ratings(work)
    return Findings(tuple(wrong), there, tuple(_besides(announcements, set_aside)))


# --- the books -----------------------------------------------------------------------------------------------


async def books(work: Work) -> list[str]:
    """Return what is wrong with the present balances. It takes little time: the past is not checked."""
    rows = await work.audit.accounts()
    wrong = list(_sums(rows))
    held = {(row.guild_id, row.owner): row.balance for row in rows if row.kind == Kind.ESCROW}
    stacks: dict[tuple[int, int], int] = defaultdict(int)
    for row in await work.tables.all_open():
        table, problem = _snapshot(row)
        there = held.pop((row.guild_id, row.id), 0)
        if table is None:
            wrong.append(problem)
            continue
        if there != table.escrow():
            wrong.append(f"table {row.id}: {chips_of(there)} in escrow, but {chips_of(table.escrow())} on the table")
        for member, chips in table.worth().items():
            stacks[table.guild, member] += chips
    closed = await work.audit.closed()
    for (guild, owner), chips in held.items():
        if owner not in closed:
            wrong.append(f"server {guild}: there is an escrow of table {owner}, which does not exist here")
        elif chips:
            wrong.append(f"table {owner}: {chips_of(chips)} in escrow, but the table is closed")
    wallets = {row.owner: row.balance for row in rows if row.kind == Kind.WALLET}
    holders = await work.audit.holders()
    return [
        *wrong,
        *(
            f"server {guild}: member {member} sits at a table, but is not known"
            for guild, member in sorted(stacks.keys() - {(each.guild_id, each.member_id) for each in holders})
        ),
        *await chips_wrong(work, holders, wallets, stacks),
    ]


def _sums(rows: Sequence[AccountRow]) -> Iterator[str]:
    sums: dict[int, int] = defaultdict(int)
    for row in rows:
        sums[row.guild_id] += row.balance
        if row.balance < 0 and row.kind not in OVERDRAWN:
            yield f"server {row.guild_id}: {row} has {chips_of(row.balance)}, less than nothing"
        if row.kind not in tuple(Kind):
            yield f"server {row.guild_id}: account {row.id} is of no known kind"
    for guild, chips in sums.items():
        if chips:
            yield f"server {guild}: all accounts together have {chips_of(chips)} and not 0"
    if sum(sums.values()):
        yield f"all servers together have {chips_of(sum(sums.values()))} and not 0"


# --- tables and their journals ---------------------------------------------------------------------------------


def _snapshot(row: TableRow) -> tuple[Table | None, str]:
    """Return a row's table, or None and what is wrong with it."""
    try:
        return load_table(json.loads(row.snapshot), People(row.people)), ""
    except Exception as error:  # noqa: BLE001 - see the module
        if _is_of_a_stranger(error):
            return None, f"table {row.id}: its snapshot names somebody whom the index of its people does not"
        return None, f"table {row.id}: its snapshot cannot be read ({type(error).__name__})"


def _is_of_a_stranger(error: Exception) -> bool:
    """Return whether something could not be read because of a key that nobody at the table has."""
    if not isinstance(error, ValidationError):
        return isinstance(error, Stranger)
    return any(isinstance(each.get("ctx", {}).get("error"), Stranger) for each in error.errors())


async def _table(work: Work, row: TableRow, *, given_up: bool) -> list[str]:
    """Return what is wrong with a table: its row, its journal, and what replaying that gives.

    `given_up`: whether it was too damaged to read, so that only a placeholder is left of it.
    """
    people, (table, problem) = People(row.people), _snapshot(row)
    if given_up and isinstance(table, Lobby) and table.ending is Ending.DAMAGED:
        return []
    if table is None:
        # If the table is open, the books have reported it.
        return [problem] if row.status == Status.CLOSED else []
    wrong = []
    if (row.id, row.guild_id, row.channel_id, row.status) != (table.id, table.guild, table.channel, table.status):
        wrong.append(f"table {row.id}: number, server, channel or status are not its snapshot's")
    if dump_table(table, people) != json.loads(row.snapshot):
        wrong.append(f"table {row.id}: its snapshot contains more than the bot reads")
    left = await work.records.get(row.id)
    if left is not None:
        gone = list(remains(table, people, left.record, left.proof))
        return [*wrong, *(gone or await results_left(work, table, people, left.record))]
    log = await work.journal.rows(row.id)
    numbers = [each.seq for each in log]
    missing = sorted(set(range(row.seq + 1)) - set(numbers))
    if missing or numbers != list(range(row.seq + 1)):
        gaps = f"lacks {_few(missing)}" if missing else f"ends with {numbers[-1]}"
        return [*wrong, f"table {row.id}: its journal {gaps}; it should go from 0 to {row.seq} without gaps"]
    ended = _replayed(log, people)
    if isinstance(ended, str):
        return [*wrong, f"table {row.id}: {ended}"]
    deals = miscounted((each.seq, each.action, each.click) for each in log)
    if deals:
        wrong.append(
            f"table {row.id}: the deals in rows {_few(deals)} of its journal do not name the clicks before them"
        )
    again = ended.table
    differ = [each.name for each in fields(again) if getattr(again, each.name) != getattr(table, each.name, None)]
    if differ:
        wrong.append(f"table {row.id}: its snapshot is not what its journal gives ({', '.join(differ)})")
    if await work.ledger.moves(row.id) != ended.moves:
        wrong.append(f"table {row.id}: its movements of chips are not what its journal gives")
    return [*wrong, *await results_of(work, ended)]


def _replayed(log: Sequence[JournalRow], people: People) -> Ended | str:
    """Return what a journal gives. If it gives nothing, return what is wrong with it."""
    seq = -1
    moves: list[Move] = []
    try:
        if log[0].action["do"] != "open":
            return "its journal does not begin with an opened table"
        for seq, entry in enumerate(replayed((each.action for each in log), people)):  # noqa: B007 - told below
            moves += entry.change.moves
    except Exception as error:  # noqa: BLE001 - see the module
        if _is_of_a_stranger(error):
            return f"row {seq + 1} of its journal names somebody whom the index of its people does not"
        return f"row {seq + 1} of its journal cannot be replayed ({type(error).__name__})"
    return Ended(entry.before, entry.after, moves)


def _few(numbers: Sequence[int]) -> str:
    shown = ", ".join(map(str, numbers[:5]))
    return f"{shown} and {len(numbers) - 5} more" if len(numbers) > 5 else shown


# --- what belongs to something else --------------------------------------------------------------------------


def _announcements(announcements: Sequence[Announced], people: Mapping[int, People]) -> Iterator[str]:
    """Yield the announcements that cannot be posted. `people`: those whom each table names."""
    for number, table, text, _ in announcements:
        try:
            load_announcement(json.loads(text), people.get(table, People()))
        except Exception as error:  # noqa: BLE001 - see the module
            yield f"announcement {number} cannot be read ({type(error).__name__})"


def _besides(announcements: Sequence[Announced], set_aside: Sequence[tuple[int, float, bool]]) -> Iterator[str]:
    """Yield which announcements were given up and when, and which snapshots were damaged when the bot started."""
    for number, table, _, at in announcements:
        if at is not None:
            why = "because Discord refused it in every form"
            yield f"table {table}: announcement {number} was skipped, {why} ({_on(at)})"
    for table, since, rebuilt in set_aside:
        became = "it continued from its journal" if rebuilt else "it was closed, and everybody got their chips back"
        yield f"table {table}: its snapshot was damaged and was set aside ({_on(since)}); {became}"


def _on(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%F %T} UTC"
