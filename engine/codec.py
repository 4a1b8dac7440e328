"""Events as JSON types and back. Which events a game has, and what is in them, is the game's to say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from engine.game import Event, Outcome


class EventCodec:
    """Writes and reads the events of one game: frozen dataclasses of JSON types, tuples, parts and words."""

    def __init__(
        self, kinds: Iterable[type[Event]], parts: Iterable[type], words: Mapping[type, Callable[[str], Any]]
    ) -> None:
        """Describe what there is to write.

        Args:
            kinds: every class of events.
            parts: classes of frozen dataclasses that events are made of; `Outcome` is known anyway.
            words: types that are written as text, each with what reads that text.
        """
        self._kinds = {each.__name__: each for each in kinds}
        self._parts = {each.__name__: each for each in (*parts, Outcome)}
        self._words = {each.__name__: read for each, read in words.items()}

    def dump(self, event: Event) -> dict[str, Any]:
        """Return an event as JSON types, its name under `event`."""
        return {"event": type(event).__name__, **self._dump_fields(event)}

    def load(self, data: Mapping[str, Any]) -> Event:
        """Return the event that `dump` wrote."""
        values = {name: self._load_value(value) for name, value in data.items() if name != "event"}
        return self._kinds[data["event"]](**values)

    def _dump_fields(self, value: Any) -> dict[str, Any]:
        return {each.name: self._dump_value(getattr(value, each.name)) for each in fields(value)}

    def _dump_value(self, value: Any) -> Any:
        kind = type(value).__name__
        if kind in self._words:
            return {kind: str(value)}
        if is_dataclass(value):
            return {kind: self._dump_fields(value)}
        if isinstance(value, tuple):
            return [self._dump_value(each) for each in value]
        return value

    def _load_value(self, value: Any) -> Any:
        if isinstance(value, list):
            return tuple(map(self._load_value, value))
        if not isinstance(value, dict):
            return value
        ((name, inner),) = value.items()
        if name in self._words:
            return self._words[name](inner)
        return self._parts[name](**{each: self._load_value(part) for each, part in inner.items()})


def kinds_of(module: Any) -> list[type[Event]]:
    """Return every class of events that a module has."""
    return [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Event)]
