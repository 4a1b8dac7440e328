"""`python -m bot migrate`: brings the database up to date before the bot starts, or makes a new one."""

import asyncio
import sys

from bot.cli.given import logged_settings, unusable
from bot.ops.exits import Exit
from bot.settings import without_password
from bot.store.database import Database


def run(database: str) -> Exit:
    """Bring a database up to date, and print its schemas before and after.

    It waits for older processes that have to end first.

    Raises:
        Failed: it cannot be brought up to date, and has not changed.
    """
    logged_settings()
    shown = without_password(database)
    with unusable(f"The database {shown} cannot be upgraded"):
        before, now = asyncio.run(_migrated(database))
    if before is None:
        sys.stdout.write(f"{shown} is created with schema {now}.\n")
    elif before == now:
        sys.stdout.write(f"{shown} is up to date: its schema is {now}.\n")
    else:
        sys.stdout.write(f"{shown} is upgraded from schema {before} to {now}.\n")
    return Exit.OK


async def _migrated(database: str) -> tuple[str | None, str]:
    async with Database(database) as there, there.reading() as work:
        return there.opened_from, (await work.vitals.engine()).schema
