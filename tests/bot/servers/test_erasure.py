"""Forgetting a member: nothing that is kept names them any more, and all that was true stays true."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.chips.accounts import BANK
from bot.chips.wallets import DAY
from bot.cli.audit import audit
from bot.members.people import Actor
from bot.members.preferences import Preferences
from bot.refusals import ClaimTooEarly, NothingKept, StillAtATable
from bot.servers.erasure import Erasure, Remembered
from bot.store import schema
from bot.store.chips.scores import ScoreRepository
from bot.store.database import Database
from bot.store.people.people import PeopleRepository
from bot.tables.after.pruning import Pruning
from bot.tables.after.records import Records
from bot.tables.service.posts import HAND, Post, Posts
from engine.record.reader import read
from tests.bot.club import CHANNEL, GUILD, Club, here
from tests.bot.people import ANN, BEN, CLARA, MODERATOR
from tests.bot.servers.test_departures import known_everywhere, play_a_day
from tests.postgresql import ON_BOTH_AT_LENGTH

pytestmark = ON_BOTH_AT_LENGTH

FOR_NOTHING: dict[str, Any] = {"game": "new-york", "preset": "new-york", "buy_in": 0}
"""A game for which nobody needs chips."""
ANDREA = Actor(987654321098765432, "Andrea Ungewöhnlich", "de", guild=GUILD)
"""Somebody whose id and name are nowhere by chance."""
NAMESAKE = Actor(1010101010, ANDREA.name, "de", guild=GUILD)
ADA = Actor(1010101011, "Ada", "de", guild=GUILD)
"""Called like a computer player."""
SOMEBODY = Actor(1010101012, "Somebody", "de", guild=GUILD)


@pytest.fixture
def erasure(quick_club: Club) -> Erasure:
    return Erasure(quick_club.database, quick_club.clock)


async def choose(club: Club, who: Actor) -> None:
    """Let somebody choose how their hands are shown, and note where direct messages to them go."""
    await club.preferences.choose(who.member, "hands", "button")
    async with club.database.writing() as work:
        await work.everywhere.put_door(who.member, 55)
        await work.everywhere.finish_lesson(who.member, "stops", 5.0)
        await play_a_day(work, who.member)


async def everything(club: Club) -> str:
    """All that is stored, in every table, as text."""
    return json.dumps(await club.everything(), ensure_ascii=False, default=str)


async def stored_json(club: Club) -> list[str]:
    """All JSON that is stored."""
    found: list[str] = []
    async with club.database.reading() as work:
        for column in JSON:
            found += await work.connection.scalars(sa.select(sa.cast(column, sa.Text)).where(column.is_not(None)))
    return found


JSON = (
    schema.tables.c.snapshot,
    schema.journal.c.action,
    schema.outbox.c.announcement,
    schema.set_aside.c.snapshot,
    schema.records.c.record,
    schema.records.c.proof,
)


async def an_evening(club: Club) -> None:
    """Let Andrea do all there is to do: play both games, be invited and taken back, leave, stop, and give chips."""
    finished = await club.finished(ANDREA, BEN, CLARA, ADA, SOMEBODY, computers=1)
    left = await club.begin(BEN, ANDREA, CLARA, house={"end.rounds": 2})
    await club.to_a_lead(left)
    await club.tables.match.set_away(left, ANDREA, True, club.click())
    await club.tables.leave(left, ANDREA, club.click())
    await club.to_the_end(left)
    pruned = await club.finished(NAMESAKE, ANDREA, computers=1)
    await club.tables.announced([number for number, _ in await club.tables.queries.unannounced(pruned)])
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
    new_york = await club.begin(ANDREA, SOMEBODY, **FOR_NOTHING)
    while (await club.stored(new_york)).ending is None:
        await club.step(new_york)
    await Posts(club.database).keep(finished, HAND, Post(5, 6, 0.0), ANDREA.member)
    await club.wallets.order(GUILD, BEN, 5, ANDREA.member)
    await choose(club, ANDREA)
    async with club.database.writing() as work:
        await work.tables.set_aside(finished, 0.0, rebuilt=True)
    later = club.clock() + 400 * DAY
    async with club.database.writing() as work:
        await work.connection.execute(
            sa.update(schema.tables).where(schema.tables.c.id == pruned).values(closed_at=later - 390 * DAY - 1)
        )
        await work.connection.execute(
            sa.update(schema.tables).where(schema.tables.c.id != pruned).values(closed_at=later)
        )
    assert await Pruning(club.database, lambda: later, here, 390.0).prune() == 1


async def test_nothing_names_who_was_forgotten_and_nothing_is_wrong_afterwards(
    quick_club: Club, erasure: Erasure
) -> None:
    club = quick_club
    await an_evening(club)
    assert await known_everywhere(club) == [[ANDREA.member]] * 5
    stored = "".join(await stored_json(club))
    for who in (ANDREA, BEN, CLARA, SOMEBODY):
        assert str(who.member) not in stored
        assert f'"{who.name}"' not in stored
    assert str(ADA.member) not in stored
    before = await everything(club)
    assert str(ANDREA.member) in before
    assert ANDREA.name in before
    result = (await club.told(1))[-1]
    assert {ANDREA.name, "Ada", "Somebody"} <= {each.name for each in result.standings}

    await erasure.forget(GUILD, ANDREA.member)
    await erasure.forget(GUILD, NAMESAKE.member)

    after = await everything(club)
    assert str(ANDREA.member) not in after
    assert ANDREA.name not in after
    assert BEN.name in after
    assert await club.wrong() == ()
    with pytest.raises(NothingKept):
        await erasure.what(GUILD, ANDREA.member)
    names = [seat.name for seat in (await club.stored(1)).seats]
    assert "Somebody 2" in names, "somebody else is called Somebody"
    assert "Somebody" in names


async def test_the_wallet_goes_to_the_bank(quick_club: Club, erasure: Erasure) -> None:
    await quick_club.wallets.ensure(GUILD, ANN)
    await quick_club.wallets.ensure(GUILD, BEN)
    assert (await erasure.what(GUILD, ANN.member)).chips == 500
    bank = await quick_club.balance(BANK) or 0
    await erasure.forget(GUILD, ANN.member)
    assert await quick_club.balance(BANK) == bank + 500
    assert await quick_club.wallet(ANN) is None
    page = await quick_club.leaderboard.page(GUILD, BEN, 0)
    assert [row.name for row in page.rows] == ["Ben"]


async def test_records_and_deals_agree_as_before(quick_club: Club, erasure: Erasure) -> None:
    table = await quick_club.finished(ANDREA, BEN, CLARA)
    records = Records(quick_club.database, here)
    before, dealt = (await records.documents(table)).record, await records.deals(table)
    await erasure.forget(GUILD, ANDREA.member)
    record = (await records.documents(table)).record
    assert record["players"] == ["Somebody", "Ben", "Clara"]
    assert {**record, "players": None} == {**before, "players": None}
    assert read(record).film.names == ("Somebody", "Ben", "Clara")
    checked = await records.deals(table)
    assert (checked.deals, checked.differs, checked.proof) == (dealt.deals, None, dealt.proof)
    assert checked.record == record


async def test_what_is_not_posted_yet_is_told_with_another_name(quick_club: Club, erasure: Erasure) -> None:
    table = await quick_club.finished(ANDREA, BEN, CLARA)
    pending = await quick_club.tables.queries.unannounced(table)
    await quick_club.tables.announced([number for number, _ in pending[:-1]])
    await erasure.forget(GUILD, ANDREA.member)
    (result,) = await quick_club.told(table)
    events = result.last
    assert events.names == ("Somebody", "Ben", "Clara")
    assert {each.name for each in result.standings} == {"Somebody", "Ben", "Clara"}
    assert {each.member for each in result.standings} == {events.names[0].member, BEN.member, CLARA.member}
    assert events.names[0].member < 0


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
        key = await work.connection.scalar(
            sa.select(schema.application.c.value).where(schema.application.c.name == schema.FORGOTTEN)
        )
    assert len(set(digests)) == 2
    assert {len(each) for each in (*digests, key)} == {64}


async def test_other_servers_keep_what_they_have(quick_club: Club, erasure: Erasure) -> None:
    await quick_club.finished(ANDREA, BEN, CLARA)
    there = await quick_club.open(ANDREA, BEN, guild=8, channel=80)
    await quick_club.stop(there)
    before = await quick_club.stored(there)
    await erasure.forget(GUILD, ANDREA.member)
    assert await quick_club.stored(there) == before
    assert before.host == ANDREA.member
    assert await quick_club.wallet(ANDREA, 8) == 500


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
    assert await known_everywhere(quick_club) == [left] * 5
    await erasure.forget(8, ANDREA.member)
    assert await known_everywhere(quick_club) == [[BEN.member]] * 5
    assert (await quick_club.preferences.get(ANDREA.member)) == Preferences()


async def test_members_who_have_nothing_here_but_preferences_can_have_them_deleted(
    quick_club: Club, erasure: Erasure
) -> None:
    await quick_club.wallets.ensure(8, ANDREA)
    await choose(quick_club, ANDREA)
    with pytest.raises(NothingKept):
        await erasure.forget(GUILD, ANDREA.member)
    await erasure.forget(GUILD, ANDREA.member, own=True)
    assert await known_everywhere(quick_club) == [[]] * 5
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
    await quick_club.wallets.order(GUILD, ANN, 5, MODERATOR.member)
    await erasure.forget(GUILD, MODERATOR.member)
    statement = await quick_club.wallets.statement(GUILD, ANN.member, ANN.member)
    assert statement is not None
    assert (statement.movements[0].by or 0) < 0
    await quick_club.wallets.ensure(GUILD, MODERATOR)
    assert await quick_club.wallet(MODERATOR) == 500, "they never had the first chips"


@pytest.fixture
async def other_process(quick_club: Club) -> AsyncIterator[Erasure]:
    """The erasure of another process on the same database."""
    database = Database(quick_club.database.address)
    await database.open()
    yield Erasure(database, quick_club.clock)
    await database.close()


async def test_two_processes_forget_two_who_sat_together(
    quick_club: Club, erasure: Erasure, other_process: Erasure
) -> None:
    tables = [await quick_club.finished(ANDREA, BEN, CLARA) for _ in range(3)]
    await asyncio.gather(erasure.forget(GUILD, ANDREA.member), other_process.forget(GUILD, CLARA.member))
    text = await everything(quick_club)
    assert not [each for each in (str(ANDREA.member), ANDREA.name, '"Clara"') if each in text]
    ((one, ben, other),) = {(await quick_club.stored(table)).members() for table in tables}
    assert (ben, one < 0, other < 0, one != other) == (BEN.member, True, True, True)
    assert {seat.name for seat in (await quick_club.stored(tables[0])).seats} == {"Somebody", "Ben", "Somebody 2"}
    assert await quick_club.wrong() == ()


async def test_two_processes_forget_the_same_member_once(
    quick_club: Club, erasure: Erasure, other_process: Erasure
) -> None:
    await quick_club.finished(ANDREA, BEN, CLARA)
    both = (each.forget(GUILD, ANDREA.member) for each in (erasure, other_process))
    came = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(str(type(each)) for each in came) == sorted(map(str, (type(None), NothingKept)))
    assert str(ANDREA.member) not in await everything(quick_club)
    assert await quick_club.wrong() == ()


async def test_a_process_that_ends_in_the_middle_has_forgotten_nobody(
    quick_club: Club, erasure: Erasure, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await quick_club.finished(ANDREA, BEN, CLARA)
    before = await everything(quick_club)
    parts = [
        (ScoreRepository, "forget"),
        (PeopleRepository, "identify"),
        (PeopleRepository, "forget_everywhere"),
        (type(quick_club.database._backend), "tidy"),
    ]
    for kind, part in parts:
        with monkeypatch.context() as patched:
            patched.setattr(kind, part, interrupted)
            with pytest.raises(RuntimeError):
                await erasure.forget(GUILD, ANDREA.member)
        assert await everything(quick_club) == before, part
    await erasure.forget(GUILD, ANDREA.member)
    assert (await quick_club.stored(table)).host < 0
    assert await quick_club.wrong() == ()


async def interrupted(*_arguments: object, **_named: object) -> None:
    raise RuntimeError


async def test_the_chain_and_the_ratings_stay_as_they_were(quick_club: Club, erasure: Erasure) -> None:
    tables = [await quick_club.finished(ANDREA, BEN, CLARA) for _ in range(2)]
    async with quick_club.database.reading() as work:
        head = (GUILD, (await work.ledger.heads()).get(GUILD) or "")
        moves = (await work.connection.execute(sa.select(schema.transfers))).all()
        ratings = {(table, row.mu, row.place) for table in tables for row in await work.results.of_table(table)}
    await erasure.forget(GUILD, ANDREA.member)
    async with quick_club.database.reading() as work:
        assert (await audit(work, [head])).wrong == ()
        now = (await work.connection.execute(sa.select(schema.transfers))).all()
        assert now[: len(moves)] == moves
        assert [row.reason for row in now[len(moves) :]] == ["forgotten"]
        assert ratings == {(table, row.mu, row.place) for table in tables for row in await work.results.of_table(table)}


async def test_who_comes_back_has_a_new_key(quick_club: Club, erasure: Erasure) -> None:
    table = await quick_club.finished(ANDREA, BEN, CLARA)
    async with quick_club.database.reading() as work:
        before = await work.people.find(GUILD, ANDREA.member)
    await erasure.forget(GUILD, ANDREA.member)
    again = await quick_club.finished(BEN, CLARA, computers=1)
    await quick_club.wallets.order(GUILD, ANDREA, 100, BEN.member)
    async with quick_club.database.reading() as work:
        assert await work.people.find(GUILD, ANDREA.member) not in (None, before)
    assert (await quick_club.stored(table)).host < 0
    assert (await erasure.what(GUILD, ANDREA.member)) == Remembered(ANDREA.name, 100, 0)
    assert await quick_club.wrong() == (), again


async def test_who_sits_down_after_being_forgotten_is_known_again(quick_club: Club, erasure: Erasure) -> None:
    await quick_club.wallets.ensure(GUILD, ANN)
    table = await quick_club.open(BEN, **FOR_NOTHING)
    await erasure.forget(GUILD, ANN.member)
    await quick_club.join(table, ANN)
    assert await quick_club.wallet(ANN) == 0
    assert await quick_club.wrong() == ()


async def test_who_is_just_sitting_down_is_at_a_table(quick_club: Club, erasure: Erasure) -> None:
    await quick_club.wallets.ensure(GUILD, ANN)
    table = await quick_club.open(BEN, **FOR_NOTHING)
    committed, go_on = quick_club.database.delay_next_writer()
    joining = asyncio.create_task(quick_club.join(table, ANN))
    await committed.wait()
    with pytest.raises(StillAtATable):
        await erasure.forget(GUILD, ANN.member)
    go_on.set()
    await joining
    assert await quick_club.wallet(ANN) == 500
    assert await quick_club.wrong() == ()


async def test_nobody_waits_for_who_was_forgotten(quick_club: Club, erasure: Erasure) -> None:
    table = await quick_club.finished(ANN, BEN, CLARA)
    await erasure.forget(GUILD, ANN.member)
    again = await quick_club.tables.lobby.again(table, BEN, quick_club.click())
    assert (await quick_club.tables.queries.board(again)).expected == (CLARA.member,)
    await quick_club.stop(again)
