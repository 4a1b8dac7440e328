"""Makes what is kept of a release: small databases with something of everything that the program stores, as SQL.

`python -m tests.bot.store.release 1.0.0` is run once, before that version is released. It writes a folder in `releases`
whose files never change afterwards: `test_releases.py` lets every later version open them, and play on. Everything is
drawn from fixed seeds, so the same program writes the same files again.
"""

import asyncio
import itertools
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.daily.attempts import Attempt, Attempts
from bot.daily.boards import DayBoards
from bot.daily.days import Days
from bot.ops.registration import claim
from bot.servers.erasure import Erasure
from bot.servers.house_rules import HouseRules
from bot.store.operation.application import EmojiRow
from bot.tables.after.pruning import DAY, Pruning
from bot.tables.model.table import Match, Status
from bot.tables.model.terms import SLOW
from bot.tables.service.posts import BOARD, CALL, HAND, NUDGE, Post, Posts
from bot.tables.time.paces import Paces
from engine.daily import PLAYER
from engine.players import HARD
from tests.bot.cli.test_restore import back_up, go_back_to
from tests.bot.club import GUILD, AuditedDatabase, Club, here, running, terms
from tests.bot.people import ADMIN, ANN, BEN, CLARA, DIRK, seated, somebody
from tests.chance import drawn_from

RELEASES = Path(__file__).with_name("releases")
TABLES = "schema.sql"
"""The file of a release with its tables, indexes and triggers. Each other file has the rows of one database."""
OTHER, MESSAGE = 8, 900
LONG = 3600
"""Seconds for a decision, so that no member is late while others play."""
SHORT = {"end.mode": "rounds", "end.rounds": 1}
MOMENTS = (
    ("michigan", "follow", 9, ()),
    ("traditional", "lead", 9, ()),
    ("boodle", "lead", 20, ()),
    ("horses", "offer", 5, ("keep",)),
    ("horses", "lead", 9, ("keep", "buy")),
    ("three-in-one", "auction", 3, ("bid", "auction")),
    ("three-in-one", "resale", 2, ("swap",)),
    ("three-in-one", "late_swap", 4, ("auction", "pass")),
    ("three-in-one", "bet", 7, ("keep", "raise", "bet")),
    ("three-in-one", "lead", 20, ("swap", "keep", "raise", "bet")),
    ("pope-joan", "lead", 12, ()),
    ("new-york", "take", 6, ()),
    ("new-york-profi", "lay", 5, ()),
)
"""Rules, what a match waits for, after how many steps at least, and what members would rather do until then."""


async def moments(club: Club) -> None:
    """Every game, at each of its kinds of decisions."""
    for channel, (preset, phase, least, wishes) in enumerate(MOMENTS, 1):
        new_york = preset.startswith("new-york")
        played: Any = {"game": "new-york", "buy_in": 0} if new_york else {"buy_in": 25, "house": SHORT}
        table = await club.begin(ANN, BEN, CLARA, channel=channel, preset=preset, **played)
        for steps in itertools.count():
            now = await club.stored(table)
            assert isinstance(now, Match)
            assert now.ending is None, f"{preset}: {phase} never came"
            if steps >= least and now.state.phase == phase and now.acting() is not None:
                break
            await club.step(table, *wishes)


