"""What matches of earlier versions were, counted anew: from their journals, and from what is left of old ones.

All is pure, and runs in a process of its own: a long match is many thousand cards.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.chips.accounts import Kind, Move
from bot.store.results import MatchRow, ResultRow
from bot.tables.codec import load_action, load_table
from bot.tables.counting import counted
from bot.tables.results import SEATED, ended
from bot.tables.stored import read_text
from bot.tables.story import Tallies, with_round
from bot.tables.table import Ending, Table, WindingUp
from bot.tables.transition import transition
from engine.figures import Figures
from engine.record.reader import read

Brought = tuple[MatchRow, list[ResultRow]]
"""What a match was, and what it has brought its members."""


def from_journal(at: float, rows: Sequence[str]) -> Brought | None:
    """Return what a match was and what it brought; None if none was begun.

    Args:
        at: when its table closed, in seconds since 1970.
        rows: its journal, as it is stored. One that makes no sense may fail in any way.
    """
    first, *others = map(json.loads, rows)
    before = table = load_table({name: value for name, value in first.items() if name != "do"})
    moves: list[Move] = []
    tallies: Tallies = ()
    for row in others:
        before, action = table, load_action(row)
        change = transition(before, action)
        table = change.table
        moves += change.moves
        tallies = counted(tallies, before, action, table)
    return ended(at, before, table, moves, tallies)


def from_record(
    at: float, snapshot: str, record: str | None, moves: Sequence[Move], visitors: Collection[int]
) -> Brought | None:
    """Return what is known of an old match whose journal is gone; None if none was begun.

    A record does not tell who sat where in which round. Members who sat there from the first round to the last have all
    figures, and others only what they took home: they may have come late, or left.

    Args:
        at: when its table closed, in seconds since 1970.
        snapshot: the table as it is stored.
        record: the record as it is stored; None where nothing was dealt.
        moves: all chips that have moved for the table.
        visitors: the members who are known to have been there.
    """
    table = read_text(snapshot)
    # Whether stand-ins have played it to its end is not told any more, unless everybody has left.
    gone = None if table.staying() else WindingUp(Ending.EMPTY, "")
    whole = from_first_to_last(table, moves, visitors)
    whose = [seat.member if seat.member in whole else None for seat in table.seats]
    tallies: Tallies = ()
    for figures in rounds_of(table, record):
        tallies = with_round(tallies, whose, figures, attended=gone is None)
    return ended(at, replace(table, winding_up=gone), table, moves, tallies)


def rounds_of(table: Table, record: str | None) -> Sequence[Sequence[Figures]]:
    """Return what each round of a match that was played to its end was for each seat, from its record.

    Args:
        table: whose match it was.
        record: the record as it is stored; None where nothing was dealt. One that makes no sense may fail in any way.
    """
    figures: list[tuple[Figures, ...]] = []
    for each in () if record is None else read(json.loads(record)).rounds:
        if each.finished:
            before, step = each.acts[-2].step.state if len(each.acts) > 1 else each.start, each.acts[-1].step
            figures.append(tuple(table.rules_of_play.figures(before, step.state, step.events)))
    outcome = table.rules_of_play.outcome(table.match)
    if figures and outcome is not None and outcome.points is not None:
        # A record that counts points knows no stake. Nobody has chips at such a table until the pot is won.
        last = zip(figures[-1], outcome.chips, strict=True)
        figures[-1] = tuple(replace(each, payout=max(each.payout, chips)) for each, chips in last)
    return figures


def from_first_to_last(table: Table, moves: Sequence[Move], visitors: Collection[int]) -> set[int]:
    """Return the members who are known to have played every round, though nothing says who sat where.

    Args:
        table: the table, closed.
        moves: all chips that have moved for it.
        visitors: the members who are known to have been there.
    """
    there = set(table.members())
    if table.price:
        came_or_went = {
            account.owner
            for move in moves
            if move.reason in SEATED
            for account in (move.source, move.target)
            if account.kind == Kind.WALLET
        }
        return there - came_or_went
    # Where nobody pays, nothing tells of a seat that was taken or left, unless nobody else was ever there.
    return there if table.fewest == len(there) and there.issuperset(visitors) else set()
