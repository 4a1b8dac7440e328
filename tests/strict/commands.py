"""Application commands: names that stand next to each other, and the size of it all.

How long names and descriptions may be, discord.py says in English, and `tests/languages` of their translations.
"""

import unicodedata
from collections.abc import Iterator, Sequence

from tests.strict.findings import Findings, Path, Payload, text_length

MOST_SIZE = 8000
"""Characters of a command: names, descriptions and values of it and everything in it, the longest translation each."""


def check_commands(found: Findings, commands: Sequence[Payload]) -> None:
    """Hold the commands of an application against Discord's rules."""
    _unique_names(found, (), commands)
    for at, each in enumerate(commands):
        if size(each) > MOST_SIZE:
            found.add((at,), "APPLICATION_COMMAND_TOO_LARGE")


def _unique_names(found: Findings, path: Path, several: Sequence[Payload]) -> None:
    """Check that what stands next to each other differs for readers of each language; some of it they read in English.

    So do options and choices within it.
    """
    translated = {locale for one in several for locale in one.get("name_localizations") or {}}
    for locale in ("en", *sorted(translated)):
        names = [(one.get("name_localizations") or {}).get(locale, one["name"]) for one in several]
        found.unique((*path, "name_localizations", locale), names)
    for at, one in enumerate(several):
        _unique_names(found, (*path, at, "options"), one.get("options") or [])
        _unique_names(found, (*path, at, "choices"), one.get("choices") or [])
        found.unique((*path, at, "choices"), [each["value"] for each in one.get("choices") or []])


def size(command: Payload) -> int:
    """Return how many characters of a command Discord counts."""
    inside = [*(command.get("options") or []), *(command.get("choices") or [])]
    own = sum(max(map(text_length, texts), default=0) for texts in _texts(command))
    return own + sum(map(size, inside))


def _texts(each: Payload) -> Iterator[list[str]]:
    for key in ("name", "description"):
        yield [each.get(key) or "", *(each.get(f"{key}_localizations") or {}).values()]
    yield [str(each.get("value", ""))]


def check_name(found: Findings, path: Path, name: str) -> None:
    """Hold the name of a command or of an option, in any language, against Discord's rules."""
    if not 1 <= len(name) <= 32:
        found.length(path, name, 1, 32)
    elif not all(map(_in_names, name)) or name != name.lower():
        found.add(path, "APPLICATION_COMMAND_INVALID_NAME")


def _in_names(letter: str) -> bool:
    """Return whether a sign may stand in a command's name: letters, digits, `-_'`, and the marks of two scripts."""
    script = unicodedata.name(letter, "").split(" ")[0] in ("DEVANAGARI", "THAI")
    return letter in "-_'" or unicodedata.category(letter)[0] in "LN" or script
