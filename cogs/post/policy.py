"""The one table of how late each message may be, what it waits for, when it is posted again, and what refusals do.

It explains why a message is not updated yet: no other file has a timer of its own for a message.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto

from bot.settings import Settings
from cogs.post.failures import Refusal
from cogs.screen.message import Kind, Urgency

NOW, SOON, LATER = Urgency
MINUTE = 60.0


class Then(Enum):
    """What follows from a refusal. If the message is tried again, it is after `PAUSES_REFUSED`.

    If Discord fails (429, 5xx, no connection), everything is tried again after `PAUSES`.
    """

    ANEW = auto()
    """Another message replaces it."""
    ANEW_AT_LAST = auto()
    """It is tried again after growing pauses. After `TRIES` in vain, another message replaces it."""
    SILENT = auto()
    """Other messages say so. It is tried again after growing pauses, or when permissions change."""
    CLOSE = auto()
    """The table closes: the bot can show nothing there."""
    SHUT = auto()
    """The bot does not write to the member in this match; the board tells them where to look instead."""
    REST = auto()
    """The message stays as it is, and is tried again after growing pauses."""
    LEAVE = auto()
    """The message stays as it is until its content changes."""
    SKIP = auto()
    """The message counts as shown."""
    REMOVE = auto()
    """The message is removed, since it cannot show the present."""


class Anew(Enum):
    """When a new message replaces one that could be edited."""

    BURIED = auto()
    """There are more than `BURIED` messages below it."""
    ROUND = auto()
    """A new round has begun, and there are messages below it."""
    EDITION = auto()
    """Its edition has changed: see `Message`."""
    OLD = auto()
    """It is older than `OLD`."""
    OLD_AND_CHANGED = auto()
    """It is older than `OLD`, and its content has changed."""


ABOVE = 1.0
"""How many seconds a command's answer waits at most for the commitments above it."""
BURIED = 8
OLD = 50 * MINUTE
"""Discord slows edits of messages that are older than an hour."""
DELETED = 3
"""After somebody has deleted this many boards in a row, the next one waits until somebody asks for it: the bot does not
insist."""
PRIVATE = 2.0
"""How many seconds a private hand may be behind while it is not its owner's turn."""
CHOICE = 6.0
"""How many seconds a direct message may lack a choice while its owner plays from the board: most choose sooner."""
CALL = MINUTE
"""If a turn takes a day, seconds between its beginning and the member's call: those present have played by then."""
TRIES = 6
"""After this many tries, the last ones half an hour apart, a board that cannot be edited is posted anew."""


@dataclass(frozen=True, slots=True)
class Policy:
    """The rules for one kind of message."""

    ages: Mapping[Urgency, float] = field(default_factory=dict)
    """How many seconds it may be behind, by urgency; none for an urgency that is missing."""
    after: tuple[Kind, ...] = ()
    """It waits while a message of these kinds is being posted, so that it is below them and can link to them."""
    anew: tuple[Anew, ...] = ()
    apart: float = 0.0
    """Seconds between two postings."""
    on: Mapping[Refusal, Then] = field(default_factory=dict)


def policies(settings: Settings, *, patient: bool = False) -> dict[Kind, Policy]:
    """Return the policy of every kind of message.

    `patient`: whether a turn takes a day. Nobody watches such a board, so its age is no reason for a new one. If a
    message is too old for an edit, the edit waits.
    """
    longest = settings.hand_deferral
    channel = {Refusal.FORBIDDEN: Then.SILENT, Refusal.NO_CHANNEL: Then.CLOSE}
    skipped = dict.fromkeys(Refusal, Then.SKIP)
    door = dict.fromkeys((Refusal.FORBIDDEN, Refusal.CLOSED, Refusal.NO_CHANNEL), Then.SHUT)
    old_board, old_reminder = (Then.ANEW_AT_LAST, Then.LEAVE) if patient else (Then.ANEW, Then.SKIP)
    return {
        Kind.BOARD: Policy(
            after=(Kind.NEWS,),
            ages={LATER: settings.board_deferral},
            anew=(Anew.BURIED, Anew.ROUND) if patient else (Anew.BURIED, Anew.ROUND, Anew.OLD),
            apart=settings.board_apart,
            on=channel | {Refusal.GONE: Then.ANEW, Refusal.TOO_OLD: old_board, Refusal.FINAL: Then.REST},
        ),
        Kind.PRIVATE_HAND: Policy(
            ages={LATER: min(PRIVATE, longest)},
            after=(Kind.BOARD,),
            anew=(Anew.EDITION,),
            on=skipped,
        ),
        Kind.DIRECT_HAND: Policy(
            after=(Kind.BOARD,),
            ages={SOON: min(CHOICE, longest), LATER: longest},
            anew=(Anew.OLD_AND_CHANGED,),
            on=door | {Refusal.GONE: Then.ANEW, Refusal.TOO_OLD: Then.ANEW, Refusal.FINAL: Then.LEAVE},
        ),
        Kind.REMINDER: Policy(
            ages={LATER: CALL},
            on=channel | {Refusal.GONE: Then.SKIP, Refusal.TOO_OLD: old_reminder, Refusal.FINAL: Then.REMOVE},
        ),
        Kind.DIRECT_REMINDER: Policy(ages={LATER: CALL}, on=skipped | {Refusal.TOO_OLD: old_reminder}),
        Kind.NEWS: Policy(
            ages={SOON: settings.result_pause},
            on=channel | {Refusal.FINAL: Then.SKIP},
        ),
        Kind.INVITATION: Policy(on=skipped),
    }
