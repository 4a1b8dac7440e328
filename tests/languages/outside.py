"""What stands on a screen of the pseudo-language outside of its brackets."""

import re
from collections.abc import Iterator
from typing import Any

import discord

from bot.history.page.model import CARD
from bot.members.languages import ENGLISH
from cogs.render.catalogues import formats
from cogs.render.words import own_name
from tests.languages.stands import places_of
from tests.languages.tongues import CLOSES, OPENS

WORD = re.compile(r"[^\W\d_]{2,}")
NO_WORDS = re.compile(
    rf"<[^<>]*>|{CARD[0]}\w+{CARD[1]}|`[^`]*`|https?://\S+|attachment://\S+|[0-9a-f]{{16,}}|\b[a-z2-7]{{32}}\b"
)
"""Mentions, pictures, cards on a page, code, addresses and hashes."""
FORMATS = frozenset(
    {
        *("and", "or", "UTC"),
        *(name for width in ("wide", "abbreviated") for name in formats(ENGLISH).months["format"][width].values()),
        *map(own_name, ("en", "de", "nl")),
    }
)
"""Words that Babel says: between the things of a list, months, and the names of languages."""
MOST_DEEP = 12


def cut_in(text: str) -> Iterator[str]:
    """Yield where a sentence of the pseudo-language was cut."""
    if text.count(OPENS) != text.count(CLOSES):
        yield "a sentence is cut"


def words_outside(text: str, data: Any) -> list[str]:
    """Return the words outside of brackets that are not in what the renderer was given either."""
    found = set(WORD.findall(NO_WORDS.sub(" ", _outside(text)))) - FORMATS
    given = "\n".join(_texts(data, MOST_DEEP)) if found else ""
    return sorted(word for word in found if word not in given)


def _outside(text: str) -> str:
    depth, kept = 0, []
    for sign in text:
        if sign == OPENS:
            depth += 1
        elif sign == CLOSES:
            depth -= 1
            kept.append(" ")
        elif depth <= 0:
            kept.append(sign)
    return "".join(kept)


def _texts(part: Any, deep: int) -> Iterator[str]:
    """Yield every text in a value, and in the values within it."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, discord.ui.Item):
        yield from (place.text for place in places_of([part.to_component_dict()]))
    elif deep:
        if isinstance(part, dict):
            inside: Any = [*part, *part.values()]
        elif isinstance(part, (list, tuple, set, frozenset)):
            inside = part
        else:
            fields = getattr(type(part), "__dataclass_fields__", None) or getattr(part, "__dict__", None) or ()
            inside = [getattr(part, name, None) for name in fields]
        for each in inside:
            yield from _texts(each, deep - 1)
