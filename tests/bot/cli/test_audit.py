"""The audit: nothing is wrong with what the bot itself wrote, and whatever is changed behind its back is named."""

import asyncio
import json
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.cli.audit import Findings, audited
from bot.store.database import DatabaseUnusable
from bot.tables.clock import Paces, Waiting
from bot.tables.table import Status
from tests.bot.cli.test_chains import unguarded
from tests.bot.clock import HandClock
from tests.bot.club import GUILD, AuditedDatabase, Club, terms
from tests.bot.people import ANN, BEN, CLARA, DIRK, seated
from tests.bot.store.later import ADDS_A_COLUMN, migrations

FINISHED, LEFT, STOPPED, OPEN, LOBBY = range(1, 6)
BROUGHT = "(table_id, member_id, guild_id, at, ending, chips, humans)"
"""The columns of a result that have no default."""
"""The tables of the club below, by their numbers."""
CHANNEL = 70
AT_ONCE = Paces(card=0.0, lead=0.0, deal=0.0, round=0.0)


def found_in(path: Path) -> Findings:
    return asyncio.run(audited(f"sqlite+aiosqlite:///{path}"))


async def open_table(club: Club, channel: int, game: str, preset: str, house: dict[str, Any], buy_in: int) -> int:
    table = await club.tables.open(
        guild=GUILD,
        channel=channel,
        host=ANN,
        terms=terms(house, buy_in, game=game, preset=preset),
        computers=1,
        interaction=club.click(),
    )
    await club.join(table, BEN)
    return table


async def go_on(club: Club, table: int, *, actions: int = 10_000) -> None:
    """Let everybody do anything that is legal, for so many decisions or to the end."""
    random = Random(table)
    while (board := await club.tables.board(table)).status is not Status.CLOSED and board.decision < actions:
        if board.waiting is not Waiting.MEMBER:
            await club.audience.next_change()
            continue
        now = await club.stored(table)
        at = now.acting()
        assert at is not None
        action = random.choice(now.rules_of_play.legal(now.match, at))
        dumped = now.rules_of_play.codec.dump_action(action)
        await club.tables.play(table, seated(now.seats[at].member), now.decision, dumped, club.click())


async def an_evening(club: Club) -> None:
    one_round = {"end.rounds": 1}
    finished = await club.open(ANN, BEN, computers=1, house=one_round)
    await club.start(finished, ANN)
    await go_on(club, finished)
    left = await club.open(ANN, BEN, CLARA, house={"end.rounds": 2})
    await club.start(left, ANN)
    await go_on(club, left, actions=5)
    await club.tables.leave(left, CLARA, club.click())
    await go_on(club, left)
    stopped = await club.open(ANN, BEN, computers=1)
    await club.start(stopped, ANN)
    await go_on(club, stopped, actions=9)
    await club.stop(stopped)
    playing = await club.open(ANN, BEN, computers=2, channel=71)
    await club.start(playing, ANN)
    await go_on(club, playing, actions=9)
    await club.open(CLARA, channel=72)
    assert (finished, left, stopped, playing) == (FINISHED, LEFT, STOPPED, OPEN)


async def with_a_club(path: Path, monkeypatch: pytest.MonkeyPatch, do: Callable[[Club], Any]) -> None:
    clock = HandClock()
    clock.drive(asyncio.get_running_loop(), monkeypatch)
    database = AuditedDatabase(path)
    await database.open()
    club = Club(database, clock, AT_ONCE)
    await club.tables.resume(club.audience)
    try:
        await do(club)
    finally:
        await club.tables.stop()
        await database.close()
    assert database.wrong == []


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database after an evening: two matches finished, one with a leaver, one stopped, one going on, a lobby."""
    path = tmp_path_factory.mktemp("played") / "club.sqlite3"
    with pytest.MonkeyPatch.context() as monkeypatch:
        asyncio.run(with_a_club(path, monkeypatch, an_evening))
    return path


@pytest.fixture
def path(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "club.sqlite3"))


@pytest.fixture
def database(path: Path) -> Iterator[sqlite3.Connection]:
    """The file without the bot: nothing keeps it from being damaged."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        yield connection


