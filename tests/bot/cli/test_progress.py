"""Long commands show on a terminal how far they are, and nothing anywhere else."""

import io
import re
import sys
from pathlib import Path

import pytest

from bot.cli.command_line import main
from bot.store import file
from tests.bot.club import Club
from tests.bot.people import ANN


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def on_a_terminal(monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    """Run a command whose standard error is a terminal, and return what appears there."""
    terminal = Terminal()
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stderr", terminal)
        assert main(words) == 0
    return terminal.getvalue()


@pytest.fixture
async def database(club: Club) -> Path:
    await club.start(await club.open(ANN), ANN, fill=True)
    return club.database.path


def test_check_tells_a_terminal_how_many_tables_are_done(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = on_a_terminal(monkeypatch, "check", "--database", str(database))
    assert "check: 1 of 1 tables (100 %)" in said
    assert said.endswith("\r\x1b[K")


def test_backup_tells_a_terminal_how_much_is_written(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "STEPS", 1)
    said = on_a_terminal(monkeypatch, "backup", str(tmp_path / "copy.sqlite3"), "--database", str(database))
    assert re.search(r"backup: \d\.\d of \d\.\d MB \(\d+ %\)", said)
    assert said.endswith("\r\x1b[K")


def test_a_pipe_is_told_nothing(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--database", str(database)]) == 0
    assert main(["backup", str(tmp_path / "copy.sqlite3"), "--database", str(database)]) == 0
    assert capsys.readouterr().err == ""
