"""Databases that a development version has made: refused in one sentence, whoever opens them, and not touched."""

import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.cli.command_line import main
from bot.cli.deck import deck
from bot.ops.exits import Exit, Failed
from bot.store.database import Database, DatabaseUnusable
from bot.store.operation import upgrading
from bot.store.operation.application import OLDEST_SCHEMA
from bot.store.schema import application
from tests.bot.cli.conftest import logging_as_before
from tests.bot.store.later import NEWEST
from tests.bot.store.test_copies import dumped
from tests.postgresql import ON_BOTH

__all__ = ["logging_as_before"]

SAYS = "a development version has made it, with another schema"
NOTED = sa.update(application).where(application.c.name == OLDEST_SCHEMA)
OTHERS: dict[str, tuple[sa.Executable, ...]] = {
    "another digest": (NOTED.values(value=f"{NEWEST} {'0' * 64}"),),
    "none": (NOTED.values(value=NEWEST),),
    "a higher number": (
        NOTED.values(value="0020"),
        sa.text("UPDATE alembic_version SET version_num = '0020'"),
    ),
}


@ON_BOTH
@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("read_only", [False, True])
async def test_it_is_not_opened(stored_at: str, other: str, read_only: bool, kind: str) -> None:
    database = Database(stored_at)
    await database.open()
    async with database.writing() as work:
        before = await work.application.get(OLDEST_SCHEMA)
        for statement in OTHERS[other]:
            await work.connection.execute(statement)
    await database.close()
    again = Database(stored_at, read_only=read_only)
    with pytest.raises(DatabaseUnusable, match=SAYS) as refused:
        await again.open()
    assert "nothing in it was touched" in str(refused.value)
    assert before == f"{NEWEST} {upgrading._digest()}"
    if kind == "postgresql":  # the next test takes the same database
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(upgrading, "_check_made_here", lambda *_: None)
            patch.setattr(upgrading, "_known", lambda: {NEWEST, "0020"})
            patch.setattr(upgrading, "_pending", lambda _: ())
            await database.open()
            async with database.writing() as work:
                await work.connection.execute(NOTED.values(value=before))
                await work.connection.execute(sa.text(f"UPDATE alembic_version SET version_num = '{NEWEST}'"))
            await database.close()


@pytest.fixture
def other(file: Path) -> Path:
    """A file that a development version has made."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"UPDATE application SET value = '{NEWEST} {'0' * 64}' WHERE name = 'schema'")
    return file


@pytest.mark.parametrize(
    "words",
    [
        ("check", "--database", "OTHER"),
        ("backup", "NEW", "--database", "OTHER"),
        ("restore", "OTHER", "--database", "NEW"),
        ("migrate", "--database", "OTHER"),
        ("move", "--to", "NEW", "--database", "OTHER"),
        ("move", "--to", "OTHER", "--database", "OWN"),
        ("drill", "OTHER"),
    ],
    ids=" ".join,
)
def test_every_command_says_so_in_one_sentence(
    other: Path, migrated: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    before = dumped(other)
    own = tmp_path / "own.sqlite3"
    own.write_bytes(migrated.read_bytes())
    files = {"OTHER": str(other), "NEW": str(tmp_path / "new.sqlite3"), "OWN": str(own)}
    assert main([files.get(each, each) for each in words]) == Exit.DATABASE
    said = capsys.readouterr().err
    assert SAYS in said
    assert said.count("\n") == 1
    assert dumped(other) == before
    assert not (tmp_path / "new.sqlite3").exists()


async def test_so_does_the_deck(other: Path) -> None:
    settings: Any = SimpleNamespace(database=str(other), picture_pause=0.0)
    with pytest.raises(Failed, match=SAYS) as refused:
        await deck(settings, "token", "list")
    assert refused.value.code is Exit.DATABASE
