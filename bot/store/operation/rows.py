"""Complete tables, row by row, whatever they are about: for moving a database into another one.

Nothing here knows what the columns mean. JSON is read and written as the stored text.
"""

import hashlib
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.store.fleet_schema import identifies, processes, shares
from bot.store.repository import Repository
from bot.store.schema import chains, metadata, tables

MANY, FEW = 1000, 300
"""How many rows are read and written together: of tables whose rows are short, and of those with documents."""
SUMS = 2**256

Row = tuple[Any, ...]

OF_THE_MOMENT = (processes, shares, identifies)
"""The tables in which processes note their own state."""
MOVED = tuple(table for table in metadata.sorted_tables if table not in OF_THE_MOMENT)
"""The tables that are moved, those first that others refer to."""


@dataclass(slots=True)
class Sum:
    """The number of a table's rows, and a sum of their hashes: the same in any order, and another for any other row."""

    rows: int = 0
    hashes: int = 0

    def add(self, rows: Sequence[Row]) -> None:
        """Add rows."""
        self.rows += len(rows)
        hashes = (int.from_bytes(hashlib.sha256(repr(row).encode()).digest()) for row in rows)
        self.hashes = (self.hashes + sum(hashes)) % SUMS


class _Text(sa.types.TypeDecorator[str]):
    """A column of JSON, whose text is written as it is given."""

    impl = sa.JSON
    cache_ok = True

    def bind_processor(self, dialect: sa.Dialect) -> None:
        """Leave the text as it is."""


class RowsRepository(Repository):
    """Reads and writes tables, without knowing what they mean."""

    async def counts(self) -> dict[str, int]:
        """Return how many rows each moved table has."""
        return {table.name: await self.count(table) for table in MOVED}

    async def state(self) -> str:
        """Return 16 hexadecimal digits for the content, which change as soon as anybody plays or moves chips."""
        heads = await self._tuples(sa.select(chains.c.guild_id, chains.c.head).order_by(chains.c.guild_id))
        actions = await self._value(int, sa.select(sa.func.sum(tables.c.seq)))
        found = await self.counts(), sorted((await self.numbers()).items()), heads, actions or 0
        return hashlib.sha256(repr(found).encode()).hexdigest()[:16]

    async def numbers(self) -> dict[str, int]:
        """Return the last key that each of the `NUMBERED` tables has given."""
        return await self._unit.backend.numbers(self._connection)

    async def all_of(self, table: sa.Table) -> AsyncIterator[list[Row]]:
        """Yield a table's rows by their keys, some at a time; columns are in the schema's order."""
        columns = [sa.cast(each, sa.Text) if isinstance(each.type, sa.JSON) else each for each in table.columns]
        key = list(table.primary_key.columns)
        places = [list(table.columns).index(each) for each in key]
        documents = any(isinstance(each.type, sa.JSON) or type(each.type) is sa.Text for each in table.columns)
        asked = sa.select(*columns).order_by(*key).limit(FEW if documents else MANY)
        rows = [tuple(row) for row in await self._connection.execute(asked)]
        while rows:
            yield rows
            last = [sa.literal(rows[-1][place], each.type) for place, each in zip(places, key, strict=True)]
            more = asked.where(sa.tuple_(*key) > sa.tuple_(*last))
            rows = [tuple(row) for row in await self._connection.execute(more)]

    async def add(self, table: sa.Table, rows: Sequence[Row]) -> None:
        """Write new rows."""
        as_text = {each.name: _Text() if isinstance(each.type, sa.JSON) else each.type for each in table.columns}
        into = sa.table(table.name, *(sa.column(name, kind) for name, kind in as_text.items()))
        await self._run(sa.insert(into), [dict(zip(as_text, row, strict=True)) for row in rows])

    async def settle(self, numbers: Mapping[str, int]) -> None:
        """Make all numbers from now on new ones, after rows were imported with theirs."""
        await self._unit.backend.count_from(self._connection, numbers)
        await self._unit.backend.settle(self._connection)