def wrong(path: Path) -> tuple[str, ...]:
    return found_in(path).wrong


def test_nothing_is_wrong_after_an_evening(played: Path) -> None:
    before = played.read_bytes()
    found = found_in(played)
    assert found.wrong == ()
    assert (found.looked_at.members, found.looked_at.tables) == (3, 5)
    assert found.looked_at.actions > 80
    assert found.looked_at.movements > 10
    assert played.read_bytes() == before


PRESETS = [
    ("stops", "traditional", {"end.rounds": 1}, 50),
    ("stops", "boodle", {"end.rounds": 1}, 50),
    ("stops", "horses", {"end.rounds": 1}, 50),
    ("stops", "three-in-one", {"end.rounds": 1}, 50),
    ("stops", "michigan", {"end.mode": "topup", "chips": 9, "end.rounds": 2}, 9),
    ("new-york", "new-york-profi", {"stake": 10}, 10),
]


@pytest.mark.parametrize(("game", "preset", "house", "buy_in"), PRESETS)
def test_nothing_is_wrong_after_a_long_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, preset: str, house: dict[str, Any], buy_in: int
) -> None:
    async def play(club: Club) -> None:
        table = await open_table(club, CHANNEL, game, preset, house, buy_in)
        await club.start(table, ANN)
        await go_on(club, table, actions=60)  # some games last for hundreds

    path = tmp_path / "club.sqlite3"
    asyncio.run(with_a_club(path, monkeypatch, play))
    assert wrong(path) == ()


def test_a_chip_out_of_nothing(path: Path, database: sqlite3.Connection) -> None:
    database.execute("UPDATE accounts SET balance = balance + 1 WHERE kind = 'wallet' AND owner = ?", (ANN.member,))
    server, everybody, noted, movements = wrong(path)
    assert server == f"server {GUILD}: all accounts together have 1 chip and not 0"
    assert everybody == "all servers together have 1 chip and not 0"
    assert noted.startswith(f"server {GUILD}: member {ANN.member} has ")
    assert f"the wallet of member {ANN.member} has" in movements
    assert "its movements make" in movements


def test_chips_that_change_servers(path: Path, database: sqlite3.Connection) -> None:
    database.execute("INSERT INTO accounts (guild_id, kind, owner, balance) VALUES (8, 'bank', 0, 5)")
    database.execute("UPDATE accounts SET balance = balance - 5 WHERE guild_id = ? AND kind = 'bank'", (GUILD,))
    found = wrong(path)
    assert f"server {GUILD}: all accounts together have -5 chips and not 0" in found
    assert "server 8: all accounts together have 5 chips and not 0" in found
    assert not [each for each in found if each.startswith("all servers")]


def test_a_wallet_below_zero(path: Path, database: sqlite3.Connection) -> None:
    database.execute("UPDATE accounts SET balance = -1 WHERE kind = 'wallet' AND owner = ?", (ANN.member,))
    assert f"server {GUILD}: the wallet of member {ANN.member} has -1 chips, less than nothing" in wrong(path)


@pytest.mark.parametrize(("table", "there"), [(OPEN, "on the table"), (FINISHED, "the table is closed")])
def test_an_escrow_unlike_its_table(path: Path, database: sqlite3.Connection, table: int, there: str) -> None:
    database.execute("UPDATE accounts SET balance = balance + 3 WHERE kind = 'escrow' AND owner = ?", (table,))
    database.execute("UPDATE accounts SET balance = balance - 3 WHERE kind = 'bank'")
    assert any(each.startswith(f"table {table}: ") and there in each for each in wrong(path))


def test_an_escrow_of_no_table(path: Path, database: sqlite3.Connection) -> None:
    database.execute("INSERT INTO accounts (guild_id, kind, owner, balance) VALUES (7, 'escrow', 99, 0)")
    assert wrong(path) == ("server 7: there is an escrow of table 99, which does not exist here",)


def test_a_note_that_is_not_the_stacks(path: Path, database: sqlite3.Connection) -> None:
    database.execute("UPDATE members SET on_tables = on_tables + 2 WHERE member_id = ?", (BEN.member,))
    on_tables, in_all = wrong(path)
    for found, what in ((on_tables, "on tables"), (in_all, "in all")):
        assert f"member {BEN.member} has" in found
        assert what in found


