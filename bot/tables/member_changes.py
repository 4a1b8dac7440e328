"""What an action at a table changes for its members: their chips on tables, and the rounds that they have played."""

from __future__ import annotations

from bot.chips.wallets import MemberChanges
from bot.tables.table import Table


def member_changes(before: Table, after: Table) -> MemberChanges:
    """Return what became of a table's members by an action."""
    old, new = _worth(before), _worth(after)
    more = {member: new.get(member, 0) - old.get(member, 0) for member in old.keys() | new.keys()}
    return MemberChanges(
        on_tables={member: chips for member, chips in more.items() if chips},
        played=before.members() if _rounds_over(after) > _rounds_over(before) else (),
    )


def _worth(table: Table) -> dict[int, int]:
    worth = zip(table.seats, table.worth(), strict=True)
    return {seat.member: chips for seat, chips in worth if seat.member is not None}


def _rounds_over(table: Table) -> int:
    """Return how many rounds of a table's match are over."""
    if table.match is None:
        return 0
    game = table.rules_of_play
    over = game.outcome(table.match) is not None
    return game.round_number(table.match) - (0 if over else 1)
