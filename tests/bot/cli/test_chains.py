"""Somebody with the file changes what chips moved, as carefully as they can: the audit finds it, by its place."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.chips.wallets import Wallets
from bot.cli.audit import audited
from bot.cli.command_line import main
from bot.ops.exits import Exit
from bot.servers.erasure import Erasure
from bot.store.chain import BEGINNING, Identity, Movement, heads_in, link
from bot.store.database import Database
from tests.bot.people import ANN, BEN, CLARA, DIRK, GUILD
from tests.bot.store.later import address

OTHER = 8


async def move_chips(path: Path) -> None:
    database = Database(address(path))
    await database.open()
    wallets = Wallets(database, lambda: 1_800_000_000.0)
    for guild in (GUILD, OTHER):
        await wallets.ensure(guild, BEN)
        await wallets.order(guild, ANN, 30, BEN.member, guild * 100)
        await wallets.order(guild, ANN, 20, DIRK.member)
        await wallets.order(guild, ANN, -10, BEN.member)
        await wallets.order(guild, CLARA, 5, ANN.member)
    await Erasure(database, lambda: 1_800_000_100.0).forget(GUILD, BEN.member)
    await wallets.order(GUILD, CLARA, 6, ANN.member)
    await database.close()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("chains") / "club.sqlite3"
    asyncio.run(move_chips(path))
    return path


@pytest.fixture
def path(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(made, tmp_path / "club.sqlite3"))


@contextmanager
def unguarded(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a file as somebody does who takes its triggers away for a while."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        guards = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in guards:
            connection.execute(f"DROP TRIGGER {name}")
        yield connection
        for _, sql in guards:
            connection.execute(sql)


def wrong(path: Path, *noted: tuple[int, str]) -> list[str]:
    """What is said of the chains: changes of sums are found otherwise too."""
    found = asyncio.run(audited(address(path), noted)).wrong
    return [each for each in found if "chain" in each or "ordered" in each or "trigger" in each]


def numbers(path: Path, guild: int = GUILD) -> list[int]:
    """The movements of a server, in order."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT id FROM transfers WHERE guild_id = ? ORDER BY id", (guild,))
        return [number for (number,) in rows]


async def delete_a_server(path: Path) -> None:
    """Delete a server whose movements are the last ones, when somebody without a wallet has just come to another."""
    async with Database(address(path)) as database:
        wallets = Wallets(database, lambda: 1_800_000_000.0)
        for guild, member in ((GUILD, ANN), (OTHER, BEN), (OTHER, CLARA)):
            await wallets.ensure(guild, member)
        async with database.writing(GUILD) as work:
            await work.people.key(GUILD, DIRK.member)
        async with database.writing(OTHER) as work:
            await work.departures.note(OTHER, 0.0)
            await work.departures.delete(OTHER)
        await wallets.ensure(GUILD, CLARA)
        await wallets.ensure(GUILD, DIRK)


def test_a_chain_goes_on_under_the_numbers_of_a_server_that_was_deleted(tmp_path: Path) -> None:
    asyncio.run(delete_a_server(path := tmp_path / "club.sqlite3"))
    assert numbers(path) == [1, 2, 3]
    assert wrong(path) == []


@pytest.mark.parametrize(
    ("at", "change"),
    [
        (0, "chips = chips + 1"),
        (-1, "chips = chips + 1"),
        (3, "at = at + 0.001"),
        (3, "reason = 'daily'"),
        (3, "source_id = target_id, target_id = source_id"),
        (3, "table_id = 1"),
        (3, "interaction_id = 5"),
        (3, "hash = lower(hex(randomblob(32)))"),
        (3, "by = coalesce(by, 0) + 1"),
        (3, "by = NULL"),
    ],
)
def test_a_changed_movement(path: Path, change: str, at: int) -> None:
    changed = numbers(path)[at]
    with unguarded(path) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(f"UPDATE transfers SET {change} WHERE id = ?", (changed,))
    (found,) = wrong(path)
    assert found.startswith(f"server {GUILD}: ")
    assert f"movement {changed}" in found


def test_a_removed_movement(path: Path) -> None:
    removed, follower = numbers(path)[3:5]
    with unguarded(path) as connection:
        connection.execute("DELETE FROM transfers WHERE id = ?", (removed,))
    (found,) = wrong(path)
    assert "its chain breaks between" in found
    assert f"movement {follower}" in found or "and identity" in found


