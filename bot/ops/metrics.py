"""The figures for Prometheus. This module is imported only if a port is set.

What happens is counted when it happens: clicks, requests, the event loop's delays. Everything else is looked up when it
is asked for. No label names a member, a server or a table.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from types import SimpleNamespace

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

LOOK = 0.25
"""Seconds between two looks at the event loop."""
CLICKS = (0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.0, 3.0)
DELAYS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
_VERB = re.compile(r"/[\w -]+|nm:[a-z_]+|[a-z_]{1,20}")
"""The name of a command or a button. Other ids are different in each message."""
_ROUTES = (
    ("answer", "POST", re.compile(r"/interactions/\d+/[^/]+/callback")),
    ("answer later", "", re.compile(r"/webhooks/\d+/.+")),
    ("post", "POST", re.compile(r"/channels/\d+/messages")),
    ("edit", "PATCH", re.compile(r"/channels/\d+/messages/\d+")),
    ("remove", "DELETE", re.compile(r"/channels/\d+/messages/\d+")),
    ("open a door", "POST", re.compile(r"/users/@me/channels")),
    ("commands", "", re.compile(r"/applications/\d+/(?:guilds/\d+/)?commands.*")),
    ("pictures", "", re.compile(r"/applications/\d+/emojis.*")),
)
"""Classes of requests by their methods and paths; an empty method is any."""
_VERSION = re.compile(r"^/api/v\d+")


Figures = Callable[[], Awaitable[tuple[Mapping[str, float], Mapping[str, int]]]]
"""Looks up what the gauges show, by their names, and how many tables are open, by what they are doing."""


class Metrics:
    """Counts what happens, and reports it."""

    def __init__(self, figures: Figures) -> None:
        """Begin at zero. `figures`: looks up the rest."""
        self._figures = figures
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._clicks = Histogram(
            "newmarket_click_seconds",
            "From when a click or a command arrived until its answer was taken",
            ["verb"], buckets=CLICKS, registry=registry,
        )  # fmt: skip
        self._requests = Counter(
            "newmarket_requests", "Requests to Discord, and how they ended", ["route", "outcome"], registry=registry
        )
        self._delay = Histogram(
            "newmarket_event_loop_delay_seconds", "How late the event loop is", buckets=DELAYS, registry=registry
        )
        self._gauges = {
            name: Gauge(f"newmarket_{name}", help_text, registry=registry)
            for name, help_text in {
                "ready": "1 if the bot is ready, as /healthz says",
                "gateway_connected": "1 if the gateway is ready",
                "database_writable": "1 if the database can be read and written",
                "outbox_age_seconds": "How long the oldest announcement waits that could be posted",
                "deadlines_overdue": "Deadlines that should have acted",
                "ledger_head": "The number of the newest movement of chips",
                "search_queue": "Questions and jobs that wait for a process",
                "edits_saved": "Changes of boards and hands that were shown together with a later one, since the start",
                "requests_waiting": "Requests that wait for their turn",
                "servers": "Servers that the bot is in",
                "first_messages_today": "Members to whom the bot has written for the first time since midnight (UTC)",
                "first_messages_pause_seconds": "The pause between two of them, which grows as Discord refuses them",
            }.items()
        }
        self._tables = Gauge("newmarket_tables", "Open tables", ["status"], registry=registry)
        self._looking: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to look at the event loop."""
        loop = asyncio.get_running_loop()
        self._looking = loop.call_later(LOOK, self._look, loop.time() + LOOK)

    def stop(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()

    def clicked(self, verb: str, seconds: float) -> None:
        """Count an interaction that was answered."""
        self._clicks.labels(verb if _VERB.fullmatch(verb) else "other").observe(seconds)

    def watch(self, trace: aiohttp.TraceConfig) -> None:
        """Count all requests that a trace sees."""

        async def answered(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
        ) -> None:
            status = end.response.status
            outcome = "429" if status == 429 else f"{status // 100}xx"
            self._requests.labels(route_class(end.method, end.url.path), outcome).inc()

        async def failed(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestExceptionParams
        ) -> None:
            self._requests.labels(route_class(end.method, end.url.path), "failed").inc()

        trace.on_request_end.append(answered)
        trace.on_request_exception.append(failed)

    async def text(self) -> bytes:
        """Return everything in Prometheus' format."""
        values, tables = await self._figures()
        for name, value in values.items():
            self._gauges[name].set(value)
        for status, count in tables.items():
            self._tables.labels(status).set(count)
        return generate_latest(self._registry)

    def _look(self, due: float) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._delay.observe(max(now - due, 0.0))
        self._looking = loop.call_later(LOOK, self._look, now + LOOK)


def route_class(method: str, path: str) -> str:
    """Return the class of a request, without ids and tokens: `edit`, `answer`, `other`."""
    path = _VERSION.sub("", path)
    return next((name for name, by, form in _ROUTES if by in ("", method) and form.fullmatch(path)), "other")
