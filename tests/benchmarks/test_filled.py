"""Databases that benchmarks measure on are whole."""

import asyncio
from pathlib import Path

from benchmarks.filled import fill, multiply, places
from bot.cli.check import run as check
from bot.ops.exits import Exit


def test_multiplied_tables_pass_the_audit(tmp_path: Path) -> None:
    file = tmp_path / "filled.sqlite3"
    asyncio.run(fill(file, places(2, in_a_guild=2)))
    multiply(file, 2, 3, in_a_guild=2)
    assert check(str(file)) is Exit.OK
