"""The deliberate faults of `faults.toml`."""

import tomllib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Fault:
    """One deliberate fault."""

    what: str
    """What is broken, in plain words."""
    file: str
    before: str
    """What stands in the file exactly once."""
    after: str
    tests: tuple[str, ...]
    """The folders or files that are asked first."""


def faults() -> tuple[Fault, ...]:
    """Return all of them, in the order of the file."""
    read = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return tuple(Fault(**{**each, "tests": tuple(each["tests"])}) for each in read["fault"])


FAULTS = faults()
