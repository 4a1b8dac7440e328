"""What happens when a table's wait is over, and who decides for a seat then."""

import logging
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from bot.tables.model.actions import Act, Close, DealRound, FreeSeats, TableAction
from bot.tables.model.names import number_of
from bot.tables.model.table import Lobby, Match, Table
from bot.tables.time.clock import Waiting
from engine.catalogue import CATALOGUE
from engine.game import Action, RuleBroken
from engine.players import HARD, NORMAL

log = logging.getLogger(__name__)


def to_think_about(table: Table, waiting: Waiting) -> Any:
    """Return the view of a computer player that must think about a choice when the wait is over, else None."""
    if isinstance(table, Lobby) or waiting is not Waiting.AUTOMATIC:
        return None
    at = table.acting()
    if at is None or table.seats[at].member is not None or table.forced:
        return None
    thinks = table.terms.level == HARD and CATALOGUE[table.game].weigher is not None
    return table.rules_of_play.view(table.state, at) if thinks else None


def time_is_up(table: Table, waiting: Waiting, random: Random, thought: Action | None = None) -> TableAction:
    """Return what happens when a table's wait is over.

    `thought`: the result of thinking about `to_think_about`; None if nobody had the time.
    """
    if isinstance(table, Lobby):
        return Close("expired", "") if waiting is Waiting.EXPIRE else FreeSeats()
    if waiting is Waiting.EXPIRE:
        return Close("deserted", "")
    if waiting is Waiting.DEAL:
        return DealRound()
    at = table.acting()
    assert at is not None
    game, seat = table.rules_of_play, table.seats[at]
    action = _decision(table, at, _ways(table, at, waiting, random, thought))
    if waiting is Waiting.MEMBER:
        return Act(at, game.codec.dump_action(action), "deadline")
    if waiting is Waiting.PREPARED:
        return Act(at, game.codec.dump_action(action), "prepared")
    follows = table.forced and not (seat.automatic or table.winding_up)
    return Act(at, game.codec.dump_action(action), "follow" if follows else "computer")


def _decision(table: Match, at: int, ways: Iterator[Callable[[], Action | None]]) -> Action:
    """Return the first allowed decision of these ways; if there is none, the first legal action.

    A computer player that fails delays nobody: the next way is tried, and the log says so.
    """
    game = table.rules_of_play
    for way in ways:
        try:
            action = way()
            if action is not None:
                game.apply(table.state, at, action)
                return action
        except Exception:  # whatever is wrong with a computer player, the table continues
            log.exception("a computer player failed to decide for seat %d; the next best decides", at)
    return next(iter(game.legal(table.state, at)))


def _ways(
    table: Match, at: int, waiting: Waiting, random: Random, thought: Action | None
) -> Iterator[Callable[[], Action | None]]:
    """Yield the ways to decide for a seat, the best first; none for a forced card."""
    if table.forced:
        return
    pack, seat = CATALOGUE[table.game], table.seats[at]
    view = table.rules_of_play.view(table.state, at)
    if waiting in (Waiting.MEMBER, Waiting.PREPARED):
        yield lambda: _prepared(table, at)
        yield lambda: pack.default(view, random)
    else:
        by_character = pack.by_character
        if seat.member is None and by_character is not None:
            yield lambda: by_character(view, number_of(seat.name), random)
        yield lambda: thought
        if seat.member is None and table.terms.level not in (HARD, NORMAL):
            yield lambda: pack.players[table.terms.level](view, random)
    yield lambda: pack.players[NORMAL](view, random)


def _prepared(table: Match, at: int) -> Action | None:
    """Return a seat's prepared action, if it is ready, or lacks only the last click."""
    game, draft = table.rules_of_play, table.seats[at].draft
    if draft is None:
        return None
    try:
        action = game.codec.load_action(draft)
        game.prepare(table.state, at, action)
    except (RuleBroken, ValueError):
        return None
    return action
