"""`python -m bot backup`: a copy of the database, while the bot runs or not; and which older copies go then."""

import asyncio
import sys
from argparse import Namespace
from datetime import UTC, datetime
from functools import partial
from glob import escape
from pathlib import Path

from bot.cli.backup_rotation import Keep, name_at, superfluous
from bot.cli.given import database_given
from bot.cli.progress import progress, watched
from bot.ops.exits import Exit, Failed
from bot.settings import address_of, file_of, without_password
from bot.store.chain import heads_in
from bot.store.copies.copying import copy_of_server
from bot.store.database import DatabaseUnusable
from bot.store.file import NotCopied, copy, is_at_rest, parsed, put_to_rest
from bot.store.operation.upgrading import check_file


def run(chosen: Namespace) -> Exit:
    """Copy the database that the command line names; by `--keep`, older copies go."""
    database = database_given(chosen)
    if chosen.keep is None:
        return backup(database, chosen.file)
    return backup_and_rotate(database, chosen.file, chosen.keep)


def backup(database: str, file: Path) -> Exit:
    """Copy a database, and print the heads of its servers' chains: kept elsewhere, they show later changes.

    `file`: the copy, which must not be there yet. Its folder is made if it is not there.

    Raises:
        Failed: the database cannot be read, or the copy cannot be written.
    """
    shown = without_password(database)
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Failed(Exit.NOT_DONE, f"The folder {file.parent} cannot be made: {error.strerror}.") from error
    try:
        if file_of(database) is None:
            with progress("backup") as line:
                asyncio.run(copy_of_server(address_of(database), file, partial(line.told, "rows")))
        else:
            address = parsed(address_of(database))
            was_at_rest = is_at_rest(address)
            check_file(address)
            with watched("backup", "MB", lambda: _written(database, file)):
                copy(address_of(database), file)
            if was_at_rest:
                put_to_rest(address)
    except DatabaseUnusable as error:
        raise Failed(Exit.DATABASE, f"The database {shown} cannot be copied: {error}.") from error
    except NotCopied as error:
        raise Failed(Exit.NOT_DONE, f"The copy {file} cannot be written: {error}.") from error
    sys.stdout.write(f"{shown} is copied to {file}.\n")
    for server, digits in heads_in(file).items():
        sys.stdout.write(f"{server}:{digits}\n")
    return Exit.OK


def _written(database: str, file: Path) -> tuple[float, float]:
    """Return how many megabytes of a copy are written, and how many there are to be, about."""
    parts = [_size(each) for each in file.parent.glob(f".{escape(file.name)}.????????.part")]
    whole = file_of(database)
    return max(parts, default=0) / 1e6, _size(whole) / 1e6 if whole is not None else 0.0


def _size(file: Path) -> int:
    """Return a file's size in bytes, 0 if it is not there: the copy is renamed while this looks at it."""
    try:
        return file.stat().st_size
    except FileNotFoundError:
        return 0


def backup_and_rotate(database: str, folder: Path, rule: Keep) -> Exit:
    """Copy a database into a folder, and delete the older copies there that a rule does not keep.

    Nothing is deleted before there is a new copy, and nothing but copies that were made like this. `folder`: where the
    copies are, named by when they were made; it is made if it is not there. `rule`: which are kept.

    Raises:
        Failed: the database cannot be read, the copy cannot be written, or an old one cannot be deleted.
    """
    new = folder / name_at(datetime.now(UTC))
    backup(database, new)
    for each in superfluous(list(folder.iterdir()), rule):
        if each == new:  # older than another one, because the clock was set back
            continue
        try:
            each.unlink()
        except OSError as error:
            raise Failed(Exit.NOT_DONE, f"The old copy {each} cannot be deleted: {error.strerror}.") from error
        sys.stdout.write(f"{each} is deleted.\n")
    return Exit.OK
