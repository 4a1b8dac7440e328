"""What the processes have left is played on by one alone, to the end of every match, or for as long as is wanted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from itertools import count
from random import Random

from bot.chips.wallets import Wallets
from bot.members.people import Actor
from bot.ops.steady import SteadyClock
from bot.refusals import Refused
from bot.store.database import Database
from bot.tables.clock import Paces
from bot.tables.commands import Tables
from bot.tables.table import Status
from bot.tables.views import Hand
from engine.catalogue import CATALOGUE
from engine.game import RuleBroken

AT_ONCE = Paces(card=0.0, lead=0.0, deal=0.0, round=0.0)
GLANCE = 0.05
"""Seconds after which members look again where nothing has changed."""
STUCK = 60.0
"""Seconds without any change after which a match counts as stuck."""
FIRST = 2**62
"""The number of the first click; Discord gives such numbers in a hundred years."""


class _Audience:
    """Sees that something has changed."""

    def __init__(self) -> None:
        self.changes: dict[int, float] = {}

    def changed(self, table: int) -> None:
        self.changes[table] = time.monotonic()

    def half_over(self, table: int) -> None:
        """Nobody is reminded."""

    def is_behind(self, table: int) -> bool:
        """Nobody watches."""
        return False

    def played(self, table: int, member: int) -> None:
        """There are no direct messages."""

    async def let_go(self, tables: Collection[int], servers: Callable[[int], bool]) -> None:
        """Nothing is kept of a table."""


async def play_out(place: str, seed: int, seconds: float, slower: float) -> tuple[int, int, list[str]]:
    """Play the matches that are open.

    Args:
        place: the database; nobody else uses it.
        seed: of what is drawn.
        seconds: after which matches that still go on are left alone.
        slower: how many times as long everything takes on this machine now.

    Returns:
        how many matches there were, how many came to their ends, and which are stuck.
    """
    database = Database(place)
    await database.open()
    wallets = Wallets(database, time.time)
    audience = _Audience()
    tables = Tables(database, wallets, SteadyClock(time.time, time.monotonic), AT_ONCE, Random(seed))
    try:
        await tables.resume(audience)
        async with database.reading() as work:
            there = await work.tables.open_guilds()
        matches = [each for each in there if (await tables.board(each)).status is not Status.LOBBY]
        clicks, ends, random = count(FIRST), time.monotonic() + seconds, Random(seed)
        done = await asyncio.gather(
            *(_play(tables, audience, each, there[each], clicks, ends, random, slower) for each in matches)
        )
        stuck = [f"table {table} is stuck" for table, how in zip(matches, done, strict=True) if how == "stuck"]
        return len(matches), done.count("over"), stuck
    finally:
        await tables.stop()
        await database.close()


async def _play(
    tables: Tables,
    audience: _Audience,
    table: int,
    guild: int,
    clicks: count[int],
    ends: float,
    random: Random,
    slower: float,
) -> str:
    moved, seen = time.monotonic(), -1
    while time.monotonic() < ends:
        board = await tables.board(table)
        if board.status is Status.CLOSED:
            return "over"
        if board.decision != seen:
            seen, moved = board.decision, time.monotonic()
        if time.monotonic() - moved > STUCK * slower:
            return "stuck"
        acted = False
        for hand in await tables.hands(table):
            with suppress(Refused, RuleBroken):
                acted = await _act(tables, hand, guild, next(clicks), random) or acted
        if not acted:
            await asyncio.sleep(GLANCE)
    return "goes on"


async def _act(tables: Tables, hand: Hand, guild: int, click: int, random: Random) -> bool:
    """Let a member do what gets the match on; return whether there was something."""
    board, who = hand.board, Actor(hand.member, "Player", "en-US", guild=guild)
    if board.status is Status.PAUSED:
        await tables.wake(board.id, who, click)
    elif hand.view is None:
        return False
    elif hand.away and not hand.leaving:
        await tables.set_away(board.id, who, False, click)
    elif hand.acting or (hand.preparing and not hand.ready):
        pack = CATALOGUE[board.game]
        action = pack.game.codec.dump_action(pack.default(hand.view, random))
        if hand.acting:
            await tables.play(board.id, who, board.decision, action, click)
        else:
            await tables.prepare(board.id, who, board.round, lambda _: (action, True), click)
    else:
        return False
    return True
