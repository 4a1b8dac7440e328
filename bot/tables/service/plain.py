"""What is plain: an action that concerns its table alone, with an outcome that is known before the database is asked.

Most cards are. A plain action is written in one step, which locks no server.
"""

from __future__ import annotations

from bot.store.advance import Advance
from bot.tables.model.actions import DealRound, TableAction
from bot.tables.model.change import Change
from bot.tables.model.codec import dump_action, dump_announcement
from bot.tables.model.people import People
from bot.tables.model.table import Table
from bot.tables.service.stored import Stored, columns
from bot.tables.transitions.member_changes import member_changes, named


def is_known_before(action: TableAction) -> bool:
    """Return whether an action is whole as it is: a deal draws its secret, and counts clicks, in its transaction."""
    return not isinstance(action, DealRound)


def is_plain(before: Table, action: TableAction, change: Change[Table], people: People) -> bool:
    """Return whether an action changes its table's row and adds to its journal, and tells of one thing at most.

    Nothing else of its server changes then: no chips, no member's or channel's place, no results. `people`: whom the
    journal names before it.
    """
    changes = member_changes(before, change.table)
    return not (
        change.moves
        or changes.on_tables
        or changes.played
        or not people.has(named(action))
        or change.table.ending is not None
        or len(change.announcements) > 1
    )


def plainly(action: TableAction, change: Change[Table], after: Stored, at: float, interaction: int | None) -> Advance:
    """Return what is written of a plain action.

    Args:
        action: what is done.
        change: what it does.
        after: the table as it is stored then.
        at: now, in seconds since 1970.
        interaction: whose doing it is.
    """
    told = [dump_announcement(each, after.people) for each in change.announcements]
    return Advance(
        after.table.id,
        after.seq,
        after.table.escrow(),
        at,
        interaction,
        dump_action(action, after.people),
        columns(after),
        told[0] if told else None,
    )
