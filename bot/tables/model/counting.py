"""Members' tallies from a journal, to check those that a table has kept."""

from __future__ import annotations

from bot.tables.model.actions import Act, DealRound, TableAction
from bot.tables.model.deals import chance
from bot.tables.model.story import Tallies, with_decision, with_round
from bot.tables.model.table import Table
from engine.game import CHANCE, Action, Seat


def counted(tallies: Tallies, before: Table, action: TableAction, after: Table) -> Tallies:
    """Return the tallies after an action.

    Args:
        tallies: those before it.
        before: the table before it.
        action: the action.
        after: the table after it.
    """
    # The round first, as at the table: whose tally comes first depends on it.
    if after.rounds_over() > before.rounds_over():
        game = before.rules_of_play
        seat, played = _played(before, action)
        step = game.apply(before.match, seat, played)
        whose = [each.member for each in before.seats]
        figures = game.figures(before.match, step.state, step.events)
        tallies = with_round(tallies, whose, figures, attended=before.winding_up is None)
    if isinstance(action, Act) and action.seconds is not None:
        member = before.seats[action.seat].member
        if member is not None:
            tallies = with_decision(tallies, member, action.seconds)
    return tallies


def _played(before: Table, action: TableAction) -> tuple[Seat | None, Action]:
    """Return what an action that ends a round does in the match, and at which seat."""
    if isinstance(action, DealRound):
        return CHANCE, chance(before, action)
    assert isinstance(action, Act)
    return action.seat, before.rules_of_play.codec.load_action(action.action)
