"""What earlier versions wrote: opened, brought up to date, gone on with, and played to the end."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from bot.chips.accounts import Reason
from bot.cli.audit import audited
from bot.refusals import TermsChanged
from bot.servers.erasure import Erasure
from bot.servers.house_rules import HouseRules
from bot.store.database import MIGRATIONS, Database
from bot.store.schema import accounts, tables
from bot.tables.clock import Waiting
from bot.tables.posts import BOARD, HAND, NUDGE, Posts
from bot.tables.records import Records
from bot.tables.results import unnamed
from bot.tables.table import Ending, Status
from engine.proof import dump_proof, faults
from engine.record.reader import read
from engine.shuffle import VERSION_1, VERSION_2
from tests.bot.clock import HandClock
from tests.bot.club import GUILD, Club, here
from tests.bot.conftest import AT_ONCE
from tests.bot.history.test_filling import counted_alike, fill, kept
from tests.bot.people import ANN, BEN, CLARA, DIRK, seated
from tests.bot.store.test_copies import NEWEST, dumped
from tests.bot.store.test_migrations import address
from tests.bot.written import NAMES, put
from tests.examples import ALL
from tests.inline import connect_inline

CLICKS = 10_000
"""Interactions of these tests have higher numbers than those in the files."""
PARTS = 2 if ALL else 4
"""Of a file's open tables every second or every fourth one is played, each kind from some of the files: they are much
the same in all of them."""
SOME = 30
"""So many decisions show that a match goes on."""
LONG = 200
"""So many decisions are enough of a match that lasts until somebody has no chips left."""
WHOLE = {
    "traditional": "0006-last-stops",
    "horses": "0006-last-stops",
    "boodle": "0007-midway-stops",
    "three-in-one": "0007-midway-stops",
    "new-york-profi": "0006-last-new-york",
}
"""The files whose matches of a preset are played to the end."""
OLDEST_WHOLE = NAMES if ALL else ["0001-last-stops", "0002-first-new-york", *NAMES[-2:]]
"""The files of which the match is played to the end that the earlier version had played most of."""
SECRETS_A_ROUND = "0009"
"""Files with earlier names deal a match from one secret, later ones each round from its own."""
FIGURES_AT_ONCE = "0018"
"""Files with earlier names have no figures of their matches, later ones have them since the matches ended."""
UNWRITTEN = {"0003", *(f"{number:04}" for number in range(9, 16))}
"""Schemas that came and went within one change: databases of 0002 and 0008 go through them."""


FEW = {"0001-last-stops", NAMES[-2]}
"""The files that are looked at in `make test`; `make soak` looks at all."""


@pytest.fixture(
    scope="module", params=[pytest.param(each, marks=() if each in FEW else pytest.mark.soak) for each in NAMES]
)
def name(request: pytest.FixtureRequest) -> str:
    """The name of a file; the tests of one file come one after the other."""
    return str(request.param)


@pytest.fixture(scope="module")
def original(name: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database as an earlier version wrote it, to be copied."""
    return put(name, tmp_path_factory.mktemp("original") / "store.sqlite3")


