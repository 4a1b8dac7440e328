"""Boards agree with a plain count over all results, whatever happens, and nothing looks at all members for them."""

import asyncio
import itertools
from collections.abc import Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.cli.audited_scores import scores_wrong
from bot.servers.erasure import forget
from bot.store import schema
from bot.store.chips import places
from bot.store.chips.boards import Brought, counted, named, oldest_week, rating, reach, score_of, times_of, week_of
from bot.store.database import Database
from bot.store.work import Work
from tests.bot.store.later import address
from tests.bot.store.test_leaderboard import sorted_plainly

GUILD, SMALL, DAY = 7, 8, 24 * 60 * 60
NOVEMBER = 1_793_491_200.0
"""The beginning of November 2026, a Sunday: its first day belongs to a week of October."""


async def closed(work: Work, guild: int, table: int, rows: Sequence[Brought]) -> None:
    """Write the results of a match, and bring its members to their places."""
    for row in rows:
        await work.members.note(guild, row.person, f"Member {row.person}", None)
        brought = row._replace(person=await work.people.key(guild, row.person))._asdict()
        await work.connection.execute(
            sa.insert(schema.results).values(table_id=table, ending="finished", chips=0, guild_id=guild, **brought)
        )
    await work.scores.refresh(guild, table)


# --- the same as a plain count -------------------------------------------------------------------------------

MATCH = st.tuples(
    st.dictionaries(st.integers(1, 25), st.integers(-2, 2), min_size=1, max_size=8),
    st.integers(0, 20 * DAY),
    st.sampled_from(["stops", "new-york"]),
)
"""What a match brings its members, when it closes, and the game."""
Match = tuple[dict[int, int], int, str]
STEP = st.one_of(MATCH, MATCH, MATCH, st.integers(1, 25))
"""A match, or a member who is forgotten."""


@given(st.lists(STEP, min_size=1, max_size=20))
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_they_are_what_a_plain_count_gives(clubs: "_Clubs", steps: list[Match | int]) -> None:
    asyncio.run(clubs.run(steps))


