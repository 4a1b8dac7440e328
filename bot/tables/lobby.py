"""Before the match: sitting down, getting up, filling up, starting."""

from __future__ import annotations

from dataclasses import replace

from bot.chips.accounts import Move, Reason, escrow, leftover
from bot.refusals import (
    AlreadySeated,
    MatchRunning,
    NoComputerHere,
    NotJoined,
    RulesFixed,
    TableFull,
    TooFewPlayers,
    TooManyPlayers,
)
from bot.tables.actions import AddComputer, Close, Join, Leave, SetRules, Start
from bot.tables.change import Change
from bot.tables.ending import close_early
from bot.tables.reserves import give_back
from bot.tables.table import Seat, Status, Table
from bot.tables.terms import changed
from engine.shuffle import Stream


def join(table: Table, action: Join) -> Change:
    """Seat a member, and move the price from their wallet."""
    _in_lobby(table)
    if table.seat_of(action.member) is not None:
        raise AlreadySeated
    return _sit(table, Seat(action.member, action.name, follow=action.follow))


def leave(table: Table, action: Leave) -> Change:
    """Let a member get up with what they paid; the next member is host, and a table without members closes."""
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


def set_rules(table: Table, action: SetRules) -> Change:
    """Change the terms of the coming match; where the price changes, everybody pays or gets the difference.

    Raises:
        RulesFixed: the match has begun.
        RulesRefused: the rules contradict each other, a number is out of range, or the game has no such option.
        EasyForNothing: computer players of that level play for nothing only.
        TooManyPlayers: more sit here, or are expected, than these rules take.
    """
    if table.status is not Status.LOBBY:
        raise RulesFixed
    terms = changed(table.terms, action.terms)
    terms.check_options()
    after = replace(table, terms=terms)
    taken = len(table.seats) + len(table.expected)
    if taken >= after.limits.stop:
        raise TooManyPlayers(after.limits.stop - 1, taken)
    more = after.price - table.price
    moves = [
        Move(seat.owner, escrow(table.id), more, Reason.BUY_IN)
        if more > 0
        else Move(escrow(table.id), seat.owner, -more, Reason.REFUND)
        for seat in table.seats
        if more
    ]
    seats = tuple(replace(seat, reserve=after.reserve) for seat in table.seats)
    return Change(replace(after, seats=seats), tuple(moves))


def start(table: Table, action: Start) -> Change:
    """Begin the match, with the chips that waited in the channel on the spaces.

    How many rounds it has is known now: what a full table would have needed beyond them comes back.
    """
    _in_lobby(table)
    change = Change(replace(table, expected=()))
    for name in action.computers:
        change = change.then(_sit(change.table, Seat(None, name)))
    table = change.table
    if len(table.seats) < table.limits.start:
        raise TooFewPlayers(table.limits.start, len(table.seats))
    game = table.rules_of_play
    stream = Stream(table.secret, action.entropy, 0)
    carried = game.rulebook.carry(table.rules, action.carried) if action.laid is None else action.laid
    match = game.new_match(table.rules, [table.terms.buy_in] * len(table.seats), stream, carried)
    moves: tuple[Move, ...] = ()
    laid = sum(carried.values())
    if laid:
        moves = (Move(leftover(table.channel), escrow(table.id), laid, Reason.CARRIED),)
    begun = replace(
        table,
        status=Status.PLAYING,
        match=match,
        entropy=action.entropy,
        carried=laid,
        human_acted=True,
    )
    change = change.then(Change(begun, moves))
    for at in range(len(begun.seats)):
        change = change.then(give_back(change.table, at, keep=begun.reserve))
    return change


def _in_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise MatchRunning


def _sit(table: Table, seat: Seat) -> Change:
    table.terms.check_options()
    expected = tuple(member for member in table.expected if member != seat.member)
    if len(table.seats) + 1 + len(expected) >= table.limits.stop:
        raise TableFull(table.limits.stop - 1)
    seat = replace(seat, reserve=table.reserve)
    moves = (Move(seat.owner, escrow(table.id), table.price, Reason.BUY_IN),) if table.price else ()
    return Change(replace(table, seats=(*table.seats, seat), expected=expected), moves)


def _get_up(table: Table, at: int) -> Change:
    seat = table.seats[at]
    moves = (Move(escrow(table.id), seat.owner, table.price, Reason.REFUND),) if table.price else ()
    return Change(replace(table, seats=(*table.seats[:at], *table.seats[at + 1 :])), moves)
