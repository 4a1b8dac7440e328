"""Processes on one PostgreSQL that tell each other what they do, and look for what was not told."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection

import pytest
import sqlalchemy as sa

from bot.clusters import wakeups
from bot.clusters.wakeups import AGAIN, AT_A_TIME, Wakeups
from bot.members.preferences import CardsBy, PersonalSettings
from bot.refusals import NotRead
from bot.servers.choices import ServerChoices, learn
from bot.store.database import Database
from bot.tables.model.table import Ending
from tests.bot.clock import HandClock
from tests.bot.club import GUILD
from tests.bot.clusters.fleet import PATIENT, until
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.owned import Half, halves
from tests.bot.tables.test_owned import ELSEWHERE, begun, directly

LOOK = 120.0
"""Seconds between two looks. The real time passes, too: no slow machine may look before a test wants it."""

pytestmark = [
    pytest.mark.parametrize("kind", ["postgresql"], indirect=True),
    pytest.mark.usefixtures("seldom", "nothing_failed"),
]


@pytest.fixture
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look seldom, so that what is heard was told."""
    monkeypatch.setattr(wakeups, "LOOK", LOOK)


class Cluster:
    """One process: the tables that it keeps, and all that it has in memory of choices."""

    def __init__(self, half: Half) -> None:
        self.half = half
        self.taken: list[int] = []
        self.wakeups = Wakeups(half.database, half.tables.cache, self.learn, self.looked, self.taken.extend)
        self.preferences = PersonalSettings(half.database, half.tables.preferred, self.wakeups.choices)
        self.servers = ServerChoices(half.database, half.wallets, half.tables, self.wakeups.choices)
        self.looks = 0
        half.wakes = self.wakeups.table

    async def learn(self) -> None:
        await learn(self.servers, self.preferences, self.half.tables)

    def looked(self) -> None:
        self.looks += 1


async def sessions(database: Database, end: bool = False) -> set[int]:
    """Return the server's processes for connections that listen; `end` them. An ended one is seen a moment longer."""
    mine = "datname = current_database() AND state = 'idle'"  # who is still about to listen hears nothing
    listening = f"FROM pg_stat_activity WHERE {mine} AND query ILIKE 'LISTEN%'"
    what = "pid, pg_terminate_backend(pid)" if end else "pid"
    async with database.reading() as work:
        return set(await work.connection.scalars(sa.text(f"SELECT {what} {listening}")))


@pytest.fixture
async def both(address: str, clock: HandClock) -> AsyncIterator[tuple[Cluster, Cluster]]:
    async with halves(address, clock, GUILD, ELSEWHERE) as both:
        made = Cluster(both[0]), Cluster(both[1])
        for each in made:
            each.wakeups.start()
        try:
            async with asyncio.timeout(PATIENT):
                while len(await sessions(both[0].database)) < len(made):  # noqa: ASYNC110  # the server tells nobody
                    await asyncio.sleep(0.01)
            yield made
        finally:
            for each in made:
                await each.wakeups.stop()


@pytest.fixture
def owner(both: tuple[Cluster, Cluster]) -> Cluster:
    return both[0]