def test_a_removed_last_movement_and_none_left(path: Path) -> None:
    with unguarded(path) as connection:
        connection.execute("DELETE FROM transfers WHERE id = ?", (numbers(path)[-1],))
        connection.execute("DELETE FROM transfers WHERE guild_id = ?", (OTHER,))
    here, there = wrong(path)
    assert "the head of its chain is not the hash of identity " in here
    assert there.startswith(f"server {OTHER}: its chain breaks between identity ")


def test_two_swapped_movements(path: Path) -> None:
    _, one, other, *_ = numbers(path, OTHER)
    with unguarded(path) as connection:
        for old, new in ((one, -1), (other, one), (-1, other)):
            connection.execute("UPDATE transfers SET id = ? WHERE id = ?", (new, old))
    (found,) = wrong(path)
    assert found.startswith(f"server {OTHER}: its chain breaks between ")
    assert f"movement {one}" in found


COPY = """INSERT INTO transfers (id, at, guild_id, source_id, target_id, chips, reason, hash)
SELECT ?, at, guild_id, source_id, target_id, chips, reason, hash FROM transfers WHERE id = ?"""


@pytest.mark.parametrize("at", [2, -1])
def test_an_added_movement(path: Path, at: int) -> None:
    number = numbers(path)[at] + 1
    with unguarded(path) as connection:
        connection.execute("UPDATE transfers SET id = id + 1000 WHERE id >= ?", (number,))
        connection.execute("UPDATE identities SET after_id = after_id + 1000 WHERE after_id >= ?", (number,))
        connection.execute(COPY, (number, numbers(path)[at]))
    (found,) = wrong(path)
    assert found.startswith(f"server {GUILD}: its chain breaks between ")
    assert f"movement {number}:" in found


def key(path: Path, member: int, guild: int = GUILD) -> int:
    """The key of a member of a server."""
    with closing(sqlite3.connect(path)) as connection:
        asked = "SELECT person FROM people WHERE guild_id = ? AND member_id = ?"
        return int(connection.execute(asked, (guild, member)).fetchone()[0])


SWAP = "UPDATE accounts SET owner = ? WHERE guild_id = ? AND kind = 'wallet' AND owner = ?"


def swapped(path: Path) -> None:
    """Give two members each other's wallets in a server, in every place where that shows but the movements."""
    ann, clara = key(path, ANN.member), key(path, CLARA.member)
    with unguarded(path) as connection:
        for new, old in ((0, ann), (ann, clara), (clara, 0)):
            connection.execute(SWAP, (new, GUILD, old))
        of = "SELECT score FROM scores WHERE board = 'chips' AND person = ?"
        chips = [connection.execute(of, (each,)).fetchone()[0] for each in (ann, clara)]
        for number, person in zip(reversed(chips), (ann, clara), strict=True):
            connection.execute("UPDATE scores SET score = ? WHERE board = 'chips' AND person = ?", (number, person))


def test_wallets_that_change_their_owners(path: Path) -> None:
    noted = (GUILD, heads_in(path)[GUILD])
    swapped(path)
    found = asyncio.run(audited(address(path), [noted])).wrong
    assert len(found) == 2
    assert all("is not that of the member whose it was" in each for each in found)


PEOPLE = (
    ("UPDATE people SET member_id = 5 WHERE person = :ann", "person {ann} is not who came, by its chain"),
    ("UPDATE people SET salt = lower(hex(randomblob(16))) WHERE person = :ann", "person {ann} is not who came"),
    ("DELETE FROM people WHERE person = :ann", "person {ann} is in its chain, but not among the people"),
    ("UPDATE people SET member_id = NULL WHERE person = :ann", "it is unknown who person {ann} is, who was not"),
    ("UPDATE people SET guild_id = 9 WHERE person = :ann", "person {ann} is listed in server 9"),
    ("INSERT INTO people VALUES (99, 7, 5, 'Eve', '', '')", "its chain does not contain person 99"),
    (
        "UPDATE people SET member_id = 5, salt = '' WHERE person = :ben",
        "person {ben} was forgotten, but is still known",
    ),
)


