"""How a table closes: stacks are returned, and chips on the spaces stay in the channel.

Nothing that has begun is taken back. If no member plays any more, stand-ins first play it to its end. Reserves for
top-ups are in the table's escrow until a seat needs them, or they are returned.
"""

from dataclasses import replace
from typing import TypeVar

from bot.chips.accounts import BANK, HOUSE, Move, Reason, escrow, leftover
from bot.tables.model.actions import Act, Close, DealRound, Restored, TableAction
from bot.tables.model.announcements import BestMoment, FeatDone, MatchResult, RoundResult, Standing, TableClosed
from bot.tables.model.change import Change
from bot.tables.model.table import Ending, Match, Table, WindingUp

T = TypeVar("T", bound=Table)


def close(table: Table, action: Close) -> Change[Table]:
    """Close a table at once if nothing has begun; else let stand-ins play that to its end."""
    if isinstance(table, Match) and table.underway():
        return wind_up(table, Ending(action.reason), action.by)
    return close_early(table, Ending(action.reason), action.by)


def wind_up(table: Match, ending: Ending, by: str = "") -> Change[Match]:
    """Let stand-ins play what has begun to its end."""
    return Change(replace(table, paused=False, winding_up=WindingUp(ending, by)))


def goes_with(winding_up: WindingUp, action: TableAction) -> bool:
    """Return whether an action is possible at a table that stand-ins play to its end.

    Its channel may still be deleted, and then chips on the spaces cannot wait there.
    """
    match action:
        case Act():
            return action.by in ("computer", "prepared")
        case Close():
            return action.reason == "channel_gone" and winding_up.reason is not Ending.CHANNEL_GONE
    return isinstance(action, DealRound | Restored)


def close_finished(table: Match, last: RoundResult) -> Change[Match]:
    """Close a table whose match is over. `last`: its last round."""
    told = replace(result_of(table), last=last)
    return Change(_closed(table, Ending.FINISHED), _going_home(table, Ending.FINISHED, table.stacks()), (told,))


def result_of(table: Match) -> MatchResult:
    """Return the result of a table's match, which is over. A closed table does not know any more who wound it up."""
    game, outcome = table.rules_of_play, table.state.outcome
    assert outcome is not None
    left = sum(game.on_table(table.state).values())
    points = outcome.points or (None,) * len(table.seats)
    courses = tuple(zip(*table.score_sheet.standings, strict=True)) or ((),) * len(table.seats)
    standings = [
        Standing(seat.name, seat.member, chips, table.terms.buy_in + topup, scored, course, at)
        for at, (seat, chips, topup, scored, course) in enumerate(
            zip(table.seats, table.state.chips, game.topped_up(table.state), points, courses, strict=True)
        )
    ]
    top = table.score_sheet.top
    return MatchResult(
        table=table.id,
        winners=tuple(table.seats[winner].name for winner in outcome.winners),
        standings=tuple(sorted(standings, key=lambda each: each.merit, reverse=True)),
        left=left - table.score_sheet.house_share(left, table.carried),
        reason="" if table.winding_up is None else str(table.winding_up.reason),
        by="" if table.winding_up is None else table.winding_up.by,
        game=table.game,
        best=None if top is None else BestMoment(table.seats[top.moment.seat].name, top.round, top.moment),
        feats=tuple(
            FeatDone(table.seats[at].name, feat)
            for tally in table.score_sheet.tallies
            if (at := table.seat_of(tally.member)) is not None
            for feat in tally.feats
        ),
    )


def close_early(table: T, ending: Ending, by: str = "") -> Change[T]:
    """Close a table at once, before its match has ended. `by`: the name of the person who caused it."""
    home = table.at_home()
    returned = tuple(
        (seat.name, chips + seat.reserve)
        for seat, chips in zip(table.seats, home, strict=True)
        if seat.member is not None and chips + seat.reserve
    )
    moves = _going_home(table, ending, home)
    left = sum(move.chips for move in moves if move.reason is Reason.LEFT)
    dealt = table.id if table.dealt else None
    played_out = isinstance(table, Match) and table.winding_up is not None
    rounds = table.most_rounds if ending is Ending.LAST_ROUND else None
    announcement = TableClosed(str(ending), by, returned, left, dealt, played_out=played_out, rounds=rounds)
    return Change(_closed(table, ending), moves, (announcement,))


def _closed(table: T, ending: Ending) -> T:
    closed = replace(table, ending=ending, seats=tuple(replace(seat, reserve=0) for seat in table.seats))
    if isinstance(closed, Match):
        return replace(closed, winding_up=None)
    return replace(closed, asked=(), invited=())


def _going_home(table: Table, ending: Ending, home: tuple[int, ...]) -> tuple[Move, ...]:
    """Return the moves that empty a table.

    `home` and reserves go to the owners of the seats, and the house gets its share of the rest; what is left stays.
    """
    moves = []
    held = escrow(table.id)
    reasons, reason = {ending}, Reason.REFUND
    if isinstance(table, Match):
        reason = Reason.STACK
        reasons |= set() if table.winding_up is None else {table.winding_up.reason}
    for seat, chips in zip(table.seats, home, strict=True):
        moves += [
            Move(held, seat.owner, chips, reason),
            Move(held, seat.owner, seat.reserve, Reason.SET_ASIDE),
        ]
    # A deleted channel has no next table.
    heir = BANK if Ending.CHANNEL_GONE in reasons else leftover(table.channel)
    spaces = table.escrow() - sum(home) - sum(table.reserves())
    share = table.score_sheet.house_share(spaces, table.carried) if isinstance(table, Match) else 0
    moves += [Move(held, HOUSE, share, Reason.HOUSE_SHARE), Move(held, heir, spaces - share, Reason.LEFT)]
    return tuple(move for move in moves if move.chips)


def give_back(table: Match, at: int, *, keep: int = 0) -> Change[Match]:
    """Give the reserve of a seat back to its owner, except for `keep` chips."""
    seat = table.seats[at]
    back = max(seat.reserve - keep, 0)
    moves = (Move(escrow(table.id), seat.owner, back, Reason.SET_ASIDE),) if back else ()
    return Change(table.with_seat(at, reserve=seat.reserve - back), moves)


def topped_up(before: Match, after: Match) -> Match:
    """Return a match whose seats have paid for their top-ups since `before`, each from its own reserve."""
    game = after.rules_of_play
    then, now = game.topped_up(before.state), game.topped_up(after.state)
    more = [chips - had for chips, had in zip(now, then, strict=True)]
    for at, chips in enumerate(more):
        if chips:
            after = after.with_seat(at, reserve=after.seats[at].reserve - chips)
    return after
