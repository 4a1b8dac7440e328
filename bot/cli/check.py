"""`python -m bot check`: an audit of the database, printed."""

from __future__ import annotations

import asyncio
import sys

from bot.cli.audit import audited
from bot.ops.exits import Exit, Failed
from bot.settings import address_of
from bot.store.database import DatabaseUnusable


def check(database: str) -> Exit:
    """Audit a database, and print what is wrong with it.

    Args:
        database: its file, or its address.

    Raises:
        Failed: it cannot be read.
    """
    try:
        found = asyncio.run(audited(address_of(database)))
    except DatabaseUnusable as error:
        raise Failed(Exit.DATABASE, f"The database {database} cannot be checked: {error}.") from error
    for problem in (*found.wrong, *found.skipped):
        sys.stderr.write(f"{problem}.\n")
    if found.wrong:
        return Exit.DIFFERENT
    there = found.looked_at
    sys.stdout.write(
        f"Nothing is wrong: {there.tables} tables, {there.actions} actions, {there.movements} movements, "
        f"{there.members} members.\n"
    )
    return Exit.OK
