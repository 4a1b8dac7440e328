import logging
import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def logging_as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Undo how commands set up the log: their handler writes to what stands for standard error in one test alone."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    root, client = logging.getLogger(), logging.getLogger("discord.client")
    levels = {each: logging.getLogger(each).level for each in (None, "discord", "discord.state")}
    before = root.handlers[:], client.filters[:]
    yield
    root.handlers[:], client.filters[:] = before
    for each, level in levels.items():
        logging.getLogger(each).setLevel(level)  # which loggers remember
    logging.captureWarnings(False)