def test_chips_in_all_that_are_not_what_a_member_has(path: Path, database: sqlite3.Connection) -> None:
    (chips,) = database.execute("SELECT chips FROM members WHERE member_id = ?", (BEN.member,)).fetchone()
    database.execute("UPDATE members SET chips = chips + 2 WHERE member_id = ?", (BEN.member,))
    assert wrong(path) == (f"server {GUILD}: member {BEN.member} has {chips} chips in all, but {chips + 2} are noted",)


def test_a_member_who_is_missing_in_the_standings(path: Path, database: sqlite3.Connection) -> None:
    (chips,) = database.execute("SELECT chips FROM members WHERE member_id = ?", (BEN.member,)).fetchone()
    database.execute("UPDATE members SET chips = NULL WHERE member_id = ?", (BEN.member,))
    assert wrong(path) == (
        f"server {GUILD}: member {BEN.member} has {chips} chips in all, but none are noted",
        f"server {GUILD}: in the standings, 3 are counted from (0, 0) on, and not 2",
    )


def test_standings_that_count_somebody_twice(path: Path, database: sqlite3.Connection) -> None:
    database.execute("UPDATE standings SET members = members + 1")
    assert wrong(path) == (f"server {GUILD}: in the standings, 4 are counted from (0, 0) on, and not 3",)


def test_a_block_of_nobody(path: Path, database: sqlite3.Connection) -> None:
    database.execute("INSERT INTO standings VALUES (?, 999999, 5, 1)", (GUILD,))
    assert wrong(path) == (f"server {GUILD}: in the standings, 1 are counted from (999999, 5) on, and not 0",)


@pytest.mark.parametrize("statement", ["DELETE FROM standings", "UPDATE standings SET chips = 1"])
def test_standings_without_their_beginning(path: Path, database: sqlite3.Connection, statement: str) -> None:
    database.execute(statement)
    assert wrong(path) == (f"server {GUILD}: its standings do not begin at (0, 0)",)


@pytest.mark.parametrize("table", [FINISHED, OPEN, LOBBY])
def test_a_changed_snapshot(path: Path, database: sqlite3.Connection, table: int) -> None:
    database.execute("UPDATE tables SET snapshot = json_set(snapshot, '$.decision', 77) WHERE id = ?", (table,))
    assert wrong(path) == (f"table {table}: its snapshot is not what its journal gives (decision)",)


@pytest.mark.parametrize("table", [FINISHED, OPEN])
def test_a_changed_snapshot_that_is_called_damaged(path: Path, database: sqlite3.Connection, table: int) -> None:
    database.execute("UPDATE tables SET snapshot = json_set(snapshot, '$.decision', 77) WHERE id = ?", (table,))
    database.execute(
        "INSERT INTO set_aside (table_id, at, snapshot, rebuilt) SELECT id, 1, snapshot, 0 FROM tables WHERE id = ?",
        (table,),
    )
    assert wrong(path) == (f"table {table}: its snapshot is not what its journal gives (decision)",)


@pytest.mark.parametrize(
    ("table", "what"), [(FINISHED, "rounds were played"), (OPEN, "it is open"), (LOBBY, "it is open")]
)
def test_a_journal_that_is_said_to_be_gone(path: Path, database: sqlite3.Connection, table: int, what: str) -> None:
    database.execute("INSERT INTO records (table_id, at) VALUES (?, 1)", (table,))
    (found,) = wrong(path)
    assert found.startswith(f"table {table}: {what}, but ")


def test_a_member_who_is_missing_in_the_index(path: Path, database: sqlite3.Connection) -> None:
    database.execute("DELETE FROM visits WHERE table_id = ? AND member_id = ?", (STOPPED, BEN.member))
    assert wrong(path) == (f"table {STOPPED}: its journal names {BEN.member}, and the index of members does not",)


