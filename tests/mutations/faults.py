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

    def applies(self, root: Path) -> bool:
        """Return whether a checkout still has what is broken, and the tests that are asked first."""
        file = root / self.file
        there = file.exists() and file.read_text(encoding="utf-8").count(self.before) == 1
        return there and all((root / each.partition("::")[0]).exists() for each in self.tests)


def faults() -> tuple[Fault, ...]:
    """Return all of them, in the order of the file."""
    read = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return tuple(Fault(**{**each, "tests": tuple(each["tests"])}) for each in read["fault"])


FAULTS = faults()
