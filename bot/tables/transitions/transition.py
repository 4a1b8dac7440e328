"""From one table to the next: the pure function behind every row of the journal."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from bot.refusals import MatchRunning, NotStarted, PlayedOut, RulesFixed, TableGone
from bot.tables.model import actions
from bot.tables.model.actions import SetFollow, TableAction
from bot.tables.model.change import Change
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

_IN_LOBBY: _Effects = MappingProxyType(
    {
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
)
_IN_MATCH: _Effects = MappingProxyType(
    {
        actions.Leave: playing.leave,
        actions.DealRound: playing.deal,
        actions.Act: playing.act,
        actions.Prepare: playing.prepare,
        actions.TakeSeat: playing.take_seat,
        actions.SetFollow: _set_follow,
        actions.SetAway: playing.set_away,
        actions.Close: ending.close,
        actions.Restored: playing.restore,
    }
)
