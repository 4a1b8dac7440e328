"""Computer players that take their time: what they think of is played, and nobody waits for them."""

import asyncio
from random import Random
from typing import Any

from bot.tables.commands import Tables
from bot.tables.timekeeper import Think
from engine.catalogue import CATALOGUE
from engine.game import Action
from engine.players import HARD
from engine.stops.actions import PlayCard
from tests.bot.club import CHANNEL, GUILD, PATIENCE, Club, terms
from tests.bot.people import ANN, seated


class Thinker:
    """Thinks of the highest card that may be led, when it is let."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.let = asyncio.Event()

    async def __call__(self, game: str, view: Any, _random: Random) -> Action | None:
        assert CATALOGUE[game].thinker
        self.asked.append(view)
        await self.let.wait()
        return PlayCard(max(view.legal))


async def hard_table(club: Club, think: Think) -> int:
    """Let three computer players that take their time play with Ann, who is away."""
    club.tables = Tables(club.database, club.wallets, club.clock, club.paces, Random(1), think)
    await club.tables.resume(club.audience)
    table = await club.tables.open(
        guild=GUILD, channel=CHANNEL, host=ANN, terms=terms(level=HARD), computers=3, interaction=club.click()
    )
    await club.start(table, ANN)
    return table


async def test_what_was_thought_of_is_played_and_the_table_is_not_locked_meanwhile(club: Club) -> None:
    thinker = Thinker()
    table = await hard_table(club, thinker)
    while not thinker.asked:
        board = await club.tables.board(table)
        assert board.due_at is not None
        await club.clock.forward_to(board.due_at)
        await club.idle()
    before = len((await club.tables.board(table)).view.plays)
    async with asyncio.timeout(PATIENCE):
        await club.tables.set_away(table, seated(ANN.member), True, club.click())
    thinker.let.set()
    async with asyncio.timeout(PATIENCE):
        while len(plays := (await club.tables.board(table)).view.plays) == before:
            await club.audience.next_change()
    assert plays[before].card == max(thinker.asked[0].legal)
    await club.tables.stop()


async def test_where_nobody_can_think_the_normal_player_decides(club: Club) -> None:
    asked = []

    async def busy(_game: str, view: Any, _random: Random) -> Action | None:
        asked.append(view)
        return None

    table = await hard_table(club, busy)
    for _ in range(200):
        board = await club.tables.board(table)
        if asked and len(board.view.plays) > len(asked[0].plays):
            break
        assert board.due_at is not None
        await club.clock.forward_to(board.due_at)
        await club.idle()
    assert asked
    assert len((await club.tables.board(table)).view.plays) > len(asked[0].plays)
    await club.tables.stop()