@pytest.mark.parametrize("snapshot", ["{}", "no JSON", '{"game": "chess"}', "[]", "null"])
@pytest.mark.parametrize("table", [FINISHED, OPEN])
def test_a_snapshot_that_cannot_be_read(path: Path, database: sqlite3.Connection, table: int, snapshot: str) -> None:
    database.execute("UPDATE tables SET snapshot = ? WHERE id = ?", (snapshot, table))
    found = [each for each in wrong(path) if each.startswith(f"table {table}: ")]
    assert len(found) == 1
    assert "snapshot cannot be read" in found[0]


def test_a_snapshot_in_another_channel(path: Path, database: sqlite3.Connection) -> None:
    database.execute("UPDATE tables SET channel_id = 99 WHERE id = ?", (OPEN,))
    assert wrong(path) == (f"table {OPEN}: number, server, channel or status are not its snapshot's",)


@pytest.mark.parametrize("seq", [0, 3])
def test_a_missing_journal_row(path: Path, database: sqlite3.Connection, seq: int) -> None:
    database.execute("DELETE FROM journal WHERE table_id = ? AND seq = ?", (OPEN, seq))
    (found,) = wrong(path)
    assert found.startswith(f"table {OPEN}: its journal lacks {seq};")


def test_a_journal_that_goes_further_than_its_table(path: Path, database: sqlite3.Connection) -> None:
    (last,) = database.execute("SELECT seq FROM tables WHERE id = ?", (OPEN,)).fetchone()
    database.execute("UPDATE tables SET seq = seq - 1 WHERE id = ?", (OPEN,))
    (found,) = wrong(path)
    assert found.startswith(f"table {OPEN}: its journal ends with {last};")


@pytest.mark.parametrize("action", ["{}", "no JSON", '{"do": "leave", "member": 5}', '{"do": "resume", "member": 5}'])
def test_a_journal_row_that_cannot_be_replayed(path: Path, database: sqlite3.Connection, action: str) -> None:
    database.execute("UPDATE journal SET action = ? WHERE table_id = ? AND seq = 4", (action, FINISHED))
    assert any(each.startswith(f"table {FINISHED}: row 4 of its journal cannot be replayed") for each in wrong(path))


def test_what_is_found_gives_no_card_and_no_secret_away(path: Path, database: sqlite3.Connection) -> None:
    (snapshot,) = database.execute("SELECT snapshot FROM tables WHERE id = ?", (OPEN,)).fetchone()
    secrets = json.loads(snapshot)["secrets"]
    database.execute("UPDATE tables SET snapshot = json_set(snapshot, '$.seats', snapshot) WHERE id = ?", (OPEN,))
    database.execute("UPDATE journal SET action = json_set(action, '$.seats', ?) WHERE seq = 0", (snapshot,))
    found = " ".join(wrong(path))
    assert len(secrets) == 2
    assert not any(secret in found for secret in secrets)


def test_a_deal_that_does_not_name_the_clicks_before_it(path: Path, database: sqlite3.Connection) -> None:
    dealt = "table_id = ? AND json_extract(action, '$.do') = 'deal'"
    *_, (row,) = database.execute(f"SELECT seq FROM journal WHERE {dealt} ORDER BY seq", (LEFT,)).fetchall()
    changed = database.execute(
        "UPDATE journal SET interaction_id = 999 WHERE table_id = ? AND seq = "
        "(SELECT max(seq) FROM journal WHERE table_id = ? AND seq < ? AND interaction_id IS NOT NULL)",
        (LEFT, LEFT, row),
    )
    assert changed.rowcount == 1
    said = f"table {LEFT}: the deals in rows {row} of its journal do not name the clicks before them"
    assert said in wrong(path)


def test_an_interaction_that_counts_twice(path: Path, database: sqlite3.Connection) -> None:
    database.executescript(
        "CREATE TABLE loose AS SELECT * FROM journal; DROP TABLE journal; ALTER TABLE loose RENAME TO journal;"
    )
    database.execute("UPDATE journal SET interaction_id = 5 WHERE table_id = ? AND seq IN (1, 3)", (OPEN,))
    assert "interaction 5 is in the journals more than once" in wrong(path)


