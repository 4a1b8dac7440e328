"""The store in PostgreSQL: several processes may write at the same time, each transaction at READ COMMITTED.

Transactions that could collide first take the lock of a Discord server: an advisory lock under its id.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from types import MappingProxyType
from typing import Any

import sqlalchemy as sa
from asyncpg import InternalClientError
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as AllTaken
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, NullPool

from bot.store.backend import ALL_TAKEN, ENGINE, MOMENT, Backend, Patience
from bot.store.backends.fence import SHUT, Fence
from bot.store.backends.guards import ON_POSTGRESQL, guard_server, on_postgresql
from bot.store.backends.limits import SERVER_ALIVE, TRANSACTION, Limits
from bot.store.backends.transaction import Transaction, driver_of, write_first
from bot.store.faults import Fenced
from bot.store.file import InUse
from bot.store.fleet_schema import NAME
from bot.store.schema import NUMBERED, metadata

log = logging.getLogger(__name__)

WRITERS = 10
"""How many may write at the same time; others wait."""
READERS = 10
"""How many may read at the same time. They use other connections than those who write."""
POOL_WAIT = 10.0
"""The most seconds that either wait."""
CONNECT = 5.0
"""Seconds after which connecting to a silent server fails."""
LOCK_WAIT = 2000
"""Milliseconds that a statement waits for another transaction: a click has to be answered within three seconds."""
STATEMENT = 30_000
"""The most milliseconds for a statement; migrations and audits have no limit."""
ABANDONED = 10_000
"""Milliseconds after which the server ends a silent transaction, so that its locks are free."""
WHOLE = 35_000
"""The most milliseconds for a transaction, whatever the server waits for: no other limit holds while it waits for the
rest of a statement (PostgreSQL 17 and later)."""
USUAL = Patience(5.0, 30.0)
"""How long a unit of work may take on this side. The server refuses a statement that waits for a lock before that."""
MIGRATING = (0x6E6577, 1)
"""The lock for migrations: two numbers, so that it is no Discord server's."""
CONFERRING = 2
"""A process's connections for writing about processes, so that no game delays that."""
LISTENING = 1
"""A process's connections for listening to others."""
CONFERRING_LIMITS = {
    "lock_timeout": "1000",
    "statement_timeout": "4000",
    "idle_in_transaction_session_timeout": "2000",
    TRANSACTION: "8000",
}
"""Limits in milliseconds while processes write about themselves: one that stops then does not block others for long."""
CONFERRED = Patience(3.0, 8.0)
"""How long that may take on this side: a process beats again before it counts as lost."""
ENDED = Patience(5.0, 8.0)
"""The same for ending sessions of another process."""
FLEET = (0x6E6577, 2)
"""The lock for changing shares."""
BLAMED = ("08", "25", "28", "3D", "40", "42501", "53", "55", "57", "58", "F0", "XX")
"""Prefixes of the codes of errors for which the server or its setup is to blame, and no statement."""
SET_UP = ("28", "3D", "42501")
"""Those that last until somebody changes the setup: passwords, databases, permissions."""
GAVE_WAY = ("40", "55P03")
"""Prefixes for errors after which a transaction may be repeated: deadlocks, and locks that were not free in time."""
QUOTING = ("22", "23", "42601", "P0")
"""Prefixes for errors whose messages may quote what was to be written: cards, and secrets of deals."""
NO_ANSWER = "the server does not answer"
CUT = "the connection was cut"
_LOCK_MIGRATING = sa.text("SELECT pg_advisory_xact_lock({}, {})".format(*MIGRATING))
_UNLIMITED = sa.text(
    "SELECT set_config(name, '0', true) FROM pg_settings WHERE name IN "
    f"('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', '{TRANSACTION}')"
)
_TIMELINE = sa.text("SELECT CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END")
_NUMBERS = sa.text(
    "SELECT sequencename, coalesce(last_value, start_value - 1) AS last FROM pg_sequences "
    "WHERE schemaname = current_schema()"
)

