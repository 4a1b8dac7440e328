"""The audit: nothing is wrong with what the bot itself wrote, and whatever is changed behind its back is named."""

import asyncio
import json
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.cli.audit import Findings, audited
from bot.store.database import DatabaseUnusable
from bot.tables.model.table import Status
from bot.tables.time.clock import Waiting
from tests.bot.cli.test_chains import unguarded
from tests.bot.club import GUILD, AuditedDatabase, Club, running
from tests.bot.people import ANN, BEN, CLARA, seated
from tests.bot.store.later import ADDS_A_COLUMN, NEWER, migrations

FINISHED, LEFT, STOPPED, OPEN, LOBBY = range(1, 6)
"""The tables of the club below, by their numbers."""
BROUGHT = "(table_id, person, guild_id, at, ending, chips)"
"""The columns of a result that have no default."""


def found_in(path: Path) -> Findings:
    return asyncio.run(audited(f"sqlite+aiosqlite:///{path}"))


async def go_on(club: Club, table: int, *, actions: int = 10_000) -> None:
    """Let everybody do anything that is legal, for so many decisions or to the end."""
    random = Random(table)
    while (board := await club.tables.queries.board(table)).status is not Status.CLOSED and board.decision < actions:
        if board.waiting is not Waiting.MEMBER:
            await club.audience.next_change()
            continue
        now = await club.stored(table)
        at = now.acting()
        assert at is not None
        action = random.choice(list(now.rules_of_play.legal(now.state, at)))
        dumped = now.rules_of_play.codec.dump_action(action)
        await club.tables.match.play(table, seated(now.seats[at].member), now.decision, dumped, club.click())


async def an_evening(club: Club) -> None:
    one_round = {"end.rounds": 1}
    finished = await club.begin(ANN, BEN, computers=1, house=one_round)
    await go_on(club, finished)
    left = await club.begin(ANN, BEN, CLARA, house={"end.rounds": 2})
    await go_on(club, left, actions=5)
    await club.tables.leave(left, CLARA, club.click())
    await go_on(club, left)
    stopped = await club.begin(ANN, BEN, computers=1)
    await go_on(club, stopped, actions=9)
    await club.stop(stopped)
    playing = await club.begin(ANN, BEN, computers=2, channel=71)
    await go_on(club, playing, actions=9)
    await club.open(CLARA, channel=72)
    assert (finished, left, stopped, playing) == (FINISHED, LEFT, STOPPED, OPEN)


async def with_a_club(path: Path, monkeypatch: pytest.MonkeyPatch, do: Callable[[Club], Any]) -> None:
    async with running(AuditedDatabase(path), monkeypatch) as club:
        await do(club)


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


def wrong(path: Path) -> tuple[str, ...]:
    return found_in(path).wrong


def broken(path: Path, statements: str) -> list[str]:
    """What is found after somebody with the file has done this to it. Nothing keeps it from being damaged."""
    with unguarded(path) as database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.executescript(statements)
    return list(wrong(path))


def is_said(said: str, found: str) -> bool:
    return re.fullmatch(re.escape(said).replace("…", ".*"), found) is not None


def test_nothing_is_wrong_after_an_evening(played: Path) -> None:
    before = played.read_bytes()
    found = found_in(played)
    assert found.wrong == ()
    assert (found.looked_at.members, found.looked_at.tables) == (3, 5)
    assert found.looked_at.actions > 80
    assert found.looked_at.movements > 10
    assert played.read_bytes() == before


SERVER = f"server {GUILD}: "
ANN_KEY, BEN_KEY, CLARA_KEY = (
    f"(SELECT person FROM people WHERE guild_id = {GUILD} AND member_id = {each.member})" for each in (ANN, BEN, CLARA)
)
ANNS, BENS, CLARAS = (f"person = {each}" for each in (ANN_KEY, BEN_KEY, CLARA_KEY))
WALLET = f"kind = 'wallet' AND owner = {ANN_KEY}"
IS_OPEN, IS_FINISHED = f"WHERE table_id = {OPEN}", f"WHERE table_id = {FINISHED}"
DEALT = "tables SET snapshot = json_set(snapshot, '$.dealt', 77) WHERE id ="

ON_CHIPS, LOWEST = "board = 'chips'", (-(2**62), 0)

