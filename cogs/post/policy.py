"""The one table that says how old each message may be, what it waits for, when it is posted anew, and what refusals do.

Whoever asks why a message is not updated yet finds the answer here; no other file has a timer of its own for a message.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto

from cogs.post.refusals import Refusal
from cogs.screen.message import Kind, Urgency

NOW, SOON, LATER = Urgency
MINUTE = 60.0


class Then(Enum):
    """What follows from a refusal; `PAUSES_REFUSED` are the seconds for what is tried again then.

    Where Discord fails (429, 5xx, no connection) everything is tried again after `PAUSES`.
    """

    ANEW = auto()
    """Another message takes its place."""
    SILENT = auto()
    """What can still be shown says so; it is tried again later and later, or when permissions change."""
    CLOSE = auto()
    """The table is closed: nobody can be shown anything there."""
    SHUT = auto()
    """The member is not written to in this match, and told on the board where to look instead."""
    REST = auto()
    """It stays as it is, and is tried again later and later."""
    LEAVE = auto()
    """It stays as it is until it would say something else."""
    SKIP = auto()
    """It counts as done."""
    REMOVE = auto()
    """It is removed, since it cannot say what it should."""


class Anew(Enum):
    """When another message takes the place of one that could be edited."""

    BURIED = auto()
    """More than `BURIED` messages are below it."""
    ROUND = auto()
    """A new round has begun, and there is something below it."""
    EDITION = auto()
    """It is another edition: see `Message`."""
    OLD = auto()
    """It is older than `OLD`."""
    OLD_AND_CHANGED = auto()
    """It is that old, and says something else by now."""


ABOVE = 1.0
"""A command's answer waits for so many seconds at most for the commitments that stand above it."""
BURIED = 8
OLD = 50 * MINUTE
"""Discord slows edits of messages that are older than an hour."""
DELETED = 3
"""When somebody has deleted this many boards in a row, the next one waits until somebody asks for it: the bot does not
fight over the place."""


@dataclass(frozen=True, slots=True)
class Pauses:
    """Seconds that can be set. All zero where nobody watches."""

    board: float = 1.0
    """Between two edits of a message."""
    apart: float = 30.0
    """Between two postings of a table's board."""
    board_deferral: float = 4.0
    """A board may be behind for at most this long while only computer players act and nobody watches it."""
    hand_deferral: float = 300.0
    """A hand in a direct message may be behind for at most this long while its owner plays from the board."""
    private: float = 2.0
    """A private hand may be behind for at most this long while it is not its owner's turn."""
    choice: float = 6.0
    """It may not show a choice for at most this long where its owner plays from the board: mostly they have by then."""
    result: float = 2.0
    """Between the card that ends a round and the round's result, so that everybody sees the card."""
    call: float = 60.0
    """Where a turn takes a day, between the beginning of a member's turn and their call: who is there has played."""


@dataclass(frozen=True, slots=True)
class Policy:
    """What holds for one kind of message."""

    ages: Mapping[Urgency, float] = field(default_factory=dict)
    """For how many seconds it may be behind, by its urgency; none where it is not named."""
    after: tuple[Kind, ...] = ()
    """It waits while one of these is being posted, so that it comes below them and can link to them."""
    anew: tuple[Anew, ...] = ()
    apart: float = 0.0
    """Seconds between two postings."""
    on: Mapping[Refusal, Then] = field(default_factory=dict)


def policies(pauses: Pauses, *, patient: bool = False) -> dict[Kind, Policy]:
    """Return what holds for every kind of message.

    `patient`: whether a turn takes a day. Nobody watches such a board, so its age is no reason for another one; what an
    old message does not take waits.
    """
    channel = {Refusal.FORBIDDEN: Then.SILENT, Refusal.NO_CHANNEL: Then.CLOSE}
    skipped = dict.fromkeys(Refusal, Then.SKIP)
    door = dict.fromkeys((Refusal.FORBIDDEN, Refusal.CLOSED, Refusal.NO_CHANNEL), Then.SHUT)
    old_board, old_reminder = (Then.REST, Then.LEAVE) if patient else (Then.ANEW, Then.SKIP)
    return {
        Kind.BOARD: Policy(
            after=(Kind.NEWS,),
            ages={LATER: pauses.board_deferral},
            anew=(Anew.BURIED, Anew.ROUND) if patient else (Anew.BURIED, Anew.ROUND, Anew.OLD),
            apart=pauses.apart,
            on=channel | {Refusal.GONE: Then.ANEW, Refusal.TOO_OLD: old_board, Refusal.FINAL: Then.REST},
        ),
        Kind.PRIVATE_HAND: Policy(
            ages={LATER: min(pauses.private, pauses.hand_deferral)},
            after=(Kind.BOARD,),
            anew=(Anew.EDITION,),
            on=skipped,
        ),
        Kind.DIRECT_HAND: Policy(
            after=(Kind.BOARD,),
            ages={SOON: min(pauses.choice, pauses.hand_deferral), LATER: pauses.hand_deferral},
            anew=(Anew.OLD_AND_CHANGED,),
            on=door | {Refusal.GONE: Then.ANEW, Refusal.TOO_OLD: Then.ANEW, Refusal.FINAL: Then.LEAVE},
        ),
        Kind.REMINDER: Policy(
            ages={LATER: pauses.call},
            on=channel | {Refusal.GONE: Then.SKIP, Refusal.TOO_OLD: old_reminder, Refusal.FINAL: Then.REMOVE},
        ),
        Kind.DIRECT_REMINDER: Policy(ages={LATER: pauses.call}, on=skipped | {Refusal.TOO_OLD: old_reminder}),
        Kind.NEWS: Policy(
            ages={SOON: pauses.result},
            on=channel | {Refusal.FINAL: Then.SKIP},
        ),
        Kind.INVITATION: Policy(on=skipped),
    }
