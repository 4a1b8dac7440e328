"""Attempts at the deal of the day: equal play, equal result; nothing double, nothing lost."""

import asyncio
import json
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest

from bot.daily.attempts import Attempt, Attempts
from bot.daily.boards import STREAK, TODAY, WEEK, DayBoards
from bot.daily.days import LOOK, Days
from bot.history.seasons import Seasons
from bot.members.people import Actor
from bot.refusals import DecisionOver, NothingToWatch
from bot.servers.erasure import Erasure
from bot.store.people.people import NOWHERE
from engine.daily import PLAYER
from engine.game import NotAllowed
from tests.bot.club import GUILD, Club, here
from tests.bot.people import ANN, BEN
from tests.postgresql import ON_BOTH

FRIDAY = datetime(2026, 11, 27, 12, tzinfo=UTC)
"""Its deal has few choices."""


class Table:
    """The services, by a clock of the test's own."""

    def __init__(self, club: Club, secret: int = 1) -> None:
        self.at = FRIDAY
        self.club = club
        self.days = Days(club.database, lambda: self.at.timestamp(), self.run, lambda size: bytes([secret]) * size)
        self.attempts = Attempts(club.database, club.wallets, self.days)
        self.boards = DayBoards(club.database, self.days)
        self._found: dict[str, Any] = {}

    async def run(self, function: Any, *arguments: object) -> Any:
        """Call a function in this process, once for the same arguments: *hard* thinks long, and finds the same."""
        asked = json.dumps([function.__name__, *arguments], default=lambda deal: (deal.name, deal.secret.hex()))
        if asked not in self._found:
            self._found[asked] = await here(function, *arguments)
        return self._found[asked]

    @property
    def day(self) -> str:
        return self.at.date().isoformat()

    def go_on(self, days: int = 1) -> None:
        self.at += timedelta(days=days)

    def choice(self, attempt: Attempt, random: Random) -> dict[str, Any]:
        """Something that its player may do now."""
        game = attempt.deal.game
        return game.codec.dump_action(random.choice(list(game.legal(attempt.state, PLAYER))[:60]))

    async def choose(self, who: Actor, attempt: Attempt, random: Random) -> Attempt:
        return await self.attempts.play(who, attempt, self.choice(attempt, random))

    async def play(self, who: Actor, seed: int = 1, *, practice: bool = False) -> Attempt:
        """Play today's deal to its end."""
        random, attempt = Random(seed), await self.attempts.begin(who, practice=practice)
        while not attempt.is_over:
            attempt = await self.choose(who, attempt, random)
        return attempt


@pytest.fixture
def table(club: Club) -> Table:
    return Table(club)


def member(number: int, guild: int | None = GUILD) -> Actor:
    return Actor(2000 + number, f"member {number}", None, guild=guild)


@ON_BOTH
async def test_two_who_play_alike_get_the_same_also_over_a_restart(table: Table, club: Club) -> None:
    one = await table.play(ANN, seed=5)
    random, other = Random(5), await table.attempts.begin(BEN)
    while not other.is_over:
        other = await table.choose(BEN, other, random)
        if other.row.decision % 4 == 1:
            await club.restart()
            table = Table(club, secret=2)  # another process draws other secrets, and none for a day that has one
        found = await table.attempts.present(BEN, table.day, first=True)
        assert found is not None
        assert found.row == other.row
    assert (other.row.rounds, other.row.acts) == (one.row.rounds, one.row.acts)


async def test_what_hard_makes_of_a_day_is_found_out_once(table: Table) -> None:
    asked = []

    async def noting(function: Any, *more: object) -> Any:
        asked.append(function)
        return await here(function, *more)

    table.days.run = noting
    ended = await table.play(ANN)
    found = await asyncio.gather(*(table.boards.compared(ended, ANN) for _ in range(5)))
    assert len(asked) == 1
    assert {len(each.hard) for each in found} == {len(ended.row.rounds)}


async def test_a_message_that_arrives_after_midnight_is_not_the_next_days(table: Table) -> None:
    shown = await table.boards.in_channel(GUILD, 70)
    table.go_on()
    await table.boards.posted(GUILD, 70, shown, 5)
    assert (await table.boards.in_channel(GUILD, 70)).message is None
    table.go_on(-1)
    assert (await table.boards.in_channel(GUILD, 70)).message == 5