ENDING = 2000
"""Milliseconds that a connection may take to end."""
LOOKS = 10
BETWEEN = 0.2
"""How often to look, and the seconds in between: the server shows a closed session for a moment longer."""
_OTHERS = sa.text(
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid() AND starts_with(application_name, :name)"
)
_ALLOWANCES = sa.text(
    "SELECT CAST(current_setting('server_version_num') AS integer) / 10000, pg_encoding_to_char(encoding), rolname, "
    "coalesce(has_schema_privilege(current_schema(), 'CREATE'), false), "
    "least(nullif(rolconnlimit, -1), nullif(datconnlimit, -1), CAST(current_setting('max_connections') AS integer) "
    "- CAST(current_setting('superuser_reserved_connections') AS integer) "
    "- coalesce(CAST(current_setting('reserved_connections', true) AS integer), 0)), "
    f"{WRITERS + READERS + CONFERRING + LISTENING} "
    "FROM pg_database, pg_roles WHERE datname = current_database() AND rolname = current_user"
)
_END = sa.text(
    "SELECT pg_terminate_backend(pid, :patience) FROM pg_stat_activity "
    "WHERE datname = current_database() AND application_name = :name AND pid <> pg_backend_pid()"
)
_FOLLOWING = (
    "SELECT setval(pg_get_serial_sequence('{table}', '{key}'), greatest(max({key}), :last, 1), "
    "greatest(max({key}), :last) > 0) FROM {table}"
)


