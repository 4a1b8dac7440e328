"""`python -m bot migrate`: the database is brought up to date before the bot starts, or made where there is none."""

import asyncio
import sys
from argparse import Namespace

from bot.cli.given import opened, settings_given
from bot.ops import logs
from bot.ops.exits import Exit, Failed
from bot.settings import address_of, without_password
from bot.store.database import DatabaseUnusable


def run(chosen: Namespace) -> Exit:
    """Bring the database that the command line names up to date, and print from where to where.

    While older processes have to end first, it waits.

    Raises:
        Failed: it cannot be brought up to date. It is as it was then.
    """
    settings = settings_given()
    logs.configure(settings.log_level, settings.token.get_secret_value().strip())
    database = chosen.database or settings.database
    shown = without_password(database)
    try:
        before, now = asyncio.run(_migrated(address_of(database)))
    except DatabaseUnusable as error:
        raise Failed(Exit.DATABASE, f"The database {shown} cannot be upgraded: {error}.") from error
    if before is None:
        sys.stdout.write(f"{shown} is created with schema {now}.\n")
    elif before == now:
        sys.stdout.write(f"{shown} is up to date: its schema is {now}.\n")
    else:
        sys.stdout.write(f"{shown} is upgraded from schema {before} to {now}.\n")
    return Exit.OK


async def _migrated(url: str) -> tuple[str | None, str]:
    async with opened(url) as database, database.reading() as work:
        return database.opened_from, (await work.vitals.engine()).schema
