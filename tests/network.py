"""A network between the bot and a PostgreSQL that can fail as real ones do: silently.

Connections go through `Network`, at `address`. What happens to bytes is said for each way, `ASKED` to the server and
`ANSWERED` back.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

ASKED, ANSWERED = "asked", "answered"
PORT = 5432


@dataclass(eq=False)
class _Line:
    """One connection. It stays open while bytes of it are swallowed, whatever its ends do."""

    writers: tuple[asyncio.StreamWriter, asyncio.StreamWriter]
    swallows: set[str] = field(default_factory=set)


class Network:
    """Passes connections on to a server, unless it fails."""

    def __init__(self, upstream: str) -> None:
        """Make it. `upstream`: the address of a database."""
        self._upstream = sa.make_url(upstream)
        self._lines: set[_Line] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._passes = {ASKED: asyncio.Event(), ANSWERED: asyncio.Event()}
        self._late = 0.0
        self._port = 0
        for each in self._passes.values():
            each.set()

    @property
    def address(self) -> str:
        """The address of the same database, through this network."""
        url = self._upstream.set(host="127.0.0.1", port=self._port, query={})
        return url.render_as_string(hide_password=False)

    def half_open(self, *ways: str) -> None:
        """Swallow from now on what is sent through the connections that there are, by default in both ways.

        New ones work.
        """
        for each in self._lines:
            each.swallows |= set(ways or (ASKED, ANSWERED))

    def cut(self, *ways: str) -> None:
        """Let nothing through, by default in both ways, until `mend`: what was sent arrives then."""
        for each in ways or (ASKED, ANSWERED):
            self._passes[each].clear()

    def delay(self, seconds: float) -> None:
        """Let each answer come so much later."""
        self._late = seconds

    def mend(self) -> None:
        """Let everything through again, but for what is swallowed."""
        self._late = 0.0
        for each in self._passes.values():
            each.set()

    @asynccontextmanager
    async def open(self) -> "AsyncIterator[Network]":
        """Take connections while the body runs."""
        server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self._port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(self._pass(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        upstream = await self._connect()
        line = _Line((writer, upstream[1]))
        self._lines.add(line)
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._pump(line, ASKED, reader, upstream[1]))
                group.create_task(self._pump(line, ANSWERED, upstream[0], writer))
        finally:
            self._lines.discard(line)
            for each in line.writers:
                each.transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host = self._upstream.query.get("host") or self._upstream.host or "127.0.0.1"
        assert isinstance(host, str)
        port = self._upstream.port or PORT
        if host.startswith("/"):
            return await asyncio.open_unix_connection(str(Path(host) / f".s.PGSQL.{port}"))
        return await asyncio.open_connection(host, port)

    async def _pump(self, line: _Line, way: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            read = b""
            with suppress(ConnectionError):
                read = await reader.read(65536)
            if way == ANSWERED and self._late:
                await asyncio.sleep(self._late)
            await self._passes[way].wait()
            if way in line.swallows:
                if not read:  # nobody is told
                    await asyncio.Event().wait()
                continue
            if not read:
                writer.close()
                return
            with suppress(ConnectionError):
                writer.write(read)
                await writer.drain()
