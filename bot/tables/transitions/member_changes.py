"""Whom an action at a table names, and what it changes for members: chips on tables, rounds that they have played."""

from bot.chips.wallets import MemberChanges
from bot.members.people import whose
from bot.tables.model.actions import Close, Invite, Join, TableAction, TakeBack, TakeSeat
from bot.tables.model.table import Match, Table


def member_changes(before: Table, after: Table) -> MemberChanges:
    """Return what became of a table's members by an action."""
    old, new = before.worth(), after.worth()
    more = {member: new.get(member, 0) - old.get(member, 0) for member in old.keys() | new.keys()}
    return MemberChanges(
        on_tables={member: chips for member, chips in more.items() if chips},
        played=before.members() if _is_round_over(before, after) else (),
    )


def named(action: TableAction) -> dict[int, str]:
    """Return the members whom an action names, and what they are called now; nothing where it does not say so."""
    found: dict[int, str] = {}
    match action:
        case Invite():
            found = dict.fromkeys(action.invited, "")
        case TakeBack():
            found = {action.taken: ""}
        case Close():
            by = whose(action.by)
            return {} if by is None else {by: action.by}
    member: int = getattr(action, "member", 0)
    if member:
        found[member] = action.name if isinstance(action, Join | TakeSeat) else ""
    return found


def _is_round_over(before: Table, after: Table) -> bool:
    return isinstance(before, Match) and isinstance(after, Match) and after.rounds_over() > before.rounds_over()