def test_the_clock_is_looked_at_before_the_next_day_begins_and_often() -> None:
    at = FRIDAY.timestamp()
    days = Days(None, lambda: at, here)  # type: ignore[arg-type]
    assert days.until_next_look() == LOOK
    at += 12 * 60 * 60 - 5
    assert days.until_next_look() == 6.0


async def test_who_begins_twice_goes_on_and_who_has_finished_practises(table: Table) -> None:
    first = await table.attempts.begin(ANN)
    assert await table.attempts.begin(ANN) == first
    assert await table.attempts.begin(ANN, practice=True) == first, "nobody practises before the first try is over"
    ended = await table.play(ANN)
    practice = await table.play(ANN, seed=3, practice=True)
    assert not practice.row.first
    now = await table.attempts.look(ANN)
    assert now.first is not None
    assert now.first.row == ended.row
    ((row,), streak) = await table.boards.of_server(GUILD, TODAY), now.streak
    assert (row.score, streak) == (ended.row.points, 1)


@ON_BOTH
async def test_of_two_clicks_at_the_same_time_one_counts(table: Table) -> None:
    attempt = await table.attempts.begin(ANN)
    action = table.choice(attempt, Random(1))
    both = [table.attempts.play(ANN, attempt, action) for _ in range(2)]
    ends = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(each).__name__ for each in ends) == ["Attempt", "DecisionOver"]
    (one,) = [each for each in ends if isinstance(each, Attempt)]
    found = await table.attempts.present(ANN, table.day, first=True)
    assert found is not None
    assert found.row == one.row
    begun = await asyncio.gather(*(table.attempts.begin(BEN) for _ in range(3)))
    assert len({each.row.id for each in begun}) == 1


async def test_what_does_not_count_is_not_shared(table: Table, club: Club) -> None:
    ended = await table.play(ANN)
    await table.boards.share(ANN, 70)
    async with club.database.writing() as work:
        await work.daily.go_on(ended.row.id, ended.row.decision, ranked=False)
    with pytest.raises(DecisionOver):
        await table.boards.share(ANN, 70)


async def test_what_cannot_be_done_is_refused_and_changes_nothing(table: Table) -> None:
    attempt = await table.attempts.begin(ANN)
    action = table.choice(attempt, Random(1))
    earlier = Attempt(attempt.row._replace(decision=7), attempt.deal)
    for act in (table.attempts.play, table.attempts.prepare):
        with pytest.raises(DecisionOver):
            await act(ANN, earlier, action)
    with pytest.raises(NotAllowed):
        await table.attempts.play(ANN, attempt, {"do": "play", "card": "never"})
    for who, day, first in ((BEN, table.day, True), (ANN, table.day, False), (ANN, "2026-11-26", True)):
        assert await table.attempts.present(who, day, first=first) is None
    with pytest.raises(DecisionOver):
        await table.boards.share(ANN, 70)
    found = await table.attempts.present(ANN, table.day, first=True)
    assert found is not None
    assert found.row == attempt.row


async def test_anothers_film_is_for_the_day_after_and_for_those_who_show_theirs(table: Table, club: Club) -> None:
    ended = await table.play(ANN)
    assert (await table.attempts.watch(ended.row.id, ANN))[2] == ANN.name
    with pytest.raises(NothingToWatch):
        await table.attempts.watch(ended.row.id, BEN)
    table.go_on()
    _, film, name, whose = await table.attempts.watch(ended.row.id, BEN)
    assert (name, whose) == (ANN.name, ANN.member)
    assert film.rounds == len(ended.row.rounds)
    assert sum(film.steps(each) for each in range(1, film.rounds + 1)) == len(ended.row.acts)
    await club.preferences.choose(ANN.member, "stats", "hidden")
    with pytest.raises(NothingToWatch):
        await table.attempts.watch(ended.row.id, BEN)
    mine = await table.boards.compared(await table.play(BEN), BEN)
    assert mine.yesterday is None


async def test_what_was_played_by_other_rules_is_no_film(table: Table, club: Club) -> None:
    ended = await table.play(ANN)
    async with club.database.writing() as work:
        await work.daily.go_on(ended.row.id, ended.row.decision, acts=ended.row.acts[1:])
    with pytest.raises(NothingToWatch):
        await table.attempts.watch(ended.row.id, ANN)