async def tables(club: Club) -> None:
    """Everything that a table can be besides: whatever its members have done, and whatever it waits for."""
    alone = somebody(1)
    paused = await club.begin(alone, computers=2, channel=2, house={"end.rounds": 2})
    await club.tables.match.set_away(paused, alone, True, club.click())
    while (await club.stored(paused)).status is not Status.PAUSED:
        await club.step(paused)
    topped_up = {"end.mode": "topup", "end.rounds": 2}
    left = await club.begin(ANN, BEN, CLARA, DIRK, computers=2, channel=3, buy_in=30, house=topped_up)
    await club.take_seat(left, somebody(0))
    await club.to_the_end_of_the_round(left)
    await club.tables.leave(left, DIRK, club.click())
    await club.to_a_lead(left, ANN)
    await club.tables.match.set_away(left, BEN, True, club.click())
    await club.tables.match.set_follow(left, ANN, True, club.click())
    await club.tables.leave(left, CLARA, club.click())
    await _prepared(club, 4, "boodle", {"do": "stake"})
    await _prepared(club, 5, "three-in-one", {"do": "hold"})
    await club.preferences.choose(ANN.member, "night", "22")
    await club.preferences.choose(ANN.member, "zone", "-60")
    await club.wallets.change_settings(GUILD, turn_seconds=24 * LONG)
    day = await club.begin(ANN, BEN, CLARA, channel=6, house=SHORT)
    await club.to_a_lead(day, ANN)
    for kind, member in ((BOARD, 0), (NUDGE, ANN.member), (CALL, ANN.member), (HAND, BEN.member)):
        await Posts(club.database).keep(day, kind, Post(6, MESSAGE, club.clock(), 1), member)
    lobby = await club.open(ANN, BEN, CLARA, computers=2, channel=7)
    await club.tables.lobby.remove_computer(lobby, ANN, club.click())
    await club.tables.lobby.take_back(lobby, ANN, CLARA.member, club.click())
    changed = replace(terms(SHORT, 20, preset="horses"), level=HARD, hints=False, pace=SLOW)
    await club.tables.lobby.set_rules(lobby, ANN, lambda _: changed, club.click())
    await club.tables.lobby.invite(lobby, ANN, [DIRK.member], club.click())
    await club.open(CLARA, channel=8, expected=(BEN.member,), house=SHORT)
    between = await club.begin(ANN, BEN, CLARA, channel=1, house={"end.rounds": 2})
    await club.to_the_end_of_the_round(between)
    closing = await club.begin(ANN, BEN, CLARA, channel=9)
    await club.to_a_lead(closing)
    await club.tables.time.stop()
    await club.tables.stop_table(closing, ADMIN, club.click())


async def _prepared(club: Club, channel: int, preset: str, draft: dict[str, Any]) -> None:
    """Let two of three make a decision in advance, one of them not completely."""
    table = await club.begin(ANN, BEN, CLARA, channel=channel, preset=preset, buy_in=25, house=SHORT)
    while not (now := await club.stored(table)).preparing():
        await club.step(table)
    _, second, third = now.preparing()
    game = now.rules_of_play
    whole = game.codec.dump_action(next(iter(game.legal(now.state.with_(turn=second), second))))
    for seat, made in ((second, (whole, True)), (third, (draft, False))):
        who = seated(now.seats[seat].member)
        await club.tables.match.prepare(table, who, now.round_number, lambda _, made=made: made, club.click())


async def evening(club: Club) -> None:
    """Everything that finished matches, members and servers leave."""
    await club.wallets.change_settings(OTHER, channels=(80, 81), day_channel=81, locale="nl", cards="text")
    for who in (ANN, BEN, CLARA, DIRK):
        await club.preferences.choose(who.member, "calls", "direct")
    pruned = await club.finished(ANN, BEN, CLARA)
    await club.tables.announced([number for number, _ in await club.tables.queries.unannounced(pruned)])
    await Pruning(club.database, lambda: club.clock() + 2 * DAY, here, 1).prune()
    await to_the_end(club, await club.begin(ANN, computers=1, game="new-york", preset="new-york", buy_in=0))
    boodle = await club.open(ANN, CLARA, BEN, preset="boodle", house=SHORT)
    await HouseRules(club.database, club.tables).keep(boodle, ANN)
    await club.start(boodle, ANN)
    await to_the_end(club, boodle)
    await club.stop(await club.begin(BEN, CLARA, DIRK))
    empty = await club.open(ANN)
    await club.tables.leave(empty, ANN, club.click())
    await club.tables.skipped([number for number, _ in await club.tables.queries.unannounced(empty)])
    async with club.database.writing() as work:
        await work.tables.set_aside(boodle, club.clock(), rebuilt=True)
        await work.guild_settings.put_channel_locale(GUILD, 70, "de")
        await work.everywhere.put_door(ANN.member, MESSAGE)
        await work.everywhere.finish_lesson(ANN.member, "stops", club.clock())
        await work.emojis.add(EmojiRow(1, "spades_ace", "ab" * 32, club.clock()))
        await work.emojis.add(EmojiRow(2, "spades_ace", "cd" * 32))
        await work.seasons.begin(GUILD, "2026-12", club.clock())
        await work.seasons.told(GUILD, "2026-12", MESSAGE)
        await work.departures.note(OTHER, club.clock())
    await claim(club.database, 4711)
    await club.wallets.order(GUILD, DIRK, -480, ADMIN.member, club.click())
    await club.wallets.claim(GUILD, DIRK)
    await Erasure(club.database, club.clock).forget(GUILD, CLARA.member, own=True)
    await _days(club)


