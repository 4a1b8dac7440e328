"""Messages that are to be shown: drawn when they are looked at, and not again from what they were drawn from before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from cogs.render.parts import Layout
from cogs.show.messenger import look_of


@dataclass(frozen=True, slots=True)
class Drawn:
    """How a message looks that was drawn."""

    source: tuple[object, ...]
    """All that it follows from."""
    look: bytes
    """See `look_of`."""


class Drawing:
    """A message, and how it looks."""

    def __init__(self, source: tuple[object, ...], draw: Callable[[], Layout], before: Drawn | None = None) -> None:
        """Draw nothing yet.

        Args:
            source: all that it follows from.
            draw: draws it.
            before: what was drawn the last time.
        """
        self._source = source
        self._draw = draw
        self._before = before

    @cached_property
    def view(self) -> Layout:
        """The message, to be sent."""
        return self._draw()

    @cached_property
    def drawn(self) -> Drawn:
        """How it looks."""
        if self._before is not None and self._before.source == self._source:
            return self._before
        return Drawn(self._source, look_of(self.view))

    @property
    def look(self) -> bytes:
        """How it looks, see `look_of`."""
        return self.drawn.look
