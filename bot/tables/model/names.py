"""The names of computer players."""

from collections.abc import Iterable

NAMES = ("Ada", "Blaise", "Clara", "Dirk", "Emmy", "Fritz", "Grace", "Hugo", "Iris", "Joost", "Käthe", "Linus")


def number_of(name: str) -> int:
    """Return the number that decides a computer player's character: the same for the same name."""
    return NAMES.index(name) if name in NAMES else sum(map(ord, name))


def unused(taken: Iterable[str], count: int) -> tuple[str, ...]:
    """Return the first names that nobody at the table has."""
    there = set(taken)
    return tuple(name for name in NAMES if name not in there)[:count]
