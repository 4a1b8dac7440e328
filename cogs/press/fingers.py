"""Where members have just pressed, so that nothing jumps under their fingers.

A press changes its message, and another button may come to its place. Who presses there in the same moment meant what
was there before: a second tap of a finger is no decision.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import discord
from discord.ext import commands

from bot.app import NewmarketBot

TOO_SOON = 0.7
"""Seconds in which nobody has read what has come to a place."""
MOST = 1_000
"""So many members' last presses are remembered."""

Place = tuple[int, int]
"""A button's row in its message, and where it stands there."""


class _Press(NamedTuple):
    message: int
    place: Place
    does: tuple[str, str]
    at: float


class Fingers(commands.Cog):
    """Remembers each member's last press, and what its button did."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        """Remember nothing yet. `seconds`: how long nobody has read what has come; 0 lets everything count."""
        self._seconds = seconds
        self._clock = clock
        self._last: dict[int, _Press] = {}

    def slipped(self, interaction: discord.Interaction[Any], custom_id: str, does: tuple[str, str]) -> bool:
        """Return whether a press hit what has only just come to the place that the same member pressed.

        `does`: what the button does, without what differs from one showing to the next.
        """
        last = self._last.get(interaction.user.id)
        if last is None or interaction.message is None or self._clock() - last.at >= self._seconds:
            return False
        there = (interaction.message.id, place_of(interaction.message.components, custom_id))
        return there == (last.message, last.place) and does != last.does

    def answered(self, interaction: discord.Interaction[Any], custom_id: str, does: tuple[str, str]) -> None:
        """Note that a press has been answered, so that another button may have come to its place now."""
        place = None if interaction.message is None else place_of(interaction.message.components, custom_id)
        if interaction.message is None or place is None:
            return
        self._last.pop(interaction.user.id, None)
        self._last[interaction.user.id] = _Press(interaction.message.id, place, does, self._clock())
        while len(self._last) > MOST:
            del self._last[next(iter(self._last))]


def place_of(components: Sequence[Any], custom_id: str) -> Place | None:
    """Return where a button stands in a message, None where it is not there."""
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
    """Add what guards presses. Who wants a faster game can read as fast."""
    soon = min(TOO_SOON, bot.settings.pace_card)
    await bot.add_cog(Fingers(soon, lambda: asyncio.get_running_loop().time()))
