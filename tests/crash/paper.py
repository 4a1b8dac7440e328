"""What the processes of a club leave beside their database: what they posted, what they were asked for, and granted."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any


def lines(path: Path) -> list[dict[str, Any]]:
    """Return the whole lines of a file, without one that was being written when the process was killed."""
    if not path.exists():
        return []
    text = path.read_bytes()
    return [json.loads(line) for line in text[: text.rfind(b"\n") + 1].splitlines()]


def written(file: Path, what: str) -> list[dict[str, Any]]:
    """Return what all processes on a file have written of something."""
    return [*lines(Path(f"{file}.{what}")), *lines(Path(f"{file}.{what}2"))]


class Paper:
    """A file to which lines are appended; an unfinished last line is cut off first."""

    def __init__(self, path: Path) -> None:
        self.before = lines(path)
        self._file = path.open("ab")
        whole = path.read_bytes().rfind(b"\n") + 1
        self._file.truncate(whole)

    def add(self, *written: dict[str, Any], sure: bool = False) -> None:
        self._file.write(b"".join(json.dumps(line).encode() + b"\n" for line in written))
        self._file.flush()
        if sure:
            os.fsync(self._file.fileno())
