"""During the match: dealing, acting, going away, leaving."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.chips.accounts import HOUSE, Move, Reason, escrow, wallet
from bot.members.people import whose
from bot.refusals import AlreadySeated, NoSeatFree, NotYourMove, OnlyBetweenRounds, SeatSold
from bot.tables.model import actions
from bot.tables.model.announcements import Notice, RoundResult, TableRestored
from bot.tables.model.change import Change
from bot.tables.model.deals import chance, commitments, drawn, redealt, round_over
from bot.tables.model.seat import Seat
from bot.tables.model.table import Ending, Match
from bot.tables.transitions.ending import close_early, close_finished, give_back, topped_up, wind_up
from bot.tables.transitions.inviting import check_welcome
from engine.game import CHANCE, Action, AnyGame, Event, NotAllowed, StakePaid

MISSES = 2
"""How many missed decisions in a row make a seat absent."""


def deal(table: Match, action: actions.DealRound) -> Change[Match]:
    """Deal the coming round, or open a round in which stakes are placed first."""
    game = table.rules_of_play
    step = game.apply(table.state, CHANCE, chance(table, action))
    after = _telling(replace(drawn(table, action), state=step.state), table.state, step.events)
    if table.between_rounds:
        first = not table.decision  # the board still says without whom the match began
        kept = tuple(each for each in table.notices if first and each.kind == "left_out")
        after = replace(after, human_acted=False, hurried=False, notices=kept)
    return Change(_noting(after, step.events))


def prepare(table: Match, action: actions.Prepare) -> Change[Match]:
    """Note what a member prepares, which shows that they are here.

    Raises:
        NotYourMove: their seat can prepare nothing now.
        RuleBroken: it is marked as ready, and the rules do not allow it.
    """
    at = table.own_seat(action.member)
    game = table.rules_of_play
    if at not in game.preparing(table.state):
        raise NotYourMove
    if action.ready:
        game.prepare(table.state, at, _read(game, action.action))
    noted = _here(table, at).with_seat(at, draft=action.action, ready=action.ready)
    return Change(noted)


def act(table: Match, action: actions.Act) -> Change[Match]:
    """Let a seat act, announce the result of a round that ends, and settle the end of a round or match."""
    game = table.rules_of_play
    forced = table.forced
    step = game.apply(table.state, action.seat, _read(game, action.action))
    table = _noting_member(table, action)
    after = _telling(replace(table, state=step.state, decision=table.decision + 1), table.state, step.events)
    after = _note_presence(after, action, forced=forced).with_seat(action.seat, draft=None, ready=False)
    after = topped_up(table, _noting(after, step.events))
    over = step.state.outcome is not None
    if not (over or game.between_rounds(step.state)):
        return Change(after)
    names = tuple(seat.name for seat in table.seats)
    result = RoundResult(table.id, table.game, table.round_number, names, after.happened)
    after = replace(after, happened=())
    if over:
        return close_finished(after, result)
    change = _between_rounds(after)
    fixed = round_over(change.table) if change.table.ending is None else ()
    return replace(change, announcements=(replace(result, commitments=fixed), *change.announcements))


def _read(game: AnyGame, action: Mapping[str, Any]) -> Action:
    try:
        return game.codec.load_action(action)
    except ValueError as error:
        raise NotAllowed(str(error)) from error


def _noting(table: Match, events: Sequence[Event]) -> Match:
    """Return the table with an action's notable events, for the result of its round."""
    dump = table.rules_of_play.codec.dump_event
    notable = (dump(event) for event in events if event.notable and event.audience is None)
    return replace(table, happened=(*table.happened, *notable))


def _note_presence(table: Match, action: actions.Act, *, forced: bool) -> Match:
    """Keep count of missed decisions; forced cards never count, nor do decisions cut because somebody has left."""
    seat = table.seats[action.seat]
    if action.by == "deadline" and not forced and table.turn_seconds < table.unhurried_seconds:
        return table.remembering(Notice("stand_in", seat.name))
    if action.by in ("member", "prepared") and not forced:
        table = table.seated(action.seat, seat.after_deciding())
    if action.by == "member":
        return _here(table, action.seat)
    if action.by == "deadline" and not forced:
        missed = seat.missed + 1
        table = table.seated(action.seat, replace(seat.after_missing(), missed=missed, away=missed >= MISSES))
        if missed == MISSES:
            return table.remembering(Notice("away", seat.name))
        return table.remembering(Notice("stand_in", seat.name))
    return table


def _noting_member(table: Match, action: actions.Act) -> Match:
    """Return the table whose score sheet counts that a member has played themselves, and how long they took."""
    member, sheet = table.seats[action.seat].member, table.score_sheet
    if member is None:
        return table
    if action.by in ("member", "prepared"):
        sheet = sheet.pressing(member)
    if action.seconds is not None:
        sheet = sheet.timing(member, action.seconds)
    return replace(table, score_sheet=sheet)


def _here(table: Match, at: int) -> Match:
    """Return the table with a member who has just acted, and so is no longer away."""
    name = whose(table.seats[at].name)
    notices = tuple(each for each in table.notices if (each.kind, whose(each.name)) != ("stand_in", name))
    return replace(table.with_seat(at, missed=0, away=False), human_acted=True, notices=notices)


def _telling(table: Match, before: Any, events: Sequence[Event]) -> Match:
    """Return the table whose score sheet has what happened in its match since `before`."""
    game, whom = table.rules_of_play, [seat.member for seat in table.seats]
    sheet = table.score_sheet.after(game, before, table.state, events).settling(game, before, table.state, whom)
    staked = {each.seat: sum(dict(each.chips).values()) for each in events if isinstance(each, StakePaid)}
    house = sum(chips for at, chips in staked.items() if whom[at] is None)
    sheet = sheet.staking(before.round, house, sum(staked.values()))
    figures = game.figures(before, table.state, events)
    return replace(table, score_sheet=sheet.counting(whom, figures, attended=table.winding_up is None))


