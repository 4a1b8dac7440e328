"""Worked matches, written and checked by an independent program.

They lie in `records/` of the folder that NEWMARKET_SHARED names, or of `shared` beside the project.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest

SHARED = Path(os.environ.get("NEWMARKET_SHARED") or Path(__file__).resolve().parents[2] / "shared")
RECORDS = SHARED / "records"

needed = pytest.mark.skipif(not RECORDS.is_dir(), reason=f"no worked matches in {RECORDS}: set NEWMARKET_SHARED")


def game_of(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))["game"]


def worked(game: str) -> list[Path]:
    """The files of one game's matches; none where the folder is missing."""
    return [path for path in sorted(RECORDS.glob("*.json")) if game_of(path) == game]


def refused() -> list[Path]:
    """The files that a reader must refuse."""
    return sorted((RECORDS / "refused").glob("*.json"))
