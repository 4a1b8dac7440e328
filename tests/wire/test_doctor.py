"""`doctor` on setups that are right and broken: a line for each thing, and no secret in any of them."""

import os
import re
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from discord import Permissions
from discord.http import Route

from bot.cli.command_line import main
from bot.cli.doctor import at_discord, doctor
from bot.ops.exits import Exit
from bot.settings import Settings
from tests.bot.cli.conftest import logging_as_before  # noqa: F401  # a fixture
from tests.postgresql import Server
from tests.wire.discord import Discord

TOKEN = "a.wire.token"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "NEWMARKET_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def database(file: Path) -> Path:
    return file.rename(file.with_name("bot.sqlite3"))


def tell(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement)


def write_env(text: str) -> None:
    """Write what others may read."""
    env = Path(".env")
    env.write_text(text)
    env.chmod(0o644)


Examine = Callable[..., Coroutine[Any, Any, tuple[Exit, list[str]]]]


@pytest.fixture
def examine(discord: Discord, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Examine:
    """Examines a database; returns the exit code and the lines, in which there is no token."""
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{discord.port}/api/v10")

    async def examined(address: str = "bot.sqlite3", token: str = TOKEN) -> tuple[Exit, list[str]]:
        code = await doctor(Settings(DISCORD_TOKEN=token, database=address.replace("+asyncpg", "")))
        printed = capsys.readouterr()
        assert printed.err == ""
        assert not token or token not in printed.out
        return code, printed.out.splitlines()

    return examined


async def test_all_is_well(examine: Examine, channel: int, database: Path) -> None:
    code, said = await examine()
    assert code is Exit.OK
    assert not [line for line in said if line.startswith("wrong")]
    about = [line[7:].split(":")[0].split(" (")[0] for line in said if line.startswith("ok")]
    local = ["settings", "disk", "database", "deck", "languages"]
    assert about == [*local, "network", "clock", "token", "token", "server Card club"]
    assert any("SQLite" in line and "schema" in line and "kB" in line for line in said)
    assert any(line.startswith("note") and "Discord has 0 of 486 pictures" in line for line in said)
    assert said[-1].endswith("tables can stand in 1 of 1 text channels.")


async def test_a_broken_setup(
    examine: Examine, discord: Discord, channel: int, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guild = discord.channels[channel]
    silent, other, gone = discord.channel(guild), discord.channel(guild), discord.new_id()
    discord.denied[silent] = Permissions(send_messages=True, attach_files=True).value
    mute = discord.channel(discord.guild("Mute club"))
    discord.denied[mute] = Permissions(view_channel=True).value
    tell(database, "INSERT INTO application (name, value) VALUES ('id', '42')")
    tell(
        database,
        "INSERT INTO guilds (guild_id, welcome, daily, turn_seconds, follow_seconds, channels) "
        f"VALUES ({guild}, 500, 100, 60, 10, '{[silent, other, gone]}')",
    )
    write_env("NEWMARKET_PACE_CRAD=2\nNEWMARKET_PACE_CARD=2\n")
    monkeypatch.setattr(at_discord, "time", SimpleNamespace(time=lambda: time.time() + 3600))
    code, said = await examine()
    assert code is Exit.DIFFERENT
    text = "\n".join(said)
    assert "note   settings: NEWMARKET_PACE_CRAD is not a setting." in text
    assert "chmod 600 .env" in text
    assert re.search(r"^wrong  clock: it is 360\d s ahead of Discord's\.", text, flags=re.MULTILINE)
    assert "wrong  token: the database belongs to application 42." in text
    club = f"server Card club ({guild})"
    assert f"wrong  {club}: the bot lacks Send Messages in #games-{silent}, where admins let tables stand." in text
    assert f"note   {club}: channel {gone} is not there, where admins let tables stand." in text
    assert f"#games-{other}" not in text
    assert f"the bot can show tables in no channel: it lacks View Channel, Send Messages in #games-{mute}." in text


async def test_a_token_that_discord_refuses(examine: Examine, discord: Discord, database: Path) -> None:
    discord.fail("GET", "/users/@me", 401)
    code, said = await examine()
    assert code is Exit.DIFFERENT
    assert "Discord refused the token" in said[-1]


async def test_without_a_token_it_looks_at_everything_else(examine: Examine, discord: Discord, tmp_path: Path) -> None:
    code, said = await examine(token="")
    assert code is Exit.DIFFERENT
    assert [line.split()[:2] for line in said][-3:] == [["ok", "network:"], ["ok", "clock:"], ["wrong", "token:"]]
    assert any("there is no bot.sqlite3 yet" in line for line in said)
    assert [each.path for each in discord.requests] == ["/gateway"]
    assert os.listdir(tmp_path) == []


def test_settings_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("NEWMARKET_PACE_CARD", "soon")
    assert main(["doctor"]) == Exit.DIFFERENT
    assert capsys.readouterr().out.startswith("wrong  settings: NEWMARKET_PACE_CARD: ")


# --- a database of a server's -----------------------------------------------------------------------------------------


GUEST = "newmarket_guest"


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


async def test_all_is_well_at_a_server(examine: Examine, channel: int, made: str) -> None:
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
