"""The audit of the database once a day, in a process of its own that lets everything else go first.

It looks through all journals, which may take minutes: never on the bot's own loop. It logs what it finds, and tells
somebody once.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from bot.ops.exits import Exit
from bot.store.database import Database

log = logging.getLogger(__name__)

LOGGED = 50
"""How many findings are logged at most; `check` prints all."""
LAST = 19
"""The lowest priority that a process can have."""

Tell = Callable[[Sequence[str]], Awaitable[None]]
"""Tells somebody of findings, a sentence each."""


@dataclass(eq=False)
class DailyAudit:
    """Audits the database, and remembers what it has found."""

    _database: Database
    _address: str
    """The database's address or file, as the settings have it."""
    _told: set[str] = field(default_factory=set)
    """The findings that were reported to somebody, and that still hold."""

    async def audit(self, tell: Tell) -> None:
        """Audit it once. A process that is still at it ends if this is cancelled.

        `tell`: tells somebody what is wrong, each finding once.

        Raises:
            StoreFails: the database fails.
        """
        code, said = await self._check()
        if code is Exit.OK:
            log.info("the daily audit is done: %s", " ".join(said))
        elif code is Exit.DIFFERENT and not any(line.startswith("Traceback") for line in said):
            for line in said[:LOGGED]:
                log.error("the daily audit found: %s", line)
            if len(said) > LOGGED:
                log.error("the daily audit found %d things more; `python -m bot check` prints all", len(said) - LOGGED)
        else:
            log.error("the daily audit could not be done: %s", "\n".join(said))
            return
        async with self._database.reading() as work:
            heads = await work.ledger.heads()
        for guild, head in heads.items():
            log.info("the chain of movements stands at %d:%s", guild, head)
        wrong = said if code is Exit.DIFFERENT else []
        self._told &= set(wrong)
        new = [line for line in wrong if line not in self._told]
        if new:
            await tell(new)
            self._told.update(new)

    async def _check(self) -> tuple[Exit | int, list[str]]:
        """Run `check`, and return how it ended and the lines that it printed."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "check"),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            # The address may have a password in it: arguments can be read by everybody on the machine.
            env={**os.environ, "NEWMARKET_DATABASE": self._address},
        )
        try:
            with suppress(OSError, AttributeError):  # it may be over already; Windows has no such priorities
                os.setpriority(os.PRIO_PROCESS, process.pid, LAST)
            printed, _ = await process.communicate()
        except BaseException:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        code = process.returncode or 0
        known = Exit(code) if code in tuple(Exit) else code
        return known, printed.decode(errors="replace").splitlines()
