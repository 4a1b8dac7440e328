import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.database import Database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest.fixture
async def database(migrated: Path, path: Path) -> AsyncIterator[Database]:
    shutil.copy(migrated, path)
    database = Database(f"sqlite+aiosqlite:///{path}")
    await database.open()
    yield database
    await database.close()
