"""An attempt at the deal of the day as the renderers of tables know tables."""

from bot.daily.attempts import Attempt
from bot.daily.course import opponents_of
from bot.tables.model.announcements import MatchResult, Standing
from bot.tables.model.table import Match
from bot.tables.model.terms import Terms
from bot.tables.views import Board, Hand, alone, board, hand_alone

ATTEMPTS = 10**17
"""Added to the number of an attempt where the number of a table is expected. No table has so high a number."""
TURN_SECONDS = 60
"""Seconds for a decision in the terms of the table, though nobody is hurried there."""


def table_of(attempt: Attempt, name: str, member: int | None = None) -> Match:
    """Return the table of the match. `name`: what its player is called."""
    deal = attempt.deal
    terms = Terms(deal.game.key, deal.rules, deal.rules.chips, TURN_SECONDS, deal.daily.level, hints=False)
    names = (name, *opponents_of(deal))
    return alone(ATTEMPTS + attempt.row.id, terms, attempt.state, names, member, attempt.row.decision)


def board_of(attempt: Attempt, name: str, member: int | None = None) -> Board:
    """Return what everybody would see of the match. `name`: what its player is called."""
    return board(table_of(attempt, name, member), None, None, half_over=False)


def hand_of(attempt: Attempt, name: str, member: int) -> Hand:
    """Return what the player, who has a choice now, may know of the match."""
    return hand_alone(table_of(attempt, name, member), attempt.row.draft)


def result_of(attempt: Attempt, name: str, member: int | None) -> MatchResult:
    """Return the result of a match that is over."""
    deal, state = attempt.deal, attempt.state
    table, standing = table_of(attempt, name, member), deal.game.standing(state)
    points = standing if state.outcome is not None and deal.rules.chips == 0 else (None,) * len(standing)
    standings = sorted(
        (
            Standing(seat.name, seat.member, chips, deal.rules.chips, scored, seat=at)
            for at, (seat, chips, scored) in enumerate(zip(table.seats, standing, points, strict=True))
        ),
        key=lambda each: each.merit,
        reverse=True,
    )
    best = max(standing)
    winners = tuple(seat.name for seat, each in zip(table.seats, standing, strict=True) if each == best)
    return MatchResult(table.id, winners, tuple(standings), left=0, game=deal.game.key)
