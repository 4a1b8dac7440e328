"""From one table to the next: the pure function behind every row of the journal."""

from bot.refusals import MatchRunning, NotStarted, PlayedOut, RulesFixed, TableGone
from bot.tables.model.actions import (
    Act,
    AddComputer,
    Close,
    DealRound,
    FreeSeats,
    Invite,
    Join,
    Leave,
    Prepare,
    RemoveComputer,
    Restored,
    SetAway,
    SetFollow,
    SetRules,
    Start,
    TableAction,
    TakeBack,
    TakeSeat,
)
from bot.tables.model.change import Change
from bot.tables.model.table import Ending, Lobby, Match, Table
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
        return _in_lobby(table, action)
    if table.winding_up is not None and not ending.goes_with(table.winding_up, action):
        raise PlayedOut
    return _in_match(table, action)


def _in_lobby(table: Lobby, action: TableAction) -> Change[Table]:
    match action:
        case Join():
            return lobby.join(table, action)
        case Leave():
            return lobby.leave(table, action)
        case AddComputer():
            return lobby.add_computer(table, action)
        case RemoveComputer():
            return lobby.remove_computer(table)
        case SetRules():
            return lobby.set_rules(table, action)
        case Invite():
            return lobby.invite(table, action)
        case TakeBack():
            return lobby.take_back(table, action)
        case FreeSeats():
            return lobby.free_seats(table)
        case SetFollow():
            return Change(table.with_seat(table.own_seat(action.member), follow=action.follow))
        case Start():
            return lobby.start(table, action)
        case Close():
            return ending.close_early(table, Ending(action.reason), action.by)
        case Restored():
            return lobby.restore(table, action)
    raise NotStarted


def _in_match(table: Match, action: TableAction) -> Change[Match]:
    match action:
        case Leave():
            return playing.leave(table, action)
        case DealRound():
            return playing.deal(table, action)
        case Act():
            return playing.act(table, action)
        case Prepare():
            return playing.prepare(table, action)
        case TakeSeat():
            return playing.take_seat(table, action)
        case SetFollow():
            return Change(table.with_seat(table.own_seat(action.member), follow=action.follow))
        case SetAway():
            return playing.set_away(table, action)
        case Close():
            return ending.wind_up(table, Ending(action.reason), action.by)
        case Restored():
            return playing.restore(table, action)
        case SetRules():
            raise RulesFixed
    raise MatchRunning