@pytest.mark.parametrize(("statement", "said"), PEOPLE)
def test_people_who_were_changed(path: Path, statement: str, said: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        gone = "SELECT person FROM people WHERE guild_id = ? AND member_id IS NULL"
        (ben,) = connection.execute(gone, (GUILD,)).fetchone()
        those = {"ann": key(path, ANN.member), "ben": ben}
        connection.execute(statement, {name: those[name] for name in those if f":{name}" in statement})
    found = asyncio.run(audited(address(path))).wrong
    assert any(said.format(**those) in each for each in found), found


def test_a_person_who_came_that_is_taken_out_of_the_chain(path: Path) -> None:
    with unguarded(path) as connection:
        connection.execute("DELETE FROM identities WHERE person = ?", (key(path, ANN.member),))
    found = wrong(path)
    assert any("its chain breaks between" in each for each in found)


def test_somebody_who_is_forgotten_behind_the_chain(path: Path) -> None:
    with unguarded(path) as connection:
        row = (GUILD, numbers(path)[-1], key(path, ANN.member), "0" * 64)
        connection.execute("INSERT INTO identities (guild_id, after_id, person, hash) VALUES (?, ?, ?, ?)", row)
    assert any("its chain breaks between" in each for each in wrong(path))


@pytest.mark.parametrize("statement", ["UPDATE chains SET head = ?", "DELETE FROM chains WHERE head <> ?"])
def test_another_head(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, ("0" * 63 + "1",))
    found = wrong(path)
    assert len(found) == 2
    assert all("the head of its chain is not" in each for each in found)


COLUMNS = "guild_id, at, source_id, target_id, chips, reason, table_id, by, interaction_id"


def sealed_anew(path: Path, guild: int) -> None:
    """Give every movement and identity of a server the hash that it should have, as this program does it."""
    with unguarded(path) as connection:
        last = BEGINNING
        rows: list[tuple[int, int, str, int, Movement | Identity]] = []
        asked = f"SELECT id, {COLUMNS} FROM transfers WHERE guild_id = ?"
        for number, *entry in connection.execute(asked, (guild,)):
            rows.append((number, 0, "transfers", number, Movement(*entry)))
        came = "SELECT id, after_id, guild_id, person, digest FROM identities WHERE guild_id = ?"
        for number, after, *entry in connection.execute(came, (guild,)):
            rows.append((after, number, "identities", number, Identity(*entry)))
        for *_, table, number, entry in sorted(rows, key=lambda row: row[:2]):
            last = link(last, entry)
            connection.execute(f"UPDATE {table} SET hash = ? WHERE id = ?", (last, number))
        connection.execute("UPDATE chains SET head = ? WHERE guild_id = ?", (last, guild))


def test_whoever_seals_everything_anew_is_found_by_a_head_that_was_noted(path: Path) -> None:
    noted = heads_in(path)[OTHER]
    with unguarded(path) as connection:  # a grant of 30 becomes one of 25, in every place where it shows
        connection.execute("UPDATE transfers SET chips = 25 WHERE guild_id = ? AND chips = 30", (OTHER,))
        wallet, theirs = "guild_id = ? AND kind = 'wallet' AND owner = ?", (OTHER, key(path, ANN.member, OTHER))
        connection.execute(f"UPDATE accounts SET balance = balance - 5 WHERE {wallet}", theirs)
        connection.execute("UPDATE accounts SET balance = balance + 5 WHERE guild_id = ? AND kind = 'bank'", (OTHER,))
        member = "guild_id = ? AND person = ?"
        connection.execute(f"UPDATE scores SET score = score - 5 WHERE board = 'chips' AND {member}", theirs)
    (found,) = asyncio.run(audited(address(path))).wrong
    assert "its chain breaks between" in found, "nothing but the chain shows it"
    sealed_anew(path, OTHER)
    assert asyncio.run(audited(address(path))).wrong == ()
    assert asyncio.run(audited(address(path), [(OTHER, noted)])).wrong == (
        f"server {OTHER}: the noted head {noted} is not in its chain",
    )


def test_heads_on_the_command_line(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(path.parent)
    assert main(["backup", "copy", "--database", str(path)]) == Exit.OK
    _, *heads = capsys.readouterr().out.splitlines()
    assert heads == [f"{guild}:{digits}" for guild, digits in heads_in(path).items()]
    options = [option for each in heads for option in ("--head", each)]
    assert main(["check", "--database", str(path), *options]) == Exit.OK
    assert f"{heads[0]} is in the chain.\n" in capsys.readouterr().out
    strange = f"{GUILD}:{'ab' * 32}"
    assert main(["check", "--database", str(path), "--head", strange]) == Exit.DIFFERENT
    assert f"the noted head {'ab' * 32} is not in its chain" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["7", "7:abc", "x:" + "0" * 64, "7:" + "g" * 64])
def test_what_is_no_head(text: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["check", "--head", text])
    assert ended.value.code == Exit.USAGE
