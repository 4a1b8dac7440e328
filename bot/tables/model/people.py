"""The people whom a table names. Tables have ids and names; stored tables have keys in place of both.

Every id of a member in a table, an action or an announcement is a `Member`, and every name is `Called`. So nothing that
says who somebody is can be stored: a name must be a `Name`, which knows its member, or one of a computer player.
"""

from collections.abc import Iterable, Mapping
from itertools import count
from typing import Annotated, Any

from pydantic import PlainSerializer, PlainValidator, SerializationInfo, ValidationInfo

from bot.members.people import Name
from bot.tables.model.names import NAMES

SOMEBODY = "Somebody"
"""The name of a forgotten member; with a number if the name is taken at the table."""


class Stranger(ValueError):
    """Somebody who is missing in the index of a table's people."""


class People:
    """The people whom the journal of one table names. Forgotten ones have an id below zero here."""

    def __init__(self, rows: Iterable[tuple[int, int | None, str | None]] = ()) -> None:
        """`rows`: keys with ids and names, as `work.people` returns them; without either for forgotten people."""
        self._rows = tuple(rows)
        taken = {name for *_, name in self._rows}
        free = (each for each in map(_numbered, count(1)) if each not in taken)
        self._names = {0: Name("", 0)}
        for person, member, name in self._rows:
            called = Name(next(free), -person) if member is None else Name(name or "", member)
            self._names[person] = called
        self._keys = {name.member: person for person, name in self._names.items()}

    def __reduce__(self) -> "tuple[type[People], tuple[object]]":
        return People, (self._rows,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, People) and self._rows == other._rows

    def __hash__(self) -> int:
        return hash(self._rows)

    def has(self, named: Mapping[int, str]) -> bool:
        """Return whether members are among these people, with these names; an empty one matches any."""
        return all(member in self._keys and name in ("", self.called(member)) for member, name in named.items())

    def members(self) -> frozenset[int]:
        """Return the ids of these people."""
        return frozenset(self._keys) - {0}

    def key(self, member: int) -> int:
        """Return the key of a member; nobody's is 0.

        Raises:
            Stranger: they are not among these people.
        """
        if member not in self._keys:
            raise Stranger("a member without a key at this table")
        return self._keys[member]

    def name(self, person: int) -> Name:
        """Return the name of the person with a key, and so whose the key is.

        Raises:
            Stranger: they are not among these people.
        """
        if person not in self._names:
            raise Stranger("a key of nobody at this table")
        return self._names[person]

    def called(self, member: int) -> str:
        """Return a member's name here; '' for somebody unknown."""
        return self._names[self._keys[member]] if member in self._keys else ""

    def stored(self, name: str) -> int | str:
        """Return what is stored for a name: a member's key, or a computer player's name as it is.

        Raises:
            Stranger: it belongs to a member who is not among these people.
            ValueError: nobody knows whose name it is.
        """
        if isinstance(name, Name):
            return self.key(name.member)
        if name and name not in NAMES:
            raise ValueError("a name that might be anybody's is not stored")
        return name

    def read(self, stored: object) -> str:
        """Return the name for which `stored` is stored.

        Raises:
            Stranger: it belongs to a member who is not among these people.
            ValueError: it is none.
        """
        if isinstance(stored, int) and not isinstance(stored, bool):
            return self.name(stored)
        if not isinstance(stored, str) or (stored and stored not in NAMES):
            raise ValueError("no name")
        return stored


def _numbered(number: int) -> str:
    return SOMEBODY if number == 1 else f"{SOMEBODY} {number}"


def _people(info: SerializationInfo[Any] | ValidationInfo[Any]) -> People:
    people: People = info.context
    return people


def _member(person: object, info: ValidationInfo[Any]) -> int:
    if not isinstance(person, int) or isinstance(person, bool):
        raise ValueError("no key")  # noqa: TRY004 - damaged data is reported as such
    return _people(info).name(person).member


Member = Annotated[int, PlainSerializer(lambda member, info: _people(info).key(member)), PlainValidator(_member)]
"""The id of a member, stored as their key."""
Called = Annotated[
    str,
    PlainSerializer(lambda name, info: _people(info).stored(name)),
    PlainValidator(lambda stored, info: _people(info).read(stored)),
]
"""The name of a member, stored as their key; or of a computer player."""
