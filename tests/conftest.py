import asyncio
import gc
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import hypothesis
import pytest
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite

from bot.members.languages import CATALOGUE
from bot.store.backends import sqlite
from bot.store.database import Database
from tests import chance, left_behind
from tests.chance import drawn_from
from tests.examples import EXAMPLES
from tests.languages.report import *  # noqa: F403  # hooks and a fixture
from tests.marked import catalogues_in
from tests.postgresql import address, kind, postgresql, pytest_generate_tests  # noqa: F401  # fixtures and a hook

TO_WRITE = sqlite.TO_WRITE
"""How the bot sets each of its connections that write."""
FEW = 10
"""Properties are tried with at least so many examples, as far as they have them."""


def pytest_configure(config: pytest.Config) -> None:
    """Add the hooks that every test goes through."""
    config.pluginmanager.register(chance)
    config.pluginmanager.register(left_behind)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try properties with fewer examples, on machines of any speed. One with parameters is several items.

    `ORDER` is the seed of another order, in which no test may need one that came before it: files in any order, and the
    tests of each, so that what a file's tests share is made once.
    """
    if "ORDER" in os.environ:
        drawn = Random(os.environ["ORDER"])
        of_file = {each.path: drawn.random() for each in items}
        drawn.shuffle(items)
        items.sort(key=lambda each: (of_file[each.path], str(each.path)))
    slow = hypothesis.HealthCheck.too_slow  # says nothing of a property where others use the machine too
    for each in {each.obj for each in items if isinstance(each, pytest.Function)}:
        chosen = getattr(each, "_hypothesis_internal_use_settings", None)
        if chosen is not None:
            fewer = max(min(FEW, chosen.max_examples), round(chosen.max_examples * EXAMPLES))
            each._hypothesis_internal_use_settings = hypothesis.settings(
                chosen, max_examples=fewer, deadline=None, suppress_health_check={*chosen.suppress_health_check, slow}
            )


def pytest_collection_finish() -> None:
    """Let the collector pass over all that was imported, and look less often: some 8 % of the time of all tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 50)


@pytest.fixture(scope="session", autouse=True)
def compiled() -> Iterator[None]:
    """Compile each SQL statement once a session, not once a test: some 15 % of the time of tests with a database.

    A dialect is part of what a compiled statement is remembered by, and every engine has one of its own; those of
    one kind are all alike.
    """
    remembered: dict[Any, Any] = {}

    def share(connection: sa.Connection) -> None:
        connection.execution_options(compiled_cache=remembered)

    with pytest.MonkeyPatch.context() as patch:
        for dialect in (SQLiteDialect_aiosqlite, PGDialect_asyncpg):
            patch.setattr(dialect, "__eq__", lambda one, other: type(one) is type(other))
            patch.setattr(dialect, "__hash__", lambda one: hash(type(one)))
        sa.event.listen(sa.Engine, "engine_connect", share)
        yield
        sa.event.remove(sa.Engine, "engine_connect", share)


@pytest.fixture(scope="session", autouse=True)
def not_synchronised() -> Iterator[None]:
    """Let commits not wait for the disk: no test cuts the power, and what a killed process has written is there.

    `synchronised` lets them wait again.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "TO_WRITE", (*TO_WRITE, "synchronous=OFF"))
        yield


@pytest.fixture
def synchronised(not_synchronised: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commits wait for the disk, as always."""
    monkeypatch.setattr(sqlite, "TO_WRITE", TO_WRITE)


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database with the newest schema, for all tests to copy: the migrations have tests of their own."""
    path = tmp_path_factory.mktemp("migrated") / "club.sqlite3"

    async def migrate() -> None:
        database = Database(f"sqlite+aiosqlite:///{path}")
        await database.open()
        await database.close()

    with drawn_from("migrated"):
        asyncio.run(migrate())
    return path


@pytest.fixture
def file(migrated: Path, tmp_path: Path) -> Path:
    """A database file of the test's own that needs no migration."""
    return Path(shutil.copy(migrated, tmp_path / "club.sqlite3"))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Run two workers for each core: many tests wait for a process, a timer or the disk."""
    return 2 * (os.cpu_count() or 1)


@pytest.fixture
def three_languages(tmp_path: Path) -> Iterator[None]:
    """English, German and Dutch are there, whatever the repository has."""
    for each in ("de", "nl"):
        catalogue = tmp_path / "locale" / each / CATALOGUE
        catalogue.parent.mkdir(parents=True)
        catalogue.touch()
    with catalogues_in(tmp_path / "locale"):
        yield
