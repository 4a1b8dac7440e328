"""Which copies of a database are kept: the newest of each of the last days, weeks and months that have one. Pure."""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

_PARTS = {"d": "days", "w": "weeks", "m": "months"}
_STAMP = "%Y-%m-%dT%H%M%SZ"
"""How a copy's name gives the time at which it was made. Names sort by time."""


@dataclass(frozen=True, slots=True)
class Keep:
    """For how many days, weeks and months a copy is kept, by UTC. Periods without a copy do not count."""

    days: int = 0
    weeks: int = 0
    months: int = 0

    def of(self, made: Collection[datetime]) -> set[datetime]:
        """Return which of the times at which copies were made belong to copies to keep, always including the newest."""
        newest_first = sorted(made, reverse=True)
        return {
            *newest_first[:1],
            *_newest_of_each(newest_first, self.days, lambda at: at.date()),
            *_newest_of_each(newest_first, self.weeks, lambda at: at.isocalendar()[:2]),
            *_newest_of_each(newest_first, self.months, lambda at: (at.year, at.month)),
        }


def _newest_of_each(newest_first: list[datetime], most: int, period: Callable[[datetime], object]) -> list[datetime]:
    found: dict[object, datetime] = {}
    for at in newest_first:
        found.setdefault(period(at), at)
    return list(found.values())[:most]


def keep(text: str) -> Keep:
    """Read a rule as it is given to `backup`: 7d,4w,6m, or only some of these.

    Raises:
        ValueError: the text is not a rule.
    """
    numbers: dict[str, int] = {}
    for part in text.split(","):
        found = re.fullmatch(r"([1-9][0-9]{0,3})([dwm])", part.strip())
        if found is None or _PARTS[found[2]] in numbers:
            raise ValueError(text)
        numbers[_PARTS[found[2]]] = int(found[1])
    return Keep(**numbers)


def name_at(at: datetime) -> str:
    """Return the name of a copy that is made at a time."""
    return f"newmarket-{at.astimezone(UTC):{_STAMP}}.sqlite3"


def made_at(name: str) -> datetime | None:
    """Return when a copy was made, None if its name is not one that `name_at` gives."""
    try:
        at = datetime.strptime(name, f"newmarket-{_STAMP}.sqlite3").replace(tzinfo=UTC)
    except ValueError:
        return None
    return at if name == name_at(at) else None


def superfluous(files: Collection[Path], rule: Keep) -> list[Path]:
    """Return the copies that a rule does not keep, the oldest first. Files with other names are not copies."""
    copies = {at: file for file in files if (at := made_at(file.name)) is not None}
    kept = rule.of(copies)
    return [copies[at] for at in sorted(copies) if at not in kept]
