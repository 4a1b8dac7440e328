"""The project's own bot with a probe in its event loop: `python -m benchmarks.probed PORT`.

The probe sleeps for a few milliseconds over and over again, and notes how much later it wakes than it should. When the
process has ended, these pauses lie in `pauses.json` in the working directory, in milliseconds.

`python -m benchmarks.probed 0 SECONDS` is the probe alone, without a bot: the pauses that the machine itself causes.
"""

import asyncio
import json
import sys
from contextlib import suppress
from pathlib import Path
from time import perf_counter, thread_time

from bot.app import NewmarketBot
from bot.cli.command_line import main
from tests.wire.bot import point_at

EVERY = 0.002
"""Seconds between two looks."""
FILE = "pauses.json"
Pause = tuple[float, float]
"""How much later it wakes than it should, and how long the loop's thread has worked since; else it waited for a
core. In milliseconds."""
BEGIN = 3.0
"""Seconds after which it begins: what a start takes is another figure."""


async def probe(pauses: list[Pause]) -> None:
    """Look at the clock until the end."""
    await asyncio.sleep(BEGIN)
    while True:
        before, worked = perf_counter(), thread_time()
        await asyncio.sleep(EVERY)
        pauses.append(((perf_counter() - before - EVERY) * 1000, (thread_time() - worked) * 1000))


class Probed(NewmarketBot):
    """The bot, probed from its login on."""

    pauses: list[Pause]

    async def setup_hook(self) -> None:
        """Start the probe with the bot."""
        await super().setup_hook()
        self.pauses = []
        self.probing = asyncio.create_task(probe(self.pauses))

    async def close(self) -> None:
        """Write down the pauses, and end."""
        if not self.probing.done():
            self.probing.cancel()
            Path(FILE).write_text(json.dumps(self.pauses), encoding="ascii")  # noqa: ASYNC240  # it is over
        await super().close()


async def alone(seconds: float) -> list[Pause]:
    """Return the pauses of an event loop in which nothing else runs."""
    pauses: list[Pause] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(BEGIN + seconds):
            await probe(pauses)
    return pauses


if __name__ == "__main__":
    import bot.cli.run

    if sys.argv[1] == "0":
        Path(FILE).write_text(json.dumps(asyncio.run(alone(float(sys.argv[2])))), encoding="ascii")
        sys.exit()

    bot.cli.run.NewmarketBot = Probed  # type: ignore[attr-defined]
    point_at(int(sys.argv[1]))
    sys.exit(main(["run"]))
