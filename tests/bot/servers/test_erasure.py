"""Forgetting a member: nothing that is kept names them any more, and all that was true stays true."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa

from bot.chips.accounts import BANK, wallet
from bot.chips.wallets import DAY
from bot.cli.audit import audit
from bot.members.people import Actor
from bot.members.preferences import Preferences
from bot.refusals import ClaimTooEarly, NothingKept, StillAtATable
from bot.search.pool import JobFailed, SearchPool
from bot.servers.erasure import Erasure
from bot.store import schema
from bot.store.database import Database
from bot.store.erasure import OF_EVERY_SERVER
from bot.tables.posts import HAND, Post, Posts
from bot.tables.records import Records
from engine.record.reader import read
from tests.bot.club import CHANNEL, GUILD, Club, here, terms
from tests.bot.people import ANN, BEN, CLARA, MODERATOR
from tests.postgresql import ON_BOTH_AT_LENGTH

pytestmark = ON_BOTH_AT_LENGTH

T = TypeVar("T")
ONE_ROUND = {"end.rounds": 1}
ANDREA = Actor(987654321098765432, "Andrea Ungewöhnlich", "de", guild=GUILD)
"""Somebody whose id and name are nowhere by chance."""
NAMESAKE = Actor(1010, ANDREA.name, "de", guild=GUILD)


@pytest.fixture
def erasure(quick_club: Club) -> Erasure:
    return Erasure(quick_club.database, quick_club.clock, here)


@pytest.fixture
async def jobs() -> AsyncIterator[SearchPool]:
    """A process that works for the bot."""
    pool = SearchPool(0, 0.1)
    yield pool
    await pool.close()


async def play(club: Club, *players: Actor, channel: int = CHANNEL, computers: int = 0) -> int:
    """Play a match of one round to its end."""
    table = await club.open(*players, house=ONE_ROUND, channel=channel, computers=computers)
    await club.start(table, players[0])
    await club.to_the_end(table)
    return table


async def choose(club: Club, who: Actor) -> None:
    """Let somebody choose how their hands are shown, and note where direct messages to them go."""
    await club.preferences.choose(who.member, "hands", "button")
    async with club.database.writing() as work:
        await work.connection.execute(sa.insert(schema.doors).values(member_id=who.member, channel_id=55))
        await work.connection.execute(sa.insert(schema.lessons).values(member_id=who.member, game="stops", at=5.0))


async def known_everywhere(club: Club) -> list[list[int]]:
    """Who has preferences, to whom direct messages go, and who has finished a lesson."""
    async with club.database.reading() as work:
        asked = [sa.select(each.c.member_id).order_by(each.c.member_id) for each in OF_EVERY_SERVER]
        return [list(await work.connection.scalars(each)) for each in asked]


OF_THE_BOT = ("keys", "counters", "application", "emojis", "processes", "shares", "identifies")
"""The tables in which nothing is of a server or a member."""


async def everything(club: Club, guild: int = GUILD) -> str:
    """All that is stored of a server, and for all servers together, as text."""
    dumped: list[Any] = []
    async with club.database.reading() as work:
        mine = sa.select(schema.tables.c.id).where(schema.tables.c.guild_id == guild)
        for each in schema.metadata.sorted_tables:
            if "guild_id" in each.c:
                rows = await work.connection.execute(sa.select(each).where(each.c.guild_id == guild))
            elif "table_id" in each.c:
                rows = await work.connection.execute(sa.select(each).where(each.c.table_id.in_(mine)))
            elif each in OF_EVERY_SERVER:
                rows = await work.connection.execute(sa.select(each))
            else:
                assert each.name in OF_THE_BOT, "it is looked at too"
                continue
            dumped += [tuple(row) for row in rows]
    return json.dumps(dumped, ensure_ascii=False, default=str)


async def wrong(club: Club) -> tuple[str, ...]:
    async with club.database.reading() as work:
        return (await audit(work)).wrong


async def test_nothing_names_who_was_forgotten_and_nothing_is_wrong_afterwards(
    quick_club: Club, erasure: Erasure
) -> None:
    club = quick_club
    finished = await play(club, ANDREA, BEN, CLARA)
    left = await club.open(BEN, ANDREA, CLARA, house={"end.rounds": 2})
    await club.start(left, BEN)
    await club.to_a_lead(left)
    await club.tables.match.set_away(left, ANDREA, True, club.click())
    await club.tables.leave(left, ANDREA, club.click())
    await club.to_the_end(left)
    lobby = await club.open(BEN, ANDREA)
    await club.tables.leave(lobby, ANDREA, club.click())
    await club.tables.stop_table(lobby, replace(ANDREA, manages=True), club.click())
    strangers = await club.open(BEN, CLARA)
    await club.tables.stop_table(strangers, replace(ANDREA, manages=True), club.click())
    friends = await club.open(BEN)
    await club.tables.lobby.invite(friends, BEN, [ANDREA.member], club.click())
    await club.join(friends, ANDREA)
    await club.tables.lobby.take_back(friends, BEN, ANDREA.member, club.click())
    await club.stop(friends)
    again = await club.open(BEN, expected=(ANDREA.member,))
    await club.stop(again)
    await Posts(club.database).keep(finished, HAND, Post(5, 6, 0.0), ANDREA.member)
    await club.wallets.grant(GUILD, BEN, 5, ANDREA.member)
    await choose(club, ANDREA)
    assert await known_everywhere(club) == [[ANDREA.member]] * 3
    before = await everything(club)
    assert str(ANDREA.member) in before
    assert ANDREA.name in before

    await erasure.forget(GUILD, ANDREA.member)

    after = await everything(club)
    assert str(ANDREA.member) not in after
    assert ANDREA.name not in after
    assert BEN.name in after
    assert await wrong(club) == ()
    with pytest.raises(NothingKept):
        await erasure.what(GUILD, ANDREA.member)
    assert (await club.stored(finished)).host < 0
    assert "Somebody" in [seat.name for seat in (await club.stored(left)).seats]


async def test_the_wallet_goes_to_the_bank(quick_club: Club, erasure: Erasure) -> None:
    await quick_club.wallets.ensure(GUILD, ANN)
    await quick_club.wallets.ensure(GUILD, BEN)
    assert (await erasure.what(GUILD, ANN.member)).chips == 500
    bank = await quick_club.balance(BANK) or 0
    await erasure.forget(GUILD, ANN.member)
    assert await quick_club.balance(BANK) == bank + 500
    assert await quick_club.wallet(ANN) is None
    assert await quick_club.balance(wallet(-1)) == 0
    page = await quick_club.leaderboard.page(GUILD, BEN, 0)
    assert [row.name for row in page.rows] == ["Ben"]


async def test_what_others_have_stays_records_deals_announcements_and_other_servers(
    quick_club: Club, erasure: Erasure
) -> None:
    table = await play(quick_club, ANDREA, BEN, CLARA)
    await quick_club.stop(await quick_club.open(ANDREA, BEN, guild=8, channel=80))
    pending = await quick_club.tables.queries.unannounced(table)
    await quick_club.tables.announced([number for number, _ in pending[:-2]])
    records = Records(quick_club.database, here)
    before, dealt = (await records.documents(table)).record, await records.deals(table)
    elsewhere = await everything(quick_club, 8)

    await erasure.forget(GUILD, ANDREA.member)

    record = (await records.documents(table)).record
    assert record["players"] == ["Somebody", "Ben", "Clara"]
    assert {**record, "players": None} == {**before, "players": None}
    assert read(record).names == ("Somebody", "Ben", "Clara")
    checked = await records.deals(table)
    assert (checked.deals, checked.differs, checked.proof) == (dealt.deals, None, dealt.proof)
    assert checked.record == record
    events, result = await quick_club.told(table)
    assert events.names == ("Somebody", "Ben", "Clara")
    assert {(each.member, each.name) for each in result.standings} == {
        (-1, "Somebody"),
        (BEN.member, "Ben"),
        (CLARA.member, "Clara"),
    }
    assert await everything(quick_club, 8) == elsewhere
    assert await quick_club.wallet(ANDREA, 8) == 500


async def test_a_namesake_keeps_their_name(quick_club: Club, erasure: Erasure) -> None:
    club = quick_club
    table = await club.open(BEN, ANDREA, NAMESAKE, house={"end.rounds": 2})
    await club.start(table, BEN)
    await club.to_a_lead(table)
    await club.tables.leave(table, ANDREA, club.click())
    await club.tables.leave(table, NAMESAKE, club.click())
    await club.to_the_end(table)
    await erasure.forget(GUILD, ANDREA.member)
    assert [seat.name for seat in (await club.stored(table)).seats] == ["Ben", "Somebody", NAMESAKE.name]
    assert await wrong(club) == ()


async def test_who_comes_back_starts_with_nothing_and_waits_a_day(quick_club: Club, erasure: Erasure) -> None:
    await quick_club.wallets.ensure(GUILD, ANN)
    await erasure.forget(GUILD, ANN.member)
    await quick_club.clock.jump(5 * DAY)
    await quick_club.wallets.ensure(GUILD, ANN)
    assert await quick_club.wallet(ANN) == 0
    with pytest.raises(ClaimTooEarly):
        await quick_club.wallets.claim(GUILD, ANN)
    await quick_club.clock.jump(DAY)
    assert await quick_club.wallets.claim(GUILD, ANN) == 100
    await erasure.forget(GUILD, ANN.member)
    await quick_club.wallets.ensure(GUILD, ANN)
    assert await quick_club.wallet(ANN) == 0


async def test_only_a_digest_remains_and_it_is_not_the_same_elsewhere(quick_club: Club, erasure: Erasure) -> None:
    for guild in (GUILD, 8):
        await quick_club.wallets.ensure(guild, ANDREA)
        await erasure.forget(guild, ANDREA.member)
    async with quick_club.database.reading() as work:
        digests = list(await work.connection.scalars(sa.select(schema.forgotten.c.digest)))
        key = await work.connection.scalar(sa.select(schema.keys.c.value))
    assert len(set(digests)) == 2
    assert {len(each) for each in (*digests, key)} == {64}


@pytest.mark.parametrize("own", [False, True], ids=["by an admin", "by themselves"])
async def test_what_is_for_every_server_goes_with_the_last_one_or_when_its_member_asks(
    quick_club: Club, erasure: Erasure, own: bool
) -> None:
    for guild in (GUILD, 8):
        await quick_club.wallets.ensure(guild, ANDREA)
    for each in (ANDREA, BEN):
        await quick_club.wallets.ensure(GUILD, each)
        await choose(quick_club, each)
    await erasure.forget(GUILD, ANDREA.member, own=own)
    left = [BEN.member] if own else [BEN.member, ANDREA.member]
    assert await known_everywhere(quick_club) == [left] * 3
    await erasure.forget(8, ANDREA.member)
    assert await known_everywhere(quick_club) == [[BEN.member]] * 3
    assert (await quick_club.preferences.get(ANDREA.member)) == Preferences()


async def test_members_who_have_nothing_here_but_preferences_can_have_them_deleted(
    quick_club: Club, erasure: Erasure
) -> None:
    await quick_club.wallets.ensure(8, ANDREA)
    await choose(quick_club, ANDREA)
    with pytest.raises(NothingKept):
        await erasure.forget(GUILD, ANDREA.member)
    await erasure.forget(GUILD, ANDREA.member, own=True)
    assert await known_everywhere(quick_club) == [[], [], []]
    assert await quick_club.wallet(ANDREA, 8) == 500


async def test_who_is_at_an_open_table_is_not_forgotten(quick_club: Club, erasure: Erasure) -> None:
    table = await quick_club.open(BEN, ANN)
    with pytest.raises(StillAtATable) as refused:
        await erasure.forget(GUILD, ANN.member)
    assert refused.value.channels == (CHANNEL,)
    await quick_club.tables.leave(table, ANN, quick_club.click())
    with pytest.raises(StillAtATable):  # the open table's journal still has them
        await erasure.forget(GUILD, ANN.member)
    await quick_club.stop(table)
    await erasure.forget(GUILD, ANN.member)


async def test_an_admin_who_never_played_is_forgotten_too(quick_club: Club, erasure: Erasure) -> None:
    await quick_club.wallets.grant(GUILD, ANN, 5, MODERATOR.member)
    await erasure.forget(GUILD, MODERATOR.member)
    statement = await quick_club.wallets.statement(GUILD, ANN.member)
    assert statement is not None
    assert statement.movements[0].by == -1
    await quick_club.wallets.ensure(GUILD, MODERATOR)
    assert await quick_club.wallet(MODERATOR) == 500, "they never had the first chips"


async def test_who_comes_back_while_they_are_being_forgotten_is_somebody_new(
    quick_club: Club, erasure: Erasure, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await play(quick_club, ANN, BEN, CLARA)
    forget_at = erasure._forget_at

    async def after_another_match(table: int) -> None:
        monkeypatch.setattr(erasure, "_forget_at", forget_at)
        await quick_club.wallets.grant(GUILD, ANN, 100, BEN.member)
        await play(quick_club, ANN, BEN, CLARA, channel=71)
        await forget_at(table)

    monkeypatch.setattr(erasure, "_forget_at", after_another_match)
    await erasure.forget(GUILD, ANN.member)
    assert [seat.name for seat in (await quick_club.stored(before)).seats] == ["Somebody", "Ben", "Clara"]
    assert (await erasure.what(GUILD, ANN.member)).tables == 1
    await erasure.forget(GUILD, ANN.member)
    assert '"Ann"' not in await everything(quick_club)
    assert await wrong(quick_club) == ()


async def test_two_presses_are_one_wish(quick_club: Club, erasure: Erasure) -> None:
    await play(quick_club, ANN, BEN, CLARA)
    await asyncio.gather(*(erasure.forget(GUILD, ANN.member) for _ in range(3)))
    await erasure.forget(GUILD, BEN.member)
    assert await quick_club.balance(wallet(-1)) == await quick_club.balance(wallet(-2)) == 0
    assert await quick_club.balance(wallet(-3)) is None
    assert await wrong(quick_club) == ()


@pytest.fixture
async def other_process(quick_club: Club) -> AsyncIterator[Erasure]:
    """The erasure of another process on the same database."""
    database = Database(quick_club.database.address)
    await database.open()
    yield Erasure(database, quick_club.clock, here)
    await database.close()


async def test_two_processes_forget_two_who_sat_together(
    quick_club: Club, erasure: Erasure, other_process: Erasure
) -> None:
    tables = [await play(quick_club, ANDREA, BEN, CLARA) for _ in range(3)]
    await asyncio.gather(erasure.forget(GUILD, ANDREA.member), other_process.forget(GUILD, CLARA.member))
    text = await everything(quick_club)
    assert not [each for each in (str(ANDREA.member), ANDREA.name, '"Clara"') if each in text]
    members = {(await quick_club.stored(table)).members() for table in tables}
    assert members in ({(-1, BEN.member, -2)}, {(-2, BEN.member, -1)})
    assert await wrong(quick_club) == ()


async def test_a_process_that_ends_meanwhile_is_made_up_for(
    quick_club: Club, erasure: Erasure, other_process: Erasure, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await play(quick_club, ANDREA, BEN, CLARA) for _ in range(3)]
    forget_at = erasure._forget_at

    async def but_not_the_second(table: int) -> None:
        if table == tables[1]:
            raise RuntimeError
        await forget_at(table)

    monkeypatch.setattr(erasure, "_forget_at", but_not_the_second)
    with pytest.raises(RuntimeError):
        await erasure._forget(GUILD, ANDREA.member, own=False)
    assert str(ANDREA.member) in await everything(quick_club)
    assert await wrong(quick_club) == ()
    await other_process.resume()
    assert str(ANDREA.member) not in await everything(quick_club)
    assert ANDREA.name not in await everything(quick_club)
    assert await wrong(quick_club) == ()


async def test_journals_are_rewritten_in_another_process(
    quick_club: Club, monkeypatch: pytest.MonkeyPatch, jobs: SearchPool
) -> None:
    table = await play(quick_club, ANDREA, BEN, CLARA)
    monkeypatch.setattr("bot.store.erasure.AT_ONCE", 7)
    monkeypatch.setattr("bot.tables.erasure._read", None)  # here nobody could
    await Erasure(quick_club.database, quick_club.clock, jobs.run).forget(GUILD, ANDREA.member)
    assert [seat.name for seat in (await quick_club.stored(table)).seats] == ["Somebody", "Ben", "Clara"]
    assert await wrong(quick_club) == ()


async def test_a_process_that_stops_while_somebody_is_forgotten_says_so_and_it_goes_on_later(
    quick_club: Club, erasure: Erasure, caplog: pytest.LogCaptureFixture
) -> None:
    await play(quick_club, ANDREA, BEN, CLARA)
    begun, stops = asyncio.Event(), asyncio.Event()

    async def ended(_: Callable[..., T], *__: object) -> T:
        begun.set()
        await stops.wait()
        raise JobFailed("IncompleteReadError")

    asked = asyncio.create_task(Erasure(quick_club.database, quick_club.clock, ended).forget(GUILD, ANDREA.member))
    await begun.wait()
    asked.cancel()
    await asyncio.wait({asked})
    stops.set()
    await asyncio.sleep(0.01)
    gc.collect()
    assert "is not forgotten everywhere" in caplog.text
    assert "never retrieved" not in caplog.text
    await erasure.resume()
    assert await wrong(quick_club) == ()


async def test_nobody_waits_while_a_long_journal_is_rewritten(quick_club: Club) -> None:
    await play(quick_club, ANDREA, BEN, CLARA)
    others = await quick_club.open(BEN, CLARA, computers=1)
    rewriting, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(function: Callable[..., T], *arguments: object) -> T:
        rewriting.set()
        async with asyncio.timeout(10):
            await go_on.wait()
        return function(*arguments)

    erasure = Erasure(quick_club.database, quick_club.clock, slowly)
    forgetting = asyncio.create_task(erasure.forget(GUILD, ANDREA.member))
    async with asyncio.timeout(10):
        await rewriting.wait()
    await quick_club.start(others, BEN)
    await quick_club.to_a_lead(others)
    go_on.set()
    await forgetting
    await quick_club.stop(others)


async def for_nothing(club: Club) -> int:
    """Open a lobby where nobody needs chips."""
    return await club.tables.lobby.open(
        guild=GUILD,
        channel=CHANNEL,
        host=BEN,
        terms=terms(buy_in=0, game="new-york", preset="new-york"),
        computers=0,
        interaction=club.click(),
    )


async def test_who_is_just_sitting_down_is_at_a_table(quick_club: Club, erasure: Erasure) -> None:
    await quick_club.wallets.ensure(GUILD, ANN)
    table = await for_nothing(quick_club)
    committed, go_on = quick_club.database.delay_next_writer()
    joining = asyncio.create_task(quick_club.join(table, ANN))
    await committed.wait()
    with pytest.raises(StillAtATable):
        await erasure.forget(GUILD, ANN.member)
    go_on.set()
    await joining
    assert await quick_club.wallet(ANN) == 500
    assert await wrong(quick_club) == ()


async def test_a_damaged_table_does_not_keep_anybody_from_being_forgotten(quick_club: Club, erasure: Erasure) -> None:
    table = await play(quick_club, ANDREA, BEN, CLARA)
    row = sa.and_(schema.journal.c.table_id == table, schema.journal.c.seq == 4)
    async with quick_club.database.writing() as work:
        action = await work.connection.scalar(sa.select(schema.journal.c.action).where(row))
        await work.connection.execute(sa.update(schema.journal).where(row).values(action={"do": "resume", "member": 5}))
    await erasure.forget(GUILD, ANDREA.member)
    text = await everything(quick_club)
    assert str(ANDREA.member) not in text
    assert ANDREA.name not in text
    assert await quick_club.told(table) == [], "nobody can tell any more whose names these are"
    async with quick_club.database.writing() as work:
        await work.connection.execute(sa.update(schema.journal).where(row).values(action=action))


async def test_nobody_waits_for_who_was_forgotten(quick_club: Club, erasure: Erasure) -> None:
    table = await play(quick_club, ANN, BEN, CLARA)
    await erasure.forget(GUILD, ANN.member)
    again = await quick_club.tables.lobby.again(table, BEN, quick_club.click())
    assert (await quick_club.tables.queries.board(again)).expected == (CLARA.member,)
    await quick_club.stop(again)