def _between_rounds(table: Match) -> Change[Match]:
    """Pay those who leave, choose another host if needed, close after the last round, pause if no human is here."""
    played_out = table.winding_up
    if played_out is not None:
        return Change(table) if table.underway() else close_early(table, played_out.reason, played_out.by)
    change = Change(table)
    for at, seat in enumerate(table.seats):
        if seat.leaving and not table.underway():
            change = change.then(_buy_back(change.table, at))
    table = change.table
    staying = table.staying()
    if not staying:
        return change.then(close_early(table, Ending.EMPTY))
    last = table.last_round()
    if last is not None and table.round_number > last:
        return change.then(close_early(table, Ending.LAST_ROUND))
    if table.host not in staying:
        table = table.hosted_by(staying[0])
    out = table.rules_of_play.out(table.state)
    here = any(
        seat.member is not None and not seat.automatic and not seat.missed
        for at, seat in enumerate(table.seats)
        if at not in out
    )
    return replace(change, table=replace(table, paused=not (table.human_acted or here)))


def _buy_back(table: Match, at: int) -> Change[Match]:
    """The house buys a seat at its stack, and a computer player takes it over.

    The member gets their reserve back; the house sets its own aside for the rounds to come.
    """
    change = give_back(table, at)
    seat, chips = table.seats[at], table.stacks()[at]
    assert seat.member is not None
    moves = [
        Move(HOUSE, seat.owner, chips, Reason.SEAT_SOLD),
        Move(HOUSE, escrow(table.id), table.reserve, Reason.BUY_IN),
    ]
    sold = change.table.seated(at, Seat(None, seat.name, reserve=table.reserve))
    sold = replace(sold, sold=(*table.sold, seat.member))
    return change.then(Change(sold, tuple(move for move in moves if move.chips)))


def take_seat(table: Match, action: actions.Join) -> Change[Match]:
    """Let a member buy a computer player's seat: its stack, and what it has set aside for the rounds to come.

    Raises:
        AlreadySeated: they sit here.
        SeatTakenBack: the host has taken their seat back, in the lobby.
        SeatSold: they have left this match before.
        NoSeatFree: no computer player's stack is worth the buy-in.
        OnlyBetweenRounds: a round is being played.
    """
    if table.seat_of(action.member) is not None:
        raise AlreadySeated
    check_welcome(table, action.member)
    if action.member in table.sold:
        raise SeatSold
    if not table.between_rounds:
        raise OnlyBetweenRounds
    at = table.seat_for_sale()
    if at is None:
        raise NoSeatFree
    price = table.stacks()[at] + table.reserve
    moves = (Move(wallet(action.member), HOUSE, price, Reason.SEAT_BOUGHT),) if price else ()
    change = give_back(table, at, keep=table.reserve)
    taken = change.table.with_seat(at, member=action.member, name=action.name, follow=action.follow)
    sheet = table.score_sheet.without_moments_of(at)
    taken = replace(taken, paused=False, human_acted=True, score_sheet=sheet)
    return change.then(Change(taken.remembering(Notice("joined", action.name)), moves))


def leave(table: Match, action: actions.Leave) -> Change[Match]:
    """Let a member get up: at once if nothing has begun, else when that has ended.

    Until then a stand-in plays for them, and keeps nobody waiting. After the last member, stand-ins play on at once.
    Members who have left before and come back do not cut others' time a second time.
    """
    at = table.own_seat(action.member)
    left = table.with_seat(at, leaving=True).remembering(Notice("left", table.seats[at].name))
    if table.underway():
        if not left.staying():
            return wind_up(left, Ending.EMPTY)
        left = replace(left, hurried=table.hurried or not table.seats[at].returned)
    return _between_rounds(left) if table.between_rounds else Change(left)


def set_away(table: Match, action: actions.SetAway) -> Change[Match]:
    """Let a stand-in play for a member, or the member again (who then does not leave either)."""
    at = table.own_seat(action.member)
    seat = table.seats[at]
    if action.away:
        if seat.away:
            return Change(table)
        return Change(table.with_seat(at, away=True).remembering(Notice("away", seat.name)))
    returned = seat.returned or seat.leaving
    back = table.with_seat(at, away=False, leaving=False, missed=0, returned=returned)
    back = replace(back, hurried=back.hurried and any(each.leaving for each in back.seats))
    if seat.away or seat.leaving:
        back = back.remembering(Notice("back", seat.name))
    return Change(replace(back, human_acted=True, paused=False))


def restore(table: Match, action: actions.Restored) -> Change[Match]:
    """Continue from a copy of the database: take back a round that is under way, and announce that.

    Raises:
        NotAllowed: the match that it continues with is not between two rounds, or has other chips.
    """
    after = redealt(replace(table, decision=table.decision + action.leap), action)
    if action.match is not None:
        game, whom = table.rules_of_play, [seat.member for seat in table.seats]
        state = game.codec.load(action.match)
        seats = tuple(replace(seat, draft=None, ready=False) for seat in table.seats)
        sheet = table.score_sheet.back_to(state.round).settling(game, table.state, state, whom)
        after = replace(after, state=state, seats=seats, human_acted=False, score_sheet=sheet, happened=())
        if not after.between_rounds or after.escrow() != table.escrow():
            raise NotAllowed("a round that begins again begins with the chips that are there")
    told = TableRestored(action.copied_at, action.match is not None, commitments(after))
    return Change(after, announcements=(told,))
