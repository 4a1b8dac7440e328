"""Where a message's sentences stand: in texts, or in labels that have room for so many characters."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tests.languages.messages import Key
from tests.languages.tongues import FIRST, LAST
from tests.strict.components import BUTTON, GALLERY, TEXT, walk

BUTTON_ROOM, BUTTON_ROOM_BESIDE_AN_EMOJI = 38, 34
"""Characters of a button that Discord's guidelines advise: longer ones are cut on a phone."""
ROOM = {"option": 100, "description": 100, "placeholder": 150, "picture": 1024}
"""Characters that Discord takes at most."""


@dataclass(frozen=True, slots=True)
class Place:
    """A text that people read, and where."""

    kind: str
    """`text`, or a kind of label: `button`, `option`, `description`, `placeholder`, `picture`."""
    text: str
    room: int | None
    """So many characters fit; None for texts, whose sum counts."""


def places_of(components: Any) -> Iterator[Place]:
    """Yield all that people read of a message's components."""
    for each in walk(components):
        if each["type"] == TEXT:
            yield Place("text", each["content"], None)
        elif each["type"] == GALLERY:
            for item in each["items"]:
                yield from _label("picture", item.get("description"))
        elif each["type"] == BUTTON:
            room = BUTTON_ROOM_BESIDE_AN_EMOJI if each.get("emoji") else BUTTON_ROOM
            yield from _label("button", each.get("label"), room)
        else:
            yield from _label("placeholder", each.get("placeholder"))
            for option in each.get("options") or ():
                yield from _label("option", option.get("label"))
                yield from _label("description", option.get("description"))


def _label(kind: str, text: str | None, room: int | None = None) -> Iterator[Place]:
    if text:
        yield Place(kind, text, room or ROOM[kind])


def bare(text: str) -> str:
    """Return a text of the marked language without its marks."""
    return "".join(each for each in text if ord(each) < FIRST)


def sentences_in(text: str, numbered: Sequence[Key]) -> Iterator[Key]:
    """Yield the sentences in a text of the marked language, inner ones first.

    Raises:
        ValueError: a sentence was cut.
    """
    open_: list[int] = []
    for sign in text:
        number = ord(sign)
        if FIRST <= number < LAST:
            open_.append(number - FIRST)
        elif number >= LAST:
            if not open_ or open_.pop() != number - LAST:
                raise ValueError(f"{numbered[number - LAST][1]!r} is cut")
            yield numbered[number - LAST]
    if open_:
        raise ValueError(f"{numbered[open_[-1]][1]!r} is cut")