@pytest.fixture(scope="module")
def renewed(original: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same database brought up to date, to be copied."""
    path = Path(shutil.copy(original, tmp_path_factory.mktemp("renewed") / "store.sqlite3"))

    async def bring_up_to_date() -> None:
        database = Database(address(path))
        await database.open()
        await database.close()

    asyncio.run(bring_up_to_date())
    return path


@pytest.fixture
def written(original: Path, path: Path) -> Path:
    return Path(shutil.copy(original, path))


@pytest.fixture
async def resumed(
    renewed: Path, path: Path, clock: HandClock, nothing_failed: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Club]:
    """This version's services on what an earlier one wrote."""
    monkeypatch.setattr("bot.store.sqlite.connect_seldom_asked", connect_inline)
    database = Database(address(Path(shutil.copy(renewed, path))))
    await database.open()
    club = Club(database, clock, AT_ONCE)
    for _ in range(CLICKS):
        club.click()
    await club.tables.resume(club.audience)
    yield club
    await club.tables.stop()
    await database.close()


@pytest.fixture
async def played(resumed: Club, path: Path) -> AsyncIterator[Club]:
    """The same for tests that go on with its tables. Everything is looked through when they have."""
    yield resumed
    await resumed.tables.stop()
    assert (await audited(address(path))).wrong == ()


def asked(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


async def ending_with(club: Club, *endings: Ending | None) -> list[int]:
    async with club.database.reading() as work:
        numbers = list(await work.connection.scalars(sa.select(tables.c.id).order_by(tables.c.id)))
    return [each for each in numbers if (await club.stored(each)).ending in endings]


def test_every_schema_but_the_newest_ones_was_written() -> None:
    schemas = {each.name[:4] for each in (MIGRATIONS / "versions").glob("*.py")}
    written = {name[:4] for name in NAMES}
    assert {each for each in schemas - written if each < max(written)} <= UNWRITTEN


async def test_a_file_of_an_earlier_version_is_kept_brought_up_to_date_and_audited_clean(written: Path) -> None:
    before = sorted(dumped(written))
    ((schema,),) = asked(written, "SELECT version_num FROM alembic_version")
    database = Database(address(written))
    await database.open()
    await database.close()
    kept = written.with_name(f"store.sqlite3.before-{NEWEST}")
    assert sorted(dumped(kept)) == before if schema != NEWEST else not kept.exists()
    found = await audited(address(written))
    assert found.wrong == ()
    assert found.looked_at.members == 4
    assert found.looked_at.tables >= 8
    assert asked(written, "SELECT version_num FROM alembic_version") == [(NEWEST,)]


async def test_numbers_go_on_above_those_that_were_given(original: Path, renewed: Path, path: Path) -> None:
    ((last,),) = asked(original, "SELECT max(id) FROM tables")
    ((told,),) = asked(original, "SELECT max(id) FROM outbox")
    written = Path(shutil.copy(renewed, path))
    database = Database(address(written))
    await database.open()
    async with database.writing(GUILD) as work:
        assert await work.tables.add(GUILD, 1, "lobby", 0.0) == last + 1
    await database.close()
    counted = dict(asked(written, "SELECT name, last FROM counters"))
    assert counted["tables"] == last + 1
    assert counted["announcements"] >= told


async def test_an_announcement_has_no_number_of_one_that_the_earlier_version_may_have_posted(written: Path) -> None:
    given = dict(asked(written, "SELECT 'highest', max(id) FROM outbox"))["highest"]
    with closing(sqlite3.connect(written)) as connection:
        connection.execute("DELETE FROM outbox")
        connection.commit()
    database = Database(address(written))
    await database.open()
    async with database.writing() as work:
        await work.outbox.put(1, 0.0, {})
        ((number, _),) = await work.outbox.waiting(1)
    await database.close()
    assert number > given


async def test_open_tables_go_on_and_are_played_to_the_end(played: Club, name: str) -> None:
    """A part of them is played a while, each kind from some of the files.

    To its end comes in some files the match of which the earlier version had played most, and in one each preset.
    """
    there = played.tables.open_tables(GUILD)
    assert there == await ending_with(played, None)
    assert len(there) >= 5
    presets = {table: (await played.stored(table)).terms.rules.preset for table in there}
    whole_ones = {table for table in there if WHOLE.get(presets[table]) == name}
    tables = there[NAMES.index(name) // 2 % PARTS :: PARTS]
    assert tables
    if name in OLDEST_WHOLE:
        boards = [await played.tables.board(table) for table in tables]
        whole_ones.add(max(boards, key=lambda board: board.decision).id)
    for table in sorted({*tables, *whole_ones}):
        assert {each.board.id for each in await played.tables.hands(table)} == {table}
        preset = presets[table]
        whole = table in whole_ones
        finished = await play(played, table, LONG if whole else SOME)
        assert finished or not whole or preset == "horses"
        stored = await played.stored(table)
        decided = finished or not stored.rules_of_play.between_rounds(stored.match)
        assert (stored.status, stored.ending) == (Status.CLOSED, Ending.FINISHED if decided else Ending.STOPPED)
        if decided:
            await agrees(played, table, name)


async def test_in_a_lobby_of_an_earlier_version_nobody_pays_without_their_press(played: Club, name: str) -> None:
    boards = [await played.tables.board(table) for table in played.tables.open_tables(GUILD)]
    lobbies = [board for board in boards if board.status is Status.LOBBY]
    assert lobbies or name.endswith("new-york")
    for board in lobbies:
        host, *others = (seat.member for seat in board.seats if seat.member is not None)
        newcomer = next(each for each in (CLARA, BEN, DIRK) if each.member not in (host, *others))
        for click in (
            played.tables.join(board.id, newcomer, played.click(), 0),
            played.tables.start(board.id, seated(host), played.click(), 0, fill=True),
        ):
            with pytest.raises(TermsChanged):
                await click
        before = [await played.wallet(seated(each)) for each in others]
        dearer = replace(board.terms, buy_in=board.terms.buy_in + 1)
        await played.tables.set_rules(board.id, seated(host), lambda _, now=dearer: now, played.click())
        after = [await played.wallet(seated(each)) for each in others]
        assert after == [(have or 0) + board.terms.buy_in for have in before]
        await played.start(board.id, seated(host), fill=True)
        assert [await played.wallet(seated(each)) for each in others] == after


async def play(club: Club, table: int, most: int) -> bool:
    """Start a lobby, wake a paused table, and let everybody do anything legal until the match is over.

    After so many decisions a moderator stops it, and stand-ins play to its end what has begun.

    Returns:
        Whether it ended by its rules.
    """
    random = Random(table)
    last = (await club.tables.board(table)).decision + most
    while (board := await club.tables.board(table)).status is not Status.CLOSED:
        host = next(each.member for each in board.seats if each.host)
        if board.decision > last:
            await club.stop(table)
            return False
        if board.status is Status.LOBBY:
            who = next(each for each in (ANN, BEN, CLARA) if each.member == host)
            await club.start(table, who, fill=True)
        elif board.status is Status.PAUSED:
            await club.tables.wake(table, seated(host), club.click())
        elif board.waiting is not Waiting.MEMBER:
            await club.audience.next_change()
        else:
            now = await club.stored(table)
            at = now.acting()
            assert at is not None
            action = random.choice(now.rules_of_play.legal(now.match, at))
            dumped_action = now.rules_of_play.codec.dump_action(action)
            await club.tables.play(table, seated(now.seats[at].member), board.decision, dumped_action, club.click())
    return True


async def test_finished_matches_can_be_recorded_and_their_deals_checked(resumed: Club, name: str) -> None:
    finished = await ending_with(resumed, Ending.FINISHED)
    assert finished
    for table in finished:
        await agrees(resumed, table, name)


async def agrees(club: Club, table: int, name: str) -> None:
    """Tables of earlier versions deal to their end as they began: their records and deals agree."""
    documents = await Records(club.database, here).documents(table)
    assert read(documents.record).document == documents.record
    checked = await Records(club.database, here).deals(table)
    assert (checked.differs, checked.deals > 0) == (None, True)
    assert {each.algorithm for each in checked.proof.rounds} == {VERSION_1 if name < SECRETS_A_ROUND else VERSION_2}
    assert not list(faults(checked.proof))
    assert dump_proof(checked.proof) == documents.proof


async def test_figures_are_filled_in_and_are_what_a_plain_replay_gives(name: str, renewed: Path, path: Path) -> None:
    database = Database(address(Path(shutil.copy(renewed, path))))
    await database.open()
    filled = await fill(database)
    found = await kept(database)
    assert len(found) > 0
    assert filled == (len(found) if name < FIGURES_AT_ONCE else 0)
    assert await fill(database) == 0
    assert await counted_alike(database) > 0
    assert (await audited(address(path))).wrong == ()
    assert all(bool(row.rated) == match.may_be_rated for match, rows in found for row in rows if row.place)
    await database.close()


@pytest.mark.parametrize("name", ["0001-last-stops", "0017-last-stops"], scope="module")
async def test_members_are_forgotten_before_figures_are_filled_in_and_after(resumed: Club, path: Path) -> None:
    for table in resumed.tables.open_tables(GUILD):
        await resumed.stop(table)
    erasure = Erasure(resumed.database, resumed.clock, here)
    await erasure.forget(GUILD, ANN.member)
    assert await fill(resumed.database) > 0
    assert (await audited(address(path))).wrong == ()
    await erasure.forget(GUILD, BEN.member)
    assert (await audited(address(path))).wrong == ()
    found = [row for _, rows in await kept(resumed.database) for row in rows]
    assert {ANN.member, BEN.member}.isdisjoint(row.member_id for row in found)
    left = [row for row in found if row.member_id < 0]
    assert left
    assert all(row == unnamed(row) and row.rated for row in left)


async def test_what_was_not_told_is_told(resumed: Club) -> None:
    told = 0
    for table in await ending_with(resumed, *Ending, None):
        announcements = await resumed.tables.unannounced(table)
        assert not announcements or table in resumed.audience.changes
        await resumed.tables.announced([number for number, _ in announcements])
        told += len(announcements)
        assert await resumed.told(table) == []
    assert told > 3


async def test_statements_say_why_chips_moved(resumed: Club) -> None:
    reasons = set()
    for who in (ANN, BEN, CLARA):
        statement = await resumed.wallets.statement(GUILD, who.member, limit=1000)
        assert statement is not None
        assert sum(each.chips for each in statement.movements) == statement.own.wallet == await resumed.wallet(who)
        reasons |= {each.reason for each in statement.movements}
    assert reasons >= {Reason.WELCOME, Reason.GRANT, Reason.BUY_IN, Reason.STACK}
    async with resumed.database.reading() as work:
        assert await work.connection.scalar(sa.select(sa.func.sum(accounts.c.balance))) == 0


KEPT = """SELECT channel_id, game, json_extract(terms, '$.buy_in'), json_extract(terms, '$.rules.preset')
FROM house_rules"""


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("0002")])
async def test_the_house_rules_of_a_channel_can_be_played(name: str, path: Path, clock: HandClock) -> None:
    database = Database(address(put(name, path)))
    await database.open()
    club = Club(database, clock, AT_ONCE)
    rows = asked(path, KEPT)
    assert rows
    for channel, game, buy_in, preset in rows:
        kept = await HouseRules(database, club.tables).get(GUILD, channel, game)
        assert kept is not None
        assert (kept.buy_in, kept.rules.preset) == (buy_in, preset)
    await database.close()


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("stops")], scope="module")
async def test_members_and_messages_are_as_they_were(renewed: Path, path: Path, clock: HandClock) -> None:
    database = Database(address(Path(shutil.copy(renewed, path))))
    await database.open()
    club = Club(database, clock, AT_ONCE)
    (table,) = [number for (number,) in asked(path, "SELECT DISTINCT table_id FROM posts")]
    posts = Posts(database)
    board, nudge = await posts.get(table, BOARD), await posts.get(table, NUDGE, CLARA.member)
    assert board is not None
    assert nudge is not None
    assert (board.message, nudge.message, nudge.shows) == (9001, 9003, 5)
    assert {member: post.message for member, post in (await posts.all(table, HAND)).items()} == {
        ANN.member: 9002,
        BEN.member: None,
    }
    hands = {each.member: each for each in await club.tables.hands(table)}
    assert hands[ANN.member].follow
    assert hands[BEN.member].follow
    assert hands[CLARA.member].away
    await database.close()


@pytest.mark.parametrize("name", [name for name in NAMES if name in ("0002-first-stops", "0002-last-stops")])
async def test_stakes_that_were_prepared_are_still_there(name: str, path: Path, clock: HandClock) -> None:
    database = Database(address(put(name, path)))
    await database.open()
    club = Club(database, clock, AT_ONCE)
    async with database.reading() as work:
        there = list(await work.connection.scalars(sa.select(tables.c.id).where(tables.c.together_until.is_not(None))))
    drafts = [(each.ready, each.draft) for table in there for each in await club.tables.hands(table) if each.draft]
    assert sorted(ready for ready, _ in drafts) == [False, True]
    await database.close()


async def test_a_migration_passes_over_a_table_that_cannot_be_read(path: Path) -> None:
    put("0002-first-new-york", path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE tables SET snapshot = 'nothing' WHERE id = 1")
        connection.execute("UPDATE tables SET snapshot = '{}' WHERE id = 2")
        connection.commit()
    database = Database(address(path))
    await database.open()
    await database.close()
    wrong = (await audited(address(path))).wrong
    assert {"table 1: its snapshot cannot be read (JSONDecodeError)"} < set(wrong)
    assert not [each for each in wrong if each.startswith(("table 5", "table 8"))]