class _Clubs:
    """Servers of one database: each example has its own."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._guilds, self._tables = itertools.count(100), itertools.count(1)

    async def run(self, steps: Sequence[Match | int]) -> None:
        guild = next(self._guilds)
        database = Database(address(self._path))
        rows: list[Brought] = []
        try:
            for step in steps:
                async with database.writing(guild) as work:
                    if isinstance(step, int):
                        await forget(work, guild, step, 0.0, own=False)
                        rows = [each for each in rows if each.person != step]
                    else:
                        rows += await self._close(work, guild, rows, step)
                    await agree(work, guild, rows)
        finally:
            await database.close()

    async def _close(self, work: Work, guild: int, before: Sequence[Brought], match: Match) -> list[Brought]:
        brought, later, game = match
        played = [each.person for each in before if each.game == game]
        rows = [
            # The first rated match of somebody here is their ninth.
            Brought(who, game, NOVEMBER + later, chips, 9 + played.count(who), 25.0 + chips, 2.0)
            for who, chips in brought.items()
        ]
        table = next(self._tables)
        await work.connection.execute(
            sa.insert(schema.tables).values(
                id=table, guild_id=guild, channel_id=table, status="closed", seq=0, snapshot={}, clock={}, opened_at=0.0
            )
        )
        await closed(work, guild, table, rows)
        return rows


@pytest.fixture
def clubs(file: Path, monkeypatch: pytest.MonkeyPatch) -> _Clubs:
    monkeypatch.setattr(places, "LARGEST", SMALL)
    asyncio.run(_opened(file))
    return _Clubs(file)


async def _opened(file: Path) -> None:
    database = Database(address(file))
    await database.open()
    await database.close()


async def agree(work: Work, guild: int, rows: Sequence[Brought]) -> None:
    boards = counted(rows)
    for board, scores in boards.items():
        await sorted_plainly(work, guild, board, scores)
    stored = await work.connection.scalars(
        sa.select(schema.scores.c.board).where(schema.scores.c.guild_id == guild).distinct()
    )
    assert set(stored) == boards.keys()
    assert await scores_wrong(work) == []


# --- what counts ---------------------------------------------------------------------------------------------


def test_a_week_may_begin_in_the_month_before() -> None:
    assert times_of(NOVEMBER) == ("", "2026-11", "2026-W44")
    assert reach("2026-11") == (NOVEMBER, NOVEMBER + 30 * DAY)
    assert reach("2026-W44") == (NOVEMBER - 6 * DAY, NOVEMBER + DAY)
    assert times_of(reach("2026-12")[1] - 1)[1:] == ("2026-12", "2026-W53")
    assert times_of(reach("2026-12")[1])[1:] == ("2027-01", "2026-W53")


def test_what_counts_is_won_with_others_and_rated_ten_times() -> None:
    alone = Brought(1, "stops", NOVEMBER, 0, 0, None, None)
    together = Brought(1, "stops", NOVEMBER, -7, 9, 30.0, 1.0)
    assert counted([alone]) == {}
    assert counted([together]) == {"won": {1: -7}, "won:2026-11": {1: -7}, "won:2026-W44": {1: -7}}
    tenth = together._replace(at=NOVEMBER + 40 * DAY, rated=10, mu=31.0, won_from_members=3)
    boards = counted([tenth, together])
    assert boards["won"] == {1: -4}
    assert boards["rating:stops:2026-12"] == boards["rating:stops"] == {1: score_of(31.0, 1.0)} == {1: 28_000}
    assert "rating:stops:2026-11" not in boards


async def test_old_weeks_go_and_months_stay(file: Path) -> None:
    database = Database(address(file))
    await database.open()
    now = NOVEMBER + 90 * DAY
    async with database.writing(GUILD) as work:
        for number, at in enumerate((NOVEMBER, now)):
            await work.connection.execute(
                sa.insert(schema.tables).values(
                    id=number,
                    guild_id=GUILD,
                    channel_id=number,
                    status="closed",
                    seq=0,
                    snapshot={},
                    clock={},
                    opened_at=0.0,
                )
            )
            row = Brought(1, "stops", at, 5, 10, 30.0, 1.0)
            await closed(work, GUILD, number, [row])
        await work.scores.drop_weeks(oldest_week(now))
        assert await work.scores.months(GUILD, "won") == ["2027-01", "2026-11"]
        assert await work.scores.months(GUILD, rating("stops")) == ["2027-01", "2026-11"]
        assert (await work.scores.page(GUILD, named("won", week_of(NOVEMBER)), 0, 10)).everybody == 0
        assert (await work.scores.page(GUILD, named("won", week_of(now)), 0, 10)).everybody == 1
        assert await scores_wrong(work) == []
    await database.close()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE scores SET score = score + 1 WHERE board = 'won' AND person = 2", "won: member 2 has 6, and not 5"),
        ("DELETE FROM scores WHERE board = 'won:2026-11'", "won:2026-11: member 1 has no score, and not 5"),
        (
            "UPDATE scores SET board = 'won:2020-01' WHERE board = 'won'",
            "won:2020-01: member 1 has 5, and not no",
        ),
        ("UPDATE score_blocks SET members = 7 WHERE board = 'rating:stops'", "rating:stops: 7 are counted from"),
        ("DELETE FROM score_blocks WHERE board = 'rating:stops'", "rating:stops: its blocks do not begin"),
    ],
)
async def test_check_finds_what_is_not_so(file: Path, change: str, said: str) -> None:
    database = Database(address(file))
    await database.open()
    async with database.writing(GUILD) as work:
        await work.connection.execute(
            sa.insert(schema.tables).values(
                id=1, guild_id=GUILD, channel_id=1, status="closed", seq=0, snapshot={}, clock={}, opened_at=0.0
            )
        )
        await closed(work, GUILD, 1, [Brought(who, "stops", NOVEMBER, 5, 10, 30.0, 1.0) for who in (1, 2)])
        assert await scores_wrong(work) == []
        await work.connection.execute(sa.text(change))
        assert any(said in line for line in await scores_wrong(work)), await scores_wrong(work)
    await database.close()
