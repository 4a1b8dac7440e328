"""Copying a server's database into one SQLite file, while others write to the server's.

So there is only one kind of copy to keep, to check, to try out, to restore and to move.
"""

from contextlib import closing
from pathlib import Path

from bot.store.backends.replacing import drop
from bot.store.copies.moving import Different, NotTaken, Told, brought
from bot.store.database import Database
from bot.store.file import NotCopied, connect, failing_as, parsed, part_beside, put_new


async def copy_of_server(url: str, target: Path, told: Told = lambda *_: None) -> None:
    """Write a copy of a database as it is at one moment. It is one complete file for its owner alone, or there is none.

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
            address = f"sqlite+aiosqlite:///{part}"
            async with source.at_one_moment() as work, brought(work, address, told):
                pass
            with failing_as(NotCopied), closing(connect(parsed(address))) as connection:
                connection.execute("PRAGMA journal_mode=DELETE")  # all is in the one file, as it is in other copies
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
