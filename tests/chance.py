"""Chance comes from the test: what is drawn in one test is the same in every run of it, and not what others draw.

`secrets`, `SystemRandom` and `random` are drawn from a seed while a test runs, and with them hashes, ids and deals.
Processes that a test starts find the seed in their environment.
"""

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager

import hypothesis
import pytest

SEED = "NEWMARKET_TEST_CHANCE"
"""The environment variable that hands a test's chance on to processes."""


@contextmanager
def drawn_from(seed: str) -> Iterator[None]:
    """Draw all that is random from a seed for a while."""
    before = random.getstate()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(random, "_urandom", random.Random(seed).randbytes)
        patch.setenv(SEED, seed)
        random.seed(seed)
        yield
    random.setstate(before)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Draw what a test and its fixtures draw from the test's name."""
    with drawn_from(item.nodeid):
        return (yield)


def pytest_configure() -> None:
    """Let properties try the same examples in every run of `make test`; with `EXAMPLES=1` they try new ones."""
    hypothesis.settings.register_profile("same", derandomize=os.environ.get("EXAMPLES") is None, database=None)
    hypothesis.settings.load_profile("same")
