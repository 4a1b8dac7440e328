"""Computer players that take their time: what they think of is played, and nobody waits for them."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.tables.commands.tables import Tables
from bot.tables.model.actions import Act
from bot.tables.model.table import Table
from bot.tables.service.live import Think
from bot.tables.time.clock import Waiting
from bot.tables.time.deadline import time_is_up
from engine.catalogue import CATALOGUE
from engine.game import Action
from engine.players import EASY, HARD, NORMAL
from engine.stops.actions import PlayCard
from tests.bot.club import CHANNEL, GUILD, PATIENCE, Club, terms
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.situations import acting, dealt, on, to_a_lead


class Thinker:
    """Thinks of the highest card that may be led, when it is let."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.let = asyncio.Event()

    async def __call__(self, game: str, view: Any, _random: Random) -> Action | None:
        assert CATALOGUE[game].weigher
        self.asked.append(view)
        await self.let.wait()
        return PlayCard(max(view.legal))


async def hard_table(club: Club, think: Think) -> int:
    """Let three computer players that take their time play with Ann, who is away."""
    club.tables = Tables(club.database, club.wallets, club.steady, club.paces, Random(1), think, club.decks)
    await club.tables.cache.resume(club.audience)
    table = await club.tables.lobby.open(
        guild=GUILD, channel=CHANNEL, host=ANN, terms=terms(level=HARD), computers=3, interaction=club.click()
    )
    await club.start(table, ANN)
    return table


async def to_a_thought(club: Club, table: int, asked: list[Any]) -> Any:
    """Let time pass until a computer player is asked to think, and return the view that it is asked with."""
    while not asked:
        board = await club.tables.queries.board(table)
        assert board.due_at is not None
        await club.clock.forward_to(board.due_at)
        await club.idle(thinking=True)
    return asked[0]


async def played_after(club: Club, table: int, view: Any) -> Any:
    """Return the card that is played next after what somebody thought about."""
    async with asyncio.timeout(PATIENCE):
        while len(plays := (await club.tables.queries.board(table)).view.plays) == len(view.plays):
            await club.audience.next_change()
    return plays[len(view.plays)].card


async def test_what_was_thought_of_is_played_and_the_table_is_not_locked_meanwhile(club: Club) -> None:
    thinker = Thinker()
    table = await hard_table(club, thinker)
    view = await to_a_thought(club, table, thinker.asked)
    async with asyncio.timeout(PATIENCE):
        await club.tables.match.set_away(table, ANN, True, club.click())
    thinker.let.set()
    assert await played_after(club, table, view) == max(view.legal)
    await club.tables.time.stop()


# --- computer players that fail ---------------------------------------------------------------------------------------


def failing(*_: object) -> Action:
    raise LookupError("the ace of hearts in my hand")


def cheating(*_: object) -> Action:
    """Play a card that nobody holds."""
    return PlayCard(CATALOGUE["stops"].game.codec.load_action({"do": "play", "card": "8D"}).card)  # type: ignore[attr-defined]


def errors(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("wrong", [failing, cheating, None])
async def test_a_thinker_that_fails_or_cheats_or_has_no_time_holds_nobody_up(
    club: Club, caplog: pytest.LogCaptureFixture, wrong: Callable[..., Action] | None
) -> None:
    asked: list[Any] = []

    async def think(_game: str, view: Any, _random: Random) -> Action | None:
        asked.append(view)
        return None if wrong is None else wrong()

    table = await hard_table(club, think)
    view = await to_a_thought(club, table, asked)
    assert await played_after(club, table, view) in view.legal
    told = [line.getMessage() for line in errors(caplog)]
    assert ["a computer player failed" in each for each in told] == [True] * (wrong is not None)
    assert "ace" not in str(told)
    caplog.clear()
    await club.tables.time.stop()


def leading(level: str) -> Table:
    """Return a table where a computer player has to lead."""
    table = dealt(ANN, computers=("Ada", "Blaise"))
    table = replace(table, terms=replace(table.terms, level=level))
    while True:
        table = to_a_lead(table)
        at = table.acting()
        assert at is not None
        if table.seats[at].member is None:
            return table
        table = on(table, acting(table)).table


def breaking(monkeypatch: pytest.MonkeyPatch, **players: Any) -> None:
    """Let computer players be others than they are."""
    stops = CATALOGUE["stops"]
    broken = replace(stops, players={**stops.players, **players})
    monkeypatch.setattr("bot.tables.time.deadline.CATALOGUE", {**CATALOGUE, "stops": broken})


@pytest.mark.parametrize("wrong", [failing, cheating])
def test_where_a_level_fails_the_normal_player_decides_and_then_the_first_legal_action_is_taken(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, wrong: Callable[..., Action]
) -> None:
    table = leading(EASY)
    at = table.acting()
    assert at is not None
    normal = time_is_up(replace(table, terms=replace(table.terms, level=NORMAL)), Waiting.AUTOMATIC, Random(1))
    assert not errors(caplog)
    breaking(monkeypatch, **{EASY: wrong})
    assert time_is_up(table, Waiting.AUTOMATIC, Random(1)) == normal
    assert len(errors(caplog)) == 1
    breaking(monkeypatch, **{EASY: wrong, NORMAL: wrong})
    game = table.rules_of_play
    first = Act(at, game.codec.dump_action(next(iter(game.legal(table.state, at)))), "computer")
    assert time_is_up(table, Waiting.AUTOMATIC, Random(1)) == first
    caplog.clear()


def test_what_decides_cautiously_for_a_member_may_fail_too(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = to_a_lead(dealt(ANN, BEN, CLARA))
    stops = CATALOGUE["stops"]
    monkeypatch.setattr("bot.tables.time.deadline.CATALOGUE", {"stops": replace(stops, default=failing)})
    action = time_is_up(table, Waiting.MEMBER, Random(1))
    assert isinstance(action, Act)
    assert action.by == "deadline"
    table.rules_of_play.apply(table.state, action.seat, stops.game.codec.load_action(action.action))
    assert len(errors(caplog)) == 1
    caplog.clear()


async def test_a_thought_about_a_decision_that_is_over_is_not_played(quick_club: Club) -> None:
    """Another process has decided meanwhile, and the next decision is a computer player's too."""
    club, thinker = quick_club, Thinker()
    table = await hard_table(club, thinker)
    await club.tables.match.set_away(table, ANN, True, club.click())
    await to_a_thought(club, table, thinker.asked)
    live = await club.tables.cache.get(table)
    async with live.lock:
        now = live.table
        thought_about, at = now.decision, now.acting()
        assert at is not None
        game = now.rules_of_play
        await club.tables.writer.perform(
            live, Act(at, game.codec.dump_action(next(iter(game.legal(now.state, at)))), "computer"), None
        )
    assert (await club.stored(table)).decision == thought_about + 1
    thinker.let.set()
    async with asyncio.timeout(PATIENCE):
        while (await club.stored(table)).decision <= thought_about + 1:
            await club.audience.next_change()
    rows = [row for row in await club.journal(table) if row["do"] == "act"]
    assert rows[thought_about]["seat"] == at
    await club.tables.time.stop()
