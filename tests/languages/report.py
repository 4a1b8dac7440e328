"""Hooks of pytest: screens are judged, counted, and the room in their labels written down."""

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.languages import limits
from tests.languages.messages import template
from tests.languages.screens import MARKED, Screens, every_language, watch

__all__ = [
    "no_language_breaks_a_screen",
    "pytest_sessionfinish",
    "pytest_sessionstart",
    "pytest_terminal_summary",
    "pytest_testnodedown",
]

SCREENS = pytest.StashKey[Screens]()
"""The judge of this process."""
WATCH = pytest.StashKey[ExitStack]()
"""Ends the watch."""
GATHERED = pytest.StashKey[list[dict[str, Any]]]()
"""What each process has counted."""
WRITES_LIMITS = "WRITE_LIMITS"
"""`make limits` sets this variable."""


def pytest_sessionstart(session: pytest.Session) -> None:
    """Judge all screens from now on: some are made while tests are gathered. What only begins workers makes none."""
    config = session.config
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        config.stash[SCREENS] = screens = every_language()
        config.stash[WATCH] = watching = ExitStack()
        watching.enter_context(watch(screens))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand over what this process has counted: to the one that began it, or to the end of this one."""
    screens = session.config.stash.get(SCREENS, None)
    if screens is None:
        return
    session.config.stash[WATCH].close()
    counted = {
        "renderings": dict(screens.counts.renderings),
        "seconds": screens.counts.seconds,
        "limits": [(*key, each.stands, each.most) for key, each in screens.limits.items()],
    }
    output = getattr(session.config, "workeroutput", None)
    if output is None:
        _gathered(session.config).append(counted)
    else:
        output["screens"] = counted


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Take over what a worker has counted."""
    counted = getattr(node, "workeroutput", {}).get("screens")
    if counted is not None:
        _gathered(node.config).append(counted)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Say in a line how many screens were judged, and write the limits if that is asked for."""
    gathered = _gathered(config)
    total: Counter[str] = sum((Counter(each["renderings"]) for each in gathered), Counter())
    total.pop(MARKED, None)
    if total:
        seconds = sum(each["seconds"] for each in gathered)
        told = ", ".join(f"{language} {count:,}" for language, count in sorted(total.items()))
        terminalreporter.write_line(f"screens judged in other languages: {told} ({seconds:.0f} s)")
    if WRITES_LIMITS in os.environ:
        asked = template()
        found = [{(scene, said): limits.Limit(*limit) for scene, said, *limit in each["limits"]} for each in gathered]
        known = limits.merged(limits.read(), limits.of_commands(), *found)
        limits.write({key: limit for key, limit in known.items() if key in asked})


@pytest.fixture(autouse=True)
def no_language_breaks_a_screen(pytestconfig: pytest.Config) -> Iterator[None]:
    """What a test has shown can be shown in every language."""
    yield
    screens = pytestconfig.stash[SCREENS]
    wrong, screens.wrong = screens.wrong, []
    assert not wrong or WRITES_LIMITS in os.environ, "\n".join(wrong)


def _gathered(config: pytest.Config) -> list[dict[str, Any]]:
    return config.stash.setdefault(GATHERED, [])