@pytest.mark.parametrize(
    ("what", "statement"),
    [
        (
            "announcements",
            "INSERT INTO outbox (table_id, at, announcement) SELECT 99, at, announcement FROM outbox LIMIT 1",
        ),
        ("posts", "INSERT INTO posts VALUES (99, 'board', 0, 70, 5, 0, 0)"),
        ("journal rows", "INSERT INTO journal VALUES (99, 0, 0, NULL, '{}')"),
        ("results", f"INSERT INTO results {BROUGHT} VALUES (99, 5, 7, 0.0, 'finished', 7, 2)"),
        ("movements", "UPDATE transfers SET table_id = 99 WHERE id = (SELECT max(id) FROM transfers)"),
    ],
)
def test_what_belongs_to_a_table_that_does_not_exist(path: Path, what: str, statement: str) -> None:
    with unguarded(path) as database:
        database.execute(statement)
    assert f"there are {what} of table 99, which does not exist: 1" in wrong(path)


def test_a_table_that_was_taken_out(path: Path, database: sqlite3.Connection) -> None:
    database.execute("DELETE FROM tables WHERE id = ?", (FINISHED,))
    found = " ".join(wrong(path))
    for what in ("escrow", "journal rows", "announcements", "movements"):
        assert what in found


def test_an_announcement_that_cannot_be_read(path: Path, database: sqlite3.Connection) -> None:
    database.execute('INSERT INTO outbox (id, table_id, at, announcement) VALUES (999, 1, 0, \'{"about": "x"}\')')
    assert wrong(path) == ("announcement 999 cannot be read (ValidationError)",)


def test_a_movement_that_never_was(path: Path, database: sqlite3.Connection) -> None:
    database.execute(
        "INSERT INTO transfers (at, guild_id, source_id, target_id, chips, reason, table_id) "
        "SELECT at, guild_id, source_id, target_id, chips, reason, table_id FROM transfers WHERE table_id = ? LIMIT 1",
        (FINISHED,),
    )
    found = wrong(path)
    assert f"table {FINISHED}: its movements of chips are not what its journal gives" in found
    assert sum("its movements make" in each for each in found) == 2


def test_a_movement_between_servers(path: Path) -> None:
    with unguarded(path) as database:
        database.execute("UPDATE transfers SET guild_id = 8 WHERE id = 1")
    assert [each for each in wrong(path) if each.startswith("movement 1: its server has no account")]


def of_journals(path: Path) -> tuple[str, ...]:
    """Return what is not as journals give it: boards and ratings that are made of the same results differ too."""
    return tuple(each for each in wrong(path) if "its journal gives" in each)


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("chips", "chips + 1"), ("humans", "3"), ("ending", "'left'"), ("game", "'bridge'"), ("place", "place + 1"),
        ("won", "1 - won"), ("chance", "1"), ("rounds", "rounds + 1"), ("rounds_won", "7"), ("round_chances", "7"),
        ("payout", "payout + 1"), ("run", "run - 1"), ("aces", "9"), ("others", "9"), ("points", "1"),
        ("decisions", "decisions + 1"), ("seconds", "seconds + 0.1"), ("feats", "'flew'"),
    ],
)  # fmt: skip
def test_a_result_that_is_not_the_journals(path: Path, database: sqlite3.Connection, column: str, value: str) -> None:
    which = f"WHERE table_id = {FINISHED} AND member_id = {ANN.member}"
    database.execute(f"UPDATE results SET {column} = {value} {which}")
    assert of_journals(path) == (
        f"table {FINISHED}: the result of member {ANN.member} is not what its journal gives ({column})",
    )


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM results WHERE table_id = ?",
        f"INSERT INTO results {BROUGHT} "
        "SELECT table_id, 5, guild_id, at, ending, chips, humans FROM results WHERE table_id = ?",
    ],
)
def test_results_of_others_than_the_journal_has(path: Path, database: sqlite3.Connection, statement: str) -> None:
    database.execute(f"{statement} AND member_id = {ANN.member}", (FINISHED,))
    assert of_journals(path) == (f"table {FINISHED}: its results are not of the members whom its journal gives",)


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("channel_id", "5"), ("game", "'bridge'"), ("preset", "'x'"), ("level", "'x'"), ("ending", "'stopped'"),
        ("broken_off", "1"), ("rounds", "rounds + 1"), ("players", "9"), ("humans", "1"), ("computers", "'1,1'"),
    ],
)  # fmt: skip
def test_a_match_that_is_not_the_journals(path: Path, database: sqlite3.Connection, column: str, value: str) -> None:
    database.execute(f"UPDATE matches SET {column} = {value} WHERE table_id = ?", (FINISHED,))
    assert of_journals(path) == (f"table {FINISHED}: the match is not what its journal gives ({column})",)


