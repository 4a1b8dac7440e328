"""A test that leaves a task, a thread, a process, a connection or an open file behind fails, and no later one does.

So does one after which less is logged than before.

They are counted before a test's fixtures and after them. What fixtures of a session or a module open is theirs.
On a system without /proc only tasks and threads are counted.
"""

import asyncio
import gc
import logging
import os
import threading
import time
from asyncio import runners
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

OPEN, CHILDREN = Path("/proc/self/fd"), Path("/proc/self/task")
UNCOUNTED = ("/dev/", "/proc/", "anon_inode:", "/memfd:")
"""What open files begin with that belong to the interpreter."""
LASTING = ("multiprocessing.resource_tracker", "multiprocessing.forkserver")
"""Processes that Python keeps for those of its own until it ends."""
PATIENCE = 60.0
"""Seconds for what a test has told to end. Only a test that is about to fail waits."""
SHOWN = 5
"""How many of the things left behind a failure names."""
BEFORE = pytest.StashKey[Counter[str]]()
_kept: Counter[str] = Counter()
"""What fixtures of a session or a module keep."""
_tasks: list[str] = []
"""Tasks that were under way when their event loop was closed."""


@contextmanager
def keeps() -> Iterator[None]:
    """Let a fixture that outlives a test keep what it opens here."""
    before = counted()
    yield
    _kept.update(counted() - before)


def counted() -> Counter[str]:
    """Return how many there are of each thing that a test can leave behind."""
    found = Counter(f"thread {each.name}" for each in threading.enumerate())
    root = logging.getLogger()
    found.update(f"log handler {each}" for each in root.handlers)
    found[f"log level {logging.getLevelName(root.level)}"] += 1
    named = (each for each in root.manager.loggerDict.values() if isinstance(each, logging.Logger))
    found.update(f"silenced logger {each.name}" for each in named if each.disabled or each.level > logging.WARNING)
    for each in OPEN.iterdir() if OPEN.exists() else ():
        with suppress(OSError):  # closed meanwhile, as the folder's own is
            leads_to = os.readlink(each)
            if not leads_to.startswith(UNCOUNTED):
                found[f"open {leads_to}"] += 1
    for each in CHILDREN.glob("*/children"):
        with suppress(OSError):
            commands = {pid: _command(pid) for pid in each.read_text().split()}
            found.update(f"process {pid} {run}" for pid, run in commands.items() if not any(i in run for i in LASTING))
    return found


def _command(pid: str) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")[:200]
    return ""


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
    """Leave to a session or a module what its fixtures open: they close it when it is over."""
    if fixturedef.scope == "function":
        return (yield)
    with keeps():
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Count what is there before a test's fixtures."""
    _tasks.clear()
    item.stash[BEFORE] = counted()
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Fail a test that has left something behind when all its fixtures are gone."""
    result = yield
    before = item.stash[BEFORE] + _kept
    if counted() - before:
        gc.collect()
        deadline = time.monotonic() + PATIENCE  # for what has been told to end, and is ending
        while counted() - before and time.monotonic() < deadline:
            time.sleep(0.01)
    left = [*_tasks, *(counted() - before)]
    assert not left, f"this test has left {len(left)} behind: {', '.join(left[:SHOWN])}"
    return result


def pytest_configure() -> None:
    """Note the tasks that an event loop still has when it is closed; it cancels them then, and nobody hears of it."""
    python: Any = runners  # it has no other place where the tasks can be seen
    cancel = python._cancel_all_tasks

    def note_and_cancel(loop: asyncio.AbstractEventLoop) -> None:
        coros = [(each.get_name(), each.get_coro()) for each in asyncio.all_tasks(loop)]
        # What the loop does by itself for a generator that was collected is nobody's task.
        _tasks.extend(f"task {name} {coro}" for name, coro in coros if type(coro).__name__ != "async_generator_athrow")
        cancel(loop)

    python._cancel_all_tasks = note_and_cancel