ALONE: list[tuple[str, list[str]]] = [
    (
        f"UPDATE accounts SET balance = balance + 1 WHERE {WALLET}",
        [
            f"{SERVER}all accounts together have 1 chip and not 0",
            "all servers together have 1 chip and not 0",
            f"{SERVER}on the board chips: member {ANN.member} has …",
            "…the wallet of person … has …its movements make…",
        ],
    ),
    (
        "INSERT INTO accounts (guild_id, kind, owner, balance) VALUES (7, 'escrow', 99, 0)",
        ["server 7: there is an escrow of table 99, which does not exist here"],
    ),
    (
        f"UPDATE scores SET score = score + 2 WHERE {ON_CHIPS} AND {BENS}",
        [f"{SERVER}on the board chips: member {BEN.member} has …, and not …"],
    ),
    (
        f"DELETE FROM scores WHERE {ON_CHIPS} AND {BENS}",
        [
            f"{SERVER}on the board chips: member {BEN.member} has no score, and not …",
            f"{SERVER}on the board chips: 3 are counted from {LOWEST} on, and not 2",
        ],
    ),
    (
        f"UPDATE score_blocks SET members = members + 1 WHERE {ON_CHIPS}",
        [f"{SERVER}on the board chips: 4 are counted from {LOWEST} on, and not 3"],
    ),
    (
        f"INSERT INTO score_blocks VALUES ({GUILD}, 'chips', 999999, 5, 1)",
        [f"{SERVER}on the board chips: 1 are counted from (999999, 5) on, and not 0"],
    ),
    (f"DELETE FROM score_blocks WHERE {ON_CHIPS}", [f"{SERVER}on the board chips: its blocks do not begin below …"]),
    (
        f"UPDATE score_blocks SET score = 1 WHERE {ON_CHIPS}",
        [f"{SERVER}on the board chips: its blocks do not begin below …"],
    ),
    *(
        (f"UPDATE {DEALT} {each}", [f"table {each}: its snapshot is not what its journal gives (dealt)"])
        for each in (FINISHED, OPEN, LOBBY)
    ),
    (
        f"UPDATE tables SET snapshot = json_set(snapshot, '$.more', 1) WHERE id = {FINISHED}",
        [f"table {FINISHED}: its snapshot contains more than the bot reads"],
    ),
    (
        f"UPDATE {DEALT} {OPEN}; INSERT INTO set_aside (table_id, at, snapshot, rebuilt) "
        f"SELECT id, 1, snapshot, 0 FROM tables WHERE id = {OPEN}",
        [f"table {OPEN}: its snapshot is not what its journal gives (dealt)"],
    ),
    (f"INSERT INTO records (table_id, at) VALUES ({FINISHED}, 1)", [f"table {FINISHED}: rounds were played, but …"]),
    (f"INSERT INTO records (table_id, at) VALUES ({OPEN}, 1)", [f"table {OPEN}: it is open, but …"]),
    (
        f"UPDATE tables SET channel_id = 99 WHERE id = {OPEN}",
        [f"table {OPEN}: number, server, channel or status are not its snapshot's"],
    ),
    (f"DELETE FROM journal {IS_OPEN} AND seq = 0", [f"table {OPEN}: its journal lacks 0;…"]),
    (f"DELETE FROM journal {IS_OPEN} AND seq = 3", [f"table {OPEN}: its journal lacks 3;…"]),
    (f"UPDATE tables SET seq = seq - 1 WHERE id = {OPEN}", [f"table {OPEN}: its journal ends with …;…"]),
    (
        'INSERT INTO outbox (id, table_id, at, announcement) VALUES (999, 1, 0, \'{"about": "x"}\')',
        ["announcement 999 cannot be read (ValidationError)"],
    ),
    (
        f"INSERT INTO results {BROUGHT} VALUES ({OPEN}, {ANN_KEY}, {GUILD}, 0.0, 'finished', 7)",
        [f"table {OPEN}: its members' results are not what its journal gives"],
    ),
    (
        """INSERT INTO people (person, guild_id, member_id) VALUES (105, 0, 5), (106, 0, 6);
        INSERT INTO preferences (person, chosen) VALUES
        (105, '{"hands": "direct", "calls": "never", "cards": "text", "stats": "shown", "locale": "pt_BR"}'),
        (106, '{"hands": "pigeon", "calls": "mention", "cards": "runes", "zone": 7, "locale": "?"}');
        INSERT INTO guilds (guild_id, welcome, daily, turn_seconds, follow_seconds, locale)
        VALUES (8, 1, 1, 9, 9, 'DE');
        INSERT INTO channel_locales VALUES (7, 70, 'nl'), (7, 71, 'de/../nl')""",
        [
            "member 6: the stored choice for hands does not exist",
            "member 6: the stored choice for cards does not exist",
            "member 6: the stored choice for zone does not exist",
            "member 6: the stored choice for locale does not exist",
            "server 8: its language does not exist (DE)",
            "server 7: the language of channel 71 does not exist (de/../nl)",
        ],
    ),
]


