"""Keeps a lost process from writing to PostgreSQL, however late it wakes.

Each of its connections that write carries its number in the application's name. Every transaction first checks whether
that number is fenced. The process that fences it commits that first, then ends its connections and waits until they are
gone: transactions begun before the fence are rolled back, and later ones see it.
"""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.fleet_schema import ALONE, FENCED, NAME, processes

_NUMBER, _CALLED = "number", "called"
"""The keys under which a connection's record has the process's number and the application's name."""
_OPEN = f"SELECT 1 / count(*) FROM {processes.name} WHERE number = {{}} AND state <> '{FENCED}'"
"""Fails (`SHUT`) if a process is fenced. PostgreSQL takes several statements at once only if none has parameters."""
SHUT = "22012"
"""The code of that failure: a division by zero."""


class Fence:
    """The fence of this process."""

    def __init__(self, *engines: AsyncEngine) -> None:
        """Begin without a number, so that nothing is checked. `engines`: those that write."""
        self._number: int | None = None
        self._called = NAME
        for each in engines:
            sa.event.listen(each.sync_engine, "do_connect", self._name)
            sa.event.listen(each.sync_engine, "checkout", self._see)

    def put_up(self, number: int | None) -> None:
        """Write under this number from now on. The pool replaces connections of another one before their next use.

        None: this process runs the complete bot by itself, and nothing is checked.
        """
        self._number, self._called = number, ALONE if number is None else f"{NAME}-{number}"

    def entering(self, connection: AsyncConnection, guild: int | None) -> str:
        """Return SQL that begins a transaction: it locks a server, if one is given, and checks the fence."""
        lock = [] if guild is None else [f"SELECT pg_advisory_xact_lock({int(guild)})"]
        process: int | None = connection.info.get(_NUMBER)
        check = [] if process is None else [_OPEN.format(int(process))]
        return "; ".join(["BEGIN ISOLATION LEVEL READ COMMITTED", *lock, *check])

    def is_outdated(self, connection: AsyncConnection) -> bool:
        """Return whether a connection has an outdated name."""
        return connection.info.get(_CALLED) != self._called

    def _name(self, dialect: object, record: Any, args: object, options: dict[str, Any]) -> None:
        """Name a new connection, and remember the number under which it writes."""
        options["server_settings"] = {**options["server_settings"], "application_name": self._called}
        record.info[_NUMBER], record.info[_CALLED] = self._number, self._called

    def _see(self, connection: object, record: Any, proxy: object) -> None:
        """Refuse a connection with an outdated name, so that the pool makes another one."""
        if record.info.get(_CALLED) != self._called:
            raise sa.exc.DisconnectionError
