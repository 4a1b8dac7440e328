"""An attempt at the deal of the day as the renderers of tables know tables."""

from bot.daily.attempts import Attempt
from bot.daily.course import opponents_of
from bot.tables.model.announcements import MatchResult, Standing
from bot.tables.model.table import Status
from bot.tables.model.terms import Terms
from bot.tables.views import Board, Hand, SeatView
from engine.daily import PLAYER

ATTEMPTS = 10**17
"""Added to the number of an attempt where the number of a table is asked for. No table has so high a number."""
TURN_SECONDS = 60
"""Seconds for a decision in the terms of the table, though nobody is hurried there."""


def board_of(attempt: Attempt, name: str, member: int | None = None) -> Board:
    """Return what everybody would see of the match. `name`: what its player is called."""
    deal, game, state = attempt.deal, attempt.deal.game, attempt.state
    names, stacks = (name, *opponents_of(deal)), state.chips
    return Board(
        id=ATTEMPTS + attempt.row.id,
        guild=0,
        channel=0,
        status=Status.PLAYING,
        terms=Terms(game.key, deal.rules, deal.rules.chips, TURN_SECONDS, deal.daily.level, hints=False),
        seats=tuple(
            SeatView(each, member if at == PLAYER else None, stack)
            for at, (each, stack) in enumerate(zip(names, stacks, strict=True))
        ),
        least=len(stacks),
        most=len(stacks),
        view=game.view(state, None),
        decision=attempt.row.decision,
        round=state.round,
    )


def hand_of(attempt: Attempt, name: str, member: int, locale: str) -> Hand:
    """Return what the player may know of the match, who has a choice now. `locale`: their language."""
    board, game = board_of(attempt, name, member), attempt.deal.game
    return Hand(
        board=board,
        seat=PLAYER,
        member=member,
        name=name,
        locale=locale,
        view=game.view(attempt.state, PLAYER),
        stack=board.seats[PLAYER].stack,
        acting=True,
        preparing=PLAYER in game.preparing(attempt.state),
        draft=attempt.row.draft,
    )


def result_of(attempt: Attempt, name: str, member: int | None) -> MatchResult:
    """Return the result of a match that is over."""
    deal, state = attempt.deal, attempt.state
    board, standing = board_of(attempt, name, member), deal.game.standing(state)
    points = standing if state.outcome is not None and deal.rules.chips == 0 else (None,) * len(standing)
    standings = sorted(
        (
            Standing(seat.name, seat.member, chips, deal.rules.chips, scored)
            for seat, chips, scored in zip(board.seats, standing, points, strict=True)
        ),
        key=lambda each: each.merit,
        reverse=True,
    )
    best = max(standing)
    winners = tuple(seat.name for seat, each in zip(board.seats, standing, strict=True) if each == best)
    return MatchResult(board.id, winners, tuple(standings), left=0, game=deal.game.key)
