"""Messages as values: where each goes, whose it is, what it says, and how urgent that is."""

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
    """For everybody, in the table's channel."""
    PRIVATE_HAND = "private hand"
    """A member's hand under *My hand*, which nobody else sees, and which the bot cannot find after a restart."""
    DIRECT_HAND = posts.HAND
    """The same hand by direct message."""
    REMINDER = posts.NUDGE
    """In the channel, for the members who must act and want to be mentioned there."""
    DIRECT_REMINDER = posts.CALL
    """The same by direct message, for one member."""
    NEWS = "news"
    """Announcements, each in a message of its own, in order: results, commitments, invitations."""
    INVITATION = "invitation"
    """The latest invitation, once the lobby's terms have changed."""


class Slot(NamedTuple):
    """Where a message goes: its kind, and its member (0: everybody)."""

    kind: Kind
    member: int = 0


class Urgency(IntEnum):
    """How much somebody misses while a message is behind. The policy limits how long that may be."""

    NOW = 0
    """Somebody waits for it."""
    SOON = 1
    """Somebody will look for it in a moment."""
    LATER = 2
    """Nobody misses it."""


BEHIND = ("behind",)
"""The source of a message that does not show the present, and so equals no other."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """How a drawn message looks."""

    source: tuple[object, ...]
    """Everything that determines it; empty if that is not kept."""
    look: bytes
    """See `look_of`."""


@dataclass(slots=True)
class Message:
    """What one message of a table should say. It is drawn once, on demand."""

    source: tuple[object, ...]
    """Everything that determines it: if this is equal, so is the message."""
    draw: Callable[[], Layout]
    urgency: Urgency = Urgency.NOW
    edition: int = 0
    """The round of a hand, the occasion of a reminder: another edition is another message for its reader."""
    may_begin: bool = True
    """Whether it may be posted. If not, only an existing message is kept up to date."""
    fixed: bool = False
    """Whether it is never edited: a new edition is posted instead."""
    last: bool = False
    """Whether its slot shows nothing more after it."""
    gone: bool = False
    """Whether the existing message is removed instead."""
    chooses: bool = False
    """Whether its reader has something to choose there."""
    pings: tuple[int, ...] = ()
    """The members that it may notify."""
    counts_as: Callable[[], Layout] | None = None
    """Draws it without what its next change drops, for comparing; None if it has nothing like that."""
    _view: Layout | None = field(default=None, repr=False)
    _drawn: Drawn | None = field(default=None, repr=False)

    @property
    def view(self) -> Layout:
        """The message to send."""
        if self._view is None:
            self._view = self.draw()
        return self._view

    def drawn(self, before: Drawn | None = None) -> Drawn:
        """Return how it looks. `before`: the last drawn message."""
        if before is not None and before.source == self.source:
            return before
        if self._drawn is None:
            self._drawn = Drawn(self.source, look_of(self.view if self.counts_as is None else self.counts_as()))
        return self._drawn


def gone_message() -> Message:
    """Return a message that has its slot's message removed."""
    return Message(("gone",), lambda: small("…"), may_begin=False, last=True, gone=True)


def look_of(view: Layout) -> bytes:
    """Return a digest of a message for comparing looks: the bot keeps thousands of them."""
    components = view.to_components()  # type: ignore[no-untyped-call]  # discord.py has no types there
    return blake2b(orjson.dumps(components), digest_size=16).digest()
