"""The base of all repositories: each has the SQL of one subject, for the connection of a unit of work."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa

from bot.store.backend import Unit
from bot.store.schema import application

T = TypeVar("T")
Values = Mapping[str, Any] | None
"""The values of a statement's parameters."""
CHOSEN = "chosen"
"""The name of the mark of the last choice, in the table of the application."""


class Repository:
    """The statements of one subject. All that is done through it belongs to one unit of work."""

    def __init__(self, unit: Unit) -> None:
        """`unit`: the unit of work."""
        self._unit = unit
        self._connection = unit.connection

    async def _all(self, make: Callable[..., T], asked: sa.Executable, values: Values = None) -> list[T]:
        """Return what `make` makes of each row that is found."""
        return [make(*row) for row in await self._connection.execute(asked, values)]

    async def _one(self, make: Callable[..., T], asked: sa.Executable, values: Values = None) -> T | None:
        """Return what `make` makes of the only row that is found, None if none is."""
        row = (await self._connection.execute(asked, values)).one_or_none()
        return None if row is None else make(*row)

    async def _value(self, make: Callable[[Any], T], asked: sa.Executable, values: Values = None) -> T | None:
        """Return what `make` makes of the first column of the first row, None if that is null or nothing is found."""
        found = await self._connection.scalar(asked, values)
        return None if found is None else make(found)

    async def count(self, table: sa.Table) -> int:
        """Return how many rows a table has."""
        return await self._value(int, sa.select(sa.func.count()).select_from(table)) or 0

    async def _has(self, asked: sa.Select[Any]) -> bool:
        """Return whether anything is found."""
        return await self._connection.scalar(asked.limit(1)) is not None

    async def _column(self, asked: sa.Executable, values: Values = None) -> list[Any]:
        """Return the first column of the rows that are found."""
        return list(await self._connection.scalars(asked, values))

    async def _tuples(self, asked: sa.Executable, values: Values = None) -> list[tuple[Any, ...]]:
        """Return the rows that are found."""
        return [tuple(row) for row in await self._connection.execute(asked, values)]

    async def _pairs(self, asked: sa.Executable, values: Values = None) -> dict[Any, Any]:
        """Return the second column of the rows that are found, by the first."""
        return {row[0]: row[1] for row in await self._connection.execute(asked, values)}

    async def _often(self, asked: sa.Executable, values: Mapping[str, Any]) -> Sequence[Any]:
        """Return the rows that are found by a statement that cards need; see `Backend.ask`."""
        return await self._unit.backend.ask(self._connection, asked, values)

    async def _holds(self, asked: sa.Executable, values: Mapping[str, Any]) -> bool:
        """Return whether such a statement finds anything."""
        return await self._unit.backend.holds(self._connection, asked, values)

    async def _run(self, change: sa.Insert | sa.Update | sa.Delete, values: Any = None) -> int:
        """Execute a change, and return how many rows it has changed."""
        return (await self._connection.execute(change, values)).rowcount

    async def _later(self, change: sa.Insert | sa.Update | sa.Delete, values: Any) -> None:
        """Execute a change with parameters whose outcome nobody needs; see `Backend.with_next`."""
        await self._unit.backend.with_next(self._connection, change, values)

    async def _add(self, table: sa.Table, values: Mapping[str, Any]) -> int:
        """Add a row, and return its key, which the database gives."""
        key = (await self._connection.execute(sa.insert(table).values(values))).inserted_primary_key
        assert key is not None
        return int(key[0])

    async def _mark_choice(self) -> None:
        """Mark that something was chosen, or forgotten, that processes keep in memory: others see it when they look.

        Another transaction that writes this waits for the end of this one.
        """
        await self._upsert(application, {"name": CHOSEN}, {"value": secrets.token_hex(8)})

    async def _upsert(self, table: sa.Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> int:
        """Write a row, whether one with this key is stored or not, even if others write it at the same time.

        Unnamed columns keep their values. Without any values, an existing row does not change.

        Return how many rows were written.
        """
        insert = self._unit.backend.insert(table).values({**key, **values})
        if not values:
            return await self._run(insert.on_conflict_do_nothing())
        # The key is a primary key then.
        return await self._run(insert.on_conflict_do_update(index_elements=list(key), set_=dict(values)))
