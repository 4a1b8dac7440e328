"""The gateway: sessions of shards, their events in order, and connections that can be lost."""

import asyncio
import json
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
from aiohttp import web

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 9, 10, 11
KEPT = 10_000
"""So many events of a session are kept for whoever resumes it."""
REPEATED = 6
"""So many of the latest interactions can be delivered again."""
INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011

Event = tuple[str, Any]
Shard = tuple[int, int]
"""Its number, and how many there are."""
Line = asyncio.Queue[str | int]
"""What goes out to a connection. A number closes it, with this code."""


@dataclass(slots=True)
class Session:
    """A session of a shard that has identified: numbered events, whether it listens or not."""

    id: str
    shard: Shard
    seq: int = 0
    kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT))
    line: Line | None = None
    """Where events go out, None while nobody listens."""

    def emit(self, name: str, data: Any) -> None:
        self.seq += 1
        text = json.dumps({"op": DISPATCH, "t": name, "s": self.seq, "d": data})
        self.kept.append((self.seq, text))
        if self.line is not None:
            self.line.put_nowait(text)


class Gateway:
    """Takes connections at `/gateway`. `up` and `refuse` say what becomes of new ones.

    Each shard may have several sessions, which all hear everything; direct messages are told to shard 0.
    """

    HEARTBEAT_SECONDS = 41.25

    def __init__(
        self,
        welcome: Callable[[Shard], Iterable[Event]],
        changed: Callable[[], None],
        guilds: Callable[[Shard], int],
    ) -> None:
        """Make it.

        Args:
            welcome: the events with which a new session of a shard begins, `READY` first.
            changed: called when somebody has come or gone.
            guilds: how many servers a shard has.
        """
        self._welcome = welcome
        self._changed = changed
        self._guilds = guilds
        self._sessions: dict[str, Session] = {}
        self._connections: dict[asyncio.Transport, Line] = {}
        self._leaving: set[Line] = set()
        self._cut: set[int] = set()
        self._refuses = False
        self._frozen = False
        self._farewell: int | None = None
        self._over = asyncio.Event()
        self._latest: dict[int, float] = {}
        self._clicks: deque[Any] = deque(maxlen=REPEATED)
        self.recommended = 1
        """How many shards are said to be right."""
        self.most_guilds: int | None = None
        """So many servers a shard may have. A shard with more is sent away with 4011."""
        self.max_concurrency = 1
        self.apart = 0.0
        """Seconds between two identifies of a bucket, five at Discord. What comes faster is no session (op 9)."""
        self.starts_left = 1000
        self.hasty = 0
        """How often a shard has identified too early."""
        self.identified = 0
        """How often a shard has identified."""
        self.resumed = 0
        """How often a shard has resumed."""
        self.refused = 0
        """How many connections were refused."""

    # --- what tests do to it ------------------------------------------------------------------------------------

    @property
    def connected(self) -> bool:
        """Whether a bot listens."""
        return any(each.line is not None for each in self._sessions.values())

    def listening(self, shard: int) -> int:
        """How many sessions of a shard are listened to."""
        return sum(each.shard[0] == shard and each.line is not None for each in self._sessions.values())

    def limits(self) -> dict[str, int]:
        """What `/gateway/bot` says of sessions that may begin."""
        return {
            "total": 1000,
            "remaining": self.starts_left,
            "reset_after": 3_600_000,
            "max_concurrency": self.max_concurrency,
        }

    def drop(self) -> None:
        """Cut every connection; new ones are taken at once."""
        for transport in list(self._connections):
            transport.abort()

    def refuse(self) -> None:
        """Cut every connection, and take none before `up`."""
        self._refuses = True
        self.drop()

    def refuse_shard(self, shard: int) -> None:
        """Cut a shard's connections, and take none of it before `up`."""
        self._cut.add(shard)
        lines = [each.line for each in self._sessions.values() if each.shard[0] == shard]
        for transport, line in list(self._connections.items()):
            if line in lines:
                transport.abort()

    def dismiss(self, code: int) -> None:
        """Close every connection with a code, and each new one when the bot identifies."""
        self._farewell = code
        for each in self._sessions.values():
            if each.line is not None:
                self._close(each.line, code)

    def freeze(self) -> None:
        """Keep the connections, but neither hear nor say anything there, like a lost line."""
        self._frozen = True

    def up(self) -> None:
        """Take connections again."""
        self._refuses = self._frozen = False
        self._cut.clear()

    def forget_sessions(self) -> None:
        """Forget all sessions, so that a bot that comes back has to identify anew."""
        for each in self._sessions.values():
            if each.line is None:
                each.kept.clear()
        self._sessions = {key: each for key, each in self._sessions.items() if each.line is not None}

    def emit(self, name: str, data: Any) -> None:
        """Tell the bot, now or when it resumes: those of its shards that hear of such a thing."""
        if name == "INTERACTION_CREATE":
            self._clicks.append(data)
        guild = data["id"] if name.startswith("GUILD_") else data.get("guild_id", 0)
        for each in self._sessions.values():
            if each.shard[0] == shard_of(int(guild), each.shard[1]):
                each.emit(name, data)

    def repeat(self) -> list[int]:
        """Deliver the latest interactions once more, and return their ids."""
        clicks = list(self._clicks)
        for each in clicks:
            self.emit("INTERACTION_CREATE", each)
        return [int(each["id"]) for each in clicks]

    def close(self) -> None:
        """End everything."""
        self._over.set()
        self.drop()

    # --- connections --------------------------------------------------------------------------------------------

    async def connect(self, request: web.BaseRequest) -> web.StreamResponse:
        """Serve a connection to its end."""
        if self._refuses:
            return self._refuse()
        socket = web.WebSocketResponse(autoclose=False, max_msg_size=0)
        await socket.prepare(request)
        transport = request.transport
        assert isinstance(transport, asyncio.Transport)
        line: Line = asyncio.Queue()
        self._connections[transport] = line
        sending = asyncio.create_task(self._send(socket, line))
        line.put_nowait(json.dumps({"op": HELLO, "d": {"heartbeat_interval": int(self.HEARTBEAT_SECONDS * 1000)}}))
        try:
            await self._listen(socket, line, transport)
        finally:
            if line in self._leaving:  # closing wakes the listener before the code is sent
                await asyncio.wait({sending}, timeout=1.0)
                self._leaving.discard(line)
            sending.cancel()
            del self._connections[transport]
            for each in self._sessions.values():
                if each.line is line:
                    each.line = None
            self._changed()
        return socket

    def _refuse(self) -> web.Response:
        self.refused += 1
        self._changed()
        return web.Response(status=503)

    def _close(self, line: Line, code: int) -> None:
        self._leaving.add(line)
        line.put_nowait(code)

    async def _send(self, socket: web.WebSocketResponse, line: Line) -> None:
        while True:
            text = await line.get()
            if isinstance(text, int):
                await socket.close(code=text)
                return
            if not self._frozen:
                try:
                    await socket.send_str(text)
                except (ConnectionError, RuntimeError):  # cut meanwhile
                    return

    async def _listen(self, socket: web.WebSocketResponse, line: Line, transport: asyncio.Transport) -> None:
        while True:
            message = await socket.receive()
            if self._frozen:
                await self._over.wait()
                return
            if message.type is not aiohttp.WSMsgType.TEXT:
                if message.type is aiohttp.WSMsgType.CLOSE:
                    await socket.close()
                    self._leave(line, message.data)
                return
            said = json.loads(message.data)
            if said["op"] == HEARTBEAT:
                line.put_nowait(json.dumps({"op": ACK}))
            elif self._is_cut(said):
                self._refuse()
                transport.abort()
            elif said["op"] == IDENTIFY:
                self._identify(line, said["d"])
            elif said["op"] == RESUME:
                self._resume(line, said["d"])

    def _leave(self, line: Line, code: int) -> None:
        """Forget the session of a bot that takes leave: with 1000 or 1001 it does not come back to it."""
        if code in (1000, 1001):
            self._sessions = {key: each for key, each in self._sessions.items() if each.line is not line}

    def _is_cut(self, said: dict[str, Any]) -> bool:
        if said["op"] == IDENTIFY:
            return _shard(said["d"])[0] in self._cut
        session = self._sessions.get(said["d"]["session_id"])
        return session is not None and session.shard[0] in self._cut

    def _identify(self, line: Line, asked: dict[str, Any]) -> None:
        self.identified += 1
        self.starts_left -= 1
        shard = _shard(asked)
        wrong = self._wrong(shard)
        if wrong is not None:
            self._close(line, wrong)
            return
        if self._is_hasty(shard):
            self.hasty += 1
            line.put_nowait(json.dumps({"op": INVALID_SESSION, "d": False}))
            return
        lost = [key for key, each in self._sessions.items() if each.line is None and each.shard == shard]
        for key in lost:  # of bots that were killed
            del self._sessions[key]
        session = Session(secrets.token_hex(8), shard, line=line)
        self._sessions[session.id] = session
        for name, data in self._welcome(shard):
            own = {"session_id": session.id, "shard": list(shard)}
            session.emit(name, {**data, **own} if name == "READY" else data)
        self._changed()

    def _wrong(self, shard: Shard) -> int | None:
        """The code with which a shard is sent away."""
        if self._farewell is not None:
            return self._farewell
        if not 0 <= shard[0] < shard[1]:
            return INVALID_SHARD
        if self.most_guilds is not None and self._guilds(shard) > self.most_guilds:
            return SHARDING_REQUIRED
        return None

    def _is_hasty(self, shard: Shard) -> bool:
        bucket, now = shard[0] % self.max_concurrency, time.monotonic()
        before = self._latest.get(bucket)
        self._latest[bucket] = now
        return before is not None and now - before < self.apart

    def _resume(self, line: Line, asked: dict[str, Any]) -> None:
        if self._farewell is not None:
            self._close(line, self._farewell)
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


def shard_of(guild: int, count: int) -> int:
    """The shard that hears of a server; of what happens in none, as in direct messages, it is the first."""
    return (guild >> 22) % count


def _shard(asked: dict[str, Any]) -> Shard:
    number, count = asked.get("shard", (0, 1))
    return number, count
