"""Rated matches one after another, and what accounts that agree on who wins can reach."""

from collections.abc import Sequence
from itertools import cycle, islice

import pytest

from bot.ratings.chain import RISE, is_rated, midnight, next_ratings
from bot.store.tables.results import MatchRow, Rating

NOON = 1_800_014_400.0
MINUTE, DAY = 60.0, 24 * 3600.0
WINNER = 1
MANY = 100
Match = tuple[MatchRow, dict[int, int]]
"""A match, and its members' places."""


def match(number: int, at: float, *members: int, game: str = "stops", broken_off: bool = False) -> Match:
    """A match that its members end in the order in which they are named."""
    preset = {"stops": "michigan", "new-york": "new-york"}[game]
    places = {member: place for place, member in enumerate(members, 1)}
    row = MatchRow(number, 7, 70, at, game, preset, "normal", "finished", broken_off, 1, len(places), "")
    return row, places


def all_ratings(matches: Sequence[Match]) -> dict[tuple[int, int], Rating]:
    """Where each member stands after each match, by table and member, as if they ended one after another."""
    last: dict[tuple[str, int], Rating] = {}
    at_midnight: dict[tuple[str, int], Rating] = {}
    ratings, day = {}, 0.0
    for row, places in sorted(matches, key=lambda each: (each[0].at, each[0].table_id)):
        if not is_rated(row, places):
            continue
        if midnight(row) > day:
            day, at_midnight = midnight(row), dict(last)
        before, began = (
            {member: there[row.game, member] for member in places if (row.game, member) in there}
            for there in (last, at_midnight)
        )
        for member, rating in next_ratings(row, places, before, began).items():
            last[row.game, member] = ratings[row.table_id, member] = rating
    return ratings


def sure(matches: list[Match], member: int = WINNER) -> float:
    """Where a member stands after the last of these matches."""
    return all_ratings(matches)[matches[-1][0].table_id, member].sure


def on_one_day(losers: int, *, game: str = "stops", day: int = 0) -> list[Match]:
    """A hundred matches of a day that one account wins, against so many others in turn."""
    others = islice(cycle(range(WINNER + 1, WINNER + 1 + losers)), MANY)
    begin = NOON + day * DAY
    return [
        match(MANY * day + number, begin + number * MINUTE, WINNER, other, game=game)
        for number, other in enumerate(others)
    ]


def test_matches_are_taken_in_the_order_in_which_they_closed() -> None:
    matches = [match(1, NOON + 2, 1, 2), match(2, NOON + 1, 2, 1), match(3, NOON + 2, 1, 2)]
    links = all_ratings(matches)
    assert [links[table, WINNER].rated for table in (2, 1, 3)] == [1, 2, 3]
    assert all_ratings(matches[::-1]) == links


def test_what_is_broken_off_or_played_alone_is_no_link() -> None:
    assert all_ratings([match(1, NOON, 1, 2, broken_off=True), match(2, NOON, 1)]) == {}


def test_games_have_ratings_of_their_own() -> None:
    links = all_ratings([match(1, NOON, 1, 2), match(2, NOON + 1, 2, 1, game="new-york")])
    assert links[2, WINNER].rated == 1


@pytest.mark.parametrize("game", ["stops", "new-york"])
@pytest.mark.parametrize("losers", [1, 2, 10])
def test_nobody_is_a_master_in_a_day_however_many_accounts_lose_to_them(game: str, losers: int) -> None:
    assert sure(on_one_day(losers, game=game)) == pytest.approx(RISE)
    two_days = on_one_day(losers, game=game) + on_one_day(losers, game=game, day=1)
    assert RISE < sure(two_days) <= 2 * RISE + 1e-9


def test_who_loses_to_somebody_whose_rating_is_held_loses_all_the_same() -> None:
    day = on_one_day(10)
    late = match(MANY, day[-1][0].at + 1, 99, WINNER)
    lost = match(MANY, day[-1][0].at + 1, WINNER, 99)
    assert sure([*day, lost], 99) < 0 < sure([*day, late], 99)
    assert sure([*day, late]) < sure(day) == pytest.approx(sure([*day, lost]))
