"""Bringing a database up to date without the bot, on both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.audit import audited
from bot.cli.command_line import main
from bot.ops.exits import Exit
from tests.bot.cli.test_move import empty, given
from tests.bot.store.test_copies import NEWEST
from tests.bot.written import put

__all__ = ["empty"]


def migrate(database: str) -> int:
    return main(["migrate", "--database", database])


def test_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = put("0018-last-stops", tmp_path / "club.sqlite3")
    assert migrate(str(path)) == Exit.OK
    assert capsys.readouterr().out == f"{path} is brought up to date: from schema 0018 to {NEWEST}.\n"
    assert migrate(str(path)) == Exit.OK
    assert capsys.readouterr().out == f"{path} is up to date: its schema is {NEWEST}.\n"
    assert asyncio.run(audited(f"sqlite+aiosqlite:///{path}")).wrong == ()


def test_a_server(empty: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert migrate(given(empty)) == Exit.OK
    assert capsys.readouterr().out.endswith(f" is made, with schema {NEWEST}.\n")
    assert migrate(given(empty)) == Exit.OK
    assert capsys.readouterr().out.endswith(f" is up to date: its schema is {NEWEST}.\n")
    assert asyncio.run(audited(empty)).wrong == ()


def test_one_of_a_newer_version_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = put("0018-last-stops", tmp_path / "club.sqlite3")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert migrate(str(path)) == Exit.DATABASE
    assert "cannot be brought up to date: it was written by a newer version (schema 9999)." in capsys.readouterr().err
