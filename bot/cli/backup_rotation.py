"""Which copies of a database are kept: the newest of each of the last days, weeks and months that have one. Pure."""

import re
from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime
from pathlib import Path

_PERIODS: Mapping[str, Callable[[datetime], object]] = {
    "d": lambda at: at.date(),
    "w": lambda at: at.isocalendar()[:2],
    "m": lambda at: (at.year, at.month),
}
"""The day, week and month of a time, by UTC."""
_STAMP = "%Y-%m-%dT%H%M%SZ"
"""How a copy's name gives the time at which it was made. Names sort by time."""

Keep = Mapping[str, int]
"""For how many days (`d`), weeks (`w`) and months (`m`) a copy is kept. Periods without a copy do not count."""


def keep(text: str) -> Keep:
    """Read a rule as it is given to `backup`: 7d,4w,6m, or only some of these.

    Raises:
        ValueError: the text is not a rule.
    """
    rule: dict[str, int] = {}
    for part in text.split(","):
        found = re.fullmatch(r"([1-9][0-9]{0,3})([dwm])", part.strip())
        if found is None or found[2] in rule:
            raise ValueError(text)
        rule[found[2]] = int(found[1])
    return rule


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
    """Return the copies that a rule does not keep, the oldest first. Files with other names are not copies.

    The newest copy is always kept.
    """
    copies = {at: file for file in files if (at := made_at(file.name)) is not None}
    newest_first = sorted(copies, reverse=True)
    kept = set(newest_first[:1])
    for period, most in rule.items():
        newest: dict[object, datetime] = {}
        for at in newest_first:
            newest.setdefault(_PERIODS[period](at), at)
        kept.update(list(newest.values())[:most])
    return [copies[at] for at in sorted(copies) if at not in kept]
