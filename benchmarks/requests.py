"""How many requests a played card costs, at the paces that the bot has where nothing is set.

Members press after the time that people take. Everything that is sent to Discord counts but the answers to
interactions, which Discord does not limit: boards, hands in direct messages, payouts, results, calls.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from random import Random

from benchmarks.figures import Figure
from benchmarks.filled import PLAYERS, Place, fill, places
from benchmarks.players import Players
from benchmarks.worlds import World, world

QUICKEST, SLOWEST = 1.0, 3.0
"""Seconds until a member presses what he can press."""
TABLES = 20
ROUNDS = 2
PLAYED = "SELECT count(*) FROM journal WHERE json_extract(action, '$.do') = 'act'"


async def measure_requests(folder: Path, seconds: float) -> list[Figure]:
    """Return the requests per card with five members, and with one member among computer players.

    Matches of two rounds are played at many tables of one process; what is left of them after so many seconds is not
    waited for.
    """
    figures = []
    for humans, limit in ((PLAYERS, 1.0), (1, 0.5)):
        filled = folder / f"{humans}-humans.sqlite3"
        those = places(TABLES)
        await fill(filled, those, humans=humans, rounds=ROUNDS)
        requests, cards = await _played(filled, those, humans, seconds)
        who = "five members" if humans == PLAYERS else "one member and four computers"
        figures.append(
            Figure(
                f"requests per card played, {who}",
                requests / cards,
                f"in {cards:,} cards",
                against="answers to interactions apart",
                limit=limit,
            )
        )
    return figures


async def _played(filled: Path, those: Sequence[Place], humans: int, seconds: float) -> tuple[int, int]:
    """Let everybody play, and return the requests and the cards."""
    async with world(filled, those, humans, histories=True) as club:
        await club.bot.up()
        await club.settled(those, humans)
        sent, cards = _sent(club), _cards(club)
        playing = [asyncio.create_task(_play(club, place)) for place in those]
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*playing)
        return _sent(club) - sent, _cards(club) - cards


async def _play(club: World, place: Place) -> None:
    players, random = Players(club, place), Random(place.number)
    while await players.play(random, QUICKEST, SLOWEST) is not None:
        pass


def _sent(club: World) -> int:
    return sum(not each.path.endswith("/callback") for each in club.discord.requests)


def _cards(club: World) -> int:
    with closing(sqlite3.connect(f"file:{club.bot.database}?mode=ro", uri=True)) as database:
        return int(database.execute(PLAYED).fetchone()[0])
