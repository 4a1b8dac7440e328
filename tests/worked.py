"""Worked matches, written and checked by an independent program.

Some lie in `tests/engine/record/worked`: together they play nearly every line of the rules. The others, and the
refused records lie in `records/` of the folder that NEWMARKET_SHARED names, or of `shared` beside the project.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest

SHARED = Path(os.environ.get("NEWMARKET_SHARED") or Path(__file__).resolve().parents[2] / "shared")
RECORDS = SHARED / "records"
OURS = Path(__file__).parent / "engine" / "record" / "worked"

needed = pytest.mark.skipif(not RECORDS.is_dir(), reason=f"no worked matches in {RECORDS}: set NEWMARKET_SHARED")


def game_of(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))["game"]


def worked(game: str) -> list[Path]:
    """The files of one game's matches."""
    found = {path.name: path for folder in (RECORDS, OURS) for path in folder.glob("*.json")}
    return [path for _, path in sorted(found.items()) if game_of(path) == game]


def refused() -> list[Path]:
    """The files that a reader must refuse."""
    return sorted((RECORDS / "refused").glob("*.json"))
