"""The package has all that the bot reads, and knows its version."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from bot.version import VERSION

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("art", "bot", "cogs", "engine")
SAID = "import bot.members.languages as there; print(*there.languages(), there.CATALOGUES)"


def run(folder: Path, *arguments: str, modules: Path | None = None) -> str:
    environment = {} if modules is None else {"PYTHONPATH": str(modules)}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(ROOT, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    (built,) = folder.glob("*.whl")
    return built


def test_everything_is_in_the_wheel(wheel: Path) -> None:
    files = [each for package in PACKAGES for each in (ROOT / package).rglob("*") if "__pycache__" not in each.parts]
    expected = {str(each.relative_to(ROOT)) for each in files if each.is_file()}
    expected |= {f"bot/{each.relative_to(ROOT)}" for each in (ROOT / "locale").rglob("*") if each.is_file()}
    packed = {each for each in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in each}
    assert packed == expected
    assert {"art/emojis/red_heart.png", "bot/locale/de/LC_MESSAGES/newmarket.po"} <= packed


def test_the_licence_is_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        (metadata,) = (each for each in packed.namelist() if each.endswith(".dist-info/METADATA"))
        said = packed.read(metadata).decode().splitlines()
        assert {"License-Expression: MIT", "License-File: LICENSE"} <= set(said)
        assert packed.read(metadata.replace("METADATA", "licenses/LICENSE")) == (ROOT / "LICENSE").read_bytes()


def test_the_bot_runs_from_an_empty_folder(wheel: Path, tmp_path: Path) -> None:
    modules, empty = tmp_path / "modules", tmp_path / "empty"
    empty.mkdir()
    zipfile.ZipFile(wheel).extractall(modules)
    assert run(empty, "-m", "bot", "--version", modules=modules) == f"newmarket-bot {VERSION}\n"
    assert run(empty, "-c", SAID, modules=modules) == f"en de nl {modules / 'bot' / 'locale'}\n"
    script = next(modules.glob("*.dist-info")) / "entry_points.txt"
    assert "newmarket-bot = bot.__main__:main" in script.read_text()


def test_the_newest_change_is_of_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)$", changes, flags=re.MULTILINE)[0] == VERSION
