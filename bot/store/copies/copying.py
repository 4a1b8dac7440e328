"""A copy of a server's database as one file of SQLite's, while others go on writing to the server's.

So one kind of copy is all there is to keep, to check, to try out, to restore and to take elsewhere.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.backends.replacing import drop
from bot.store.copies.moving import Different, NotTaken, Told, brought
from bot.store.database import Database
from bot.store.file import NotCopied, connect, parsed, part_beside, put_new


async def copy_of_server(url: str, target: Path, told: Told = lambda *_: None) -> None:
    """Write a copy of a database as it is at one moment. It is one whole file for its owner alone, or there is none.

    `url`: SQLAlchemy's address of the database.

    Raises:
        DatabaseUnusable: the database cannot be read, or its schema is not this program's.
        NotCopied: there is a file where the copy should be, or the copy cannot be written.
    """
    source = Database(url, read_only=True)
    try:
        part = _part(target)
        try:
            await source.open()
            async with source.at_one_moment() as work, brought(work, _address(part), told):
                pass
            _settle(part)
            put_new(part, target)
        except (NotTaken, Different) as error:
            raise NotCopied(str(error)) from error
        finally:
            drop(part)
    finally:
        await source.close()


def _part(target: Path) -> Path:
    if target.exists():
        raise NotCopied("there is a file of that name already")
    return part_beside(target)


def _address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def _settle(file: Path) -> None:
    """Have everything in the one file, as it is in other copies: so it can be read where nothing can be written."""
    try:
        with closing(connect(parsed(_address(file)))) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise NotCopied(str(error)) from error
