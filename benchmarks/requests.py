"""How many requests a played card costs at the bot's default paces.

Members take as long to press as people do, and the small Discord has the real one's limits. Requests with the token of
an interaction – answers to clicks, edits of what was clicked – do not count towards the fifty a second that Discord
takes of a bot. Everything else does: boards and hands that change by themselves, payouts, results, calls, removals.
"""

import asyncio
import math
import sqlite3
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from benchmarks.figures import Figure
from benchmarks.filled import PLAYERS, Place, fill, places
from benchmarks.players import Players, Way
from benchmarks.worlds import World, world
from bot.chips.wallets import GuildSettings
from tests.wire.discord import Discord
from tests.wire.limits import SHARED
from tests.wire.messages import Request

PAUSE = (1.0, 3.0)
"""The least and the most seconds until a member presses what they can press."""
TABLES = 20
ROUNDS = 2
PLAYED = "SELECT count(*) FROM journal WHERE json_extract(action, '$.do') = 'act'"
LATE = 3.0
"""Seconds until an answer after which Discord takes none; what was not answered then counts as never answered."""
GOALS = {(PLAYERS, Way.BOARD): 0.4, (1, Way.BOARD): 0.15}
"""How many requests a card are to count at most, by members at a table and the way they play."""
SLOWEST = 1000.0
"""Milliseconds within which 99 of 100 clicks are to be answered."""


@dataclass(frozen=True, slots=True)
class Course:
    """What was counted while members played at some tables."""

    cards: int
    counted: Counter[str]
    """Requests that count towards the bot's global limit, by what they are."""
    requests: int
    refused: Counter[str]
    """Requests that were too many, the start included, by whose limit it was."""
    invalid: int
    """Answers for which Discord shuts an address out, where there are too many."""
    seconds: list[float]
    """How long each click waited for its first answer; without end where there was none."""


async def measure_requests(folder: Path, seconds: float) -> list[Figure]:
    """Return the requests per card, with five members and with one member among computer players, for each way to play.

    Matches of two rounds are played at many tables of one process. After the given seconds they are cut off.
    """
    figures, courses = [], []
    for humans, who in ((PLAYERS, "five members"), (1, "one member and four computers")):
        filled, those = folder / f"{humans}-humans.sqlite3", places(TABLES)
        await fill(filled, those, humans=humans, rounds=ROUNDS, settings=GuildSettings())
        for way in (Way.BOARD, Way.DIRECT):
            course = await play(filled, those, humans, way, seconds)
            courses.append(course)
            figures += _per_card(course, f"{who} on {way.value}", GOALS.get((humans, way)))
    return [*figures, _refused(courses), _answered(courses)]


async def play(
    filled: Path, those: Sequence[Place], humans: int, way: Way, seconds: float, pause: tuple[float, float] = PAUSE
) -> Course:
    """Let all members of a filled database play for some seconds, and return what was counted."""
    async with world(filled, those, humans, histories=True) as club:
        await club.bot.up()
        await club.settled(those, humans)
        discord = club.discord
        begun, cards, known = len(discord.requests), _cards(club), len(discord.interactions)
        playing = [asyncio.create_task(_play(Players(club, each, way, Random(each.number), pause))) for each in those]
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*playing)
        requests, now = discord.requests[begun:], time.time()
        answers = [
            math.inf if each.answered_at is None else each.answered_at - each.at
            for each in list(discord.interactions.values())[known:]
            if each.answered_at is not None or now - each.at > LATE
        ]
        counted = Counter(kind_of(each, discord) for each in requests if each.counts)
        limits = discord.limits
        return Course(_cards(club) - cards, counted, len(requests), limits.refused, limits.invalid, answers)


def kind_of(request: Request, discord: Discord) -> str:
    """Return what a request is: an edit, a new message or a removal, and whether in public or in direct messages."""
    what = {"PATCH": "edited", "POST": "posted", "DELETE": "removed"}.get(request.method, "asked")
    _, _, channel, *_ = [*request.path.split("/"), "", ""]
    return f"{what} direct" if channel.isdecimal() and int(channel) in discord.direct_channels else what


async def _play(players: Players) -> None:
    while await players.play() is not None:
        pass


def slowest(seconds: Sequence[float], part: float = 0.99) -> float:
    """Return within how many seconds this part of all clicks was answered."""
    return sorted(seconds)[min(math.ceil(len(seconds) * part), len(seconds)) - 1]


def _per_card(course: Course, who: str, goal: float | None) -> list[Figure]:
    cards = f"in {course.cards:,} cards"
    told = ", ".join(f"{kind} {count / course.cards:.2f}" for kind, count in course.counted.most_common())
    counted = course.counted.total() / course.cards
    return [
        Figure(f"requests per card that count, {who}", counted, cards, against=told, limit=goal),
        Figure(f"all requests per card, {who}", course.requests / course.cards, cards),
    ]


def _refused(courses: Sequence[Course]) -> Figure:
    total = sum((course.refused for course in courses), Counter[str]())
    own = total.total() - total[SHARED]
    told = ", ".join(f"{count} {scope}" for scope, count in total.most_common()) or "none at all"
    return Figure("requests that were too many, those for shared limits aside", own, "", against=told, limit=0)


def _answered(courses: Sequence[Course]) -> Figure:
    seconds = [each for course in courses for each in course.seconds]
    half, all_of_them = slowest(seconds, 0.5) * 1000, slowest(seconds, 1.0) * 1000
    return Figure(
        "clicks at twenty tables, 99 of 100 answered within",
        slowest(seconds) * 1000,
        "ms",
        samples=len(seconds),
        against=f"half within {half:,.0f} ms, all within {all_of_them:,.0f} ms",
        limit=SLOWEST,
    )


def _cards(club: World) -> int:
    with closing(sqlite3.connect(f"file:{club.bot.database}?mode=ro", uri=True)) as database:
        return int(database.execute(PLAYED).fetchone()[0])