async def _days(club: Club) -> None:
    """Let deals of the day be finished, practised, left unfinished, and under way with a choice that is not whole."""
    friday = at = datetime.fromtimestamp(club.clock(), UTC)
    service = Days(club.database, lambda: at.timestamp(), here, club.decks)
    attempts, boards = Attempts(club.database, club.wallets, service), DayBoards(club.database, service)
    for later, practice in ((5, False), (6, False), (8, False), (8, True)):
        at = friday + timedelta(days=later)
        attempt = await attempts.begin(ANN, practice=practice)
        while not attempt.is_over:
            attempt = await attempts.play(ANN, attempt, first_of(attempt))
        await boards.compared(attempt, ANN)
        await boards.share(ANN, 70)
        await boards.posted(GUILD, 70, MESSAGE)
        attempt = await attempts.begin(BEN)
        await attempts.play(BEN, attempt, first_of(attempt))
    at = friday + timedelta(days=10)
    await attempts.prepare(BEN, await attempts.begin(BEN), {"do": "stake"})


def first_of(attempt: Attempt) -> dict[str, Any]:
    """Return the first thing that the player of a deal of the day may do."""
    game = attempt.deal.game
    return game.codec.dump_action(next(iter(game.legal(attempt.state, PLAYER))))


async def to_the_end(club: Club, table: int) -> None:
    """Let a table of any game go on until it is closed: a lobby begins, and a paused match goes on."""
    now = await club.stored(table)
    host = seated(now.host)
    if now.status is Status.LOBBY:
        await club.start(table, host, fill=True)
    elif now.status is Status.PAUSED:
        await club.tables.match.set_away(table, host, False, club.click())
    while (await club.step(table)).ending is None:
        pass


async def restored(club: Club) -> None:
    """A match that continues from a copy, where a round begins again."""
    table = await club.begin(ANN, BEN, CLARA, house={"end.rounds": 2})
    await club.to_the_end_of_the_round(table)
    await club.to_a_lead(table)
    copied = club.database.path.with_name("copy.sqlite3")
    await back_up(club, copied)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.cli.restore.time", club.clock)
        patch.setattr("bot.cli.restore.monotonic", club.clock.monotonic)
        await go_back_to(club, copied)


async def make(folder: Path) -> None:
    """Write the files of a release into an empty folder."""
    for fill in (moments, tables, evening, restored):
        with TemporaryDirectory() as place, drawn_from(fill.__name__), pytest.MonkeyPatch.context() as patch:
            database = AuditedDatabase(Path(place) / "club.sqlite3")
            async with running(database, patch, Paces()) as club:
                await club.wallets.change_settings(GUILD, turn_seconds=LONG, follow_seconds=LONG)
                await fill(club)
            with closing(sqlite3.connect(database.path)) as connection:
                lines = list(connection.iterdump())
            rows = [each for each in lines if each.startswith(("INSERT", "DELETE"))]
            made = [each for each in lines if each not in rows]
            (folder / f"{fill.__name__}.sql").write_text("\n".join(["BEGIN;", *rows, "COMMIT;", ""]), encoding="utf-8")
            (folder / TABLES).write_text("\n".join([*made, ""]), encoding="utf-8")


def fill_from(file: Path, path: Path) -> Path:
    """Make a database at `path` from a file of a release."""
    with closing(sqlite3.connect(path)) as connection:
        for each in (file.with_name(TABLES), file):
            connection.executescript(each.read_text(encoding="utf-8"))
    return path


if __name__ == "__main__":
    made = RELEASES / sys.argv[1]
    made.mkdir(parents=True)
    asyncio.run(make(made))
