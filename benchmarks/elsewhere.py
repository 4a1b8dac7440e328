"""How long a card takes that is played by direct message at a table which another process keeps, beside one's own.

Both are what the services do for such a click: look whether the member may, play the card, read the hand and where the
messages are. The cards are of one match on PostgreSQL, with every commit on the disk, by turns at the process that
keeps the table and at another one, which has nothing of it in memory and wakes the first.
"""

import asyncio
import time
from dataclasses import replace
from random import Random
from statistics import median

from benchmarks.figures import Figure
from benchmarks.filled import PLAYERS, UNHURRIED, Place, Waits, open_table, places
from bot.chips.wallets import Wallets
from bot.clusters.wakeups import Wakeups
from bot.ops.steady import SteadyClock
from bot.store.database import Database
from bot.tables.commands.tables import Tables
from bot.tables.service.ownership import ALONE, Ownership, one_request
from bot.tables.service.posts import Posts
from bot.tables.time.paces import Paces
from bot.tables.transitions.permissions import Request
from engine.players import NORMAL
from tests.bot.people import seated
from tests.postgresql import served

WARMING_UP = 10
LIMIT = 2.0
"""How many times one's own it may take."""


def measure(cards: int) -> list[Figure]:
    """Return how long a card takes at another process, compared to the one that keeps the table. `cards`: on each."""
    with served(careful=True) as server:
        address = server.create()
        figure = asyncio.run(_measure(address, cards))
        server.drop(address)
    return [figure]


class _Process:
    """One process on the database."""

    def __init__(self, address: str, ownership: Ownership = ALONE) -> None:
        self.database = Database(address)
        self.wallets = Wallets(self.database, time.time)
        paces, steady = Paces(card=0, lead=0, deal=0, round=0), SteadyClock(time.time, time.monotonic)
        self.tables = Tables(self.database, self.wallets, steady, paces, Random(0), ownership=ownership)
        self.posts = Posts(self.database)

    async def play(self, table: int, member: int, decision: int, card: str, click: int) -> float:
        """Play a card by direct message, and return the seconds until it can be shown."""
        who = replace(seated(member), guild=None)
        began = time.perf_counter()
        with one_request(member):
            await self.tables.queries.allow(Request.LOOK, table, who)
            await self.tables.match.play(table, who, decision, {"do": "play", "card": card}, click)
            await self.posts.everything(table)
            await self.tables.queries.hand(table, member)
        return time.perf_counter() - began

    async def end(self) -> None:
        """End the process."""
        await self.tables.time.stop()
        await self.database.close()


async def _opened(keeper: _Process, waits: Waits, place: Place) -> int:
    await keeper.tables.cache.resume(waits)
    await keeper.wallets.change_settings(place.guild, turn_seconds=UNHURRIED.turn_seconds, most_rounds=1000)
    return await open_table(keeper.tables, place, place.people(PLAYERS), NORMAL, 1000)


async def _measure(address: str, cards: int) -> Figure:
    (place,) = places(1)
    keeper = _Process(address)
    await keeper.database.open()

    async def nothing() -> None:
        """Nothing was chosen."""

    waker = Wakeups(keeper.database, keeper.tables.cache, nothing, lambda: None, lambda _: None)
    other = _Process(address, Ownership(lambda _: False, waker.table))
    waits = Waits(keeper.tables)
    table = await _opened(keeper, waits, place)
    turns: list[tuple[float, ...]] = []
    click = 1000
    while len(turns) < cards + WARMING_UP:
        took = {}
        for at in (1, 0) if len(turns) % 2 else (0, 1):  # so that neither comes always first
            await waits.for_a_member(table)
            hand = next(each for each in await keeper.tables.queries.hands(table) if each.acting)
            click += 1
            card = min(str(each) for each in hand.view.legal)
            took[at] = await (keeper, other)[at].play(table, hand.member, hand.board.decision, card, click)
            await keeper.tables.cache.woken(table, place.guild)
        turns.append((took[0], took[1]))
    await waker.stop()
    await other.end()
    await keeper.end()
    turns = turns[WARMING_UP:]
    own, elsewhere = (median(column) for column in zip(*turns, strict=True))
    return Figure(
        "a card by direct message at a table of another process",
        elsewhere * 1000,
        "ms",
        samples=len(turns),
        ratio=median(turn[1] / turn[0] for turn in turns),
        against=f"one's own table, {own * 1000:,.2f} ms, both in the services",
        limit=LIMIT,
    )
