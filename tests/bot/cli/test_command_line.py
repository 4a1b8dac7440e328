"""`python -m bot`: every way of not starting says why in one sentence, with an exit code."""

import logging
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import discord
import pytest
from discord.http import Route

from bot.app import NewmarketBot
from bot.cli.command_line import main
from bot.ops import logs
from bot.ops.exits import Exit

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working directory without settings in the environment."""
    for name in list(os.environ):
        if name.startswith(("NEWMARKET_", "DISCORD_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(logs, "configure", lambda *_: None)
    return tmp_path


def sentence(capsys: pytest.CaptureFixture[str]) -> str:
    said = capsys.readouterr().err
    assert said.count("\n") == 1, said
    return said


def test_without_a_token(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == Exit.SETTINGS
    assert "DISCORD_TOKEN" in sentence(capsys)


def test_with_a_token_that_discord_refuses(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(_bot: NewmarketBot, _token: str) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr(NewmarketBot, "start", refuse)
    monkeypatch.setenv("DISCORD_TOKEN", "not.a.token")
    assert main(["run"]) == Exit.SETTINGS
    said = sentence(capsys)
    assert "refused the token" in said
    assert "not.a.token" not in said


def test_with_a_token_that_was_copied_with_more_than_itself(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.good.token\nand the next line")
    assert main([]) == Exit.SETTINGS
    assert "a.good.token" not in sentence(capsys)


def test_without_a_network(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    monkeypatch.setenv("DISCORD_TOKEN", "some.token")
    assert main([]) == Exit.UNAVAILABLE
    assert f"Cannot connect to host 127.0.0.1:{port}" in sentence(capsys)


def test_with_a_setting_that_cannot_be_used(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NEWMARKET_PACE_CARD", "soon")
    monkeypatch.setenv("NEWMARKET_LOG_LEVEL", "LOUD")
    assert main([]) == Exit.SETTINGS
    said = sentence(capsys)
    assert "NEWMARKET_PACE_CARD" in said
    assert "NEWMARKET_LOG_LEVEL" in said


def test_with_settings_that_are_no_text(capsys: pytest.CaptureFixture[str], elsewhere: Path) -> None:
    (elsewhere / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\x00")
    assert main([]) == Exit.SETTINGS
    assert "cannot be read" in sentence(capsys)


@pytest.mark.parametrize("database", ["missing/folder/db.sqlite3", "."])
def test_with_a_database_that_cannot_be_opened(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    database: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "some.token")
    monkeypatch.setenv("NEWMARKET_DATABASE", database)
    assert main([]) == Exit.DATABASE
    assert database in sentence(capsys)
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_with_a_server_of_databases_that_is_not_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "some.token")
    monkeypatch.setenv("NEWMARKET_DATABASE", "postgresql://bot@127.0.0.1:1/newmarket")
    assert main([]) == Exit.UNAVAILABLE
    assert not Exit.UNAVAILABLE.rest  # its machine may be about to start, too
    assert "127.0.0.1:1/newmarket" in sentence(capsys)


def test_with_words_that_make_no_sense() -> None:
    asked = subprocess.run(
        [sys.executable, "-m", "bot", "sing"], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert asked.returncode == Exit.USAGE
    assert "sing" in asked.stderr


@pytest.mark.parametrize("unread", ["stdout", "stderr", "both"])
def test_nobody_needs_to_read_that_all_is_well_but_what_is_wrong(migrated: Path, elsewhere: Path, unread: str) -> None:
    path = Path(shutil.copy(migrated, elsewhere / "copy.sqlite3"))
    with closing(sqlite3.connect(path)) as connection, connection:
        if unread != "stdout":
            connection.execute("INSERT INTO channel_locales (guild_id, channel_id, locale) VALUES (1, 2, '?')")
    reader, pipe = os.pipe()
    os.close(reader)
    out, err = (pipe if unread in (name, "both") else subprocess.DEVNULL for name in ("stdout", "stderr"))
    command = [sys.executable, "-m", "bot", "check", "--database", str(path)]
    code = subprocess.run(command, cwd=ROOT, check=False, timeout=120, stdout=out, stderr=err).returncode
    os.close(pipe)
    assert (code == Exit.OK) == (unread == "stdout")


def test_a_database_is_checked_and_copied(capsys: pytest.CaptureFixture[str], migrated: Path) -> None:
    assert main(["check"]) == Exit.DATABASE
    assert "newmarket.sqlite3 cannot be checked" in sentence(capsys)
    assert main(["backup", "copy"]) == Exit.DATABASE
    assert "newmarket.sqlite3 cannot be copied" in sentence(capsys)
    shutil.copy(migrated, "newmarket.sqlite3")
    assert main(["backup", "copy"]) == Exit.OK
    assert main(["check", "--database", "copy"]) == Exit.OK
    assert "Nothing is wrong: 0 tables" in capsys.readouterr().out
    assert main(["backup", "copy"]) == Exit.NOT_DONE
    assert "already" in sentence(capsys)
    with closing(sqlite3.connect("copy")) as connection, connection:
        connection.execute("INSERT INTO accounts (guild_id, kind, owner, balance) VALUES (7, 'bank', 0, 5)")
    assert main(["check", "--database", "copy"]) == Exit.DIFFERENT
    assert "server 7: all accounts together have 5 chips and not 0.\n" in capsys.readouterr().err
