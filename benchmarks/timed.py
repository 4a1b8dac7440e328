"""The project's own bot, which notes how long it takes to answer clicks: `python -m benchmarks.timed PORT`.

A click begins when discord.py hands over what the gateway has sent, and ends when the request that answers it is about
to be sent: what lies between is the bot's own time, with all that other tables keep the event loop busy with meanwhile.
How late the loop is beside that is noted too. After SIGUSR1 all of it lies in `timed.json` in the working directory.
Moments are those of the machine's monotonic clock, which other processes have too. What is noted takes little memory,
because the bot's is measured, too.
"""

import asyncio
import json
import re
import signal
import sys
import time
from array import array
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.app import NewmarketBot
from bot.cli.command_line import main
from tests.wire.bot import point_at

EVERY = 0.005
"""Seconds between two looks at the event loop."""
FILE = "timed.json"
_CALLBACK = re.compile(r".*/interactions/(\d+)/[^/]+/callback")


class Timed(NewmarketBot):
    """The bot with a watch."""

    def __init__(self, *given: Any, **named: Any) -> None:
        """Look at what the gateway sends, and at requests."""
        super().__init__(*given, **named)
        self.clicks = array("d")
        """When each click came, and the seconds until its first answer: two numbers a click."""
        self.delays = array("d")
        """When the loop was looked at, and by how many seconds it was late: two numbers a look."""
        self._came: dict[str, float] = {}
        parsers = self._connection.parsers
        parse = parsers["INTERACTION_CREATE"]

        def came(payload: dict[str, Any]) -> None:
            self._came[str(payload["id"])] = time.monotonic()
            parse(payload)

        parsers["INTERACTION_CREATE"] = came
        assert self.http.http_trace is not None
        self.http.http_trace.on_request_start.append(self._asks)

    async def _asks(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, start: aiohttp.TraceRequestStartParams
    ) -> None:
        answers = _CALLBACK.fullmatch(start.url.path)
        began = self._came.pop(answers[1], None) if answers else None
        if began is not None:
            self.clicks.extend((began, time.monotonic() - began))

    async def _look(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(EVERY)
            self.delays.extend((before, time.monotonic() - before - EVERY))

    def _write(self) -> None:
        """Write down what was noted so far."""
        unfinished = Path(f"{FILE}.part")
        noted = {"clicks": _pairs(self.clicks), "delays": _pairs(self.delays)}
        unfinished.write_text(json.dumps(noted), encoding="ascii")
        unfinished.rename(FILE)

    async def setup_hook(self) -> None:
        """Begin to look at the event loop."""
        await super().setup_hook()
        self._looking = asyncio.create_task(self._look())
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self._write)

    async def close(self) -> None:
        """Look no more, and end."""
        self._looking.cancel()
        await super().close()


def _pairs(numbers: "array[float]") -> list[tuple[float, float]]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


if __name__ == "__main__":
    import bot.cli.run

    bot.cli.run.NewmarketBot = Timed  # type: ignore[attr-defined]
    point_at(int(sys.argv[1]))
    sys.exit(main(["run"]))
