"""The findings of `doctor`, one line each."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Level(StrEnum):
    """How a line begins."""

    OK = "ok"
    NOTE = "note"
    """It works, and is worth knowing."""
    WRONG = "wrong"
    """The bot does not run, or not everywhere, until somebody does something."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was checked, how it is, and what to do about it."""

    level: Level
    about: str
    says: str
    to_do: str = ""

    def __str__(self) -> str:
        advice = f" {self.to_do[:1].upper()}{self.to_do[1:]}." if self.to_do else ""
        return f"{self.level:5}  {self.about}: {self.says}.{advice}"


def ok(about: str, says: str) -> Finding:
    """Return that all is well."""
    return Finding(Level.OK, about, says)


def note(about: str, says: str, to_do: str = "") -> Finding:
    """Return something that is worth knowing."""
    return Finding(Level.NOTE, about, says, to_do)


def wrong(about: str, says: str, to_do: str) -> Finding:
    """Return something that has to be repaired."""
    return Finding(Level.WRONG, about, says, to_do)


def listed(names: Sequence[str], most: int = 5) -> str:
    """Return the first names as a list, and how many more there are."""
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more
