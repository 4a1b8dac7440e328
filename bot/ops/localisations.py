"""Which translations of commands Discord takes: the others are left out, and members read English there.

Discord refuses all commands for one text that breaks its rules. So a single slip in a catalogue, which hosts may edit,
would keep everybody from new commands. Texts in English are not looked at: they are the bot's own.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Payload = dict[str, Any]
CHAT_INPUT = 1
LONGEST_NAME, LONGEST_TEXT = 32, 100
"""Characters of a name, and of a description or of a choice."""
_SPELLING = f"a name is one word of at most {LONGEST_NAME} small letters, digits, -, _ or '"
_TWICE = "another one there has this name"
_SCRIPTS = ("DEVANAGARI", "THAI")
"""Scripts of which Discord takes the marks too."""


@dataclass(frozen=True, slots=True)
class Unusable:
    """A translation that Discord would refuse."""

    english: str
    locale: str
    text: str
    why: str

    def __str__(self) -> str:
        return f"{self.english!r} cannot be {self.text!r} in {self.locale} ({self.why})"


LeftOut = dict[Unusable, list[str]]
"""Translations, and the commands and options that have them."""


def usable(commands: Sequence[Payload]) -> tuple[list[Payload], LeftOut]:
    """Return commands as Discord is told them with the translations that it takes, and what was left out where."""
    found: LeftOut = {}
    return _siblings(commands, "", found, top=True), found


def _siblings(several: Sequence[Payload], above: str, found: LeftOut, *, top: bool = False) -> list[Payload]:
    """Keep what is usable in commands, options or choices beside each other, whose names have to differ."""
    taken: set[tuple[str, str]] = set()
    kept = []
    for each in several:
        place = f"{above} {each['name']}".strip()
        # Nor may it be the English name of another, which members read where that one is not translated.
        others = {other["name"] for other in several if other is not each}
        one = dict(each)
        for key in ("name", "description"):
            texts: dict[str, str] = {}
            for locale, text in (each.get(f"{key}_localizations") or {}).items():
                twice = key == "name" and (text in others or (locale, text) in taken)
                if why := _wrong(each, key, text, top=top) or (_TWICE if twice else None):
                    found.setdefault(Unusable(each[key], locale, text, why), []).append(place)
                else:
                    texts[locale] = text
            if f"{key}_localizations" in each:
                one[f"{key}_localizations"] = texts
        taken.update((one.get("name_localizations") or {}).items())
        kept.append(one | {key: _siblings(each[key], place, found) for key in ("options", "choices") if key in each})
    return kept


def _wrong(each: Payload, key: str, text: str, *, top: bool) -> str | None:
    """Return what is wrong with a name or description of a command, an option or a choice in itself."""
    if key == "description" or "value" in each:
        return _length(text, LONGEST_TEXT)
    if top and each["type"] != CHAT_INPUT:  # what stands in a member's menu
        return _length(text, LONGEST_NAME)
    return None if _is_name(text) else _SPELLING


def _length(text: str, most: int) -> str | None:
    return None if text.strip() and len(text.encode("utf-16-le")) <= 2 * most else f"1 to {most} characters"


def _is_name(text: str) -> bool:
    return 1 <= len(text) <= LONGEST_NAME and text == text.lower() and all(map(_in_names, text))


def _in_names(letter: str) -> bool:
    script = unicodedata.name(letter, "").split(" ")[0]
    return letter in "-_'" or unicodedata.category(letter)[0] in "LN" or script in _SCRIPTS
