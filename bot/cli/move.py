"""`python -m bot move`: copies a database into another one, which the bot uses from then on."""

import asyncio
import sys

from bot.cli.audit import ending_if_wrong, sound
from bot.cli.given import unusable
from bot.cli.progress import Tell, progress
from bot.ops.exits import Exit, Failed
from bot.settings import address_of, without_password
from bot.store.database import Database
from bot.store.moving import Brought, brought


def run(database: str, to: str) -> Exit:
    """Copy a database into another, and print the result. The source does not change.

    `to`: the address of an empty database, a file that does not exist, or the target of a move that was interrupted.

    Raises:
        Failed: somebody uses one of the two databases, or one cannot be used.
    """
    source, target = without_password(database), without_password(to)
    if address_of(database) == address_of(to):
        raise Failed(Exit.USAGE, f"{target} is where the database is already.")
    try:
        with (
            ending_if_wrong(f"Do not use {target}; {source} has not changed."),
            unusable(f"The database {source} cannot be moved to {target}"),
            progress("rows") as moving,
            progress("tables") as checking,
        ):
            there, heads = asyncio.run(_moved(database, to, moving, checking))
    except KeyboardInterrupt as error:
        raise Failed(Exit.DIFFERENT, "The move stopped halfway. Run the same command again to continue.") from error
    sys.stdout.write(
        f"{source} is moved to {target}: {there.rows} rows of {there.tables} tables, each compared; nothing is wrong.\n"
    )
    for server, head in sorted(heads.items()):
        sys.stdout.write(f"{server}:{head}\n")
    sys.stdout.write("Set NEWMARKET_DATABASE to the new address, and do not start the bot on the old database again.\n")
    return Exit.OK


async def _moved(database: str, to: str, moving: Tell, checking: Tell) -> tuple[Brought, dict[int, str]]:
    source = Database(database, read_only=True)
    try:
        with unusable(f"The database {without_password(database)} cannot be moved"):
            await source.check_unused()
            await source.open()
        async with (
            source.at_one_moment() as work,
            brought(work, to, moving) as (target, rows),
            target.at_one_moment() as there,
        ):
            await sound(there, checking)
            heads = await there.ledger.heads()
    finally:
        await source.close()
    return rows, heads
