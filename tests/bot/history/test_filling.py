"""Figures for matches of earlier versions: filled in later, from journals and records.

That they are what a plain replay gives, for all that earlier versions wrote, is in `tests/bot/store/test_written.py`.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.cli.audit import audit
from bot.history.filling import Filling
from bot.servers.erasure import Erasure
from bot.store.database import Database
from bot.store.results import MatchRow, ResultRow
from bot.store.schema import journal, matches
from bot.tables.pruning import Pruning
from bot.tables.records import Records
from bot.tables.results import lacks_figures, unnamed
from bot.tables.stored import load
from engine.newyork.events import RoundScored
from engine.record.reader import read
from engine.stops.events import BoodleCollected, RoundEnded
from tests.bot.club import GUILD, Club, here
from tests.bot.people import ANN, BEN
from tests.bot.store.test_migrations import address
from tests.bot.written import put

NOW = 2_000_000_000.0


async def opened(path: Path) -> Database:
    database = Database(address(path))
    await database.open()
    return database


async def fill(database: Database) -> int:
    return await Filling(database, lambda: NOW, here).fill()


async def kept(database: Database) -> list[tuple[MatchRow, list[ResultRow]]]:
    async with database.reading() as work:
        rows = await work.connection.execute(sa.select(matches.c.table_id).order_by(matches.c.table_id))
        numbers = [row.table_id for row in rows]
        found = [(await work.results.match(each), await work.results.of_table(each)) for each in numbers]
    return [(match, rows) for match, rows in found if match is not None]


async def told(database: Database, table: int) -> tuple[int, list[Counter[str]]]:
    """What the events of a match's finished rounds say of each seat: how many there were, and figures by name."""
    rounds = [each for each in read((await Records(database, here).documents(table)).record).rounds if each.finished]
    async with database.reading() as work:
        stored = await load(work, table)
    assert stored is not None
    found: list[Counter[str]] = [Counter() for _ in stored.table.seats]
    for event in (event for each in rounds for act in each.acts for event in act.step.events):
        match event:
            case RoundEnded(winner=int(winner)):
                found[winner]["rounds_won"] += 1
            case BoodleCollected(seat=seat):
                found[seat]["boodle"] += 1
            case RoundScored(scores=scores):
                for seat, score in enumerate(scores):
                    found[seat]["points"] += score.points
                    found[seat]["rounds_won"] += score.points == max(each.points for each in scores)
    return len(rounds), found


async def counted_alike(database: Database) -> int:
    """See whether figures are what a plain replay gives, and return for how many results that could be said."""
    compared = 0
    for match, rows in await kept(database):
        if match.ending != "finished":
            continue
        rounds, seats = await told(database, match.table_id)
        assert match.rounds == rounds
        async with database.reading() as work:
            stored = await load(work, match.table_id)
        assert stored is not None
        for row in rows:
            at = stored.table.seat_of(row.member_id)
            if at is None or row.rounds < rounds:
                continue  # they came later, or left
            compared += 1
            boodle = sum((row.aces, row.kings, row.queens, row.jacks, row.tens, row.others))
            assert Counter(rounds_won=row.rounds_won, boodle=boodle, points=row.points) == seats[at]
            assert row.won == (at in stored.table.match.outcome.winners and not match.broken_off)
    return compared


async def wrong(database: Database) -> tuple[str, ...]:
    async with database.reading() as work:
        return (await audit(work)).wrong


@pytest.fixture
async def old(tmp_path: Path) -> AsyncIterator[Database]:
    """What the version before this one wrote."""
    database = await opened(put("0017-last-stops", tmp_path / "store.sqlite3"))
    yield database
    await database.close()


async def test_an_audit_tells_how_many_matches_are_still_to_be_filled_in(old: Database) -> None:
    async with old.reading() as work:
        before = await audit(work)
    filled = await fill(old)
    assert f"matches of older versions whose figures are still to be filled in: {filled}" in before.skipped
    async with old.reading() as work:
        after = await audit(work)
    assert (before.wrong, after.wrong, after.skipped) == ((), (), ())


