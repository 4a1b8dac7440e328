"""`python -m bot backup`: a copy of the database, while the bot runs or not."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.ops.exits import Exit, Failed
from bot.settings import address_of
from bot.store.chain import heads_in
from bot.store.database import DatabaseUnusable
from bot.store.file import NotCopied, copy


def backup(database: str, file: Path) -> Exit:
    """Copy a database, and print the heads of its servers' chains: kept elsewhere, they show later changes.

    Args:
        database: its file, or its address.
        file: the copy, which must not be there yet.

    Raises:
        Failed: the database cannot be read, or the copy cannot be written.
    """
    try:
        copy(address_of(database), file)
    except DatabaseUnusable as error:
        raise Failed(Exit.DATABASE, f"The database {database} cannot be copied: {error}.") from error
    except NotCopied as error:
        raise Failed(Exit.NOT_COPIED, f"The copy {file} cannot be written: {error}.") from error
    sys.stdout.write(f"{database} is copied to {file}.\n")
    for server, digits in heads_in(file).items():
        sys.stdout.write(f"{server}:{digits}\n")
    return Exit.OK
