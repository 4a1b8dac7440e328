"""Later versions of the program, invented: with further migrations behind those that there are."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.database import MIGRATIONS
from bot.store.operation.upgrading import newest

NEWEST = newest()
LATER = "9001"
"""The number of the first invented schema."""
ADDS_A_COLUMN = 'op.add_column("doors", sa.Column("since_{revision}", sa.Float(), nullable=True))'
NEWER = (
    "UPDATE alembic_version SET version_num = '9999'",
    "UPDATE application SET value = '9999' || substr(value, 5) WHERE name = 'schema'",
)
"""The statements that make a file one of a version that this one knows nothing of."""
_SCRIPT = """
import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"
ALONE = {alone}


def upgrade() -> None:
    {does}
"""


def migrations(folder: Path, *does: str, alone: tuple[bool, ...] = (True,)) -> Path:
    """Make a folder with all migrations and with further ones, and return it.

    Args:
        folder: where; it is not there yet.
        does: the statements of each further migration, in Python.
        alone: of each, whether older processes must have ended.
    """
    shutil.copytree(MIGRATIONS, folder)
    before = NEWEST
    for number, (each, by_itself) in enumerate(zip(does, alone, strict=True), int(LATER)):
        text = _SCRIPT.format(revision=number, before=before, alone=by_itself, does=each.format(revision=number))
        (folder / "versions" / f"{number}_later.py").write_text(text)
        before = str(number)
    return folder


def schema(path: Path) -> str:
    """Return the schema of a file."""
    with closing(sqlite3.connect(path)) as connection:
        ((found,),) = connection.execute("SELECT version_num FROM alembic_version")
    return str(found)


def address(path: Path) -> str:
    """Return the address of a file."""
    return f"sqlite+aiosqlite:///{path}"
