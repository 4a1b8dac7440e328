"""What keeps a process that was lost from writing to a PostgreSQL, however late it wakes.

Each of its connections that write carries its number, in the name by which the server knows them. Every transaction
begins with the question whether that number is fenced. Whoever fences it commits that first; then they end its
connections, and wait until they are gone: what was begun before the fence is rolled back, what begins after sees it.
"""

import logging
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.faults import Fenced
from bot.store.fleet_schema import FENCED, processes

log = logging.getLogger(__name__)

NAME = "newmarket"
"""What the server knows connections by; those of a numbered process have its number behind."""
ALONE = f"{NAME}-alone"
"""The same of a process that runs the whole bot by itself."""
ENDING = 2000
"""Milliseconds that a connection may take to end."""
_NUMBER, _CALLED = "number", "called"
"""Under these names a connection knows by which number it writes, and what the server knows it by."""
_PROCESS = sa.bindparam("process", type_=sa.BigInteger)
_ENTER = sa.select(
    sa.func.pg_advisory_xact_lock(sa.bindparam("guild", type_=sa.BigInteger)),  # of no server it locks nothing
    sa.or_(_PROCESS.is_(None), sa.exists().where(processes.c.number == _PROCESS, processes.c.state != FENCED)),
)
"""Locks a server, and says whether a process is not fenced. Either may be null."""
_END = sa.text(
    "SELECT pg_terminate_backend(pid, :patience) FROM pg_stat_activity "
    "WHERE datname = current_database() AND application_name = :name AND pid <> pg_backend_pid()"
)
_SEEN = sa.text(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = :name ORDER BY pid"
)


class Fence:
    """The fence of this process, and how others are fenced."""

    def __init__(self, *engines: AsyncEngine) -> None:
        """Begin without a number: nothing is asked then. `engines`: those that write."""
        self._number: int | None = None
        self._called = NAME
        for each in engines:
            sa.event.listen(each.sync_engine, "do_connect", self._name)
            sa.event.listen(each.sync_engine, "checkout", self._see)

    def put_up(self, number: int | None) -> None:
        """Write by this number from now on. The pool replaces connections of another one before they are used again.

        None: the server knows this process as one that runs the whole bot by itself, and nothing is asked.
        """
        self._number, self._called = number, ALONE if number is None else f"{NAME}-{number}"

    @staticmethod
    async def alone_elsewhere(connection: AsyncConnection) -> list[int]:
        """Return the sessions of such processes that the server knows."""
        return list(await connection.scalars(_SEEN, {"name": ALONE}))

    async def enter(self, connection: AsyncConnection, guild: int | None) -> None:
        """Begin a transaction: lock a server, if one is given, and ask whether the fence is open, in one statement.

        Raises:
            Fenced: it is closed.
        """
        process: int | None = connection.info.get(_NUMBER)
        if (guild, process) != (None, None):
            _, is_open = (await connection.execute(_ENTER, {"guild": guild, "process": process})).one()
            if not is_open:
                raise Fenced

    async def end_sessions(self, connection: AsyncConnection, number: int) -> bool:
        """End all connections that write by a number. Return whether they are gone."""
        ended = list(await connection.scalars(_END, {"patience": ENDING, "name": f"{NAME}-{number}"}))
        if not all(ended):
            log.warning("the database connections of process %d did not end; its shares do not move", number)
        return all(ended)

    def _name(self, dialect: object, record: Any, args: object, options: dict[str, Any]) -> None:
        """Name a connection that is about to be made, and remember by which number it writes."""
        options["server_settings"] = {**options["server_settings"], "application_name": self._called}
        record.info[_NUMBER], record.info[_CALLED] = self._number, self._called

    def _see(self, connection: object, record: Any, proxy: object) -> None:
        """Refuse to write by a name that this process has no more: the pool makes another connection then."""
        if record.info.get(_CALLED) != self._called:
            raise sa.exc.DisconnectionError
