from pathlib import Path

import pytest

from art import names
from tests.bot.deck.shelf import FakeShelf, draw


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a made-up deck, in place of the real one."""
    monkeypatch.setattr(names, "FILES", tmp_path / "emojis")
    return draw(names.FILES)


@pytest.fixture
def shelf() -> FakeShelf:
    return FakeShelf()
