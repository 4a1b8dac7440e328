"""Before the match: sitting down, getting up, filling up, starting."""

from dataclasses import replace

from bot.chips.accounts import Move, Reason, escrow, leftover
from bot.refusals import (
    AlreadySeated,
    NoComputerHere,
    NotJoined,
    TableFull,
    TooFewPlayers,
    TooManyPlayers,
    TooManyRounds,
)
from bot.tables.model import actions
from bot.tables.model.announcements import Invitation, Notice, TableRestored
from bot.tables.model.change import Change
from bot.tables.model.deals import commitments, drawn_first, redealt
from bot.tables.model.seat import Seat
from bot.tables.model.table import Ending, Lobby, Match
from bot.tables.model.terms import dump_terms, load_terms
from bot.tables.transitions.ending import close_early, give_back
from bot.tables.transitions.inviting import check_welcome


def join(table: Lobby, action: actions.Join) -> Change[Lobby]:
    """Seat a member, and move the price from their wallet."""
    if table.seat_of(action.member) is not None:
        raise AlreadySeated
    check_welcome(table, action.member)
    return _sit(table, Seat(action.member, action.name, follow=action.follow))


def leave(table: Lobby, action: actions.Leave) -> Change[Lobby]:
    """Let a member get up with what they paid; the next member is host, and a table without members closes."""
    if table.seat_of(action.member) is None and table.keeps_for(action.member):
        return Change(_without(table, action.member))
    change = _get_up(table, table.own_seat(action.member))
    members = change.table.members()
    if not members:
        return change.then(close_early(change.table, Ending.EMPTY))
    host = table.host if table.host in members else members[0]
    return replace(change, table=change.table.hosted_by(host))


def invite(table: Lobby, action: actions.Invite) -> Change[Lobby]:
    """Keep seats for members who are asked to join, and tell them.

    Raises:
        NotJoined: the member who asks them does not sit here.
        AlreadySeated: one of them does, or has a seat kept for them.
        SeatTakenBack: the host has taken a seat back from one of them.
        TableFull: there are fewer free seats.
    """
    by = table.own_seat(action.member)
    for member in action.invited:
        check_welcome(table, member)
        if table.seat_of(member) is not None or table.keeps_for(member) or member in table.expected:
            raise AlreadySeated
    if len(action.invited) > table.free_seats:
        raise TableFull(table.rules.players.stop - 1)
    told = Invitation(
        table.id,
        table.seats[by].name,
        action.invited,
        table.terms_number,
        dump_terms(table.terms),
        table.reserve,
    )
    after = replace(table, invited=(*table.invited, *action.invited), invitations=table.invitations + 1)
    return Change(after, announcements=(told,))


def take_back(table: Lobby, action: actions.TakeBack) -> Change[Lobby]:
    """Make another member get up with what they paid. While the host is host, they cannot sit down here again.

    Raises:
        NotJoined: they do not sit here.
    """
    at = table.own_seat(action.taken)
    if action.taken == table.host:
        raise NotJoined
    name, change = table.seats[at].name, _get_up(table, at)
    taken_back = (*change.table.taken_back, action.taken)
    return replace(change, table=replace(change.table, taken_back=taken_back).remembering(Notice("taken_back", name)))


def add_computer(table: Lobby, action: actions.AddComputer) -> Change[Lobby]:
    """Seat a computer player with the house's chips."""
    return _sit(table, Seat(None, action.name))


def remove_computer(table: Lobby, _: actions.RemoveComputer) -> Change[Lobby]:
    """Make the last computer player who sat down get up."""
    computers = [at for at, seat in enumerate(table.seats) if seat.member is None]
    if not computers:
        raise NoComputerHere
    return _get_up(table, computers[-1])


def set_rules(table: Lobby, action: actions.SetRules) -> Change[Lobby]:
    """Change the terms of the coming match.

    The member who chose thereby agrees, and pays or gets the difference if the price changes; so does the house. The
    other members get up with what they paid. Their seats are kept, and they pay when they sit down again.

    Raises:
        RulesRefused: the rules contradict each other, a number is out of range, or the game has no such option.
        EasyForNothing: computer players of that level play for nothing only.
        TooManyPlayers: more sit here, or are expected, than these rules allow.
        TooManyRounds: a match by these rules would have more rounds than the server allows.
    """
    terms = load_terms(action.terms)
    terms.check_options()
    after = replace(table, terms=terms)
    taken = len(table.seats) + table.kept
    if taken >= after.rules.players.stop:
        raise TooManyPlayers(after.rules.players.stop - 1, taken)
    _check_rounds(after, after.rules.players.stop - 1)
    if terms == table.terms:
        return Change(table)
    change = Change(table)
    for seat in table.seats:
        if seat.member not in (None, action.member):
            up = _get_up(change.table, change.table.seats.index(seat))
            asked = (*up.table.asked, replace(seat, reserve=0))
            change = change.then(replace(up, table=replace(up.table, asked=asked)))
    return change.then(_repriced(change.table, replace(change.table, terms=terms, terms_number=table.terms_number + 1)))