@pytest.mark.parametrize(("statements", "said"), ALONE, ids=[each[-60:] for each, _ in ALONE])
def test_a_change_is_named_and_nothing_else(path: Path, statements: str, said: list[str]) -> None:
    found = broken(path, statements)
    assert len(found) == len(said), found
    assert all(map(is_said, said, found)), found


FIGURES = {
    "chips": "chips + 1", "won_from_members": "99", "ending": "'left'", "game": "'bridge'", "place": "place + 1",
    "won": "1 - won", "chance": "1", "rounds": "rounds + 1", "rounds_won": "7", "round_chances": "7",
    "payout": "payout + 1", "run": "run - 1", "aces": "9", "others": "9", "points": "1",
    "decisions": "decisions + 1", "seconds": "seconds + 0.1", "feats": "'flew'",
}  # fmt: skip
MATCH = {
    "channel_id": "5", "game": "'bridge'", "preset": "'x'", "level": "'x'", "ending": "'stopped'", "broken_off": "1",
    "rounds": "rounds + 1", "players": "9", "computers": "'1,1'",
}  # fmt: skip


@pytest.mark.parametrize(
    ("table", "which", "whose", "values"),
    [
        ("results", f"{IS_FINISHED} AND {ANNS}", f"the result of member {ANN.member}", FIGURES),
        ("matches", IS_FINISHED, "the match", MATCH),
    ],
)
def test_every_figure_of_a_match_is_the_journals(
    path: Path, table: str, which: str, whose: str, values: dict[str, str]
) -> None:
    changed = ", ".join(f"{column} = {value}" for column, value in values.items())
    found = broken(path, f"UPDATE {table} SET {changed} {which}")
    (said,) = [each for each in found if each.startswith(f"table {FINISHED}: {whose} is not what its journal gives (")]
    assert set(re.findall(r"\w+", said.rpartition("(")[2])) == values.keys()


