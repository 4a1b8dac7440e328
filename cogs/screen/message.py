"""Messages as values: where one stands and whose it is, what it says, and how urgent that is."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from hashlib import blake2b
from typing import NamedTuple

import orjson

from bot.tables.service import posts
from cogs.render.parts import Layout, small


class Kind(StrEnum):
    """The kinds of messages that a table has."""

    BOARD = posts.BOARD
    """Everybody's, in the table's channel."""
    PRIVATE_HAND = "private hand"
    """A member's hand under *My hand*, which nobody else sees and nothing can find again after a restart."""
    DIRECT_HAND = posts.HAND
    """The same hand by direct message."""
    REMINDER = posts.NUDGE
    """In the channel, for all who are waited for and want to be mentioned there."""
    DIRECT_REMINDER = posts.CALL
    """The same by direct message, for one member."""
    NEWS = "news"
    """What is told in messages of its own, in order: results, commitments, invitations."""
    INVITATION = "invitation"
    """The latest invitation, once the lobby's terms are others."""


class Slot(NamedTuple):
    """Where a message goes: its kind, and the member whose it is (0: everybody's)."""

    kind: Kind
    member: int = 0


class Urgency(IntEnum):
    """How much somebody misses while a message is behind. The policy says for how long it may be."""

    NOW = 0
    """Somebody waits for it."""
    SOON = 1
    """Somebody will look for it in a moment."""
    LATER = 2
    """Nobody misses it."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """How a message looks that was drawn."""

    source: tuple[object, ...]
    """All that it follows from; empty where that is not kept."""
    look: bytes
    """See `look_of`."""


@dataclass(slots=True)
class Message:
    """What one message of a table should say. It is drawn when that is asked for, once."""

    source: tuple[object, ...]
    """All that it follows from: where this is the same, so is the message."""
    draw: Callable[[], Layout]
    urgency: Urgency = Urgency.NOW
    edition: int = 0
    """The round of a hand, the occasion of a reminder: another edition is another message for its reader."""
    may_begin: bool = True
    """Whether it may be posted. Otherwise it is only kept up to date where it stands."""
    fixed: bool = False
    """Whether it is never edited: another edition is posted instead."""
    last: bool = False
    """Whether nothing more is shown in its slot when this is."""
    gone: bool = False
    """Whether it is removed where it stands, instead of being shown."""
    chooses: bool = False
    """Whether its reader has something to choose there."""
    pings: tuple[int, ...] = ()
    """Whose phones may tell of it."""
    counts_as: Callable[[], Layout] | None = None
    """Draws it without what goes with its next change. By that it is compared; None where there is no such thing."""
    _view: Layout | None = field(default=None, repr=False)
    _drawn: Drawn | None = field(default=None, repr=False)

    @property
    def view(self) -> Layout:
        """The message, to be sent."""
        if self._view is None:
            self._view = self.draw()
        return self._view

    def is_shown(self, stands: Drawn | None) -> bool:
        """Return whether it looks like what stands. Where it is not known what that follows from, it is drawn."""
        if stands is None:
            return False
        unknown = not (stands.source or self.gone)
        return stands.source == self.source or (unknown and stands.look == self.drawn().look)

    def drawn(self, before: Drawn | None = None) -> Drawn:
        """Return how it looks. `before`: what was drawn the last time."""
        if before is not None and before.source == self.source:
            return before
        if self._drawn is None:
            self._drawn = Drawn(self.source, look_of(self.view if self.counts_as is None else self.counts_as()))
        return self._drawn


def gone_message() -> Message:
    """Return what is removed where it stands."""
    return Message(("gone",), lambda: small("…"), may_begin=False, last=True, gone=True)


def text_of(view: Layout) -> str:
    """Return all that a message is as JSON, markup and buttons included."""
    return _bytes_of(view).decode()


def look_of(view: Layout) -> bytes:
    """Return a digest of a message, to tell whether another one looks the same: thousands of them are kept."""
    return blake2b(_bytes_of(view), digest_size=16).digest()


def _bytes_of(view: Layout) -> bytes:
    return orjson.dumps(view.to_components())  # type: ignore[no-untyped-call]  # discord.py has no types there
