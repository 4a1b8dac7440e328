"""What the project promises about itself: the direction of imports, the settings' documentation, the lock files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.settings import Settings
from cogs.press.permissions import INVITED_WITH

ROOT = Path(__file__).resolve().parent.parent
ALLOWED = {
    "engine": {"engine"},
    "bot": {"bot", "engine"},
    "cogs": {"cogs", "bot", "engine"},
}
PACKAGES = set(ALLOWED)
GAMES = ("engine.stops", "engine.newyork")
PURE = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib", "heapq", "itertools",
    "math", "operator", "random", "statistics", "types", "typing",
}  # fmt: skip


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.parametrize("package", sorted(PACKAGES))
def test_imports_go_one_way(package: str) -> None:
    for path in modules(package):
        roots = {name.split(".")[0] for name in imported(path)} & PACKAGES
        assert roots <= ALLOWED[package], path


def test_the_engine_needs_nothing_but_pure_parts_of_the_standard_library() -> None:
    for path in modules("engine"):
        assert {name.split(".")[0] for name in imported(path)} <= PURE | {"engine"}, path


def test_no_cog_speaks_sql() -> None:
    for path in modules("cogs"):
        names = set(imported(path))
        assert not {name for name in names if name.startswith(("sqlalchemy", "bot.store"))}, path


def test_no_game_but_its_own_renderer_and_registry_knows_a_games_package() -> None:
    for package in ("bot", "cogs"):
        for path in modules(package):
            knows = {name for name in imported(path) if name.startswith(GAMES)}
            assert not knows or "render" in path.parts or "text" in path.parts, (path, knows)


def test_games_know_nothing_of_each_other() -> None:
    for package in ("engine", "bot", "cogs"):
        for path in modules(package):
            known = {game for game in GAMES if any(name.startswith(game) for name in imported(path))}
            assert len(known) < 2 or path.name in {"catalogue.py", "levels.py"}, (path, known)


def test_every_setting_is_documented_with_its_default() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    documented = dict(re.findall(r"^([A-Z_]+)=(.*)$", text, flags=re.MULTILINE))
    expected = {}
    for name, field in Settings.model_fields.items():
        variable = field.validation_alias or f"NEWMARKET_{name.upper()}"
        expected[str(variable)] = "" if name == "token" else field.default
    assert documented.keys() == expected.keys()
    for variable, default in expected.items():
        found = documented[variable]
        assert (float(found) == default) if isinstance(default, int | float) else (found == default), variable


def test_the_invitation_asks_for_what_is_needed_and_no_more() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"permissions=(\d+)", readme) == [str(INVITED_WITH.value)]


@pytest.mark.parametrize(("name", "least"), [("requirements.lock", 20), ("requirements-bench.lock", 5)])
def test_a_lock_file_has_a_hash_for_everything_and_names_no_index(name: str, least: int) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    pinned = re.findall(r"^([a-z0-9][a-z0-9._-]*)==\S+", text, flags=re.MULTILINE)
    assert len(pinned) > least
    for block in re.split(r"\n(?=[a-z0-9])", text):
        assert "--hash=sha256:" in block, block.splitlines()[0]
    assert not re.search(r"https?://|--index|--find-links", text)
