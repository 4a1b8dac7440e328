"""Remembers where members have just pressed, to ignore accidental second taps.

A press changes its message, and another button may take the place of the pressed one. A member who presses there at
once meant the earlier button.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import discord
from discord.ext import commands

from bot.app import NewmarketBot

TOO_SOON = 0.7
"""Seconds in which nobody can have read a new button."""
MOST = 1_000
"""How many members' last presses are remembered."""

Place = tuple[int, int]
"""A button's row in its message, and its position in the row."""


class _Press(NamedTuple):
    message: int
    place: Place
    does: tuple[str, str]
    at: float


class Fingers(commands.Cog):
    """Remembers each member's last press, and what its button did."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        """Begin with no presses. `seconds`: how long a new button does not count; 0 lets every press count."""
        self._seconds = seconds
        self._clock = clock
        self._last: dict[int, _Press] = {}

    def slipped(self, interaction: discord.Interaction[Any], custom_id: str, does: tuple[str, str]) -> bool:
        """Return whether a press hit a new button at the place that the same member has just pressed.

        `does`: the button's action, without parts of its id that change each time it is shown.
        """
        last = self._last.get(interaction.user.id)
        if last is None or interaction.message is None or self._clock() - last.at >= self._seconds:
            return False
        there = (interaction.message.id, place_of(interaction.message.components, custom_id))
        return there == (last.message, last.place) and does != last.does

    def answered(self, interaction: discord.Interaction[Any], custom_id: str, does: tuple[str, str]) -> None:
        """Note that a press has been answered, so that another button may be at its place now."""
        place = None if interaction.message is None else place_of(interaction.message.components, custom_id)
        if interaction.message is None or place is None:
            return
        self._last.pop(interaction.user.id, None)
        self._last[interaction.user.id] = _Press(interaction.message.id, place, does, self._clock())
        while len(self._last) > MOST:
            del self._last[next(iter(self._last))]


def place_of(components: Sequence[Any], custom_id: str) -> Place | None:
    """Return the place of a button in a message, None if it is not there."""
    for number, row in enumerate(_rows(components)):
        for at, each in enumerate(row):
            if getattr(each, "custom_id", None) == custom_id:
                return number, at
    return None


def _rows(components: Sequence[Any]) -> Iterator[Sequence[Any]]:
    for each in components:
        inside = getattr(each, "children", ())
        if isinstance(each, discord.ActionRow):
            yield inside
        else:
            yield from _rows(inside)


async def setup(bot: NewmarketBot) -> None:
    """Add the cog. With a faster pace of cards, new buttons count sooner."""
    soon = min(TOO_SOON, bot.settings.pace_card)
    await bot.add_cog(Fingers(soon, lambda: asyncio.get_running_loop().time()))
