"""Emoji of buttons and options: Unicode's, or the application's own; and what may be uploaded as one of these."""

import base64
import re
from collections.abc import Collection
from functools import cache

import emoji

from tests.strict.findings import TOO_MANY_EMOJIS, Findings, Path, Payload

SETTLED = 15
"""Emoji of later versions of Unicode may not have come to Discord yet."""
NAME = re.compile(r"\w{2,32}", re.ASCII)
LARGEST = 256 * 1024
"""Bytes of an emoji's picture."""
MOST_EMOJIS = 2000
"""Of an application."""


def check_upload(found: Findings, body: Payload, names: Collection[str]) -> None:
    """Hold an emoji that is to be uploaded against Discord's rules; `names` are those the application has."""
    check_rename(found, body, names)
    kind, _, data = (body.get("image") or "").partition(";base64,")
    if kind not in ("data:image/png", "data:image/webp", "data:image/avif", "data:image/gif", "data:image/jpeg"):
        found.add(("image",), "BASE_TYPE_CHOICES")
    elif len(base64.b64decode(data)) > LARGEST:
        found.add(("image",), "BINARY_TYPE_MAX_SIZE")
    if len(names) >= MOST_EMOJIS:
        found.add((), str(TOO_MANY_EMOJIS))


def check_rename(found: Findings, body: Payload, names: Collection[str]) -> None:
    """Hold the name of an emoji against Discord's rules."""
    name = body.get("name") or ""
    if not NAME.fullmatch(name):
        found.add(("name",), "STRING_TYPE_REGEX")
    if name in names:
        found.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN")


def check_emoji(found: Findings, path: Path, each: Payload | None, known: Collection[int]) -> None:
    """Hold a button's or an option's emoji against those there are; `known` are the ids of the application's."""
    if each is None:
        return
    number = each.get("id")
    if number is not None:
        if int(number) not in known:
            found.add((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI")
    elif not is_unicode(each.get("name") or ""):
        found.add((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI")


@cache
def is_unicode(name: str) -> bool:
    """Return whether a text is one emoji of Unicode's, with or without the mark that asks for a picture."""
    return emoji.is_emoji(name)


@cache
def is_settled(name: str) -> bool:
    """Return whether an emoji is written in full, with its U+FE0F, and known for years: then every Discord takes it."""
    known = emoji.EMOJI_DATA.get(name)
    return known is not None and known["status"] == emoji.STATUS["fully_qualified"] and known["E"] <= SETTLED
