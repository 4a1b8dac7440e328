"""`python -m bot backup`: copies the database, while the bot runs or not, and deletes older copies."""

import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.backup_rotation import Keep, name_at, superfluous
from bot.cli.given import unusable
from bot.cli.progress import progress
from bot.ops.exits import Exit, Failed
from bot.settings import file_of, without_password
from bot.store.chain import heads_in
from bot.store.file import NotCopied, copy, is_at_rest, parsed, put_to_rest
from bot.store.moving import copy_of_server
from bot.store.operation.upgrading import check_file


def run(database: str, file: Path, keep: Keep | None = None) -> Exit:
    """Copy a database; with a rule, delete older copies that it does not keep.

    Nothing is deleted before there is a new copy, and only copies that were made with a rule.

    Args:
        database: a file, or the address of a server's database.
        file: the copy, which must not exist yet; with `keep`, the folder of the copies, which are named by the time.
            A missing folder is made.
        keep: which older copies stay; None for all.

    Raises:
        Failed: the database cannot be read, the copy cannot be written, or an old one cannot be deleted.
    """
    if keep is None:
        _backup(database, file)
        return Exit.OK
    new = file / name_at(datetime.now(UTC))
    _backup(database, new)
    for each in superfluous(list(file.iterdir()), keep):
        if each == new:  # older than another one, because the clock was set back
            continue
        try:
            each.unlink()
        except OSError as error:
            raise Failed(Exit.NOT_DONE, f"The old copy {each} cannot be deleted: {error.strerror}.") from error
        sys.stdout.write(f"{each} is deleted.\n")
    return Exit.OK


def _backup(database: str, file: Path) -> None:
    """Copy a database, and print the heads of its servers' chains: kept elsewhere, they show later changes."""
    shown = without_password(database)
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Failed(Exit.NOT_DONE, f"The folder {file.parent} cannot be made: {error.strerror}.") from error
    try:
        with unusable(f"The database {shown} cannot be copied"):
            if file_of(database) is None:
                with progress("rows") as tell:
                    asyncio.run(copy_of_server(database, file, tell))
            else:
                address = parsed(database)
                was_at_rest = is_at_rest(address)
                check_file(address)
                with progress("MB") as tell:
                    copy(database, file, lambda done, size: tell("backup", done / 1e6, size / 1e6))
                if was_at_rest:
                    put_to_rest(address)
    except NotCopied as error:
        raise Failed(Exit.NOT_DONE, f"The copy {file} cannot be written: {error}.") from error
    sys.stdout.write(f"{shown} is copied to {file}.\n")
    for server, digits in heads_in(file).items():
        sys.stdout.write(f"{server}:{digits}\n")
