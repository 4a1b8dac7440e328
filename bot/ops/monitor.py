"""Answers those who watch over the bot: through a port if one is set, otherwise through a socket next to the database.

The port serves `/healthz` and `/metrics`. The socket sends one line to everybody who connects, and closes.
Without a port nothing is measured.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

from bot.ops.health import HealthCheck
from bot.settings import Settings, monitor_socket
from bot.store.file import PRIVATE

log = logging.getLogger(__name__)

Page = Callable[[], Awaitable[bytes]]
TEXT = "text/plain; version=0.0.4; charset=utf-8"
"""The content type of Prometheus' texts."""


class Monitor:
    """Reports the bot's health and figures while it runs."""

    def __init__(self, settings: Settings, health: HealthCheck, metrics: Page | None) -> None:
        """`metrics`: returns the figures for Prometheus; None if nothing is measured."""
        self._port, self._host = settings.metrics_port, settings.metrics_host
        self._socket = monitor_socket(settings.database)
        self._health = health
        self._metrics = metrics
        self._serving = AsyncExitStack()

    async def start(self) -> None:
        """Begin to answer. If that fails, the log says so, and the bot does without."""
        try:
            if self._port:
                await self._serve()
            elif self._socket is not None:
                server = await asyncio.start_unix_server(self._tell, self._socket)
                self._serving.callback(self._socket.unlink, missing_ok=True)
                self._serving.callback(server.close)
                self._socket.chmod(PRIVATE)
        except OSError as error:
            where = f"{self._host}:{self._port}" if self._port else self._socket
            log.warning("health and metrics cannot be served at %s (%s)", where, error)

    async def stop(self) -> None:
        """Answer nobody any more."""
        await self._serving.aclose()

    async def _serve(self) -> None:
        from aiohttp import web  # only those who watch need it

        async def healthz(_: web.Request) -> web.Response:
            health = await self._health.look()
            return web.Response(text=f"{health}\n", status=503 if health.problems else 200)

        async def metrics(_: web.Request) -> web.Response:
            assert self._metrics is not None
            return web.Response(body=await self._metrics(), headers={"Content-Type": TEXT})

        app = web.Application()
        app.router.add_get("/healthz", healthz)
        app.router.add_get("/metrics", metrics)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        self._serving.push_async_callback(runner.cleanup)
        await runner.setup()
        await web.TCPSite(runner, self._host, self._port).start()
        log.info("/healthz and /metrics are served at %s:%d", self._host, self._port)

    async def _tell(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(f"{await self._health.look()}\n".encode())
            await writer.drain()
        except ConnectionError:
            log.debug("a client of /healthz or /metrics did not wait for the answer")
        finally:
            writer.close()
