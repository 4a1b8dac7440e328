"""Servers that removed the bot: what is kept of them stays for a month, and then goes without a trace."""

import asyncio
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.cli.audit import audit
from bot.servers.departures import DAY, Departures
from bot.servers.erasure import Erasure
from bot.servers.house_rules import HouseRules
from bot.store import schema
from bot.store.people.people import OF_EVERY_SERVER
from bot.store.tables.journal import Documents
from bot.store.work import Work
from bot.tables.service.posts import BOARD, Post, Posts
from tests.bot.club import GUILD, AuditedDatabase, Club, running
from tests.bot.people import ANN, BEN, CLARA, DIRK
from tests.postgresql import ON_BOTH, ON_BOTH_AT_LENGTH

pytestmark = ON_BOTH_AT_LENGTH

GONE, CHANNEL = 8, 80
OF_THE_BOT = ("application", "emojis", "processes", "shares", "identifies", "days")
"""The tables in which nothing is of a server or a member."""
MONTH = 30 * DAY
CLICKS = 1000
"""Interactions of these tests have higher numbers than those of the evening."""


@pytest.fixture
def departures(quick_club: Club) -> Departures:
    return Departures(quick_club.database, quick_club.clock, 30)


@pytest.fixture(scope="module")
def played(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the evening, for all tests to copy."""
    path = Path(shutil.copy(migrated, tmp_path_factory.mktemp("evening") / "club.sqlite3"))

    async def play(patch: pytest.MonkeyPatch) -> None:
        async with running(AuditedDatabase(path), patch) as club:
            await an_evening(club)

    with pytest.MonkeyPatch.context() as patch:
        asyncio.run(play(patch))
    return path


@pytest.fixture
def file(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "club.sqlite3"))


@pytest.fixture
async def evening(quick_club: Club, kind: str) -> Club:
    """A server that is going to remove the bot, with something of everything, and another one like it."""
    if kind != "sqlite":
        await an_evening(quick_club)
    for _ in range(CLICKS):
        quick_club.click()
    return quick_club


async def an_evening(club: Club) -> None:
    """Let two servers have something of everything that is kept."""
    for guild, channel in ((GUILD, 70), (GONE, CHANNEL)):
        rules = {"end.rounds": 1}
        table = await club.open(ANN, BEN, CLARA, guild=guild, channel=channel, house=rules)
        await HouseRules(club.database, club.tables).keep(table, replace(ANN, guild=guild))
        await club.start(table, ANN)
        await club.to_the_end(table)
        await Posts(club.database).keep(table, BOARD, Post(channel, 5, 0.0))
        await club.wallets.change_settings(guild)
        await club.wallets.order(guild, replace(ANN, guild=guild), 5, CLARA.member)
        await Erasure(club.database, club.clock).forget(guild, CLARA.member)
        closed = await club.open(ANN, guild=guild, channel=channel + 1)
        await club.tables.leave(closed, replace(ANN, guild=guild), club.click())
        async with club.database.writing() as work:
            await work.guild_settings.put_channel_locale(guild, channel, "de")
            await work.tables.set_aside(table, 0.0, rebuilt=True)
            await work.records.put(closed, 0.0, Documents(None, None))
            await work.daily.put_post(channel, "2026-10-31", guild, 5)
            season = {"guild_id": guild, "month": "2026-10", "message_id": 5, "at": 0.0}
            await work.connection.execute(sa.insert(schema.seasons).values(season))
    await club.wallets.ensure(GONE, replace(DIRK, guild=GONE))
    for who in (ANN, DIRK):
        await club.preferences.choose(who.member, "calls", "never")
        await club.preferences.choose(who.member, "locale", "en")
        async with club.database.writing() as work:
            await work.everywhere.put_door(who.member, who.member)
            await work.everywhere.finish_lesson(who.member, "stops", 5.0)
            await play_a_day(work, who.member)


async def play_a_day(work: Work, member: int) -> None:
    """Let a member begin a day's deal, and share it."""
    match = {"state": {}, "acts": [], "rounds": [], "points": None}
    await work.daily.fix("2026-10-31", "00" * 32)
    await work.daily.begin("2026-10-31", member, 0.0, first=True, ranked=True, **match)
    await work.daily.share(70, "2026-10-31", member)


async def known_everywhere(club: Club) -> list[list[int]]:
    """Who has preferences, a door, a finished lesson, an attempt at a day's deal, and has shared one."""
    async with club.database.reading() as work:
        whose = sa.select(schema.people.c.member_id).order_by(schema.people.c.member_id)
        found = [whose.join(each, each.c.person == schema.people.c.person) for each in OF_EVERY_SERVER]
        return [list(await work.connection.scalars(each)) for each in found]


async def gone(_guild: int) -> bool:
    """What Discord answers about every server that the bot is not known to be in."""
    return True


async def rows(club: Club) -> dict[str, int]:
    """How many rows each table has."""
    async with club.database.reading() as work:
        return {
            name: await work.connection.scalar(sa.select(sa.func.count()).select_from(each)) or 0
            for name, each in schema.metadata.tables.items()
        }


async def noted(club: Club) -> list[int]:
    async with club.database.reading() as work:
        return list(await work.connection.scalars(sa.select(schema.departures.c.guild_id)))


@ON_BOTH
async def test_after_a_month_nothing_is_left_and_the_others_books_are_right(
    evening: Club, departures: Departures
) -> None:
    await departures.left(GONE)
    before = await rows(evening)
    nothing = {name for name, there in before.items() if there == 0}
    assert nothing <= set(OF_THE_BOT), "there is something of everything that is kept of servers and members"
    await evening.clock.jump(MONTH)
    await departures.review([GUILD], gone)
    after = await rows(evening)
    assert after.pop("departures") == 0
    for name, there in after.items():
        stays = name in (*OF_THE_BOT, "people")  # keys stay, and nobody's they are
        assert (there == before[name]) if stays else (0 < there < before[name]), name
    assert await known_everywhere(evening) == [[ANN.member]] * 5, "another server knows Ann, and none knows Dirk"
    async with evening.database.reading() as work:
        for each in schema.metadata.tables.values():
            if "guild_id" in each.c:
                assert GONE not in set(await work.connection.scalars(sa.select(each.c.guild_id))), each.name
        assert (await audit(work)).wrong == ()


async def test_what_is_in_memory_is_read_anew_when_a_server_is_deleted_and_not_before(evening: Club) -> None:
    await evening.preferences.load()
    departures = Departures(evening.database, evening.clock, 30, [evening.preferences.load])
    await departures.left(GONE)
    await departures.review([GUILD], gone)
    assert [evening.preferences.language(who.member) for who in (ANN, DIRK)] == ["en", "en"]
    await evening.clock.jump(MONTH)
    await departures.review([GUILD], gone)
    assert [evening.preferences.language(who.member) for who in (ANN, DIRK)] == ["en", None]


async def test_who_is_invited_again_finds_everything_as_it_was(evening: Club, departures: Departures) -> None:
    before = await rows(evening)
    await departures.left(GONE)
    await evening.clock.jump(MONTH - 1)
    await departures.review([GUILD], gone)
    await departures.joined(GONE)
    await evening.clock.jump(MONTH)
    await departures.review([GUILD, GONE], gone)
    assert await rows(evening) == before
    await departures.left(GONE)
    await departures.review([GUILD], gone)
    assert await rows(evening) == {**before, "departures": 1}, "the month begins anew"


async def test_a_removal_that_nobody_told_of_is_noticed(evening: Club, departures: Departures) -> None:
    await departures.left(99)  # nothing is kept of it
    await departures.review([GUILD], gone)
    assert await noted(evening) == [GONE]
    await departures.review([GUILD, GONE], gone)
    assert await noted(evening) == []


@pytest.mark.parametrize("said", [False, None])
async def test_nothing_is_noted_or_deleted_of_a_server_of_which_discord_does_not_say_that_the_bot_has_left_it(
    evening: Club, departures: Departures, said: bool | None
) -> None:
    async def answer(_guild: int) -> bool | None:
        return said

    before = await rows(evening)
    await departures.review([GUILD], answer)
    assert await rows(evening) == before
    await departures.left(GONE)
    await evening.clock.jump(MONTH)
    await departures.review([GUILD], answer)
    assert await rows(evening) == {**before, "departures": 1}
    await departures.review([GUILD], gone)
    assert await evening.wallet(ANN, GONE) is None


async def test_the_month_begins_when_the_removal_was_noticed_first(evening: Club, departures: Departures) -> None:
    await departures.review([GUILD], gone)
    await evening.clock.jump(MONTH / 2)
    await departures.review([GUILD], gone)
    await departures.left(GONE)
    await evening.clock.jump(MONTH / 2)
    await departures.review([GUILD], gone)
    assert await noted(evening) == []
    assert await evening.wallet(ANN, GONE) is None


async def test_a_server_with_an_open_table_waits_until_it_is_closed(evening: Club, departures: Departures) -> None:
    table = await evening.open(ANN, guild=GONE, channel=CHANNEL)
    await departures.left(GONE)
    await evening.clock.jump(2 * MONTH)
    async with evening.database.writing() as work:
        open_again = sa.update(schema.tables).where(schema.tables.c.id == table)
        await work.connection.execute(open_again.values(closed_at=None))
    await departures.review([GUILD], gone)
    assert await evening.wallet(ANN, GONE) is not None
    await evening.clock.jump(DAY)
    async with evening.database.writing() as work:
        await work.connection.execute(open_again.values(closed_at=evening.clock()))
    await departures.review([GUILD], gone)
    assert await evening.wallet(ANN, GONE) is not None, "its end may be told still"
    await evening.clock.jump(DAY)
    await departures.review([GUILD], gone)
    assert await evening.wallet(ANN, GONE) is None


async def test_numbers_of_deleted_tables_are_not_given_again(evening: Club, departures: Departures) -> None:
    await departures.left(GONE)
    last = (await evening.tables.queries.in_channel(CHANNEL), await rows(evening))
    assert last[0] is None
    await evening.clock.jump(MONTH)
    await departures.review([GUILD], gone)
    again = await evening.open(ANN, guild=GONE, channel=CHANNEL)
    assert again == 5, "two tables of this server are deleted, two of the other stay"
    assert await evening.wallet(ANN, GONE) == 450
    await evening.stop(again)
