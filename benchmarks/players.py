"""Members at the tables of a world, who press what is theirs after some time."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from benchmarks.filled import Place
from benchmarks.worlds import World
from bot.tables.state import Status
from tests.wire.messages import Interaction, Member, Message

GLANCE = 0.1
"""Seconds after which they look at the table again."""


class Players:
    """Presses for all members at one table, as soon as something is theirs."""

    def __init__(self, where: World, place: Place) -> None:
        """Make it. Who they are, and where their hands are, follows from the place."""
        self._where = where
        self._place = place

    async def play(
        self, random: Random | None = None, quickest: float = 0.0, slowest: float = 0.0
    ) -> tuple[Interaction, bool] | None:
        """Wait until a card or a lead is a member's, and play it.

        Args:
            random: where the time until it is pressed is drawn from.
            quickest: the least seconds from the moment when it can be pressed.
            slowest: the most.

        Returns:
            The interaction, which is answered, and whether it was the run's next card, pressed on the board; None where
            the table is closed.
        """
        while True:
            table = self._where.table(self._place.number + 1)
            if table.status is Status.CLOSED:
                return None
            acting = table.acting()
            if acting is None or table.seats[acting].member is None:
                await asyncio.sleep(GLANCE)
                continue
            member = self._where.discord.members[table.seats[acting].member or 0]
            forced = table.rules_of_play.forced(table.match)
            verb = "next" if forced else "card"
            part = f":{table.decision}:{verb}:"
            message = await self._with_button(part, member)
            if random is not None:
                await asyncio.sleep(random.uniform(quickest, slowest))
            pressed = next((each for each in message.ids() if part in each), None)
            if pressed is not None:
                return await self._where.discord.press(member, message, pressed).answered(), forced

    async def _with_button(self, part: str, member: Member) -> Message:
        """Wait until a message has a button with such an id."""
        discord = self._where.discord

        def found() -> Any:
            there = [*discord.public(self._place.channel), *discord.direct(member)]
            return next((each for each in there if any(part in button for button in each.ids())), None)

        message: Message = await discord.until(found)
        return message
