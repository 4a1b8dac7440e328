"""The whole bot and the small Discord in one process, with nothing between them: no sockets, no bytes on a wire.

The bot is the real one, with discord.py and its rate limits. Where discord.py would send a request, the small Discord
is asked; what its gateway tells is handed to discord.py's parsers. Both take as long on their way as is wished.
The processor's time of the small Discord is counted, so that it can be told from the bot's.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from aiohttp import web

from bot.app import NewmarketBot
from tests.wire.discord import Discord

JSON = "application/json"
WAY = (0.03, 0.09)
"""The least and the most seconds that anything takes from one to the other."""


class Counter:
    """The processor's time that something takes."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.seconds = 0.0

    def __enter__(self) -> None:
        self._began = time.thread_time()

    def __exit__(self, *_: object) -> None:
        self.seconds += time.thread_time() - self._began


class Line:
    """What connects a bot to the small Discord; discord.py takes it for its session of aiohttp's."""

    def __init__(self, bot: NewmarketBot, discord: Discord, random: Random) -> None:
        """Connect them. `random`: draws how long anything takes on its way."""
        self._bot = bot
        self._discord = discord
        self._random = random
        self.outside = Counter()
        """The processor's time of the small Discord."""
        discord.gateway.emit = self._tell  # type: ignore[method-assign]

    def _way(self) -> float:
        return self._random.uniform(*WAY)

    # --- the gateway --------------------------------------------------------------------------------------------

    def _tell(self, name: str, data: Any) -> None:
        text = json.dumps(data)
        asyncio.get_running_loop().call_later(self._way(), self._hear, name, text)

    def _hear(self, name: str, text: str) -> None:
        parse = self._bot._connection.parsers.get(name)
        if parse is not None and not self._bot.is_closed():
            parse(json.loads(text))

    # --- requests -----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def request(self, method: str, url: Any, **given: Any) -> AsyncIterator[Any]:
        """Ask the small Discord for something, as `aiohttp.ClientSession.request` does."""
        await asyncio.sleep(self._way())
        with self.outside:
            answer = await self._discord._rest.handle(_Asked(method, str(url), given))  # type: ignore[arg-type]
        await asyncio.sleep(self._way())
        assert isinstance(answer, web.Response)
        yield _Answer(answer)

    async def close(self) -> None:
        """Do nothing."""

    async def connect(self) -> None:
        """Let the bot log in, and tell it of all servers."""
        http: Any = self._bot.http

        async def static_login(token: str) -> Any:
            http._HTTPClient__session, http.token = self, token
            http._global_over = asyncio.Event()
            http._global_over.set()
            return self._discord.bot_payload()

        http.static_login = static_login
        await self._bot.login("a.wire.token")
        for guild in self._discord.guilds:
            with self.outside:
                text = json.dumps(self._discord.guild_payload(guild))
            self._hear("GUILD_CREATE", text)
        heard: Any = SimpleNamespace(is_closed=lambda: False)
        self._bot.get_shard = lambda _: heard  # type: ignore[method-assign]
        self._bot._connection.shard_count = 1
        self._bot._connection.call_handlers("ready")
        self._bot.dispatch("shard_ready", 0)
        self._bot.dispatch("ready")


class _Asked:
    """A request, as far as the small Discord looks at it."""

    transport = None

    def __init__(self, method: str, url: str, given: dict[str, Any]) -> None:
        parts = urlsplit(url)
        self.method, self.path = method, unquote(parts.path)
        asked = {key: values[0] for key, values in parse_qs(parts.query).items()} | dict(given.get("params") or {})
        self.query = {key: str(value) for key, value in asked.items()}
        self._data = given.get("data")
        assert self._data is None or isinstance(self._data, str), "files cannot be sent here"
        self.content_type = JSON if self._data is not None else ""

    async def read(self) -> str:
        return self._data or ""


class _Answer:
    """An answer, as far as discord.py looks at it."""

    def __init__(self, answer: web.Response) -> None:
        self.status, self.reason = answer.status, answer.reason
        self.headers = answer.headers
        self._body = answer.body
        self.request_info = SimpleNamespace(real_url="")

    async def text(self, encoding: str = "utf-8") -> str:
        return self._body.decode(encoding) if isinstance(self._body, bytes) else ""
