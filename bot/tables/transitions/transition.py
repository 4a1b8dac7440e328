"""From one table to the next: the pure function behind every row of the journal, and what it changes for members."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.members.people import whose
from bot.refusals import MatchRunning, NotStarted, PlayedOut, RulesFixed, TableGone
from bot.tables.model import actions
from bot.tables.model.actions import SetFollow, TableAction
from bot.tables.model.change import Change
from bot.tables.model.codec import load_action, load_table
from bot.tables.model.people import People
from bot.tables.model.table import Lobby, Table
from bot.tables.transitions import ending, lobby, playing


def transition(table: Table, action: TableAction) -> Change[Table]:
    """Return the effect of an action on a table, which depends on the arguments alone.

    Raises:
        Refused: the table does not allow it now.
        RulesRefused: rules that were chosen contradict each other, or do not fit the players.
        RuleBroken: the match's rules do not allow it now.
    """
    if table.ending is not None:
        raise TableGone
    if isinstance(table, Lobby):
        if type(action) not in _IN_LOBBY:
            raise NotStarted
        return _IN_LOBBY[type(action)](table, action)
    if table.winding_up is not None and not ending.goes_with(table.winding_up, action):
        raise PlayedOut
    if type(action) not in _IN_MATCH:
        raise RulesFixed if isinstance(action, actions.SetRules) else MatchRunning
    return _IN_MATCH[type(action)](table, action)


def _set_follow(table: Table, action: SetFollow) -> Change[Table]:
    return Change(table.with_seat(table.own_seat(action.member), follow=action.follow))


_Effects = Mapping[type, Callable[[Any, Any], Change[Table]]]
"""What each kind of action does: from the table and the action."""

_IN_LOBBY: _Effects = {
    actions.Join: lobby.join,
    actions.Leave: lobby.leave,
    actions.AddComputer: lobby.add_computer,
    actions.RemoveComputer: lobby.remove_computer,
    actions.SetRules: lobby.set_rules,
    actions.Invite: lobby.invite,
    actions.TakeBack: lobby.take_back,
    actions.FreeSeats: lobby.free_seats,
    actions.SetFollow: _set_follow,
    actions.Start: lobby.start,
    actions.Close: ending.close,
    actions.Restored: lobby.restore,
}
_IN_MATCH: _Effects = {
    actions.Leave: playing.leave,
    actions.DealRound: playing.deal,
    actions.Act: playing.act,
    actions.Prepare: playing.prepare,
    actions.Join: playing.take_seat,
    actions.SetFollow: _set_follow,
    actions.SetAway: playing.set_away,
    actions.Close: ending.close,
    actions.Restored: playing.restore,
}


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of a journal."""

    before: Table
    """The table before it; for its opening, the table as it opened."""
    action: TableAction | None
    """The action, None for the opening."""
    change: Change[Table]

    @property
    def after(self) -> Table:
        """The table after it."""
        return self.change.table


def replayed(rows: Iterable[dict[str, Any]], people: People) -> Iterator[Entry]:
    """Yield each row of a table's journal, from its opening on. A damaged row may fail in any way.

    `people`: whom they name.
    """
    table: Table | None = None
    for row in rows:
        if table is None:
            table = load_table({name: value for name, value in row.items() if name != "do"}, people)
            yield Entry(table, None, Change(table))
            continue
        action = load_action(row, people)
        change = transition(table, action)
        yield Entry(table, action, change)
        table = change.table


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
        case actions.Invite():
            found = dict.fromkeys(action.invited, "")
        case actions.TakeBack():
            found = {action.taken: ""}
        case actions.Close():
            by = whose(action.by)
            return {} if by is None else {by: action.by}
    member: int = getattr(action, "member", 0)
    if member:
        found[member] = action.name if isinstance(action, actions.Join) else ""
    return found