@ON_BOTH
async def test_who_is_forgotten_leaves_no_attempt(table: Table, club: Club) -> None:
    ended = await table.play(ANN)
    await Erasure(club.database, lambda: table.at.timestamp()).forget(GUILD, ANN.member, own=True)
    assert await table.attempts.present(ANN, table.day, first=True) is None
    assert await table.boards.of_server(GUILD, TODAY) == ()
    async with club.database.reading() as work:
        assert await work.daily.by_id(ended.row.id) is None
        assert await work.people.find(NOWHERE, ANN.member) is None


@ON_BOTH
async def test_of_somebody_whom_no_server_knows_nothing_stays_for_long(table: Table, club: Club) -> None:
    stranger, known = member(1, None), ANN
    await table.play(stranger)
    await table.play(known)
    table.go_on(20)
    await table.attempts.tidy(30)
    async with club.database.reading() as work:
        assert await work.people.find(NOWHERE, stranger.member) is not None
    table.go_on(11)
    await table.attempts.tidy(30)
    async with club.database.reading() as work:
        assert await work.people.find(NOWHERE, stranger.member) is None
        assert (await work.daily.summary(known.member, "2026-01-01")).days == 1


async def test_a_clock_that_is_set_back_makes_nothing_double(table: Table) -> None:
    await table.play(ANN)
    table.go_on()
    later = await table.play(ANN, seed=2)
    table.go_on(-1)
    now = await table.attempts.look(ANN)
    assert now.first is not None
    assert now.first.is_over
    table.go_on()
    assert (await table.attempts.look(ANN)).first == Attempt(later.row, later.deal)
    assert later.row.streak == 2


@ON_BOTH
@pytest.mark.parametrize(
    ("many", "first", "last"), [(4, 4, 6), pytest.param(200, 1, 30, marks=pytest.mark.soak)], ids=["few", "many"]
)
async def test_members_over_a_month(table: Table, club: Club, many: int, first: int, last: int) -> None:
    """Two servers, in virtual days: streaks, boards and the month's end are what plain counting gives."""
    people = [member(each, GUILD + each % 2) for each in range(many)]
    random = Random(11)
    table.at = datetime(2026, 11, first, 12, tzinfo=UTC)
    points: dict[int, dict[str, int]] = {each.member: {} for each in people}
    streaks = dict.fromkeys(points, 0)
    seen: dict[tuple[str, int], int] = {}
    for _ in range(first, last + 1):
        for who in people:
            if random.random() < 0.8:
                seed = random.randrange(3)
                ended = await table.play(who, seed)
                assert ended.row.points is not None
                assert seen.setdefault((table.day, seed), ended.row.points) == ended.row.points
                points[who.member][table.day] = ended.row.points
                streaks[who.member] += 1
            else:
                streaks[who.member] = 0
        table.go_on()
    table.go_on(-1)
    for guild in (GUILD, GUILD + 1):
        members = [each.member for each in people if each.guild == guild]
        today = {each.member: each.score for each in await table.boards.of_server(guild, TODAY)}
        assert today == {each: points[each][table.day] for each in members if table.day in points[each]}
        now = {each.member: each.score for each in await table.boards.of_server(guild, STREAK)}
        assert {who: n for who, n in now.items() if who in today} == {who: streaks[who] for who in today}
        monday = (table.at - timedelta(days=table.at.weekday())).date().isoformat()
        week = {each.member: each.score for each in await table.boards.of_server(guild, WEEK)}
        best = {
            who: sum(sorted((n for day, n in points[who].items() if day >= monday), reverse=True)[:5])
            for who in members
            if any(day >= monday for day in points[who])
        }
        assert week == best
    await club.wallets.change_settings(GUILD, season_channel=70)
    seasons = Seasons(club.database, lambda: datetime(2026, 12, 1, 1, tzinfo=UTC).timestamp())
    (due,) = await seasons.due()
    season = await seasons.begin(*due)
    assert season is not None
    assert season.days is not None
    best_of_month = {
        who: sum(sorted(points[who].values(), reverse=True)[:5])
        for who in (each.member for each in people if each.guild == GUILD)
        if points[who]
    }
    assert season.days.score == max(best_of_month.values())
