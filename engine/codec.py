"""Frozen dataclasses as JSON types and back, by their type hints.

How a type is written follows from its type hints. A game gives its own form of a type that it writes differently, such
as cards. Reading trusts what was written and does not check it; a game's own forms may.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Form(Generic[T]):
    """How values of one type are written."""

    dump: Callable[[T], Any]
    """Returns a value as JSON types."""
    load: Callable[[Any], T]
    """Returns the value that `dump` wrote."""


AS_IT_IS: Form[Any] = Form(lambda value: value, lambda value: value)
"""The form of JSON's own types."""
_OF_JSON = (bool, int, str)


class Forms:
    """The forms of all types that occur in one kind of document, each made when it is first needed.

    A tuple is written as an array, and so are the fields of a dataclass within another, a frozen set as a sorted array,
    an enumeration as text.
    """

    def __init__(self, own: Mapping[Any, Form[Any]]) -> None:
        """Begin with the forms that a game gives itself, by type hint."""
        self._forms: dict[Any, Form[Any]] = {**dict.fromkeys(_OF_JSON, AS_IT_IS), **own}

    def of(self, hint: Any) -> Form[Any]:
        """Return the form of a type hint.

        Raises:
            TypeError: such a type has no form.
        """
        if hint not in self._forms:
            self._forms[hint] = self._made(hint)
        return self._forms[hint]

    def object(self, kind: type[T]) -> Form[T]:
        """Return the form of a dataclass as an object, whose keys are the names of its fields."""
        forms = self._of_fields(kind)
        changed = [(name, form) for name, form in forms.items() if form is not AS_IT_IS]
        values_of = _values(tuple(forms))

        def dump(value: T) -> dict[str, Any]:
            data = dict(zip(forms, values_of(value), strict=True))
            for name, form in changed:
                data[name] = form.dump(data[name])
            return data

        def load(data: Mapping[str, Any]) -> T:
            values = {name: data[name] for name in forms}
            for name, form in changed:
                values[name] = form.load(values[name])
            return kind(**values)

        return Form(dump, load)

    def kinds(self, key: str, kinds: Mapping[str, type[T]], what: str) -> Form[T]:
        """Return the form of several dataclasses: objects that say under `key` which of them it is.

        An object may have no keys but the dataclass's fields. Reading anything else, or dumping another class, raises
        ValueError.

        Args:
            key: the key of the dataclass's name.
            kinds: the dataclasses by these names.
            what: what they are, for the error.
        """
        objects = {name: (frozenset((key, *_names(kind))), self.object(kind)) for name, kind in kinds.items()}
        by_kind = {kind: (name, objects[name][1].dump) for name, kind in kinds.items()}

        def dump(value: T) -> dict[str, Any]:
            found = by_kind.get(type(value))
            if found is None:
                raise ValueError(f"{value!r} is no {what}")
            name, write = found
            return {key: name, **write(value)}

        def load(data: Mapping[str, Any]) -> T:
            try:
                keys, form = objects[data[key]]
                if data.keys() <= keys:
                    return form.load(data)
            except (KeyError, TypeError, AttributeError) as error:  # something is missing, or of another type
                raise ValueError(f"{data!r} is no {what}") from error
            raise ValueError(f"{data!r} is no {what}")

        return Form(dump, load)

    def _of_fields(self, kind: Any) -> dict[str, Form[Any]]:
        hints = get_type_hints(kind)
        return {name: self.of(hints[name]) for name in _names(kind)}

    def _made(self, hint: Any) -> Form[Any]:
        origin, parts = get_origin(hint), get_args(hint)
        if origin is UnionType and parts[1:] == (NoneType,):
            return _perhaps(self.of(parts[0]))
        if origin is tuple and parts[1:] == (...,):
            return _array(self.of(parts[0]))
        if origin is tuple:
            return _row(tuple, [self.of(part) for part in parts])
        if origin is frozenset and self.of(parts[0]) is AS_IT_IS:
            return Form(sorted, frozenset)
        if isinstance(hint, type) and issubclass(hint, StrEnum):
            return Form(str, hint)
        if isinstance(hint, type) and is_dataclass(hint):
            row = _row(lambda values: hint(*values), list(self._of_fields(hint).values()))
            values_of = _values(_names(hint))
            return Form(lambda value: row.dump(values_of(value)), row.load)
        raise TypeError(f"there is no form for {hint!r}")


def _names(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


def _values(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that takes these values out of an object."""
    if len(names) > 1:
        return attrgetter(*names)
    return (lambda value: (getattr(value, names[0]),)) if names else lambda _: ()


def _perhaps(form: Form[Any]) -> Form[Any]:
    if form is AS_IT_IS:
        return AS_IT_IS
    return Form(
        lambda value: None if value is None else form.dump(value),
        lambda data: None if data is None else form.load(data),
    )


def _array(form: Form[Any]) -> Form[Any]:
    if form is AS_IT_IS:
        return Form(list, tuple)
    return Form(lambda values: list(map(form.dump, values)), lambda data: tuple(map(form.load, data)))


def _row(made: Callable[[list[Any]], Any], forms: Sequence[Form[Any]]) -> Form[Any]:
    """Return the form of an array with one value for each form; `made` builds the object from the values."""
    dumps = [(at, form.dump) for at, form in enumerate(forms) if form is not AS_IT_IS]
    loads = [(at, form.load) for at, form in enumerate(forms) if form is not AS_IT_IS]

    def dump(values: Iterable[Any]) -> list[Any]:
        data = list(values)
        for at, write in dumps:
            data[at] = write(data[at])
        return data

    def load(data: Iterable[Any]) -> Any:
        values = list(data)
        for at, read in loads:
            values[at] = read(values[at])
        return made(values)

    return Form(dump, load)
