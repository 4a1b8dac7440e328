import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.database import Database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest.fixture
def stored_at(kind: str, request: pytest.FixtureRequest, migrated: Path, path: Path) -> str:
    """The address of the database; of SQLite's, it is in the file `path`."""
    if kind == "sqlite":
        shutil.copy(migrated, path)
        return f"sqlite+aiosqlite:///{path}"
    return str(request.getfixturevalue("address"))


@pytest.fixture
async def database(stored_at: str) -> AsyncIterator[Database]:
    database = Database(stored_at)
    await database.open()
    yield database
    await database.close()
