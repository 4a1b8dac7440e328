"""`python -m bot check`: an audit of the database, printed."""

import asyncio
import sys
from argparse import Namespace
from collections.abc import Sequence

from bot.cli.audit import audited
from bot.cli.chains import Head
from bot.cli.given import database_given
from bot.cli.progress import progress
from bot.ops.exits import Exit, Failed
from bot.settings import address_of, without_password
from bot.store.database import DatabaseUnusable


def run(chosen: Namespace) -> Exit:
    """Audit the database that the command line names."""
    return check(database_given(chosen), chosen.head)


def check(database: str, noted: Sequence[Head] = ()) -> Exit:
    """Audit a database, and print what is wrong with it.

    Raises:
        Failed: it cannot be read.
    """
    try:
        with progress("check") as line:
            found = asyncio.run(audited(address_of(database), noted, lambda done, of: line.at(done, of, "tables")))
    except DatabaseUnusable as error:
        raise Failed(Exit.DATABASE, f"The database {without_password(database)} cannot be checked: {error}.") from error
    for problem in (*found.wrong, *found.skipped):
        sys.stderr.write(f"{problem}.\n")
    if found.wrong:
        return Exit.DIFFERENT
    there = found.looked_at
    sys.stdout.write(
        f"Nothing is wrong: {there.tables} tables, {there.actions} actions, {there.movements} movements, "
        f"{there.members} members.\n"
    )
    for server, digits in noted:
        sys.stdout.write(f"{server}:{digits} is in the chain.\n")
    return Exit.OK
