"""Time limits for PostgreSQL on this side: a connection that is silent for too long is closed.

A network that drops data reports nothing. So each connection has a time limit while it is made and while a unit of work
uses it. When that is over, the connection is closed at once, whatever waits for it gets an error, and the pool drops
it. Unused connections are closed then, too: they lead through the same network.

`_transport`, a private name of asyncpg's connection, is used for the socket's options.
"""

import asyncio
import logging
import socket
from collections.abc import Mapping
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.backend import Patience

log = logging.getLogger(__name__)

CLOSING = Patience(1.0, 1.0)
"""For closing all connections in the end."""
STOOD_STILL = 1.0
"""A limit that acts this many seconds late does not count: the process stood still, and answers may have come."""
DEAD = 10
"""Seconds after which the system of either side gives up a connection that delivers nothing."""
ALIVE = {"TCP_KEEPIDLE": 5, "TCP_KEEPALIVE": 5, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3}
"""The same while nothing is sent, by the names of the socket's options; platforms differ in which they have."""
SERVER_ALIVE: Mapping[str, str] = {
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": str(DEAD * 1000),
}
"""The same on the server's side, as settings of the session: locks of a machine that lost its power are soon free."""

TRANSACTION, SINCE = "transaction_timeout", 17
"""A setting of the session, and the server's version that introduced it; older ones refuse connections with it."""

Driver: TypeAlias = "asyncpg.Connection[Any]"


class _Watch:
    """The time limit of one connection."""

    def __init__(self, driver: Driver, limits: "Limits", patience: Patience) -> None:
        self._driver, self._limits, self._patience = driver, limits, patience
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0
        self._until = asyncio.get_running_loop().time() + patience.whole

    def begin(self, patience: Patience) -> None:
        """Begin a unit of work."""
        self._patience = patience
        self._until = asyncio.get_running_loop().time() + patience.whole
        self.heard()

    def heard(self) -> None:
        """Begin to wait for the next answer."""
        loop = asyncio.get_running_loop()
        self._due = min(loop.time() + self._patience.answer, self._until)
        if self._timer is None or self._timer.when() > self._due:
            self.end()
            self._timer = loop.call_at(self._due, self._look)

    def end(self) -> None:
        """Wait for nothing."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def in_use(self) -> bool:
        return self._timer is not None

    def _look(self) -> None:
        assert self._timer is not None
        loop = asyncio.get_running_loop()
        late = loop.time() - self._timer.when()
        self._timer = None
        if late > STOOD_STILL:
            self._due += late + self._patience.answer
            self._until += late + self._patience.answer
        if self._due > loop.time():
            self._timer = loop.call_at(self._due, self._look)
        else:
            if not self._driver.is_closed():
                log.info("the database did not answer in time; the connection is closed")
            self._driver.terminate()  # even if it is being closed in order, and waits
            self._limits.close_idle()


class Limits:
    """The time limits of all connections of some engines."""

    def __init__(self) -> None:
        self._watches: WeakKeyDictionary[Driver, _Watch] = WeakKeyDictionary()

    def watch(self, engine: AsyncEngine, patience: Patience | None) -> None:
        """Limit each unit of work on an engine's connections; None: limit only the making of one."""

        def begin(connection: Any, _record: object, _proxy: object) -> None:
            driver = connection.driver_connection
            if driver.is_closed():
                raise sa.exc.DisconnectionError  # the pool makes another one
            if patience is None:
                self.rest(driver)
            else:
                self.begin(driver, patience)

        def end(connection: Any, _record: object) -> None:
            if connection is not None:
                self.rest(connection.driver_connection)

        def heard(connection: sa.Connection, *_: object) -> None:
            driver = connection.connection.driver_connection
            assert isinstance(driver, asyncpg.Connection)
            watch = self._watches[driver]
            if watch.in_use:
                watch.heard()

        sa.event.listen(engine.sync_engine, "checkout", begin)
        sa.event.listen(engine.sync_engine, "checkin", end)
        sa.event.listen(engine.sync_engine, "before_cursor_execute", heard)
        sa.event.listen(engine.sync_engine, "commit", heard)

    async def connect(self, seconds: float, *arguments: Any, server_settings: Mapping[str, str], **more: Any) -> Driver:
        """Make a connection within some seconds, and send its first query within as many."""
        settings = {**server_settings}
        whole = settings.pop(TRANSACTION, None)
        driver: Driver = await asyncpg.connect(*arguments, timeout=seconds, server_settings=settings, **more)
        _keep_alive(driver)
        self._watches[driver] = _Watch(driver, self, Patience(seconds, seconds))
        self._watches[driver].heard()
        if whole is not None and driver.get_server_version().major >= SINCE:
            try:
                await driver.execute(f"SET {TRANSACTION} = {whole}")
            except BaseException as error:  # nobody else knows of it yet
                driver.terminate()
                if isinstance(error, asyncpg.PostgresError | asyncpg.InterfaceError):
                    raise ConnectionError(str(error)) from error
                raise
        return driver

    async def allow(self, connection: AsyncConnection, patience: Patience) -> None:
        """Change the time limit of a running unit of work."""
        driver = (await connection.get_raw_connection()).driver_connection
        assert isinstance(driver, asyncpg.Connection)
        self.begin(driver, patience)

    def begin(self, driver: Driver, patience: Patience) -> None:
        """Begin a unit of work on a connection."""
        self._watches[driver].begin(patience)

    def rest(self, driver: Driver) -> None:
        """End a unit of work."""
        self._watches[driver].end()

    def close_idle(self) -> None:
        """Close unused connections."""
        for driver, watch in list(self._watches.items()):
            if not watch.in_use:
                driver.terminate()

    def hurry(self) -> None:
        """Leave all connections only the time to close."""
        for watch in self._watches.values():
            watch.begin(CLOSING)


def _keep_alive(driver: Driver) -> None:
    """Let this system detect that the other side is gone, if it can."""
    it = driver._transport.get_extra_info("socket")
    if it is None or it.family not in (socket.AF_INET, socket.AF_INET6):
        return
    it.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in {**ALIVE, "TCP_USER_TIMEOUT": DEAD * 1000}.items():
        if hasattr(socket, name):
            it.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
