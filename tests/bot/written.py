"""The databases that earlier versions wrote, as files that this one can open."""

import sqlite3
from contextlib import closing
from pathlib import Path

WRITTEN = sorted((Path(__file__).parent / "store" / "written").glob("*.sql"), key=lambda each: each.name)
NAMES = [each.stem for each in WRITTEN]


def put(name: str, path: Path) -> Path:
    """Make a file of the database of a name."""
    (source,) = [each for each in WRITTEN if each.stem == name]
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(source.read_text(encoding="utf-8"))
    return path
