"""A match of a drill: members, computer players and time as in the bot, without Discord, in a server of its own."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import count
from random import Random
from time import monotonic, time

from bot.chips.wallets import Wallets
from bot.members.people import Actor
from bot.ops.steady import SteadyClock
from bot.store.database import Database
from bot.tables.commands.tables import Tables
from bot.tables.model.table import Status
from bot.tables.model.terms import Terms
from bot.tables.time.clock import Waiting
from bot.tables.time.paces import Paces
from engine.catalogue import CATALOGUE, FIRST

NOWHERE = 2**62
"""The server, the channel, the member and the first click of a drill. Discord gives no such ids for a hundred years."""
COMPUTERS = 2
LONGEST = 300.0
"""Seconds that a match takes at most; on an idle machine it takes one."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played to its end."""

    table: int
    rounds: int
    clicks: int


class _Watcher:
    """An audience that only notices that something has changed."""

    def __init__(self) -> None:
        self.news = asyncio.Event()

    def changed(self, table: int) -> None:
        self.news.set()

    def half_over(self, table: int) -> None:
        """Nobody is reminded."""

    def is_behind(self, table: int) -> bool:
        """Nobody watches."""
        return False

    def played(self, table: int, member: int) -> None:
        """There are no direct messages."""

    async def let_go(self, tables: Collection[int], servers: Callable[[int], bool]) -> None:
        """Nothing is stored about a table."""


async def play_match(database: Database) -> Played:
    """Play a match of Michigan with computer players on a database that is thrown away.

    The open tables of the database are played meanwhile, as after a start of the bot.

    Raises:
        TimeoutError: the match does not end in time.
    """
    clock = SteadyClock(time, monotonic)
    wallets = Wallets(database, time)
    paces = Paces(card=0.0, lead=0.0, deal=0.0, round=0.0)
    tables = Tables(database, wallets, clock, paces, Random())
    watcher = _Watcher()
    await tables.cache.resume(watcher)
    try:
        async with asyncio.timeout(LONGEST):
            return await _to_the_end(tables, watcher)
    finally:
        await tables.time.stop()


async def _to_the_end(tables: Tables, watcher: _Watcher) -> Played:
    member = Actor(NOWHERE, "Drill", "en-US", guild=NOWHERE)
    clicks = count(NOWHERE)
    rulebook = CATALOGUE[FIRST].game.rulebook
    rules = rulebook.read(rulebook.presets()[0], {})
    table = await tables.lobby.open(
        guild=NOWHERE,
        channel=NOWHERE,
        host=member,
        terms=Terms(FIRST, rules, rules.chips, turn_seconds=60),
        computers=COMPUTERS,
        interaction=next(clicks),
        start=True,
    )
    while True:
        watcher.news.clear()
        hand = await tables.queries.hand(table, member.member)
        if hand.board.status is Status.CLOSED:
            return Played(table, hand.board.round, next(clicks) - NOWHERE)
        if hand.acting and hand.board.waiting is Waiting.MEMBER:
            card = str(next(iter(hand.view.legal)))
            await tables.match.play(table, member, hand.board.decision, {"do": "play", "card": card}, next(clicks))
        else:
            await watcher.news.wait()
