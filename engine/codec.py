"""Frozen dataclasses as JSON types and back, by their type hints.

How a type is written follows from what it is made of. Where a game writes a type in a way of its own, as it does with
cards, it gives the form. Reading takes what was written and does not check it; forms of a game's own may.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from operator import attrgetter
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Form(Generic[T]):
    """How values of one type are written."""

    dump: Callable[[T], Any]
    """Returns a value as JSON types."""
    load: Callable[[Any], T]
    """Returns the value that `dump` wrote."""


def _same(value: Any) -> Any:
    return value


AS_IT_IS: Form[Any] = Form(_same, _same)
"""The form of what JSON has itself."""
_OF_JSON = (bool, int, str)


class Forms:
    """The forms of all types that occur in one kind of document, each made when it is first needed.

    A dataclass is written as an object, a tuple as an array, a frozen set as a sorted array, an enumeration as text.
    """

    def __init__(
        self, own: Mapping[Any, Form[Any]], *, rows: Iterable[type] = (), names: Mapping[Any, str] | None = None
    ) -> None:
        """Describe what is written differently.

        Args:
            own: type hints with forms of their own.
            rows: dataclasses that are written as an array of their fields.
            names: how dataclasses, and types with forms of their own, are named where they are written as an object
                whose only key is that name.
        """
        self._forms: dict[Any, Form[Any]] = dict.fromkeys(_OF_JSON, AS_IT_IS)
        self._forms |= own if names is None else {hint: _named(names[hint], form) for hint, form in own.items()}
        self._rows = frozenset(rows)
        self._written_as = names

    def of(self, hint: Any) -> Form[Any]:
        """Return the form of a type hint.

        Raises:
            TypeError: there is none for such a type.
        """
        if hint not in self._forms:
            self._forms[hint] = self._made(hint)
        return self._forms[hint]

    def object(
        self, kind: type[T], paths: Sequence[str] = (), keys: Mapping[str, str] = MappingProxyType({})
    ) -> Form[T]:
        """Return the form of a dataclass as an object, whose keys are the names of the fields.

        `paths`: the fields that are written, in this order, `deal.hands` for a field of a field; all, if not given.
        `keys`: keys that differ from the name of their field, by path.
        """
        paths = paths or _names(kind)
        written = [(keys.get(path, path.rpartition(".")[2]), self.of(_hint(kind, path))) for path in paths]
        names = tuple(key for key, _ in written)
        changed = [(key, form.dump) for key, form in written if form is not AS_IT_IS]
        values_of = _values(paths)
        own: list[_Column] = []
        inner: dict[str, list[_Column]] = {}
        for path, (key, form) in zip(paths, written, strict=True):
            outer, _, name = path.rpartition(".")
            (inner.setdefault(outer, []) if outer else own).append((key, name, form.load))
        parts = [(name, _hint(kind, name), columns) for name, columns in inner.items()]

        def dump(value: T) -> dict[str, Any]:
            data = dict(zip(names, values_of(value), strict=True))
            for key, write in changed:
                data[key] = write(data[key])
            return data

        def load(data: Mapping[str, Any]) -> T:
            values = _read(own, data)
            for name, part, columns in parts:
                values[name] = part(**_read(columns, data))
            return kind(**values)

        return Form(dump, load)

    def kinds(self, key: str, kinds: Mapping[str, type[T]], what: str) -> Form[T]:
        """Return the form of several dataclasses: objects that say under `key` which of them it is.

        It reads only objects that have no other keys than the dataclass has fields. Anything else, and dumping another
        class, is a ValueError.

        Args:
            key: where the name of the dataclass stands.
            kinds: the dataclasses by these names.
            what: what they are, for the error.
        """
        objects = {name: (frozenset((key, *_names(kind))), self.object(kind)) for name, kind in kinds.items()}
        by_kind = {kind: (name, objects[name][1].dump) for name, kind in kinds.items()}

        def dump(value: T) -> dict[str, Any]:
            if type(value) not in by_kind:
                raise ValueError(f"{value!r} is no {what}")
            name, write = by_kind[type(value)]
            return {key: name, **write(value)}

        def load(data: Mapping[str, Any]) -> T:
            name = data.get(key)
            if not isinstance(name, str) or name not in objects or not data.keys() <= objects[name][0]:
                raise ValueError(f"{data!r} is no {what}")
            try:
                return objects[name][1].load(data)
            except KeyError as error:  # something is missing
                raise ValueError(f"{data!r} is no {what}") from error

        return Form(dump, load)

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
        if hint in self._rows:
            row = _row(lambda values: hint(*values), [self.of(_hint(hint, name)) for name in _names(hint)])
            values_of = _values(_names(hint))
            return Form(lambda value: row.dump(values_of(value)), row.load)
        if isinstance(hint, type) and is_dataclass(hint):
            return self.object(hint) if self._written_as is None else _named(self._written_as[hint], self.object(hint))
        raise TypeError(f"there is no form for {hint!r}")


_Column = tuple[str, str, Callable[[Any], Any]]
"""A key, the field it is for, and what reads its value."""


def _read(columns: Iterable[_Column], data: Mapping[str, Any]) -> dict[str, Any]:
    return {name: data[key] if load is _same else load(data[key]) for key, name, load in columns}


def _names(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


_hints = cache(get_type_hints)


def _hint(kind: Any, path: str) -> Any:
    """Return the type hint of a field, or of a field of a field."""
    for name in path.split("."):
        kind = _hints(kind)[name]
    return kind


def _values(paths: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that takes these values out of an object."""
    if len(paths) > 1:
        return attrgetter(*paths)
    return lambda value: tuple(getattr(value, path) for path in paths)


def _named(name: str, form: Form[Any]) -> Form[Any]:
    return Form(lambda value: {name: form.dump(value)}, lambda data: form.load(data[name]))


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
    """Return the form of so many values in a row, from which something is made again."""
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
