"""The boards that members are compared on, and which results count for each of them.

A board's name says what it compares, and its time: `won`, `won:2026-11`, `won:2026-W47`, `rating:stops:2026-11`. A
month is a season; weeks are those of ISO 8601; all are by UTC.

- `chips`: what members have now, in wallet and on tables together.
- `won`: the chips that members have won from each other, less those that they have lost to each other.
- `rating:GAME`: the rating after their last rated match of that time, from their tenth one on.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import NamedTuple

from bot.store.schema import CHIPS as CHIPS

WON = "won"
EVER = ""
"""The time of boards that never end."""
PROVISIONAL = 10
"""With fewer rated matches a member has no place by rating yet."""
WEEKS_KEPT = 8
"""For how many weeks boards of weeks are kept; those of months stay."""
_DAY = 24 * 60 * 60
_MONTH = re.compile(r"\d{4}-\d\d")
_WEEK = re.compile(r"(\d{4})-W(\d\d)")


class Brought(NamedTuple):
    """What a match brought a member, as far as boards need it."""

    person: int
    game: str
    at: float
    won_from_members: int
    rated: int
    """The number of a rated match, 0 for others."""
    mu: float | None
    sigma: float | None


def rating(game: str) -> str:
    """Return what a board of a game's ratings compares."""
    return f"rating:{game}"


def named(what: str, time: str) -> str:
    """Return the name of a board from what it compares, and its time."""
    return f"{what}:{time}" if time else what


def adds_up(board: str) -> bool:
    """Return whether a match adds to a board's scores; it replaces those of the others."""
    return board.partition(":")[0] == WON


def time_of(board: str) -> str:
    """Return the time of a board."""
    last = board.rpartition(":")[2]
    return last if _MONTH.fullmatch(last) or _WEEK.fullmatch(last) else EVER


def is_week(time: str) -> bool:
    """Return whether a board's time is a week."""
    return _WEEK.fullmatch(time) is not None


def is_month(time: str) -> bool:
    """Return whether a board's time is a month."""
    return _MONTH.fullmatch(time) is not None


def month_of(at: float) -> str:
    """Return the month of a moment, which is in seconds since 1970."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m}"


def week_of(at: float) -> str:
    """Return the week of a moment, which is in seconds since 1970."""
    year, week, _ = datetime.fromtimestamp(at, UTC).isocalendar()
    return f"{year:04}-W{week:02}"


def times_of(at: float) -> tuple[str, str, str]:
    """Return the times that a moment lies in: ever, its month, its week."""
    return _times_of_day(at // _DAY)


@lru_cache(maxsize=4096)
def _times_of_day(day: float) -> tuple[str, str, str]:
    return EVER, month_of(day * _DAY), week_of(day * _DAY)


def reach(time: str) -> tuple[float, float]:
    """Return when a month or a week begins, and when the next one does, in seconds since 1970."""
    week = _WEEK.fullmatch(time)
    if week is not None:
        monday = datetime.fromisocalendar(int(week[1]), int(week[2]), 1).replace(tzinfo=UTC)
        return monday.timestamp(), (monday + timedelta(days=7)).timestamp()
    first = datetime.strptime(time, "%Y-%m").replace(tzinfo=UTC)
    return first.timestamp(), (first + timedelta(days=32)).replace(day=1).timestamp()


def oldest_week(now: float) -> str:
    """Return the oldest week whose boards are kept."""
    return week_of(now - WEEKS_KEPT * 7 * 24 * 60 * 60)


def score_of(mu: float, sigma: float) -> int:
    """Return the score of a rating on boards: the strength that a member almost surely has, in thousandths."""
    return round(1000 * (mu - 3 * sigma))


def counted(rows: Iterable[Brought]) -> dict[str, dict[int, int]]:
    """Return every board of a server, and each member's score there, from all results of its matches."""
    won: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    last: dict[str, dict[int, tuple[int, int]]] = defaultdict(dict)
    for row in rows:
        for time in times_of(row.at):
            if row.won_from_members:
                won[named(WON, time)][row.person] += row.won_from_members
            if row.rated >= PROVISIONAL and row.mu is not None and row.sigma is not None:
                board = last[named(rating(row.game), time)]
                if board.get(row.person, (0, 0))[0] < row.rated:
                    board[row.person] = row.rated, score_of(row.mu, row.sigma)
    ratings = {board: {member: score for member, (_, score) in those.items()} for board, those in last.items()}
    return {**{board: dict(those) for board, those in won.items()}, **ratings}