async def test_a_journal_that_cannot_be_replayed_stays_without_figures(
    old: Database, caplog: pytest.LogCaptureFixture
) -> None:
    whole = await lacking(old)
    first = min(whole)
    async with old.writing() as work:
        await work.connection.execute(
            sa.update(journal).where(journal.c.table_id == first, journal.c.seq == 5).values(action={"do": "dance"})
        )
    caplog.clear()
    assert await fill(old) == len(whole) - 1
    assert [each.getMessage() for each in caplog.records if each.levelno == logging.WARNING] == [
        "its match stays without figures: they do not come of its journal (ValidationError)"
    ]
    assert first not in {match.table_id for match, _ in await kept(old)}
    # Its journal, which somebody may mend, stays too.
    assert await Pruning(old, lambda: NOW, here, 1.0).prune() > 0
    async with old.reading() as work:
        assert await work.journal.rows(first)


async def lacking(database: Database) -> set[int]:
    """Return the tables that can be filled in, without filling them in."""
    async with database.reading() as work:
        found = await work.results.without_match(after=0, most=100)
    return {each.table for each in found if lacks_figures(each.snapshot)}


async def test_of_a_match_whose_journal_is_gone_its_record_gives_what_can_be_known(
    old: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        # The version before this one did not wait for figures.
        earlier.setattr("bot.tables.pruning.lacks_figures", lambda _: False)
        assert await Pruning(old, lambda: NOW, here, 1.0).prune() > 0
    await fill(old)
    assert await counted_alike(old) > 0
    assert await wrong(old) == ()


async def test_journals_stay_until_their_figures_are_filled_in(old: Database) -> None:
    waiting = await lacking(old)
    await Pruning(old, lambda: NOW, here, 1.0).prune()
    async with old.reading() as work:
        assert [each for each in waiting if not await work.journal.rows(each)] == []
    await fill(old)
    assert await Pruning(old, lambda: NOW, here, 1.0).prune() == len(waiting)


@pytest.fixture
async def played(quick_club: Club, monkeypatch: pytest.MonkeyPatch) -> Club:
    """A club where Ann and Ben have played a match under an earlier law."""
    monkeypatch.setattr("bot.tables.opening.LAW", 3)
    table = await quick_club.open(ANN, BEN, computers=1, house={"end.rounds": 1})
    await quick_club.start(table, ANN)
    await quick_club.to_the_end(table)
    assert await kept(quick_club.database) == []
    return quick_club


async def test_who_was_forgotten_before_is_a_number_in_what_is_filled_in(played: Club) -> None:
    await Erasure(played.database, played.clock, here).forget(GUILD, ANN.member)
    assert await fill(played.database) == 1
    ((_, rows),) = await kept(played.database)
    gone, ben = rows
    assert (gone.member_id < 0, ben.member_id) == (True, BEN.member)
    assert gone == unnamed(gone)
    assert {gone.rated, ben.rated} == {1}
    assert await wrong(played.database) == ()


async def test_who_is_forgotten_while_a_match_is_counted_is_not_named(played: Club) -> None:
    async def slowly(function: Callable[..., Any], *arguments: Any) -> Any:
        made = function(*arguments)
        await Erasure(played.database, played.clock, here).forget(GUILD, ANN.member)
        return made

    assert await Filling(played.database, played.clock, slowly).fill() == 0
    assert await kept(played.database) == []
    assert await fill(played.database) == 1
    assert ANN.member not in {row.member_id for _, rows in await kept(played.database) for row in rows}
    assert await wrong(played.database) == ()


@pytest.mark.parametrize(
    ("name", "table", "member", "feat"),
    [("0001-last-stops", 3, 1001, "photo-finish"), ("0017-last-stops", 12, 1002, "comeback")],
)
async def test_feats_are_found_in_journals_of_versions_that_knew_none(
    tmp_path: Path, name: str, table: int, member: int, feat: str
) -> None:
    database = await opened(put(name, tmp_path / "store.sqlite3"))
    await fill(database)
    async with database.reading() as work:
        rows = {row.member_id: row.feats for row in await work.results.of_table(table)}
        stored = await load(work, table)
    assert [each for each, feats in rows.items() if feat in feats] == [member]
    assert stored is not None
    outcome = stored.table.match.outcome
    assert [stored.table.seats[at].member for at in outcome.winners] == [member]
    if feat == "photo-finish":
        best, second = sorted(outcome.chips, reverse=True)[:2]
        assert best - second == 1
    await database.close()
