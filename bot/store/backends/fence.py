"""Keeps a lost process from writing to PostgreSQL, however late it wakes.

Each of its connections that write carries its number in the application's name. Every transaction first checks whether
that number is fenced. The process that fences it commits that first, then ends its connections and waits until they are
gone: transactions begun before the fence are rolled back, and later ones see it.
"""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.faults import Fenced
from bot.store.fleet_schema import ALONE, FENCED, NAME, processes

_NUMBER, _CALLED = "number", "called"
"""The keys under which a connection's record has the process's number and the application's name."""
_PROCESS = sa.bindparam("process", type_=sa.BigInteger)
_ENTER = sa.select(
    sa.func.pg_advisory_xact_lock(sa.bindparam("guild", type_=sa.BigInteger)),  # without a server it locks nothing
    sa.or_(_PROCESS.is_(None), sa.exists().where(processes.c.number == _PROCESS, processes.c.state != FENCED)),
)
"""Locks a server, and selects whether a process is not fenced. Either may be null."""


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

    async def enter(self, connection: AsyncConnection, guild: int | None) -> None:
        """Begin a transaction: lock a server, if one is given, and check the fence, in one statement.

        Raises:
            Fenced: this process is fenced.
        """
        process: int | None = connection.info.get(_NUMBER)
        if (guild, process) != (None, None):
            _, is_open = (await connection.execute(_ENTER, {"guild": guild, "process": process})).one()
            if not is_open:
                raise Fenced

    def _name(self, dialect: object, record: Any, args: object, options: dict[str, Any]) -> None:
        """Name a new connection, and remember the number under which it writes."""
        options["server_settings"] = {**options["server_settings"], "application_name": self._called}
        record.info[_NUMBER], record.info[_CALLED] = self._number, self._called

    def _see(self, connection: object, record: Any, proxy: object) -> None:
        """Refuse a connection with an outdated name, so that the pool makes another one."""
        if record.info.get(_CALLED) != self._called:
            raise sa.exc.DisconnectionError
