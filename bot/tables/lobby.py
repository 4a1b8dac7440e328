"""Before the match: sitting down, getting up, filling up, starting."""

from __future__ import annotations

from dataclasses import replace

from bot.chips.accounts import HOUSE, Move, Reason, escrow, leftover, wallet
from bot.refusals import (
    AlreadySeated,
    MatchRunning,
    NoComputerHere,
    NotJoined,
    TableFull,
    TooFewPlayers,
)
from bot.tables.actions import AddComputer, Close, Join, Leave, Start
from bot.tables.change import Change
from bot.tables.ending import close_early
from bot.tables.state import Seat, Status, Table
from engine.shuffle import Stream


def join(table: Table, action: Join) -> Change:
    """Seat a member, and move the buy-in from his wallet."""
    _in_lobby(table)
    if table.seat_of(action.member) is not None:
        raise AlreadySeated
    return _sit(table, Seat(action.member, action.name, follow=action.follow))


def leave(table: Table, action: Leave) -> Change:
    """Let a member get up with his buy-in; the next member is host, and a table without members closes."""
    at = table.seat_of(action.member)
    if at is None:
        raise NotJoined
    change = _get_up(table, at)
    members = change.table.members()
    if not members:
        return change.then(close_early(change.table, Close("empty", "")))
    host = table.host if table.host in members else members[0]
    return replace(change, table=replace(change.table, host=host))


def add_computer(table: Table, action: AddComputer) -> Change:
    """Seat a computer player with the house's chips."""
    _in_lobby(table)
    return _sit(table, Seat(None, action.name))


def remove_computer(table: Table) -> Change:
    """Let the computer player who came last get up."""
    _in_lobby(table)
    computers = [at for at, seat in enumerate(table.seats) if seat.member is None]
    if not computers:
        raise NoComputerHere
    return _get_up(table, computers[-1])


def start(table: Table, action: Start) -> Change:
    """Begin the match, with the chips that waited in the channel on the spaces."""
    _in_lobby(table)
    change = Change(replace(table, expected=()))
    for name in action.computers:
        change = change.then(_sit(change.table, Seat(None, name)))
    table = change.table
    if len(table.seats) < table.limits.start:
        raise TooFewPlayers(table.limits.start, len(table.seats))
    game = table.rules_of_play
    stream = Stream(table.secret, action.entropy, 0)
    carried = game.carry(table.rules, action.carried)
    match = game.new_match(table.rules, [table.buy_in] * len(table.seats), stream, carried)
    moves: tuple[Move, ...] = ()
    if action.carried:
        moves = (Move(leftover(table.channel), escrow(table.id), action.carried, Reason.CARRIED),)
    begun = replace(
        table,
        status=Status.PLAYING,
        match=match,
        entropy=action.entropy,
        carried=action.carried,
        human_acted=True,
    )
    return change.then(Change(begun, moves))


def _in_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise MatchRunning


def _sit(table: Table, seat: Seat) -> Change:
    expected = tuple(member for member in table.expected if member != seat.member)
    if len(table.seats) + 1 + len(expected) >= table.limits.stop:
        raise TableFull(table.limits.stop - 1)
    source = HOUSE if seat.member is None else wallet(seat.member)
    move = Move(source, escrow(table.id), table.buy_in, Reason.BUY_IN)
    return Change(replace(table, seats=(*table.seats, seat), expected=expected), (move,))


def _get_up(table: Table, at: int) -> Change:
    seat = table.seats[at]
    target = HOUSE if seat.member is None else wallet(seat.member)
    move = Move(escrow(table.id), target, table.buy_in, Reason.REFUND)
    return Change(replace(table, seats=(*table.seats[:at], *table.seats[at + 1 :])), (move,))
