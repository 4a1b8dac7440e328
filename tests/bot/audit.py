"""What must be true of the books at every commit, looked up in the database itself."""

from collections import defaultdict

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.chips.accounts import Kind
from bot.store import schema
from bot.store import tables as store
from bot.tables.codec import load_action, load_table
from bot.tables.state import Status
from bot.tables.transition import transition


async def what_is_wrong(connection: AsyncConnection) -> list[str]:
    """Return every way in which chips were made, lost or noted wrongly; nothing where the books are right."""
    accounts = list(await connection.execute(sa.select(schema.accounts)))
    total = sum(row.balance for row in accounts)
    wrong = [f"all accounts together have {total} chips"] if total else []
    held = {row.owner: row.balance for row in accounts if row.kind == Kind.ESCROW and row.balance}
    there: dict[int, int] = {}
    stacks: dict[tuple[int, int], int] = defaultdict(int)
    open_ones = sa.select(schema.tables).where(schema.tables.c.status != str(Status.CLOSED))
    for row in await connection.execute(open_ones):
        table = load_table(row.snapshot)
        spaces = {} if table.match is None else table.rules_of_play.on_table(table.match)
        there[table.id] = sum(table.stacks()) + sum(spaces.values())
        for seat, chips in zip(table.seats, table.stacks(), strict=True):
            if seat.member is not None:
                stacks[table.guild, seat.member] += chips
    if held != {number: chips for number, chips in there.items() if chips}:
        wrong.append(f"on the tables there are {there}, in escrow {held}")
    for row in await connection.execute(sa.select(schema.members)):
        on_tables = stacks[row.guild_id, row.member_id]
        if row.on_tables != on_tables:
            wrong.append(f"member {row.member_id} has {on_tables} chips on tables and {row.on_tables} are noted")
    return wrong


async def accounts_unlike_their_transfers(connection: AsyncConnection) -> list[int]:
    """Return the accounts whose balance is not what their transfers make of nothing."""
    moved: dict[int, int] = defaultdict(int)
    for row in await connection.execute(sa.select(schema.transfers)):
        moved[row.source_id] -= row.chips
        moved[row.target_id] += row.chips
    return [row.id for row in await connection.execute(sa.select(schema.accounts)) if row.balance != moved[row.id]]


async def tables_unlike_their_journal(connection: AsyncConnection) -> list[int]:
    """Return the tables whose journal, replayed in order, gives another table than their snapshot."""
    wrong = []
    for number in list(await connection.scalars(sa.select(schema.tables.c.id))):
        stored = await store.load(connection, number)
        assert stored is not None
        opened, *actions = await store.rows(connection, number)
        table = load_table({name: value for name, value in opened.items() if name != "do"})
        for action in actions:
            table = transition(table, load_action(action)).table
        if table != stored.table or len(actions) != stored.seq:
            wrong.append(number)
    return wrong
