"""Bringing a database up to date without the bot, on both databases."""

import asyncio
from pathlib import Path

import pytest

from bot.cli.audit import audited
from bot.cli.command_line import main
from bot.ops.exits import Exit
from tests.bot.cli.test_move import empty, given
from tests.bot.store.later import ADDS_A_COLUMN, LATER, NEWEST, address, migrations

__all__ = ["empty"]


def migrate(database: str) -> int:
    return main(["migrate", "--database", database])


def test_a_file(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.operation.upgrading.MIGRATIONS", migrations(tmp_path / "later", ADDS_A_COLUMN))
    assert migrate(str(file)) == Exit.OK
    assert capsys.readouterr().out == f"{file} is upgraded from schema {NEWEST} to {LATER}.\n"
    assert migrate(str(file)) == Exit.OK
    assert capsys.readouterr().out == f"{file} is up to date: its schema is {LATER}.\n"
    assert asyncio.run(audited(address(file))).wrong == ()


def test_a_server(empty: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert migrate(given(empty)) == Exit.OK
    assert capsys.readouterr().out.endswith(f" is created with schema {NEWEST}.\n")
    assert migrate(given(empty)) == Exit.OK
    assert capsys.readouterr().out.endswith(f" is up to date: its schema is {NEWEST}.\n")
    assert asyncio.run(audited(empty)).wrong == ()


def test_one_of_a_newer_version_stays_as_it_is(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        later.setattr("bot.store.operation.upgrading.MIGRATIONS", migrations(tmp_path / "later", ADDS_A_COLUMN))
        assert migrate(str(file)) == Exit.OK
    assert migrate(str(file)) == Exit.DATABASE
    said = capsys.readouterr().err
    assert f"cannot be upgraded: it was written by a newer version (schema {LATER})." in said
