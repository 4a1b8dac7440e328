"""Emoji of buttons and options: Unicode's, or the application's own."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

import emoji

from tests.strict.findings import Findings, Path, Payload

SETTLED = 15
"""Emoji of later versions of Unicode may not have come to Discord yet."""


def check_emoji(found: Findings, path: Path, each: Payload | None, known: Collection[int]) -> None:
    """Hold a button's or an option's emoji against those there are; `known` are the ids of the application's."""
    if each is None:
        return
    number = each.get("id")
    if number is not None:
        if int(number) not in known:
            found.add((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    elif not is_unicode(each.get("name") or ""):
        found.add((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


@cache
def is_unicode(name: str) -> bool:
    """Return whether a text is one emoji of Unicode's, with or without the mark that asks for a picture."""
    return emoji.is_emoji(name)


@cache
def is_settled(name: str) -> bool:
    """Return whether an emoji is written in full, with its U+FE0F, and known for years: then every Discord takes it."""
    known = emoji.EMOJI_DATA.get(name)
    return known is not None and known["status"] == emoji.STATUS["fully_qualified"] and known["E"] <= SETTLED
