"""Application commands: names, descriptions, options, choices, their translations, and the size of it all.

`described` knows how many there may be of each, and how long most are. What discord.py cannot say in a wrong way, as
the order of options, is not looked at.
"""

import unicodedata
from collections.abc import Iterator, Sequence

import discord

from tests.strict.findings import Findings, Path, Payload, text_length

CHAT_INPUT, ENTRY_POINT = 1, 4
SUBCOMMAND = 1
MOST_COMMANDS = 100
MOST_SIZE = 8000
"""Characters of a command: names, descriptions and values of it and everything in it, the longest translation each."""
LOCALES = frozenset(each.value for each in discord.Locale)


def check_commands(found: Findings, commands: Sequence[Payload]) -> None:
    """Hold the commands of an application against Discord's rules."""
    found.length((), commands, 0, MOST_COMMANDS)
    names: set[tuple[int, str]] = set()
    for kind in {each.get("type") or CHAT_INPUT for each in commands}:
        _unique_translations(found, (), [each for each in commands if (each.get("type") or CHAT_INPUT) == kind])
    for at, each in enumerate(commands):
        kind = each.get("type") or CHAT_INPUT
        if (kind, each["name"]) in names:
            found.add((at,), "APPLICATION_COMMANDS_DUPLICATE_NAME")
        names.add((kind, each["name"]))
        check_command(found, (at,), each)


def check_command(found: Findings, path: Path, command: Payload) -> None:
    """Hold one command against Discord's rules."""
    if (command.get("type") or CHAT_INPUT) == CHAT_INPUT:
        _named(found, path, command)
        _options(found, (*path, "options"), command.get("options") or [])
    else:
        found.length((*path, "name"), command["name"], 1, 32)
        _translated(found, path, command, "name", 32)
        most = 100 if command["type"] == ENTRY_POINT else 0
        found.length((*path, "description"), command.get("description") or "", 0, most)
    if size(command) > MOST_SIZE:
        found.add(path, "APPLICATION_COMMAND_TOO_LARGE")


def size(command: Payload) -> int:
    """Return how many characters of a command Discord counts."""
    inside = [*(command.get("options") or []), *(command.get("choices") or [])]
    own = sum(max(map(text_length, texts), default=0) for texts in _texts(command))
    return own + sum(map(size, inside))


def _texts(each: Payload) -> Iterator[list[str]]:
    for key in ("name", "description"):
        yield [each.get(key) or "", *(each.get(f"{key}_localizations") or {}).values()]
    yield [str(each.get("value", ""))]


def _options(found: Findings, path: Path, options: Sequence[Payload]) -> None:
    found.unique(path, (each["name"] for each in options))
    _unique_translations(found, path, options)
    for at, each in enumerate(options):
        place = (*path, at)
        _named(found, place, each)
        if each["type"] == SUBCOMMAND:
            _options(found, (*place, "options"), each.get("options") or [])
            continue
        _choices(found, (*place, "choices"), each.get("choices") or [])


def _choices(found: Findings, path: Path, choices: Sequence[Payload]) -> None:
    found.unique(path, (each["name"] for each in choices))
    _unique_translations(found, path, choices)
    found.unique(path, (each["value"] for each in choices))
    for at, each in enumerate(choices):
        check_choice(found, (*path, at), each)


def check_choice(found: Findings, path: Path, choice: Payload) -> None:
    """Hold a choice of an option against Discord's rules."""
    _translated(found, path, choice, "name", 100)
    if isinstance(choice["value"], str):
        found.length((*path, "value"), choice["value"], 1, 100)


def _named(found: Findings, path: Path, each: Payload) -> None:
    """Check name, description and their translations of a command or an option."""
    check_name(found, (*path, "name"), each["name"])
    for locale, name in (each.get("name_localizations") or {}).items():
        check_name(found, (*path, "name_localizations", locale), name)
    found.length((*path, "description"), each.get("description"), 1, 100)
    _translated(found, path, each, "name", 32)
    _translated(found, path, each, "description", 100)


def _translated(found: Findings, path: Path, each: Payload, key: str, most: int) -> None:
    for locale, text in (each.get(f"{key}_localizations") or {}).items():
        place = (*path, f"{key}_localizations", locale)
        if locale not in LOCALES:
            found.add(place, "BASE_TYPE_CHOICES")
        found.length(place, text.strip(), 1, most)


def _unique_translations(found: Findings, path: Path, several: Sequence[Payload]) -> None:
    """Check that what stands beside each other differs for readers of each language; those without one read English."""
    for locale in sorted({each for one in several for each in one.get("name_localizations") or {}}):
        names = [(one.get("name_localizations") or {}).get(locale, one["name"]) for one in several]
        found.unique((*path, "name_localizations", locale), names)


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
