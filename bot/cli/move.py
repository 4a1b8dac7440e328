"""`python -m bot move`: a whole database is brought into another one, which the bot uses from then on."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass
from functools import partial

from bot.cli.audit import audit
from bot.cli.progress import Progress, progress
from bot.ops.exits import Exit, Failed
from bot.settings import address_of, without_password
from bot.store.backend import InUse
from bot.store.database import Database, DatabaseUnusable
from bot.store.moving import Arriving, Brought, Different, bring


@dataclass(frozen=True, slots=True)
class Moved:
    """What came of it: what is wrong with what was brought over, else how much that is."""

    wrong: tuple[str, ...]
    brought: Brought
    heads: tuple[tuple[int, str], ...]
    """The last hash of each server's chain."""


def move(database: str, to: str) -> Exit:
    """Bring a database into another one, and print what came of it. The first one stays as it is.

    Args:
        database: its file, or its address.
        to: the other one: a file that is not there, an empty database of a server's, or where this was broken off.

    Raises:
        Failed: somebody uses one of the two, or it cannot be used.
    """
    source, target = without_password(database), without_password(to)
    if address_of(database) == address_of(to):
        raise Failed(Exit.USAGE, f"{target} is where the database is already.")
    try:
        with progress("move") as line:
            moved = asyncio.run(_moved(address_of(database), address_of(to), line))
    except _Source as error:
        raise Failed(Exit.DATABASE, f"The database {source} cannot be moved: {error}.") from error
    except DatabaseUnusable as error:
        raise Failed(Exit.DATABASE, f"The database {source} cannot be moved to {target}: {error}.") from error
    except InUse as error:
        raise Failed(Exit.DATABASE, f"{source} or {target} is in use: stop the bot first.") from error
    for problem in moved.wrong:
        sys.stderr.write(f"{problem}.\n")
    if moved.wrong:
        sys.stderr.write(f"{target} is not to be used, because of this; {source} is as it was.\n")
        return Exit.DIFFERENT
    there = moved.brought
    sys.stdout.write(
        f"{source} is moved to {target}: {there.rows} rows of {there.tables} tables, each compared; nothing is wrong.\n"
    )
    for server, head in moved.heads:
        sys.stdout.write(f"{server}:{head}\n")
    sys.stdout.write("Put it after NEWMARKET_DATABASE, and do not start the bot on the former one again.\n")
    return Exit.OK


class _Source(Exception):
    """The database that is moved cannot be read."""


def _show(line: Progress, unit: str, what: str, done: int, of: int) -> None:
    line.what = what
    line.at(done, of, unit)


async def _moved(source_url: str, target_url: str, line: Progress) -> Moved:
    source = Database(source_url, read_only=True)
    try:
        try:
            await source.check_unused()
            await source.open()
        except DatabaseUnusable as error:
            raise _Source(str(error)) from error
        async with source.at_one_moment() as work:
            target = Arriving(target_url, await work.rows.state())
            await target.check_unused()
            await target.open()
            try:
                brought = await bring(work, target, partial(_show, line, "rows"))
                async with target.at_one_moment() as there:
                    found = await audit(there, told=partial(_show, line, "tables", "check"))
                    heads = await there.audit.heads()
                if not found.wrong:
                    await target.finish(work)
            except Different as error:
                return Moved((str(error),), Brought(0, 0), ())
            finally:
                await target.close()
            return Moved(found.wrong, brought, tuple(sorted(heads.items())))
    finally:
        await source.close()
