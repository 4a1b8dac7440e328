"""What an action at a table changes for its members: their chips on tables, and the rounds that they have played."""

from __future__ import annotations

from bot.chips.wallets import MemberChanges
from bot.tables.actions import Invite, Join, TableAction, TakeSeat
from bot.tables.table import Table


def member_changes(before: Table, after: Table) -> MemberChanges:
    """Return what became of a table's members by an action."""
    old, new = _worth(before), _worth(after)
    more = {member: new.get(member, 0) - old.get(member, 0) for member in old.keys() | new.keys()}
    return MemberChanges(
        on_tables={member: chips for member, chips in more.items() if chips},
        played=before.members() if after.rounds_over() > before.rounds_over() else (),
    )


def named(action: TableAction) -> tuple[int, ...]:
    """Return the members whom a table's journal may name for the first time with an action."""
    if isinstance(action, Invite):
        return action.invited
    return (action.member,) if isinstance(action, Join | TakeSeat) else ()


def _worth(table: Table) -> dict[int, int]:
    worth = zip(table.seats, table.worth(), strict=True)
    return {seat.member: chips for seat, chips in worth if seat.member is not None}