def _repriced(before: Lobby, after: Lobby) -> Change[Lobby]:
    """Let everybody who sits here pay the difference to a new price, or get it back."""
    more, held = after.price - before.price, escrow(after.id)
    moves = [
        Move(seat.owner, held, more, Reason.BUY_IN) if more > 0 else Move(held, seat.owner, -more, Reason.REFUND)
        for seat in after.seats
        if more
    ]
    seats = tuple(replace(seat, reserve=after.reserve) for seat in after.seats)
    return Change(replace(after, seats=seats), tuple(moves))


def free_seats(table: Lobby, _: actions.FreeSeats) -> Change[Lobby]:
    """Free the seats of those who have not come, or not agreed to changed terms, in their time."""
    return Change(replace(table, asked=(), invited=()))


def start(table: Lobby, action: actions.Start) -> Change[Match]:
    """Begin the match, with the chips that waited in the channel on the spaces, without those who have not agreed.

    The number of rounds is known now: reserves that only a full table would need are returned.

    Raises:
        TooFewPlayers: more must sit here.
        TooManyRounds: house rules of the channel give the match more rounds than the server allows.
    """
    left_out = tuple(Notice("left_out", seat.name) for seat in table.asked)
    change = Change(replace(table, expected=(), asked=(), invited=(), notices=(*table.notices, *left_out)))
    for name in action.computers:
        change = change.then(_sit(change.table, Seat(None, name)))
    table = change.table
    if len(table.seats) < table.rules.players.start:
        raise TooFewPlayers(table.rules.players.start, len(table.seats))
    _check_rounds(table, len(table.seats))
    game = table.rules_of_play
    carried = game.rulebook.carry(table.rules, action.carried)
    first = drawn_first(table, action.entropy)
    state = game.new_match(table.rules, [table.terms.buy_in] * len(table.seats), first, carried)
    laid = sum(carried.values())
    moves = (Move(leftover(table.channel), escrow(table.id), laid, Reason.CARRIED),) if laid else ()
    match = table.begun(state, action.entropy, laid)
    begun = change.then(Change(match, moves))
    for at in range(len(match.seats)):
        begun = begun.then(give_back(begun.table, at, keep=match.reserve))
    return begun


def restore(table: Lobby, action: actions.Restored) -> Change[Lobby]:
    """Continue from a copy of the database, and announce that."""
    after = redealt(replace(table, terms_number=table.terms_number + action.leap), action)
    told = TableRestored(action.copied_at, again=False, commitments=commitments(after))
    return Change(after, announcements=(told,))


def _check_rounds(table: Lobby, players: int) -> None:
    rounds = table.rules.rounds(players)
    if rounds is not None and rounds > table.most_rounds:
        raise TooManyRounds(table.most_rounds)


def _sit(table: Lobby, seat: Seat) -> Change[Lobby]:
    table.terms.check_options()
    table = _without(table, seat.member)
    if not table.free_seats:
        raise TableFull(table.rules.players.stop - 1)
    seat = replace(seat, reserve=table.reserve)
    moves = (Move(seat.owner, escrow(table.id), table.price, Reason.BUY_IN),) if table.price else ()
    return Change(replace(table, seats=(*table.seats, seat)), moves)


def _without(table: Lobby, member: int | None) -> Lobby:
    """Return a table that keeps no seat for a member any more."""
    expected = tuple(each for each in table.expected if each != member)
    asked = tuple(seat for seat in table.asked if seat.member != member)
    invited = tuple(each for each in table.invited if each != member)
    return replace(table, expected=expected, asked=asked, invited=invited)


def _get_up(table: Lobby, at: int) -> Change[Lobby]:
    seat = table.seats[at]
    moves = (Move(escrow(table.id), seat.owner, table.price, Reason.REFUND),) if table.price else ()
    return Change(replace(table, seats=(*table.seats[:at], *table.seats[at + 1 :])), moves)