def test_a_match_that_is_not_kept(path: Path, database: sqlite3.Connection) -> None:
    database.execute("DELETE FROM matches WHERE table_id = ?", (FINISHED,))
    assert f"table {FINISHED}: nothing is kept of what its match was" in wrong(path)


def test_a_match_of_a_table_that_is_open(path: Path, database: sqlite3.Connection) -> None:
    database.execute("UPDATE matches SET table_id = ? WHERE table_id = ?", (OPEN, FINISHED))
    assert f"table {OPEN}: it is kept as a match that is over, and is none" in wrong(path)


def test_results_of_a_table_that_is_open(path: Path, database: sqlite3.Connection) -> None:
    database.execute(f"INSERT INTO results {BROUGHT} VALUES (?, 5, ?, 0.0, 'finished', 7, 2)", (OPEN, GUILD))
    assert wrong(path) == (f"table {OPEN}: its members' results are not what its journal gives",)


def test_a_member_without_a_wallet_and_a_wallet_of_nobody(path: Path, database: sqlite3.Connection) -> None:
    database.execute("UPDATE accounts SET owner = ? WHERE kind = 'wallet' AND owner = ?", (DIRK.member, CLARA.member))
    found = wrong(path)
    assert f"server {GUILD}: member {CLARA.member} has no wallet" in found
    assert f"server {GUILD}: there is a wallet of {DIRK.member}, who is no member" in found


def test_chips_in_the_wallet_of_somebody_who_was_forgotten(path: Path, database: sqlite3.Connection) -> None:
    database.execute("DELETE FROM members WHERE member_id = ?", (CLARA.member,))
    database.execute("UPDATE accounts SET owner = -1 WHERE kind = 'wallet' AND owner = ?", (CLARA.member,))
    (chips,) = database.execute("SELECT balance FROM accounts WHERE owner = -1").fetchone()
    assert f"server {GUILD}: the wallet of a forgotten member (-1) has {chips} chips" in wrong(path)


def test_what_nobody_can_choose(path: Path, database: sqlite3.Connection) -> None:
    database.execute(
        "INSERT INTO preferences (member_id, hands, calls, follow, cards, locale) "
        "VALUES (5, 'direct', 'never', 1, 'text', 'pt_BR'), (6, 'pigeon', 'mention', 0, 'runes', '?')"
    )
    database.execute(
        "INSERT INTO guilds (guild_id, welcome, daily, turn_seconds, follow_seconds, locale) "
        "VALUES (8, 1, 1, 9, 9, 'DE')"
    )
    database.execute("INSERT INTO channel_locales VALUES (7, 70, 'nl'), (7, 71, 'de/../nl')")
    assert wrong(path) == (
        "member 6: what is noted for hands cannot be chosen",
        "member 6: what is noted for cards cannot be chosen",
        "member 6: what is noted for locale cannot be chosen",
        "server 8: its language is none (DE)",
        "server 7: the language of channel 71 is none (de/../nl)",
    )


def test_pages_that_are_no_pages(path: Path) -> None:
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2)
        file.write(b"\xff" * (size // 4))
    try:
        assert any(each.startswith("the file: ") for each in wrong(path))
    except DatabaseUnusable as unusable:
        assert re.search("malformed|damaged", str(unusable))  # noqa: PT017 - either will do


def test_another_schema_is_not_looked_into(
    path: Path, database: sqlite3.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.upgrading.MIGRATIONS", migrations(tmp_path / "later", ADDS_A_COLUMN))
    with pytest.raises(DatabaseUnusable, match="brought up to date"):
        wrong(path)
    database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseUnusable, match="newer version"):
        wrong(path)


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable):
        wrong(tmp_path / "nowhere.sqlite3")
    assert list(tmp_path.iterdir()) == []
