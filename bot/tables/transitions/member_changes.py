"""The members whom an action names, and what it changes for them: chips on tables, rounds that they have played."""

from bot.members.people import whose
from bot.tables.model.actions import Close, Invite, Join, TableAction, TakeBack, TakeSeat
from bot.tables.model.table import Lobby, Table


def more_on_tables(before: Table, after: Table) -> dict[int, int]:
    """Return how many chips more members have on a table after an action; fewer, if negative."""
    old, new = before.worth(), after.worth()
    more = {member: new.get(member, 0) - old.get(member, 0) for member in old.keys() | new.keys()}
    return {member: chips for member, chips in more.items() if chips}


def finished_a_round(before: Table, after: Table) -> tuple[int, ...]:
    """Return the members who have played a round to its end, if an action ended one."""
    if isinstance(before, Lobby) or isinstance(after, Lobby):
        return ()
    return before.members() if after.rounds_over() > before.rounds_over() else ()


def named(action: TableAction) -> dict[int, str]:
    """Return the members whom an action names, and their present names; '' if it does not have them."""
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
