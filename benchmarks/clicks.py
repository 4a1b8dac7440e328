"""How long the answer to a click takes: beside a bare discord.py bot, and with many open tables beside one.

Everything is measured in the same run, one click after the other: on the bare bot, on the bot with one table, and on
the bot with many. A click begins when the small Discord sends it, and ends when the request that answers it arrives.
The small Discord's own time is on both sides of a ratio. Clicks follow each other faster than people press, so the
small Discord has no limits here: waiting for them is not the bot's work.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from benchmarks.bare import message as first
from benchmarks.figures import Figure
from benchmarks.filled import COMPONENTS_V2, Place
from benchmarks.players import Players, Way
from benchmarks.worlds import KIB, world
from tests.wire.limits import UNLIMITED
from tests.wire.messages import Interaction, Version

REST = 0.15
"""Seconds between two clicks, in which what follows a click comes to its end."""
SETTLING = 3.0
"""Seconds after everything was shown, in which nothing more happens."""
CHANGE = 7
"""The kind of an answer that changes the message."""
WARMING_UP = 10
QUICK_ROUNDS = {"NEWMARKET_PACE_ROUND": "0.3"}


async def measure_clicks(one: Path, many: Path, those: Sequence[Place], clicks: int) -> list[Figure]:
    """Return how long a card click takes, compared to a bare bot and with many tables, and how much memory those need.

    Args:
        one: a database with one table.
        many: a database with all of them.
        those: their places.
        clicks: how many are measured on each.
    """
    async with (
        world(module="benchmarks.bare", those=list(those[:1]), rules=UNLIMITED) as bare,
        world(one, list(those[:1]), settings=QUICK_ROUNDS, rules=UNLIMITED) as alone,
        world(many, list(those), settings=QUICK_ROUNDS, rules=UNLIMITED) as among,
    ):
        for each in (bare, alone, among):
            await each.bot.up()
        place = those[0]
        bare_member, message = bare.discord.members[place.member(0)], bare.discord.messages[place.board]
        bare.discord.edit(message, Version(0.0, "", first(0).to_components(), COMPONENTS_V2))  # type: ignore[no-untyped-call]
        playing = [Players(each, place, Way.BOARD, patience=REST) for each in (alone, among)]
        await alone.settled(those[:1])
        await among.settled(those)
        await asyncio.sleep(SETTLING)
        idle, busy = alone.memory(), among.memory()
        turns: list[tuple[float, ...]] = []
        while len(turns) < clicks + WARMING_UP:
            await asyncio.sleep(REST)
            bare_took = _took(await bare.discord.press(bare_member, message, message.ids()[0]).answered())
            took = {}
            for at in sorted(range(len(playing)), reverse=bool(len(turns) % 2)):  # so that neither comes always first
                await asyncio.sleep(REST)
                took[at] = await played(playing[at])
            turns.append((bare_took, took[0], took[1]))
    turns = turns[WARMING_UP:]
    bares, alones, amongs = (median(column) for column in zip(*turns, strict=True))
    return [
        Figure(
            "a card click, until it is answered",
            alones * 1000,
            "ms",
            samples=len(turns),
            ratio=median(turn[1] / turn[0] for turn in turns),
            against=f"a bare discord.py bot, {bares * 1000:,.2f} ms",
            limit=2.5,
        ),
        Figure(
            f"a card click beside {len(those):,} open tables",
            amongs * 1000,
            "ms",
            samples=len(turns),
            ratio=median(turn[2] / turn[1] for turn in turns),
            against="one open table",
            limit=1.2,
        ),
        Figure(
            "memory per open table where nothing happens",
            (busy - idle) / (len(those) - 1) / KIB,
            "KiB",
            against=f"{len(those):,} tables of five members, beside {idle / KIB / KIB:,.0f} MiB with one",
            limit=40,
        ),
    ]


async def played(players: Players) -> float:
    """Press the run's next card on a board, and return the seconds until the answer.

    Leads before it are played but not measured. Neither are clicks that could not be answered with the board.
    """
    while True:
        played = await players.play()
        assert played is not None
        interaction, forced = played
        if forced and interaction.callback == CHANGE:
            return _took(interaction)
        await asyncio.sleep(REST)


def _took(interaction: Interaction) -> float:
    assert interaction.answered_at is not None
    return interaction.answered_at - interaction.at
