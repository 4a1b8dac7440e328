"""The gateway: sessions, their events in order, and a connection that can be lost."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
from aiohttp import web

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 9, 10, 11
KEPT = 10_000
"""So many events of a session are kept for whoever resumes it."""

Event = tuple[str, Any]


@dataclass(slots=True)
class Session:
    """A session of a bot that has identified: numbered events, whether it listens or not."""

    id: str
    seq: int = 0
    kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT))
    line: asyncio.Queue[str | None] | None = None
    """Where events go out, None while nobody listens. After a None the connection is closed."""

    def emit(self, name: str, data: Any) -> None:
        self.seq += 1
        text = json.dumps({"op": DISPATCH, "t": name, "s": self.seq, "d": data})
        self.kept.append((self.seq, text))
        if self.line is not None:
            self.line.put_nowait(text)


class Gateway:
    """Takes connections at `/gateway`. `up`, `refuse` and `silence` say what becomes of new ones."""

    HEARTBEAT_SECONDS = 41.25

    def __init__(self, welcome: Callable[[], Iterable[Event]], changed: Callable[[], None]) -> None:
        """Make it.

        Args:
            welcome: the events with which a new session begins, `READY` first.
            changed: called when somebody has come or gone.
        """
        self._welcome = welcome
        self._changed = changed
        self._sessions: dict[str, Session] = {}
        self._connections: set[asyncio.Transport] = set()
        self._mode = "up"
        self._frozen = False
        self._farewell: int | None = None
        self._over = asyncio.Event()
        self.identified = 0
        """How often a bot has identified."""
        self.resumed = 0
        """How often a bot has resumed."""
        self.refused = 0
        """How many connections were refused."""

    # --- what tests do to it ------------------------------------------------------------------------------------

    @property
    def connected(self) -> bool:
        """Whether a bot listens."""
        return any(each.line is not None for each in self._sessions.values())

    def drop(self) -> None:
        """Cut every connection; new ones are taken at once."""
        for transport in list(self._connections):
            transport.abort()

    def refuse(self) -> None:
        """Cut every connection, and take none before `up`."""
        self._mode = "refuse"
        self.drop()

    def silence(self) -> None:
        """Leave new connections without any answer."""
        self._mode = "silence"

    def dismiss(self, code: int) -> None:
        """Close every connection with a code, and each new one when the bot identifies."""
        self._farewell = code
        for each in self._sessions.values():
            if each.line is not None:
                each.line.put_nowait(None)

    def freeze(self) -> None:
        """Keep the connections, but neither hear nor say anything there, like a lost line."""
        self._frozen = True

    def up(self) -> None:
        """Take connections again."""
        self._mode, self._frozen = "up", False

    def forget_sessions(self) -> None:
        """Forget all sessions, so that a bot that comes back has to identify anew."""
        for each in self._sessions.values():
            if each.line is None:
                each.kept.clear()
        self._sessions = {key: each for key, each in self._sessions.items() if each.line is not None}

    def emit(self, name: str, data: Any) -> None:
        """Tell the bot, now or when it resumes."""
        for each in self._sessions.values():
            each.emit(name, data)

    def close(self) -> None:
        """End everything."""
        self._over.set()
        self.drop()

    # --- connections --------------------------------------------------------------------------------------------

    async def connect(self, request: web.BaseRequest) -> web.StreamResponse:
        """Serve a connection to its end."""
        if self._mode == "silence":
            await self._over.wait()
        if self._mode != "up":
            self.refused += 1
            self._changed()
            return web.Response(status=503)
        socket = web.WebSocketResponse(autoclose=False, max_msg_size=0)
        await socket.prepare(request)
        transport = request.transport
        assert isinstance(transport, asyncio.Transport)
        self._connections.add(transport)
        line: asyncio.Queue[str | None] = asyncio.Queue()
        sending = asyncio.create_task(self._send(socket, line))
        line.put_nowait(json.dumps({"op": HELLO, "d": {"heartbeat_interval": int(self.HEARTBEAT_SECONDS * 1000)}}))
        try:
            await self._listen(socket, line)
        finally:
            if self._farewell is not None:  # closing wakes the listener before the code is sent
                await asyncio.wait({sending}, timeout=1.0)
            sending.cancel()
            self._connections.discard(transport)
            for each in self._sessions.values():
                if each.line is line:
                    each.line = None
            self._changed()
        return socket

    async def _send(self, socket: web.WebSocketResponse, line: asyncio.Queue[str | None]) -> None:
        while True:
            text = await line.get()
            if text is None:
                assert self._farewell is not None
                await socket.close(code=self._farewell)
                return
            if not self._frozen:
                try:
                    await socket.send_str(text)
                except (ConnectionError, RuntimeError):  # cut meanwhile
                    return

    async def _listen(self, socket: web.WebSocketResponse, line: asyncio.Queue[str | None]) -> None:
        while True:
            message = await socket.receive()
            if self._frozen:
                await self._over.wait()
                return
            if message.type is not aiohttp.WSMsgType.TEXT:
                if message.type is aiohttp.WSMsgType.CLOSE:
                    await socket.close()
                return
            said = json.loads(message.data)
            if said["op"] == HEARTBEAT:
                line.put_nowait(json.dumps({"op": ACK}))
            elif said["op"] == IDENTIFY:
                self._identify(line)
            elif said["op"] == RESUME:
                self._resume(line, said["d"])

    def _identify(self, line: asyncio.Queue[str | None]) -> None:
        if self._farewell is not None:
            self.identified += 1
            line.put_nowait(None)
            return
        self._sessions = {key: each for key, each in self._sessions.items() if each.line is not None}
        session = Session(secrets.token_hex(8), line=line)
        self._sessions[session.id] = session
        self.identified += 1
        for name, data in self._welcome():
            session.emit(name, {**data, "session_id": session.id} if name == "READY" else data)
        self._changed()

    def _resume(self, line: asyncio.Queue[str | None], asked: dict[str, Any]) -> None:
        if self._farewell is not None:
            line.put_nowait(None)
            return
        session = self._sessions.get(asked["session_id"])
        if session is None:
            line.put_nowait(json.dumps({"op": INVALID_SESSION, "d": False}))
            return
        for seq, text in session.kept:
            if seq > asked["seq"]:
                line.put_nowait(text)
        session.line = line
        self.resumed += 1
        session.emit("RESUMED", {})
        self._changed()
