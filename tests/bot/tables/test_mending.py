"""Snapshots that make no sense: their tables go on by their journals or give the chips back, and all others go on."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import orjson
import pytest
import sqlalchemy as sa

from bot.chips.accounts import HOUSE, Account, Kind, Move, Reason, escrow, leftover, wallet
from bot.cli.audit import audited
from bot.refusals import TableGone
from bot.store.database import Database
from bot.tables.model.announcements import TableClosed
from bot.tables.model.table import Ending, Status
from bot.tables.service.mending import going_home
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, DIRK

Snapshot = dict[str, Any]


@pytest.fixture
async def table(club: Club) -> int:
    """A table in the middle of a round."""
    table = await club.begin(ANN, BEN, CLARA)
    await club.to_a_lead(table)
    return table


@pytest.fixture
async def others(club: Club, table: int) -> list[int]:
    """Tables before and after it, one that is played and a lobby."""
    playing = await club.begin(ANN, DIRK, channel=71, computers=1)
    await club.to_a_lead(playing)
    return [playing, await club.open(BEN, channel=72)]


def changed(**values: Any) -> Callable[[Snapshot], Any]:
    return lambda snapshot: {**snapshot, **values}


def in_match(**values: Any) -> Callable[[Snapshot], Any]:
    return lambda snapshot: {**snapshot, "state": {**snapshot["state"], **values}}


NONSENSE: dict[str, Callable[[Snapshot], Any]] = {
    "a list": lambda snapshot: [snapshot],
    "empty": lambda _: {},
    "back in the lobby": lambda snapshot: {key: value for key, value in snapshot.items() if key != "state"},
    "unknown rules": changed(rules={"preset": "new"}),
    "somebody missing": lambda snapshot: {**snapshot, "seats": snapshot["seats"][:-1]},
    "another number": changed(id=77),
    "closed already": changed(ending="stopped"),
    "a decision that is none": changed(decision="third"),
    "a turn of nobody": in_match(turn=9),
    "chips from nowhere": in_match(chips=[1000, 50, 50]),
    "no hands": in_match(hands=[]),
}
COLUMNS = {
    "no JSON": ("snapshot", "Dear diary"),
    "a time that never comes": ("clock", '{"until": Infinity}'),
    "a number of an earlier row": ("seq", 3),
    "an unknown state": ("status", "asleep"),
}


def store(club: Club, table: int, column: str, value: Any) -> None:
    with closing(sqlite3.connect(club.database.path)) as connection:
        connection.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, table))
        connection.commit()


def snapshot(club: Club, table: int) -> Any:
    with closing(sqlite3.connect(club.database.path)) as connection:
        return json.loads(connection.execute("SELECT snapshot FROM tables WHERE id = ?", (table,)).fetchone()[0])


async def set_aside(club: Club) -> list[tuple[Any, ...]]:
    async with club.database.reading() as work:
        rows = await work.connection.execute(sa.text("SELECT table_id, rebuilt, snapshot FROM set_aside"))
        return [tuple(row) for row in rows]


async def found(club: Club) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the audit finds wrong, and what it only tells."""
    findings = await audited(club.database.address)
    return findings.wrong, findings.skipped


async def come_back(club: Club, table: int, column: str, value: Any) -> None:
    """Restart the bot on a damaged table."""
    await club.tables.time.stop()
    store(club, table, column, value)
    await club.restart(resume=False)
    await club.tables.cache.resume(club.audience)


