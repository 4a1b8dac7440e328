"""Matches that are over, written without having been played."""

from collections.abc import Mapping

from bot.ratings.chain import rate
from bot.store.tables.results import MatchRow, ResultRow
from bot.store.work import Work
from tests.bot.people import GUILD

CHANNEL = 70
NOON = 1_800_014_400.0


async def finished(
    work: Work, at: float, places: Mapping[int, int], *, rated: bool = True, guild: int = GUILD, game: str = "stops"
) -> int:
    """Write a match of members who took these places, and return its table's number. `at`: when it closed."""
    table = await work.tables.add(guild, CHANNEL, "closed", at)
    preset = {"stops": "michigan", "new-york": "new-york"}[game]
    match = MatchRow(table, guild, CHANNEL, at, game, preset, "normal", "finished", False, 1, len(places), "")
    rows = [ResultRow(member, "finished", 0, game, preset, place, rounds=1) for member, place in places.items()]
    for member in places:
        await work.people.key(guild, member)
    await work.results.add_match(match)
    await work.results.add(guild, table, at, await rate(work, match, rows) if rated else rows)
    return table
