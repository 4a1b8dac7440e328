"""How a table closes: stacks go home, what lies on the spaces stays in the channel."""

from __future__ import annotations

from dataclasses import replace

from bot.chips.accounts import BANK, Move, Reason, escrow, leftover
from bot.tables.actions import Close
from bot.tables.announcements import Deal, MatchResult, Standing, TableClosed
from bot.tables.change import Change
from bot.tables.table import Ending, Status, Table
from engine.shuffle import commitment


def close_finished(table: Table) -> Change:
    """Close a table whose match is over."""
    outcome = table.rules_of_play.outcome(table.match)
    assert outcome is not None
    points = outcome.points or (None,) * len(table.seats)
    standings = [
        Standing(seat.name, seat.member, chips, table.terms.buy_in + topup, scored)
        for seat, chips, topup, scored in zip(table.seats, outcome.chips, outcome.topups, points, strict=True)
    ]
    result = MatchResult(
        table=table.id,
        winners=tuple(table.seats[winner].name for winner in outcome.winners),
        standings=tuple(sorted(standings, key=lambda each: each.merit, reverse=True)),
        left=outcome.left_on_table,
        deal=_deal(table),
    )
    return Change(_closed(table, Ending.FINISHED), _going_home(table, Ending.FINISHED, table.owned()), (result,))


def close_early(table: Table, action: Close) -> Change:
    """Close a table before its match has ended, wherever it stands."""
    home = table.at_home()
    if action.paid_back is not None:
        home = tuple(map(sum, zip(table.owned(), action.paid_back, strict=True)))
    returned = tuple(
        (seat.name, chips + seat.reserve)
        for seat, chips in zip(table.seats, home, strict=True)
        if seat.member is not None and chips + seat.reserve
    )
    ending = Ending(action.reason)
    moves = _going_home(table, ending, home)
    left = sum(move.chips for move in moves if move.reason is Reason.LEFT)
    dealt = table.id if table.dealt else None
    announcement = TableClosed(action.reason, action.by, returned, left, _deal(table), dealt)
    return Change(_closed(table, ending), moves, (announcement,))


def _closed(table: Table, ending: Ending) -> Table:
    seats = tuple(replace(seat, reserve=0) for seat in table.seats)
    return replace(table, status=Status.CLOSED, ending=ending, seats=seats, asked=())


def _deal(table: Table) -> Deal | None:
    """Return what the match was dealt from, None where each round had a secret of its own."""
    if table.match is None or table.secrets:
        return None
    return Deal(commitment(table.secret), table.secret.hex(), table.entropy)


def _going_home(table: Table, ending: Ending, home: tuple[int, ...]) -> tuple[Move, ...]:
    """Return the moves that empty a table.

    `home` and what is set aside go to the owners of the seats, the bank's top-ups to it, and the rest stays.
    """
    moves = []
    held = escrow(table.id)
    top_ups = [stack - owned for stack, owned in zip(table.stacks(), table.owned(), strict=True)]
    for seat, chips, top_up in zip(table.seats, home, top_ups, strict=True):
        reason = Reason.REFUND if table.match is None else Reason.STACK
        moves += [
            Move(held, BANK, top_up, Reason.TOP_UP),
            Move(held, seat.owner, chips, reason),
            Move(held, seat.owner, seat.reserve, Reason.SET_ASIDE),
        ]
    # A channel that is gone has no next table.
    heir = BANK if ending is Ending.CHANNEL_GONE else leftover(table.channel)
    spaces = table.escrow() - sum(home) - sum(top_ups) - sum(table.reserves())
    moves.append(Move(held, heir, spaces, Reason.LEFT))
    return tuple(move for move in moves if move.chips)