@pytest.mark.parametrize(
    "damage",
    # Each takes a restart and a look through the books, so `make test` tries every third.
    [pytest.param(each, marks=pytest.mark.soak if at % 3 else ()) for at, each in enumerate([*NONSENSE, *COLUMNS])],
)
async def test_a_table_goes_on_as_its_journal_has_it(
    club: Club, table: int, others: list[int], damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    boards = [await club.tables.queries.board(each) for each in (table, *others)]
    hands = await club.tables.queries.hands(table)
    kept = snapshot(club, table)
    if damage in NONSENSE:
        column, value = "snapshot", json.dumps(NONSENSE[damage](kept))
    else:
        column, value = COLUMNS[damage]
    await come_back(club, table, column, value)
    assert club.database.wrong == []
    assert "set aside; the table continues from its journal" in caplog.text
    caplog.clear()
    assert sorted(club.tables.queries.open_tables(GUILD)) == [table, *others]
    there = [await club.tables.queries.board(each) for each in (table, *others)]
    assert [(each.decision, each.seats, each.view) for each in there] == [
        (each.decision, each.seats, each.view) for each in boards
    ]
    assert [each.view for each in await club.tables.queries.hands(table)] == [each.view for each in hands]
    assert snapshot(club, table) == kept
    ((number, rebuilt, aside),) = await set_aside(club)
    assert (number, rebuilt) == (table, 1)
    assert aside == (value if column == "snapshot" else orjson.dumps(kept).decode())
    await club.to_the_end_of_the_round(table)
    await club.to_the_end_of_the_round(others[0])
    wrong, told = await found(club)
    assert wrong == ()
    (line,) = told
    assert line.startswith(f"table {table}: its snapshot was damaged and was set aside")


async def test_a_table_that_is_sound_is_left_alone(club: Club, table: int, others: list[int]) -> None:
    await club.restart()
    assert sorted(club.tables.queries.open_tables(GUILD)) == [table, *others]
    assert await set_aside(club) == []


def damage_journal(club: Club, table: int) -> None:
    with closing(sqlite3.connect(club.database.path)) as connection:
        connection.execute("UPDATE journal SET action = 'Dear diary' WHERE table_id = ? AND seq = 4", (table,))
        connection.commit()


async def test_where_the_journal_makes_no_sense_either_everybody_has_their_chips_back(
    club: Club, table: int, others: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    assert [await club.wallet(each) for each in (ANN, BEN, CLARA)] == [400, 400, 450]
    damage_journal(club, table)
    await come_back(club, table, "seq", 2)
    assert "the table is closed, and everybody has their chips back" in caplog.text
    caplog.clear()
    club.database.wrong.clear()  # it was looked through while the table was still damaged
    assert sorted(club.tables.queries.open_tables(GUILD)) == others
    assert table in club.audience.changes
    assert [await club.wallet(each) for each in (ANN, BEN, CLARA)] == [450, 450, 500]
    assert await club.balance(escrow(table)) == 0
    (told,) = await club.told(table)
    assert told == TableClosed("damaged", "", (("Ann", 50), ("Ben", 50), ("Clara", 50)), 0, None)
    board = await club.tables.queries.board(table)
    assert (board.status, board.ending) == (Status.CLOSED, Ending.DAMAGED)
    with pytest.raises(TableGone):
        await club.tables.leave(table, ANN, club.click())
    wrong, lines = await found(club)
    assert wrong == ()
    assert [line.endswith("it was closed, and everybody got their chips back") for line in lines] == [True]
    again = await club.open(CLARA)
    assert sorted(club.tables.queries.open_tables(GUILD)) == sorted([*others, again])
    await club.to_the_end_of_the_round(others[0])


async def test_chips_at_a_table_that_is_mended_later_count_where_another_one_is_closed(
    club: Club, table: int, others: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    damage_journal(club, table)
    store(club, others[0], "snapshot", "Dear diary")
    await come_back(club, table, "seq", 2)
    caplog.clear()
    club.database.wrong.clear()
    assert sorted(club.tables.queries.open_tables(GUILD)) == others
    assert (await found(club))[0] == ()


async def test_a_table_that_somebody_plays_on_while_it_is_read_makes_sense(
    club: Club, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows that are read one after the other may belong to different moments."""
    other = Database(club.database.address)
    await other.open()
    async with other.reading() as work:
        before = (await work.tables.several([table]))[0]
    await club.one_card(table)
    mending = club.tables.cache._mending
    beside = mending._sound

    def of_an_earlier_moment(row: Any, *rest: Any) -> Any:
        monkeypatch.setattr(mending, "_sound", beside)
        return beside(before, *rest)

    monkeypatch.setattr(mending, "_sound", of_an_earlier_moment)
    sound = await mending.read([table])
    await other.close()
    assert [each.table for each in sound] == [await club.stored(table)]
    assert await set_aside(club) == []


def test_chips_go_back_to_those_who_brought_them() -> None:
    ann, ben, clara, own = wallet(1), wallet(2), wallet(3), escrow(9)
    moves = [
        Move(ann, own, 50, Reason.BUY_IN),
        Move(ben, own, 50, Reason.BUY_IN),
        Move(HOUSE, own, 50, Reason.BUY_IN),
        Move(leftover(70), own, 7, Reason.CARRIED),
        Move(HOUSE, ben, 80, Reason.SEAT_SOLD),
        Move(clara, HOUSE, 60, Reason.SEAT_BOUGHT),
    ]
    home = going_home(9, moves, 157)
    ends: dict[Account, int] = {}
    for move in home:
        assert own in (move.source, move.target)
        ends[move.target] = ends.get(move.target, 0) + move.chips
    assert ends == {ann: 50, leftover(70): 7, clara: 60, HOUSE: 40}
    assert {move.target.kind: move.reason for move in home} == {
        Kind.WALLET: Reason.REFUND,
        Kind.LEFTOVER: Reason.LEFT,
        Kind.HOUSE: Reason.STACK,
    }
    paid_to_the_house = going_home(
        9, [Move(ann, own, 50, Reason.BUY_IN), Move(clara, HOUSE, 30, Reason.SEAT_BOUGHT)], 50
    )
    assert paid_to_the_house[0] == Move(HOUSE, own, 30, Reason.STACK)