@pytest.fixture
def other(both: tuple[Cluster, Cluster]) -> Cluster:
    return both[1]


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every wake-up be lost."""

    async def lost(self: Database, texts: Collection[str]) -> None:
        raise NotRead

    monkeypatch.setattr(Database, "notify", lost)


async def test_the_owner_is_woken_by_a_click_elsewhere(owner: Cluster, other: Cluster) -> None:
    table = await begun(owner.half)
    hand = await owner.half.to_a_lead(table)
    card = {"do": "play", "card": str(next(iter(hand.view.legal)))}
    before = len(owner.half.audience.changes)
    who = directly(hand.member)
    await other.half.tables.match.play(table, who, hand.board.decision, card, owner.half.click())
    await until(lambda: len(owner.half.audience.changes) > before)
    assert (await owner.half.tables.queries.board(table)).decision == hand.board.decision + 1


async def looked(clock: HandClock, happened: Callable[[], bool]) -> None:
    """Let processes look until they have found something. Their first pause may begin after the clock was moved."""
    for _ in range(20):
        await clock.forward(LOOK + 0.1)
        for _ in range(100):
            if happened():
                return
            await asyncio.sleep(0.02)
    pytest.fail("nobody has found it")


@pytest.mark.usefixtures("deaf")
async def test_what_nobody_was_woken_for_is_found_a_few_seconds_later(
    owner: Cluster, other: Cluster, clock: HandClock
) -> None:
    table, opened = await begun(owner.half), await other.half.open(BEN, channel=71)
    left = await owner.half.open(CLARA, channel=72)
    await other.half.tables.match.set_away(table, directly(ANN), True, owner.half.click())
    await other.half.tables.leave(left, directly(CLARA), owner.half.click())
    before = len(owner.half.audience.changes)
    await looked(clock, lambda: {table, opened, left} <= {*owner.half.audience.changes[before:]})
    assert owner.half.kept() == [table, opened]
    assert (await owner.half.tables.queries.board(left)).ending is Ending.EMPTY
    assert (await owner.half.tables.queries.board(table)).seats[0].away


@pytest.mark.usefixtures("deaf")
async def test_what_opened_and_closed_meanwhile_is_told_by_its_owner(
    owner: Cluster, other: Cluster, clock: HandClock
) -> None:
    table = await other.half.open(BEN)
    await other.half.tables.leave(table, directly(BEN), owner.half.click())
    await looked(clock, lambda: owner.half.audience.changes == [table])
    await owner.wakeups.look()
    await other.wakeups.look()
    assert owner.half.audience.changes == [table]
    assert other.half.audience.changes == []


async def test_the_other_one_hears_which_clicks_were_answered(owner: Cluster, other: Cluster) -> None:
    clicks = list(range(10**18, 10**18 + 3 * AT_A_TIME // 2))
    await owner.wakeups.taken(clicks)
    await until(lambda: other.taken == clicks)


async def test_a_lost_connection_is_made_anew(owner: Cluster, other: Cluster, clock: HandClock) -> None:
    table = await begun(owner.half)
    ended = await sessions(owner.half.database, end=True)
    assert len(ended) == 2
    before = len(owner.half.audience.changes)
    await other.half.tables.match.set_away(table, directly(BEN), True, owner.half.click())
    async with asyncio.timeout(PATIENT):
        while len(await sessions(owner.half.database) - ended) < 2:
            await clock.forward(AGAIN + 0.1)
            await asyncio.sleep(0.05)
    await until(lambda: len(owner.half.audience.changes) > before)  # nobody heard of it: the owner looks by itself
    before = len(owner.half.audience.changes)
    await other.half.tables.match.set_away(table, directly(ANN), True, owner.half.click())
    await until(lambda: len(owner.half.audience.changes) > before)


async def test_equal_wake_ups_are_told_once(owner: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[list[str]] = []

    async def notify(self: Database, texts: Collection[str]) -> None:
        told.append(list(texts))

    monkeypatch.setattr(Database, "notify", notify)
    for _ in range(5):
        owner.wakeups.table(3, GUILD, None)
        owner.wakeups.shares()
    await until(lambda: told)
    assert told == [[f"t:3:{GUILD}:", "s"]]


async def test_everybody_looks_who_keeps_what(owner: Cluster, other: Cluster) -> None:
    other.wakeups.shares()
    await until(lambda: owner.looks)


@pytest.mark.parametrize("lost", [False, True])
async def test_a_choice_is_known_everywhere(
    owner: Cluster, other: Cluster, clock: HandClock, lost: bool, request: pytest.FixtureRequest
) -> None:
    if lost:
        request.getfixturevalue("deaf")
    table = await begun(owner.half)
    before = len(owner.half.audience.changes)
    await other.preferences.choose(ANN.member, "locale", "de")
    await other.servers.choose_cards(GUILD, CardsBy.TEXT)
    await other.servers.choose_language(GUILD, "nl", 70)
    if lost:
        assert owner.preferences.language(ANN.member) is None
        await clock.forward(LOOK + 0.1)
    await until(lambda: owner.servers.language(GUILD, 70) == "nl" and owner.preferences.language(ANN.member) == "de")
    assert owner.servers.cards(GUILD) is CardsBy.TEXT
    await clock.forward(1)
    await until(lambda: table in owner.half.audience.changes[before:])


async def test_a_members_new_choice_takes_effect_where_they_sit(owner: Cluster, other: Cluster) -> None:
    table = await owner.half.open(ANN, BEN)
    playing = await owner.half.open(ANN, CLARA, computers=1, channel=71)
    await owner.half.start(playing, ANN)
    before = len(owner.half.audience.changes)
    await other.preferences.choose(ANN.member, "follow", "on")
    await until(lambda: {table, playing} <= {*owner.half.audience.changes[before:]})
    assert [seat.follow for seat in (await owner.half.stored(table)).seats] == [True, False]
    assert (await owner.half.tables.queries.hand(table, ANN.member)).follow
    assert not (await owner.half.tables.queries.hand(playing, ANN.member)).follow
