"""`python -m bot check`: an audit of the database, printed."""

import asyncio
import sys
from collections.abc import Sequence

from bot.cli.audit import audited
from bot.cli.chains import Head
from bot.cli.given import unusable
from bot.cli.progress import progress
from bot.ops.exits import Exit
from bot.settings import without_password


def run(database: str, noted: Sequence[Head] = ()) -> Exit:
    """Audit a database, and print what is wrong with it.

    `noted`: heads of chains from earlier backups, which the chains must still have.

    Raises:
        Failed: the database cannot be read.
    """
    with unusable(f"The database {without_password(database)} cannot be checked"), progress("tables") as tell:
        found = asyncio.run(audited(database, noted, tell))
    for problem in (*found.wrong, *found.skipped):
        sys.stderr.write(f"{problem}.\n")
    if found.wrong:
        return Exit.DIFFERENT
    sys.stdout.write(f"Nothing is wrong: {found.looked_at}.\n")
    for server, digits in noted:
        sys.stdout.write(f"{server}:{digits} is in the chain.\n")
    return Exit.OK