LAST_DEAL = f"(SELECT max(seq) FROM journal WHERE table_id = {LEFT} AND json_extract(action, '$.do') = 'deal')"
CLICK = f"(SELECT max(seq) FROM journal WHERE table_id = {LEFT} AND seq < {LAST_DEAL} AND interaction_id IS NOT NULL)"
COPIED = "at, guild_id, source_id, target_id, chips, reason, table_id"
AMONG_OTHERS: list[tuple[str, list[str]]] = [
    (
        f"DELETE FROM visits WHERE table_id = {STOPPED} AND {BENS}",
        [f"table {STOPPED}: its snapshot names somebody whom the index of its people does not"],
    ),
    (
        "INSERT INTO accounts (guild_id, kind, owner, balance) VALUES (8, 'bank', 0, 5); "
        f"UPDATE accounts SET balance = balance - 5 WHERE guild_id = {GUILD} AND kind = 'bank'",
        [f"{SERVER}all accounts together have -5 chips and not 0", "server 8: all accounts together have 5 chips…"],
    ),
    (
        f"UPDATE accounts SET balance = -1 WHERE {WALLET}",
        [f"{SERVER}the wallet of person … has -1 chips, less than nothing"],
    ),
    *(
        (
            f"UPDATE accounts SET balance = balance + 3 WHERE kind = 'escrow' AND owner = {table}",
            [f"table {table}: …{there}…"],
        )
        for table, there in ((OPEN, "on the table"), (FINISHED, "the table is closed"))
    ),
    *(
        (f"UPDATE tables SET snapshot = '{each}' WHERE id = {table}", [f"table {table}: …snapshot cannot be read…"])
        for each, table in (("{}", OPEN), ("no JSON", OPEN), ('{"game": "chess"}', FINISHED), ("null", FINISHED))
    ),
    *(
        (
            f"UPDATE journal SET action = '{each}' {IS_FINISHED} AND seq = 4",
            [f"table {FINISHED}: row 4 of its journal …"],
        )
        for each in ("{}", "no JSON", '{"do": "leave", "member": 5}', '{"do": "away", "member": 5, "away": false}')
    ),
    (
        f"UPDATE journal SET interaction_id = 999 WHERE table_id = {LEFT} AND seq = {CLICK}",
        [f"table {LEFT}: the deals in rows … of its journal do not name the clicks before them"],
    ),
    (
        "CREATE TABLE loose AS SELECT * FROM journal; DROP TABLE journal; ALTER TABLE loose RENAME TO journal; "
        f"UPDATE journal SET interaction_id = 5 {IS_OPEN} AND seq IN (1, 3)",
        ["interaction 5 is in the journals more than once"],
    ),
    (
        f"""INSERT INTO outbox (table_id, at, announcement) SELECT 99, at, announcement FROM outbox LIMIT 1;
        INSERT INTO posts VALUES (99, 'board', 0, 70, 5, 0, 0);
        INSERT INTO journal VALUES (99, 0, 0, NULL, '{{}}');
        INSERT INTO results {BROUGHT} VALUES (99, 5, 7, 0.0, 'finished', 7);
        UPDATE transfers SET table_id = 99 WHERE id = (SELECT max(id) FROM transfers)""",
        [
            f"there are {each} of table 99, which does not exist: 1"
            for each in ("announcements", "posts", "journal rows", "results", "movements")
        ],
    ),
    (
        f"DELETE FROM tables WHERE id = {FINISHED}",
        [f"…{each}…" for each in ("escrow", "journal rows", "announcements", "movements")],
    ),
    (
        f"INSERT INTO transfers ({COPIED}) SELECT {COPIED} FROM transfers {IS_FINISHED} LIMIT 1",
        [f"table {FINISHED}: its movements of chips are not what its journal gives", "…its movements make…"],
    ),
    ("UPDATE transfers SET guild_id = 8 WHERE id = 1", ["movement 1: its server has no account…"]),
    (
        f"DELETE FROM results {IS_FINISHED} AND {ANNS}",
        [f"table {FINISHED}: its results are not of the members who were there"],
    ),
    (f"DELETE FROM matches {IS_FINISHED}", [f"table {FINISHED}: the result of its match is missing"]),
    (
        f"UPDATE matches SET table_id = {OPEN} {IS_FINISHED}",
        [f"table {OPEN}: it is marked as a finished match, but is none"],
    ),
    (
        f"UPDATE accounts SET owner = 99 WHERE kind = 'wallet' AND owner = {CLARA_KEY}",
        [
            f"{SERVER}member {CLARA.member} has no wallet",
            f"{SERVER}there is a wallet of person 99, who is no member",
        ],
    ),
    (
        f"DELETE FROM members WHERE {CLARAS}; UPDATE people SET member_id = NULL WHERE {CLARAS} AND guild_id = {GUILD}",
        [f"{SERVER}the wallet of person …, who was forgotten, has … chips"],
    ),
]


@pytest.mark.parametrize(("statements", "said"), AMONG_OTHERS, ids=[each[-60:] for each, _ in AMONG_OTHERS])
def test_a_change_that_shows_in_several_places_is_named(path: Path, statements: str, said: list[str]) -> None:
    found = broken(path, statements)
    assert [each for each in said if not any(is_said(each, line) for line in found)] == [], found


def test_what_is_found_gives_no_card_and_no_secret_away(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        (snapshot,) = database.execute("SELECT snapshot FROM tables WHERE id = ?", (OPEN,)).fetchone()
        database.execute("UPDATE tables SET snapshot = json_set(snapshot, '$.seats', snapshot) WHERE id = ?", (OPEN,))
        database.execute("UPDATE journal SET action = json_set(action, '$.seats', ?) WHERE seq = 0", (snapshot,))
    secrets = json.loads(snapshot)["secrets"]
    found = " ".join(wrong(path))
    assert found
    assert len(secrets) == 2
    assert not any(secret in found for secret in secrets)


def test_pages_that_are_no_pages(path: Path) -> None:
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2)
        file.write(b"\xff" * (size // 4))
    try:
        assert any(each.startswith("the file: ") for each in wrong(path))
    except DatabaseUnusable as unusable:
        assert re.search("malformed|damaged", str(unusable))  # noqa: PT017 - either will do


def test_another_schema_is_not_looked_into(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.operation.upgrading.MIGRATIONS", migrations(tmp_path / "later", ADDS_A_COLUMN))
    with pytest.raises(DatabaseUnusable, match="upgrades it"):
        wrong(path)
    with pytest.raises(DatabaseUnusable, match="newer version"):
        broken(path, ";".join(NEWER))


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable):
        wrong(tmp_path / "nowhere.sqlite3")
    assert list(tmp_path.iterdir()) == []
