"""`doctor` where the database is one of a PostgreSQL server's: each thing that hosts get wrong there is a line."""

from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from discord.http import Route

from bot.cli.doctor.doctor import doctor
from bot.ops.exits import Exit
from bot.settings import Settings
from tests.postgresql import Server
from tests.wire.discord import Discord

Examine = Callable[..., Coroutine[Any, Any, tuple[Exit, list[str]]]]
GUEST = "newmarket_guest"


@pytest.fixture
def examine(
    discord: Discord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Examine:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{discord.port}/api/v10")

    async def examined(address: str, clusters: int = 0) -> tuple[Exit, list[str]]:
        given = address.replace("+asyncpg", "")
        code = await doctor(Settings(DISCORD_TOKEN="a.wire.token", database=given, clusters=clusters))
        printed = capsys.readouterr()
        assert printed.err == ""
        return code, printed.out.splitlines()

    return examined


@pytest.fixture
def made(postgresql: Server) -> str:
    """A database with the newest schema, and nothing in it."""
    return postgresql.create()


@pytest.fixture
def empty(postgresql: Server) -> str:
    return postgresql.create(empty=True)


@pytest.fixture
def guests(postgresql: Server, empty: str) -> Iterator[str]:
    """A database that is set up wrongly, as one sees it who owns nothing there and may have few connections."""
    name = f"{sa.make_url(empty).database}_latin"
    postgresql._run(
        f"DROP ROLE IF EXISTS {GUEST}",
        f"CREATE ROLE {GUEST} LOGIN PASSWORD 'guest' CONNECTION LIMIT 10",
        f"CREATE DATABASE \"{name}\" ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0",
    )
    url = sa.make_url(empty).set(username=GUEST, password="guest", database=name)
    yield url.render_as_string(hide_password=False)
    postgresql._run(f'DROP DATABASE "{name}" WITH (FORCE)', f"DROP ROLE {GUEST}")


def about(said: list[str], what: str) -> list[str]:
    return [line for line in said if line[7:].startswith(f"{what}:")]


async def test_all_is_well(examine: Examine, channel: int, made: str) -> None:
    code, said = await examine(made)
    assert code is Exit.OK
    assert [line[:2] for line in about(said, "server")] == ["ok"]
    assert "can be used: PostgreSQL" in about(said, "database")[0]


async def test_letters_rights_and_connections(examine: Examine, guests: str) -> None:
    code, said = await examine(guests)
    assert code is Exit.DIFFERENT
    letters, rights, connections = about(said, "server")
    assert letters.startswith("wrong  server: the database keeps letters as LATIN1, not as UTF8. Make another")
    assert rights.startswith(f"wrong  server: {GUEST} may make no tables there")
    assert f'OWNER TO "{GUEST}"' in rights
    assert "the bot may need 28 connections, and the server allows 10. Let it take 18 more," in connections


@pytest.mark.parametrize("wrong", [{"database": "nowhere"}, {"host": "127.0.0.1", "port": 1}])
async def test_a_server_that_does_not_let_it_in(examine: Examine, made: str, wrong: dict[str, Any]) -> None:
    address = sa.make_url(made).set(query={}, **wrong)
    code, said = await examine(address.render_as_string(hide_password=False))
    assert code is Exit.DIFFERENT
    assert "See whether the server runs" in about(said, "database")[0]
    assert about(said, "deck"), "everything else is looked at"
    assert not about(said, "server")


async def test_an_address_that_cannot_be_read(examine: Examine) -> None:
    code, said = await examine("postgresql://me:se:cret@host:port/db")
    assert code is Exit.DIFFERENT
    (line,) = about(said, "database")
    assert "its port is no number" in line
    assert "cret" not in line
    assert about(said, "token"), "everything else is looked at"
