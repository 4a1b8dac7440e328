"""The end of a month, as a message and as a picture."""

from dataclasses import replace

from syrupy.assertion import SnapshotAssertion

from bot.chips.leaderboard import ScorePlace
from bot.history.seasons import Season
from cogs.render.leaderboards import season_message
from cogs.render.pictures.wallets import season_picture
from tests.cogs.render.form import form
from tests.cogs.render.tables import WORDS

PLACES = tuple(
    ScorePlace(rank, 1000 + at, name, score)
    for at, (rank, name, score) in enumerate(
        [(1, "Ann", 1240), (2, "B_n", 310), (2, "<@7> Clara", 310), (4, "Dirk", 1), (5, "Emmy", -1861)]
    )
)
LEADERS = {"stops": ScorePlace(1, 1001, "B_n", 17_240), "new-york": ScorePlace(1, 1000, "Ann", 6_000)}
SEASON = Season(7, "2026-11", 70, PLACES, LEADERS, 23, is_first=True, tried=False)


def test_a_month_is_over(snapshot: SnapshotAssertion) -> None:
    assert form(season_message(SEASON, WORDS)) == snapshot
    assert season_picture(SEASON, WORDS, {1000: b"an avatar"}) == snapshot, "a podium of those who have won something"


def test_where_nobody_has_won_there_is_no_podium(snapshot: SnapshotAssertion) -> None:
    season = replace(SEASON, places=PLACES[4:], leaders={}, matches=1, is_first=False)
    assert season_picture(season, WORDS, {}) is None
    assert form(season_message(season, WORDS)) == snapshot
