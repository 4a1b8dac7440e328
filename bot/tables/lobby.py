"""Before the match: sitting down, getting up, filling up, starting."""

from __future__ import annotations

from dataclasses import replace

from bot.chips.accounts import HOUSE, Account, Move, Reason, escrow, leftover, wallet
from bot.refusals import (
    AlreadySeated,
    EasyForNothing,
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
from bot.tables.table import Seat, Status, Table
from engine.catalogue import CATALOGUE
from engine.game import Problem, RulesRefused
from engine.shuffle import Stream

MOST_CHIPS = 1_000_000
"""The highest buy-in."""
TURN_SECONDS = range(5, 24 * 60 * 60 + 1)
"""How long a decision may take."""


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


def set_rules(table: Table, action: SetRules) -> Change:
    """Change the rules of the coming match; where the buy-in changes, everybody pays or gets the difference.

    Raises:
        RulesFixed: the match has begun.
        RulesRefused: the rules contradict each other, a number is out of range, or the game has no such level.
        EasyForNothing: computer players of that level play for nothing only.
        TooManyPlayers: more sit here, or are expected, than these rules take.
    """
    if table.status is not Status.LOBBY:
        raise RulesFixed
    rules = table.rules_of_play.rulebook.load(action.rules)
    if not min(rules.chips, 1) <= action.buy_in <= MOST_CHIPS:  # some games are played for nothing
        raise RulesRefused([Problem("bad-value", ("chips",))])
    if action.turn_seconds not in TURN_SECONDS:
        raise RulesRefused([Problem("bad-value", ("turn",))])
    changed = replace(
        table,
        rules=rules,
        buy_in=action.buy_in,
        turn_seconds=action.turn_seconds,
        level=table.level if action.level is None else action.level,
        hints=table.hints if action.hints is None else action.hints,
    )
    _check_level(changed)
    taken = len(table.seats) + len(table.expected)
    if taken >= changed.limits.stop:
        raise TooManyPlayers(changed.limits.stop - 1, taken)
    more = action.buy_in - table.buy_in
    moves = [
        Move(_owner(seat), escrow(table.id), more, Reason.BUY_IN)
        if more > 0
        else Move(escrow(table.id), _owner(seat), -more, Reason.REFUND)
        for seat in table.seats
        if more
    ]
    return Change(changed, tuple(moves))


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
    carried = game.rulebook.carry(table.rules, action.carried) if action.laid is None else action.laid
    match = game.new_match(table.rules, [table.buy_in] * len(table.seats), stream, carried)
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
    return change.then(Change(begun, moves))


def _in_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise MatchRunning


def _check_level(table: Table) -> None:
    pack = CATALOGUE[table.game]
    if table.level not in pack.levels:
        raise RulesRefused([Problem("unknown-choice", ("level",))])
    if table.buy_in and table.level in pack.for_nothing:
        raise EasyForNothing


def _sit(table: Table, seat: Seat) -> Change:
    _check_level(table)
    expected = tuple(member for member in table.expected if member != seat.member)
    if len(table.seats) + 1 + len(expected) >= table.limits.stop:
        raise TableFull(table.limits.stop - 1)
    moves = (Move(_owner(seat), escrow(table.id), table.buy_in, Reason.BUY_IN),) if table.buy_in else ()
    return Change(replace(table, seats=(*table.seats, seat), expected=expected), moves)


def _get_up(table: Table, at: int) -> Change:
    seat = table.seats[at]
    moves = (Move(escrow(table.id), _owner(seat), table.buy_in, Reason.REFUND),) if table.buy_in else ()
    return Change(replace(table, seats=(*table.seats[:at], *table.seats[at + 1 :])), moves)


def _owner(seat: Seat) -> Account:
    return HOUSE if seat.member is None else wallet(seat.member)
