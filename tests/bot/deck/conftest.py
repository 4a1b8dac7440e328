from pathlib import Path

import pytest

from tests.bot.deck.shelf import FakeShelf, draw


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return draw(tmp_path / "emojis")


@pytest.fixture
def shelf() -> FakeShelf:
    return FakeShelf()
