import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chips.wallets import Wallets
from bot.store.database import Database
from tests.bot.people import ANN, GUILD


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


@pytest.fixture
async def written(database: Database, path: Path) -> Path:
    """A file with something in it that nobody has open."""
    await Wallets(database, lambda: 5.0).order(GUILD, ANN, 7, ANN.member)
    await database.close()
    return path
