"""What is wrong with a translation, and where."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.languages.messages import ROOT


@dataclass(frozen=True, slots=True)
class Finding:
    """One mistake, told in one line."""

    path: Path
    line: int
    message: str
    """The English sentence, or what else it is about."""
    wrong: str

    def __str__(self) -> str:
        path = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{path}:{self.line}: {self.message}: {self.wrong}"
