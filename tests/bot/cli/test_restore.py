"""Restoring a copy: what was seen since it was made helps nobody, and nothing of what was there is lost."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.chips.wallets import Wallets
from bot.cli.audit import audited
from bot.cli.command_line import main
from bot.cli.restore import run as restore
from bot.cli.verify import check
from bot.ops.exits import Exit, Failed
from bot.ops.registration import claim
from bot.servers.erasure import Erasure
from bot.store.file import copy
from bot.tables.after.records import documents_of
from bot.tables.model.announcements import TableRestored
from bot.tables.model.table import Lobby, Status
from bot.tables.service.opening import LEAST
from engine.proof import faults, read_proof
from tests.bot.club import GUILD, AuditedDatabase, Club
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.store.later import address
from tests.bot.store.test_copies import dumped


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    return tmp_path / "copy.sqlite3"


async def back_up(club: Club, copied: Path) -> None:
    await asyncio.to_thread(copy, address(club.database.path), copied)


async def go_back_to(club: Club, copied: Path) -> None:
    """Stop the bot, restore a copy, and open it; no table goes on by itself before `resume`."""
    path = club.database.path
    await club.tables.time.stop()
    await club.database.close()
    assert await asyncio.to_thread(restore, str(path), copied) is Exit.OK
    club.database = AuditedDatabase(path)
    await club.database.open()
    club._wire()


async def resume(club: Club) -> None:
    """Let the tables go on: one that was to be dealt at is dealt at once, as its time has come."""
    await club.tables.cache.resume(club.audience)


def numbers(path: Path) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as connection:
        return dict(connection.execute("SELECT name, seq FROM sqlite_sequence").fetchall())


def kept(path: Path) -> list[Path]:
    return sorted(each for each in path.parent.iterdir() if ".replaced-" in each.name)


async def told(club: Club, table: int) -> list[int]:
    return [number for number, _ in await club.tables.queries.unannounced(table)]


async def documents(club: Club, table: int) -> Any:
    return documents_of(await club.journal(table), await club.people(table))


def deals(record: dict[str, Any]) -> list[Any]:
    return [each["deal"] for each in record["rounds"]]


async def test_what_was_published_since_the_copy_is_not_dealt_again(club: Club, copied: Path) -> None:
    table = await club.begin(ANN, BEN, CLARA, house={"end.rounds": 3})
    await club.to_the_end_of_the_round(table)
    before = await club.stored(table)
    await club.to_a_lead(table)
    await club.one_card(table)
    await back_up(club, copied)
    await club.to_the_end(table)
    published = (await documents(club, table)).record
    given = await told(club, table)
    path = club.database.path
    last = numbers(path)

    await go_back_to(club, copied)

    board = await club.tables.queries.board(table)
    assert (board.status, board.dealing, board.round) == (Status.PLAYING, True, 1)
    assert board.decision >= before.decision + LEAST
    now = await club.stored(table)
    assert now.state == before.state
    assert [await club.wallet(each) for each in (ANN, BEN, CLARA)] == [450, 450, 450]
    (says,) = [each for each in await club.told(table) if isinstance(each, TableRestored)]
    assert says.again
    assert numbers(path)["tables"] >= last["tables"]
    await resume(club)
    await club.to_the_end(table)
    found = await documents(club, table)
    first, *others = deals(found.record)
    assert first == deals(published)[0], "it was dealt before the copy was made"
    assert not [each for each in others if each in deals(published)]
    new = [number for number in await told(club, table) if number > max(numbers(copied).values())]
    assert not set(new) & set(given)
    proof = read_proof(found.proof)
    assert [each.replaced for each in proof.rounds] == [False, True, True]
    assert list(faults(proof)) == []
    assert check(found.record, proof).wrong is None
    assert (await audited(address(path))).wrong == ()
    (former,) = kept(path)
    assert former.stat().st_mode & 0o777 == 0o600
    assert (await audited(address(former))).wrong == ()
    await club.tables.time.stop()


async def test_a_copy_that_is_restored_twice_gives_no_number_of_a_decision_again(club: Club, copied: Path) -> None:
    """A button of the time between may still be in a channel, and no clock can be relied on."""
    table = await club.begin(ANN, BEN, CLARA, house={"end.rounds": 3})
    await club.to_a_lead(table)
    await back_up(club, copied)
    await go_back_to(club, copied)
    first = (await club.tables.queries.board(table)).decision
    await resume(club)
    await club.to_the_end_of_the_round(table)
    last = (await club.tables.queries.board(table)).decision
    await go_back_to(club, copied)
    assert (await club.tables.queries.board(table)).decision not in range(first, last + 1)
    await club.tables.time.stop()


async def test_a_table_between_rounds_and_a_lobby_get_new_secrets_too(club: Club, copied: Path) -> None:
    between = await club.begin(ANN, BEN, computers=1, house={"end.rounds": 3})
    await club.to_the_end_of_the_round(between)
    lobby = await club.open(CLARA, BEN, computers=1, channel=71)
    before = [await club.stored(each) for each in (between, lobby)]
    await back_up(club, copied)
    await go_back_to(club, copied)
    after = [await club.stored(each) for each in (between, lobby)]
    for old, new in zip(before, after, strict=True):
        assert not {*old.secrets} & {*new.secrets}
        assert (new.seats, new.status) == (old.seats, old.status)
        assert isinstance(new, Lobby) or new.state == old.state
        assert [each.again for each in await club.told(new.id) if isinstance(each, TableRestored)] == [False]
    await resume(club)
    await club.start(lobby, CLARA)
    await club.to_a_lead(lobby)


async def test_stakes_that_lie_there_are_taken_back(club: Club, copied: Path) -> None:
    free = {"stake.mode": "free", "stake.amount": 4, "stake.dealer": 4}
    table = await club.begin(ANN, BEN, CLARA, house=free)
    await club.time_is_up(table)
    await club.time_is_up(table)
    assert sum((await club.stored(table)).stacks()) < 150
    await back_up(club, copied)
    await go_back_to(club, copied)
    assert (await club.stored(table)).stacks() == (50, 50, 50)
    assert (await club.tables.queries.board(table)).dealing


async def test_in_new_york_what_was_scored_stays_scored(club: Club, copied: Path) -> None:
    table = await club.begin(ANN, computers=1, house={"stake": 7}, buy_in=7, game="new-york", preset="new-york")
    while not (scores := (await club.stored(table)).state.scores):
        await club.step(table)
    for _ in range(4):
        await club.step(table)
    assert not (await club.tables.queries.board(table)).between
    await back_up(club, copied)
    await go_back_to(club, copied)
    now = await club.stored(table)
    assert now.state.scores == scores
    assert now.rules_of_play.between_rounds(now.state)
    assert now.escrow() == 14


async def test_while_the_bot_runs_nothing_is_replaced(club: Club, copied: Path) -> None:
    await club.open(ANN)
    await back_up(club, copied)
    before = dumped(club.database.path)
    with pytest.raises(Failed, match="in use: stop the bot first") as refused:
        await asyncio.to_thread(restore, str(club.database.path), copied)
    assert refused.value.code is Exit.DATABASE
    assert dumped(club.database.path) == before
    assert kept(club.database.path) == []
    await club.open(BEN, channel=71)


# --- files ---------------------------------------------------------------------------------------------------------


@pytest.fixture
async def there(club: Club) -> Path:
    """A database of which a table is open, while the bot does not run."""
    await club.start(await club.open(ANN, BEN, CLARA), ANN)
    await club.tables.time.stop()
    await club.database.close()
    return club.database.path


def parts(path: Path) -> list[str]:
    return sorted(each.name for each in path.parent.iterdir() if each.name.startswith("."))


def test_doing_it_twice_does_no_harm(there: Path, copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy(address(there), copied)
    before = copied.read_bytes()
    assert main(["restore", str(copied), "--database", str(there)]) == Exit.OK
    said = capsys.readouterr().out
    assert f"{there} is restored from {copied}." in said
    assert f"The old database is kept as {kept(there)[0]}." in said
    assert "again, and all coming deals are new." in said
    first = numbers(there)
    assert restore(str(there), copied) is Exit.OK
    assert all(numbers(there)[name] >= last for name, last in first.items())
    assert len(kept(there)) == 2
    assert asyncio.run(audited(address(there))).wrong == ()
    assert copied.read_bytes() == before
    assert parts(there) == []


def test_where_nobody_knows_how_far_numbers_went_there_is_a_gap(there: Path, copied: Path) -> None:
    copy(address(there), copied)
    there.write_text("Dear diary, " * 1000)
    Path(f"{there}-wal").write_text("and so on")
    assert restore(str(there), copied) is Exit.OK
    assert all(numbers(there)[name] >= last + LEAST for name, last in numbers(copied).items())
    assert [each.read_bytes()[:3] for each in kept(there)] == [b"Dea", b"and"]
    assert not Path(f"{there}-wal").exists()
    assert asyncio.run(audited(address(there))).wrong == ()


def test_a_copy_that_something_is_wrong_with_is_not_restored(there: Path, copied: Path) -> None:
    copy(address(there), copied)
    with closing(sqlite3.connect(copied)) as connection:
        connection.execute("UPDATE accounts SET balance = balance + 1 WHERE kind = 'wallet'")
        connection.commit()
    before = dumped(there)
    with pytest.raises(Failed, match="was not restored") as failed:
        restore(str(there), copied)
    assert failed.value.code is Exit.DIFFERENT
    assert dumped(there) == before
    assert kept(there) == []
    assert parts(there) == []


def test_what_is_no_copy_is_not_restored(there: Path, tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    before = dumped(there)
    with pytest.raises(Failed, match=f"There is no copy {diary}"):
        restore(str(there), diary)
    diary.write_text("Dear diary, " * 100)
    with pytest.raises(Failed):
        restore(str(there), diary)
    assert dumped(there) == before
    assert kept(there) == []
    assert parts(there) == []


async def test_a_copy_of_nothing_takes_no_clubs_place(club: Club, copied: Path, tmp_path: Path) -> None:
    early, nothing, other = tmp_path / "early.sqlite3", tmp_path / "nothing.sqlite3", tmp_path / "other.sqlite3"
    await claim(club.database, 7)
    await asyncio.to_thread(copy, address(club.database.path), early)
    await club.stop(await club.open(ANN, BEN, CLARA))
    await back_up(club, copied)
    await asyncio.to_thread(copy, address(club.database.path), other)
    with closing(sqlite3.connect(other)) as connection, connection:
        connection.execute("UPDATE application SET value = '8' WHERE name = 'id'")
    nothing.touch()
    await club.tables.time.stop()
    await club.database.close()
    there = club.database.path
    before = dumped(there)
    with pytest.raises(Failed, match=f"The copy {nothing} cannot be used: it has none of this program's tables"):
        await asyncio.to_thread(restore, str(there), nothing, force=True)
    for file, said in (
        (early, "There are no members in it: give --force if it is the right copy."),
        (early, "It has 0 members, and the database 3: give --force if it is the right copy."),
        (other, "It is application 8's, and the database 7's: give --force if it is the right copy."),
    ):
        with pytest.raises(Failed, match=re.escape(said)):
            await asyncio.to_thread(restore, str(there), file)
        assert dumped(there) == before
    assert await asyncio.to_thread(main, ["restore", str(early), "--force", "--database", str(there)]) == Exit.OK
    assert await asyncio.to_thread(restore, str(there), copied) is Exit.OK


def test_a_broken_copy_is_named_and_not_the_database(there: Path, copied: Path) -> None:
    copy(address(there), copied)
    copied.write_bytes(copied.read_bytes()[:5000] + b"Dear diary, " * 1000)
    with pytest.raises(Failed, match=f"^The copy {copied} cannot be used: .*Nothing was changed"):
        restore(str(there), copied)


async def test_who_was_forgotten_since_the_copy_is_forgotten_again(
    club: Club, copied: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished = await club.open(ANN, BEN, computers=1, house={"end.rounds": 1})
    await club.stop(finished)
    lobby = await club.open(CLARA, BEN, channel=71)
    for who in (ANN, BEN):
        await club.preferences.choose(who.member, "hands", "button")
    await back_up(club, copied)
    await club.stop(lobby)
    erasure = Erasure(club.database, club.clock)
    await erasure.forget(GUILD, ANN.member, own=True)
    await erasure.forget(GUILD, CLARA.member)
    await go_back_to(club, copied)
    said = capsys.readouterr().out
    assert "1 whom the old database had forgotten are forgotten again." in said
    assert f"Member {CLARA.member} of server {GUILD} had been forgotten, but sits at an open table" in said
    assert (await club.stored(finished)).host < 0
    assert await club.wallet(ANN) is None
    async with club.database.reading() as work:
        assert await work.everywhere.preferences(ANN.member) is None
        assert await work.everywhere.preferences(BEN.member) is not None
    assert (await audited(address(club.database.path))).wrong == ()
    await club.stop(lobby)


async def test_a_copy_in_the_place_of_another_database_does_not_know_who_was_forgotten(
    club: Club, copied: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await club.stop(await club.open(ANN, BEN))
    await back_up(club, copied)
    other = AuditedDatabase(tmp_path / "other.sqlite3")
    await other.open()
    await Wallets(other, club.clock).ensure(GUILD, ANN)
    await Erasure(other, club.clock).forget(GUILD, ANN.member)
    await other.close()
    for place in (tmp_path / "other.sqlite3", tmp_path / "nothing.sqlite3"):
        assert await asyncio.to_thread(restore, str(place), copied) is Exit.OK
        assert "cannot tell who they are" in capsys.readouterr().out
        restored = AuditedDatabase(place)
        await restored.open()
        async with restored.reading() as work:
            assert await work.people.find(GUILD, ANN.member) is not None
        await restored.close()
