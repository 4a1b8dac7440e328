"""What GitHub and pre-commit read: its form, and that it runs what people run themselves."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from bot.version import VERSION

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").iterdir())
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
SCHEMAS = {
    "vendor.github-workflows": WORKFLOWS,
    "custom.github-workflows-require-timeout": WORKFLOWS,
    "vendor.github-issue-forms": FORMS,
    "vendor.github-issue-config": [ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml"],
}


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = YAML(typ="safe").load(path)
    return found


def steps(workflow: str) -> list[dict[str, Any]]:
    """Return the steps of a workflow's one job."""
    (job,) = read(ROOT / ".github" / "workflows" / f"{workflow}.yml")["jobs"].values()
    found: list[dict[str, Any]] = job["steps"]
    return found


def recipe(target: str) -> list[str]:
    """Return the commands of a target of the Makefile."""
    (found,) = re.findall(
        rf"^{target}:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
    )
    return [line.strip().replace("$(RUN)", ".venv/bin/python") for line in found.splitlines()]


@pytest.mark.parametrize("schema", SCHEMAS)
def test_every_file_is_as_its_schema_wants_it(schema: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, SCHEMAS[schema])]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_every_file_is_checked() -> None:
    checked = {path for paths in SCHEMAS.values() for path in paths}
    assert checked == {path for path in (ROOT / ".github").rglob("*") if path.is_file()}
    assert {path.stem for path in FORMS} == {"bug", "idea", "translation"}


def test_the_suite_runs_on_every_python_that_the_bot_runs_on() -> None:
    (job,) = read(ROOT / ".github" / "workflows" / "test.yml")["jobs"].values()
    first, last = re.findall(r'requires-python = ">=3\.(\d+),<3\.(\d+)"', (ROOT / "pyproject.toml").read_text())[0]
    assert job["strategy"]["matrix"]["python"] == [f"3.{minor}" for minor in range(int(first), int(last))]
    assert [each["run"] for each in steps("test") if "run" in each] == [".ci/run"]


def test_each_night_runs_the_soak() -> None:
    assert [each["run"] for each in steps("nightly") if "run" in each] == ["make soak"]
    assert recipe("soak")


@pytest.mark.parametrize(("tag", "code"), [(f"v{VERSION}", 0), (VERSION, 1), (f"v{VERSION}1", 1)])
def test_a_release_begins_with_this_versions_tag_alone(tag: str, code: int) -> None:
    first = next(each["run"] for each in steps("release") if "run" in each)
    assert subprocess.run(["sh", "-c", first], cwd=ROOT, env={**os.environ, "TAG": tag}).returncode == code


def test_before_a_commit_the_same_is_called_as_by_make_lint() -> None:
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    assert [hook["entry"] for hook in repository["hooks"]] == recipe("lint")
    for hook in repository["hooks"]:
        assert (hook["language"], hook["pass_filenames"], hook["always_run"]) == ("system", False, True), hook["id"]
