"""Reading a JSON document strictly: every part knows its place, and a refusal names it.

Other modules know what a document means (`engine.record.reader`). Nothing here knows files or JSON's text.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

MOST = 10**12
"""The largest number that is accepted as a count of chips."""
LONGEST = 60
"""How many letters of a text a refusal repeats."""


class RecordRefused(ValueError):
    """A document is no valid record: `place` is where, `rounds[2].actions[14].card`, and `reason` why."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Part:
    """A value within a document, in JSON types, and its place there; the whole document's place is empty."""

    value: Any
    place: str = ""

    def refused(self, reason: str) -> RecordRefused:
        """Return the refusal of this part, to be raised."""
        return RecordRefused(self.place, reason)

    def __getitem__(self, key: str) -> "Part":
        """Return a member of an object; a missing one is refused."""
        there = self._object()
        part = Part(there.get(key), self._place_of(key))
        if key not in there:
            raise part.refused("is missing")
        return part

    def keys(self, needed: Iterable[str], also: Iterable[str] = ()) -> None:
        """Check that an object has every needed key, and none that is neither needed nor allowed."""
        needed = tuple(needed)
        known = {*needed, *also}
        for key in self._object():
            if key not in known:
                raise RecordRefused(self._place_of(key), "is an unknown key")
        for key in needed:
            self[key]

    def members(self) -> "dict[str, Part]":
        """Return the members of an object by key."""
        return {key: Part(value, self._place_of(key)) for key, value in self._object().items()}

    def elements(self) -> "Iterator[Part]":
        """Return the elements of an array in order."""
        if not isinstance(self.value, list):
            raise self._must_be("an array")
        return (Part(value, f"{self.place}[{at}]") for at, value in enumerate(self.value))

    def text(self) -> str:
        """Return a text."""
        if not isinstance(self.value, str):
            raise self._must_be("a text")
        return self.value

    def must_be(self, text: str) -> None:
        """Check that this is a certain text."""
        if self.text() != text:
            raise self.refused(f"must be {shown(text)}, and is {shown(self.value)}")

    def digits(self) -> str:
        """Return a digest, or a secret, as the 64 hexadecimal digits that it has to be."""
        if len(self.text()) != 64 or not set(self.text()) <= set("0123456789abcdef"):
            raise self.refused("must be 64 hexadecimal digits, in small letters")
        return self.text()

    def number(self, least: int = 0) -> int:
        """Return a whole number that is at least `least`, and not too large for chips."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self._must_be("a whole number")
        if self.value > MOST:
            raise self.refused("is too large a number")
        if self.value < least:
            raise self.refused(f"must be {least} or more")
        return self.value

    def _object(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            raise self._must_be("an object")
        return self.value

    def _must_be(self, kind: str) -> RecordRefused:
        where = "must be" if self.place else "a record must be"
        return self.refused(f"{where} {kind}, and is {shown(self.value)}")

    def _place_of(self, key: str) -> str:
        if key.isascii() and key.replace("_", "").isalnum() and len(key) <= LONGEST:
            return f"{self.place}.{key}" if self.place else key
        return f"{self.place}[{shown(key)}]"


def shown(value: object) -> str:
    """Return a JSON value as text for a sentence: in ASCII, and not too long."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case int():
            return str(value) if abs(value) <= MOST else "a huge number"
        case str():
            short = value if len(value) <= LONGEST else value[:LONGEST] + "..."
            return '"' + ascii(short)[1:-1] + '"'
        case list():
            return "an array"
        case dict():
            return "an object"
    return ascii(value)
