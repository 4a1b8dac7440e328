from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from bot.store.database import Database


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database with the newest schema, for all tests to copy: the migrations have tests of their own."""
    path = tmp_path_factory.mktemp("migrated") / "club.sqlite3"

    async def migrate() -> None:
        database = Database(f"sqlite+aiosqlite:///{path}")
        await database.open()
        await database.close()

    asyncio.run(migrate())
    return path


@pytest.fixture
def file(migrated: Path, tmp_path: Path) -> Path:
    """A database file of the test's own that needs no migration."""
    return Path(shutil.copy(migrated, tmp_path / "club.sqlite3"))
