"""`python -m bot restore`: a copy of the database takes its place, so that nobody can use what they have seen since."""

from __future__ import annotations

import asyncio
import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic, time

from bot.chips.wallets import Wallets
from bot.cli.audit import audit
from bot.ops.exits import Exit, Failed
from bot.ops.steady import SteadyClock
from bot.settings import address_of
from bot.store.database import Database, DatabaseUnusable
from bot.store.file import NotCopied, parsed, whole_copy
from bot.store.replacing import Former, InUse, alone_with, drop, put_in_place
from bot.tables.clock import Paces
from bot.tables.restoring import LEAP, go_on_from_copy
from bot.tables.writer import Writer


@dataclass(frozen=True, slots=True)
class _Prepared:
    """What came of preparing a copy: what is wrong with it; else how many tables go on, how many rounds begin again."""

    wrong: tuple[str, ...]
    tables: int = 0
    begun: int = 0


def restore(database: str, file: Path) -> Exit:
    """Put a copy in the place of a database, which is kept.

    Args:
        database: its file, or its address. It need not be there.
        file: the copy, which stays as it is.

    Raises:
        Failed: somebody uses the database, or one of the two cannot be used.
    """
    try:
        address = parsed(address_of(database))
        with alone_with(address) as former:
            return _restore(former, file)
    except InUse as error:
        raise Failed(Exit.DATABASE, f"The database {database} is in use: stop the bot first.") from error
    except DatabaseUnusable as error:
        raise Failed(Exit.DATABASE, f"The database {database} cannot be replaced: {error}.") from error
    except NotCopied as error:
        raise Failed(Exit.NOT_COPIED, f"The database {database} cannot be replaced: {error}.") from error


def _restore(former: Former, file: Path) -> Exit:
    part = whole_copy(parsed(address_of(str(file))), former.file)
    try:
        found = asyncio.run(_prepared(part, former))
        for problem in found.wrong:
            sys.stderr.write(f"{problem}.\n")
        if found.wrong:
            sys.stderr.write(f"The copy {file} is not restored, because of this.\n")
            return Exit.DIFFERENT
        kept = put_in_place(part, former)
    except DatabaseUnusable as error:
        raise Failed(Exit.DATABASE, f"The copy {file} cannot be used: {error}.") from error
    except OSError as error:
        raise NotCopied(error.strerror or str(error)) from error
    finally:
        drop(part)
    sys.stdout.write(f"{former.file} is restored from {file}.\n")
    if kept is not None:
        sys.stdout.write(f"What was there is kept as {kept}.\n")
    tables = "1 table goes" if found.tables == 1 else f"{found.tables} tables go"
    rounds = "1 round begins" if found.begun == 1 else f"{found.begun} rounds begin"
    sys.stdout.write(f"{tables} on, {rounds} again, and all coming deals are new.\n")
    return Exit.OK


async def _prepared(part: Path, former: Former) -> _Prepared:
    """Bring a copy up to date, audit it, and make its tables go on without what may be known."""
    database = Database(f"sqlite+aiosqlite:///{part}")
    await database.open()
    try:
        async with database.reading() as work:
            wrong = (await audit(work)).wrong
            if wrong:
                return _Prepared(wrong)
            copied_at = await work.journal.latest() or time()
            tables = len(await work.tables.all_open())
        async with database.writing() as work:
            await work.tables.count_on(former.counters, LEAP)
        wallets = Wallets(database, time)
        writer = Writer(database, wallets, SteadyClock(time, monotonic), Paces(), Random())
        begun = await go_on_from_copy(database, writer, copied_at, secrets.token_bytes)
        async with database.reading() as work:
            return _Prepared((await audit(work)).wrong, tables, begun)
    finally:
        await database.close()
