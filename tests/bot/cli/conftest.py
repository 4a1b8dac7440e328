import logging
import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def logging_as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Undo how commands set up the log: their handler writes to what stands for standard error in one test alone."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    root, client = logging.getLogger(), logging.getLogger("discord.client")
    before = root.handlers[:], root.level, client.filters[:]
    yield
    root.handlers[:], level, client.filters[:] = before
    root.setLevel(level)  # which loggers remember
    logging.captureWarnings(False)
