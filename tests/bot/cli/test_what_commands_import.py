"""A command imports what it uses: help next to nothing, and what reads records neither discord.py nor SQLAlchemy."""

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bot.cli.command_line import COMMANDS, main
from bot.ops.exits import Exit
from tests.fair import MATCHES, a_proved_match

ROOT = Path(__file__).resolve().parents[3]
RUN = """
import json, sys
from bot.cli.command_line import main
for each in json.loads(sys.argv[1]):
    try:
        assert main(each) == 0, each
    except SystemExit as ended:
        assert ended.code == 0, each
print(json.dumps(sorted({each.split(".")[0] for each in sys.modules})), file=sys.stderr)
"""
HEAVY = {"discord", "aiohttp", "sqlalchemy", "alembic", "aiosqlite", "asyncpg", "PIL", "babel", "simcord"}


def imported_by(*commands: list[str]) -> set[str]:
    """The packages that a fresh process has imported after these commands, each of which exits with 0."""
    done = subprocess.run(
        [sys.executable, "-c", RUN, json.dumps(commands)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return set(json.loads(done.stderr.splitlines()[-1]))


def test_the_help_of_every_command() -> None:
    imported = imported_by(["--help"], ["--version"], *([name, "--help"] for name in COMMANDS))
    assert not imported & {*HEAVY, "pydantic", "asyncio", "engine"}


def test_replay_and_verify(tmp_path: Path) -> None:
    record, proof = tmp_path / "match.json", tmp_path / "proof.json"
    for path, document in zip((record, proof), a_proved_match(*MATCHES[0]), strict=True):
        path.write_text(json.dumps(document), encoding="utf-8")
    told = imported_by(["replay", str(record)])
    assert not told & {*HEAVY - {"babel"}, "pydantic", "asyncio"}  # it tells in sentences, with numbers
    ways = [["replay", *way, str(record)] for way in (["--json"], ["--check"])]
    assert not imported_by(*ways, ["verify", "--accept-remarks", str(proof), str(record)]) & {
        *HEAVY,
        "pydantic",
        "asyncio",
    }


def test_what_is_done_to_a_database_needs_no_discord() -> None:
    modules = [f"bot.cli.{name}" for name in ("check", "backup", "restore", "migrate", "move", "drill")]
    loaded = f"import sys, {', '.join(modules)}; sys.exit('discord' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, check=False).returncode == 0


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_module_that_runs_it(name: str) -> None:
    assert callable(import_module(f"bot.cli.{name}").run)


def test_a_package_that_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "bot.cli.demo", raising=False)
    monkeypatch.setitem(sys.modules, "simcord", None)
    assert main(["demo"]) == Exit.SETTINGS
    assert capsys.readouterr().err == "`demo` needs the package simcord: run `make install`.\n"


def test_a_language_that_discord_does_not_have(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--locale", "de", "tlh"]) == Exit.USAGE
    said = capsys.readouterr().err
    assert said.startswith("Discord has no language tlh; it has ")
    assert "en-US" in said