class Postgresql(Backend):
    """One database of a server."""

    merges = True
    insert = staticmethod(postgresql.insert)
    figures = sa.text("SELECT 'PostgreSQL', current_setting('server_version'), pg_database_size(current_database())")
    guards = MappingProxyType(on_postgresql())
    guard = staticmethod(guard_server)
    guards_there = ON_POSTGRESQL
    allowances = _ALLOWANCES
    fleet_lock = sa.text("SELECT pg_advisory_xact_lock({}, {})".format(*FLEET))

    def __init__(self, url: sa.URL, *, read_only: bool) -> None:
        """Prepare it; nothing is connected.

        `read_only`: whether it is only read, and neither migrated nor written.
        """
        limits = {
            "application_name": NAME,
            "lock_timeout": str(LOCK_WAIT),
            "statement_timeout": str(STATEMENT),
            "idle_in_transaction_session_timeout": str(ABANDONED),
            TRANSACTION: str(WHOLE),
            "standard_conforming_strings": "on",  # so that `Transaction` can write literals
            **SERVER_ALIVE,
        }
        self._limits = Limits()
        connect = {"async_creator_fn": partial(self._limits.connect, CONNECT)}
        only_read = {**limits, "default_transaction_read_only": "on"}
        pool = {"poolclass": AsyncAdaptedQueuePool, "pool_timeout": POOL_WAIT, "max_overflow": 0}

        def engine(isolation: str, settings: Mapping[str, str], **more: Any) -> AsyncEngine:
            given = {**connect, "server_settings": settings}
            return create_async_engine(url, isolation_level=isolation, connect_args=given, **ENGINE, **more)

        self.writers = engine("READ COMMITTED", only_read if read_only else limits, pool_size=WRITERS, **pool)
        unchanged = {"skip_autocommit_rollback": True, "pool_reset_on_return": None}
        self.readers = engine("AUTOCOMMIT", only_read, pool_size=READERS, **unchanged, **pool)
        self.listeners = engine("AUTOCOMMIT", only_read, poolclass=NullPool)
        brief = {"pool_size": CONFERRING, "pool_pre_ping": True}  # one may have been closed as silent
        self._conferring = engine("READ COMMITTED", {**limits, **CONFERRING_LIMITS}, **brief, **pool)
        sa.event.listen(self.writers.sync_engine, "before_cursor_execute", write_first)
        self._writing: AsyncConnection | None = None
        self.fence = Fence(self.writers, self._conferring)
        patience = {self.writers: USUAL, self.readers: USUAL, self._conferring: CONFERRED, self.listeners: None}
        for each, limit in patience.items():
            sa.event.listen(each.sync_engine, "handle_error", _quote_nothing)
            self._limits.watch(each, limit)

    # --- opening ------------------------------------------------------------------------------------------

    async def check_unused(self) -> None:
        """Check that this program has no other session."""
        for left in reversed(range(LOOKS)):
            async with self.writers.connect() as connection:
                others = await connection.scalar(_OTHERS, {"name": NAME})
            if not others:
                return
            if left:
                await asyncio.sleep(BETWEEN)
        raise InUse

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that first waits for all other migrations to end."""
        async with self.writers.begin() as connection:
            await self.allow(connection, MOMENT)
            await connection.execute(_UNLIMITED)
            await connection.execute(_LOCK_MIGRATING)
            yield connection

    async def close(self) -> None:
        """Close every connection, whether the server answers or not."""
        self._limits.hurry()
        kept, self._writing = self._writing, None
        if kept is not None:
            await kept.close()
        for each in (self.readers, self.writers, self._conferring):
            await each.dispose()

    # --- units of work ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def transaction(self, guild: int | None) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction. Its first statement first locks a server, so that no two wait for each other.

        One connection stays open for the next one: taking it from the pool and returning it takes longer than most
        statements.

        Raises:
            Fenced: this process was lost, and may not write under its number any more.
        """
        connection = await self._writer()
        ours = Transaction(connection, self.fence.entering(connection, guild))
        try:
            yield connection
            await ours.end()
        except BaseException as error:
            await asyncio.shield(connection.close())
            if isinstance(error, DBAPIError) and _code(error) == SHUT:
                raise Fenced from None
            raise
        self._limits.rest(ours.driver)
        if self._writing is None:
            self._writing = connection
        else:
            await connection.close()

    async def _writer(self) -> AsyncConnection:
        """Return a connection that can write."""
        kept, self._writing = self._writing, None
        if kept is not None and not (driver_of(kept).is_closed() or self.fence.is_outdated(kept)):
            self._limits.begin(driver_of(kept), USUAL)
            return kept
        if kept is not None:
            await kept.close()
        return await self.writers.connect()

    async def allow(self, connection: AsyncConnection, patience: Patience) -> None:
        """Change the limits on this side; the server's stay."""
        await self._limits.allow(connection, patience)

    async def timeline(self, connection: AsyncConnection) -> str | None:
        """Return the timeline of the server's log."""
        try:
            found: str | None = await connection.scalar(_TIMELINE)
        except DBAPIError:  # some providers do not permit this
            return None
        return found

    @asynccontextmanager
    async def at_one_moment(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction whose statements all see the same state."""
        async with self.writers.connect() as connection:
            await self.allow(connection, MOMENT)
            await connection.execution_options(isolation_level="REPEATABLE READ")
            await connection.execute(_UNLIMITED)
            yield connection

    # --- several processes --------------------------------------------------------------------------------

    @asynccontextmanager
    async def conferring(self) -> AsyncIterator[AsyncConnection]:
        """Begin a short transaction about processes and shares, on a separate connection: no game delays it.

        The server ends it if it is silent.
        """
        async with self._conferring.begin() as connection:
            yield connection

    async def end_sessions(self, number: int) -> bool:
        """End the transactions of a fenced process. Return whether none of them can be committed any more."""
        async with self._conferring.begin() as connection:
            await self.allow(connection, ENDED)
            ended = list(await connection.scalars(_END, {"patience": ENDING, "name": f"{NAME}-{number}"}))
        if not all(ended):
            log.warning("the database connections of process %d did not end; its shares do not move", number)
        return all(ended)

    # --- faults -------------------------------------------------------------------------------------------

    def fault(self, error: BaseException) -> str | None:
        """Describe a fault of the server, or of the network to it."""
        if isinstance(error, AllTaken):
            return ALL_TAKEN
        if isinstance(error, OSError):  # also a TimeoutError: it comes from connecting, before there is an error of SQL
            return str(error) or NO_ANSWER
        if not isinstance(error, DBAPIError):
            return None
        of_driver = error.orig and error.orig.__cause__
        if not _code(error) and (error.connection_invalidated or isinstance(of_driver, InternalClientError)):
            return CUT  # the driver says it in its own terms, or not at all
        return str(error.orig) if error.connection_invalidated or _code(error).startswith(BLAMED) else None

    def is_away(self, error: BaseException) -> bool:
        """Return whether the server does not answer, ends connections, or takes no more of them."""
        code = _code(error) if isinstance(error, DBAPIError) else ""
        return self.fault(error) is not None and not code.startswith(SET_UP)

    def gave_way(self, error: BaseException) -> bool:
        """Return whether a transaction met a deadlock, or a lock that was not free in time."""
        return isinstance(error, DBAPIError) and _code(error).startswith(GAVE_WAY)

    # --- statements ---------------------------------------------------------------------------------------

    async def ask(self, connection: AsyncConnection, asked: sa.Executable, values: Mapping[str, Any]) -> Sequence[Any]:
        """Return the rows as the driver has them."""
        ours = Transaction.on(connection)
        return await (super().ask(connection, asked, values) if ours is None else ours.ask(asked, values))

    async def holds(self, connection: AsyncConnection, asked: sa.Executable, values: Mapping[str, Any]) -> bool:
        """Ask in one message with what waits."""
        ours = Transaction.on(connection)
        return await (super().holds(connection, asked, values) if ours is None else ours.holds(asked, values))

    async def with_next(self, connection: AsyncConnection, change: sa.Executable, values: Any) -> None:
        """Let a change wait for the next statement, or for the commit."""
        ours = Transaction.on(connection)
        await (super().with_next(connection, change, values) if ours is None else ours.with_next(change, values))

    async def numbers(self, connection: AsyncConnection) -> dict[str, int]:
        """Return the last key that each sequence has given, 0 for none."""
        last = {row.sequencename: row.last for row in await connection.execute(_NUMBERS)}
        return {each.name: last[f"{each.name}_{_key(each)}_seq"] for each in NUMBERED}

    async def count_from(self, connection: AsyncConnection, last: Mapping[str, int]) -> None:
        """Set the sequences of some tables' keys. Others must not be: somebody may be writing there, unseen."""
        for name, number in last.items():
            following = sa.text(_FOLLOWING.format(table=name, key=_key(metadata.tables[name])))
            await connection.execute(following.bindparams(sa.bindparam("last", number, type_=sa.BigInteger)))

    async def settle(self, connection: AsyncConnection) -> None:
        """Let all other keys continue after the present rows, and update the planner's statistics."""
        with_keys = {each for each in metadata.sorted_tables if each.autoincrement_column is not None}
        await self.count_from(connection, {each.name: 0 for each in with_keys - {*NUMBERED}})
        await connection.execute(sa.text("ANALYZE"))


def _key(table: sa.Table) -> str:
    assert table.autoincrement_column is not None
    return table.autoincrement_column.name


def _code(error: DBAPIError) -> str:
    """Return SQL's code for an error, nothing if it has none."""
    return getattr(error.orig, "sqlstate", None) or ""


def _quote_nothing(context: sa.engine.ExceptionContext) -> None:
    """Remove from an error, and from its causes, whatever quotes a row or a parameter.

    PostgreSQL's DETAIL has the complete refused row, and so hands and secrets. The driver's own errors quote what
    it could not send.
    """
    safe = None
    for error in reversed(list(_chain(context.original_exception))):
        safe = _described(error) if safe is None else safe
        for name in ("detail", "hint", "context", "internal_query", "query"):
            if getattr(error, name, None):
                setattr(error, name, None)
        error.args = (safe,)
    outermost = context.sqlalchemy_exception
    if outermost is not None and safe is not None:
        outermost.args = (safe,)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _described(error: BaseException) -> str:
    """Return an error's message; if that may quote data, only its kind and subject."""
    code = getattr(error, "sqlstate", None) or ""
    if isinstance(error, OSError):
        return error.strerror or str(error) or NO_ANSWER
    if code and not code.startswith(QUOTING):
        return str(error.args[0] if error.args else error) or type(error).__name__
    about = (getattr(error, name, None) for name in ("table_name", "column_name", "constraint_name"))
    return " ".join([type(error).__name__, *(each for each in about if each)])
