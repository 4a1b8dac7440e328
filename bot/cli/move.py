"""`python -m bot move`: a whole database is brought into another one, which the bot uses from then on."""

import asyncio
import sys
from argparse import Namespace
from functools import partial

from bot.cli.audit import Wrong, sound
from bot.cli.given import database_given
from bot.cli.progress import Progress, progress
from bot.ops.exits import Exit, Failed
from bot.settings import address_of, without_password
from bot.store.backend import InUse
from bot.store.copies.moving import Brought, Different, brought
from bot.store.database import Database, DatabaseUnusable


def run(chosen: Namespace) -> Exit:
    """Bring the database that the command line names into the other one, and print what came of it. It stays as it is.

    Raises:
        Failed: somebody uses one of the two, or it cannot be used.
    """
    database, to = database_given(chosen), chosen.to
    source, target = without_password(database), without_password(to)
    if address_of(database) == address_of(to):
        raise Failed(Exit.USAGE, f"{target} is where the database is already.")
    try:
        with progress("move") as line:
            there, heads = asyncio.run(_moved(address_of(database), address_of(to), line))
    except _Source as error:
        raise Failed(Exit.DATABASE, f"The database {source} cannot be moved: {error}.") from error
    except DatabaseUnusable as error:
        raise Failed(Exit.DATABASE, f"The database {source} cannot be moved to {target}: {error}.") from error
    except (Different, Wrong) as error:
        for problem in error.args:
            sys.stderr.write(f"{problem}.\n")
        sys.stderr.write(f"Do not use {target}; {source} has not changed.\n")
        return Exit.DIFFERENT
    except KeyboardInterrupt as error:
        raise Failed(Exit.DIFFERENT, "The move stopped halfway. Run the same command again to continue.") from error
    except InUse as error:
        raise Failed(Exit.DATABASE, f"{source} or {target} is in use: stop the bot first.") from error
    sys.stdout.write(
        f"{source} is moved to {target}: {there.rows} rows of {there.tables} tables, each compared; nothing is wrong.\n"
    )
    for server, head in sorted(heads.items()):
        sys.stdout.write(f"{server}:{head}\n")
    sys.stdout.write("Set NEWMARKET_DATABASE to the new address, and do not start the bot on the old database again.\n")
    return Exit.OK


class _Source(Exception):
    """The database that is moved cannot be read."""


async def _moved(source_url: str, target_url: str, line: Progress) -> tuple[Brought, dict[int, str]]:
    source = Database(source_url, read_only=True)
    try:
        try:
            await source.check_unused()
            await source.open()
        except DatabaseUnusable as error:
            raise _Source(str(error)) from error
        async with (
            source.at_one_moment() as work,
            brought(work, target_url, partial(line.told, "rows")) as (target, rows),
            target.at_one_moment() as there,
        ):
            await sound(there, partial(line.told, "tables", "check"))
            heads = await there.ledger.heads()
    finally:
        await source.close()
    return rows, heads
