"""How much longer a start takes when many tables are open, and with a deck of pictures."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from types import MappingProxyType
from typing import NamedTuple

from benchmarks.figures import Figure
from benchmarks.filled import Place
from benchmarks.worlds import GLANCE, World, world
from bot.deck.pictures import read_pictures
from tests.wire.limits import UNLIMITED

SAMPLED = 100
"""So many tables are pressed at, from the first to the last, to see whether all can be played."""
REPEATS = 3
STARTS = 9
TEXT = {"NEWMARKET_PICTURES": "0"}
PICTURES = {"NEWMARKET_PICTURES": "1", "NEWMARKET_PICTURE_PAUSE": "0", "NEWMARKET_REQUESTS_A_SECOND": "2000"}


async def measure_start(many: Path, those: Sequence[Place]) -> list[Figure]:
    """Return how much longer it takes until all of many open tables can be played than to start with none."""
    turns = [((await started(None, those)).seconds, (await started(many, those)).seconds) for _ in range(REPEATS)]
    return [
        Figure(
            f"start with {len(those):,} open tables until all can be played, beyond one with none",
            median(busy - idle for idle, busy in turns),
            "s",
            samples=REPEATS,
            against=f"with none {median(idle for idle, _ in turns):,.2f} s",
            limit=3,
        )
    ]


class Start(NamedTuple):
    """How long a start took."""

    seconds: float
    processor: float
    """The processor's seconds that the process worked in this time."""


async def started(
    filled: Path | None, those: Sequence[Place], settings: Mapping[str, str] = MappingProxyType({})
) -> Start:
    """Start the process, and press at tables from first to last until all presses are answered.

    Args:
        filled: the database; None for an empty one, where presses are answered by saying that there is no such table.
        those: the places.
        settings: variables of the bot's environment.
    """
    # Limits would stretch the edits of all boards.
    async with world(filled, those, settings=settings, rules=UNLIMITED) as club:
        began = time.monotonic()
        await club.bot.up()
        answered = []
        for place in those[:: max(len(those) // SAMPLED, 1)]:
            member, board = club.discord.members[place.member(0)], club.discord.messages[place.board]
            pressed = club.discord.press(member, board, f"nm:{place.number + 1}:0:hand")
            answered.append(pressed.answered(60.0))
        await asyncio.gather(*answered)
        return Start(time.monotonic() - began, club.processor())


async def measure_deck() -> list[Figure]:
    """Return how much longer a start takes where the whole deck is uploaded already, in turns with starts in text."""
    async with world(settings=TEXT) as plain, world(settings=PICTURES) as pictured:
        for each in (plain, pictured):
            await each.bot.up()
        deck = len(read_pictures())
        while len(pictured.discord.emojis) < deck:  # noqa: ASYNC110 - it tells of messages only
            await asyncio.sleep(GLANCE)
        turns = []
        for _ in range(STARTS):
            for each in (plain, pictured):
                await each.bot.terminate()
            turns.append((await _again(plain), await _again(pictured)))
    return [
        Figure(
            "start with the whole deck until the bot is ready, beyond one in text",
            median(deck - text for text, deck in turns),
            "s",
            samples=STARTS,
            against=f"in text {median(text for text, _ in turns):,.2f} s",
            limit=0.2,
        )
    ]


async def _again(club: World) -> float:
    began = time.monotonic()
    await club.bot.up()
    return time.monotonic() - began
