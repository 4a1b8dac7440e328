"""Members at many tables, who press at the pace of people.

Those at one table are one `Company`: it is told who is to act, waits until that member has the button, lets them think,
and has them press. A few hundred companies cost little: each of them looks again a few times a second.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from benchmarks.filled import Place
from bot.tables.model.table import Match, Table
from tests.wire.discord import Discord
from tests.wire.messages import Interaction, Member, Message

GLANCE = 0.25
"""Seconds after which they look again."""
PATIENCE = 6.0
"""Seconds for which a member waits for what is theirs to be shown, before they look at the table again."""
GIVEN_UP = 15.0
"""Seconds after which nobody waits for an answer any more."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How the members of a table play."""

    pause: tuple[float, float]
    """The least and the most seconds from when they can press until they do."""
    direct: bool = False
    """Whether they play from their direct messages alone, and not from the board and **My hand**."""


class Company:
    """The members of one table."""

    def __init__(
        self,
        discord: Discord,
        place: Place,
        look: Callable[[int], Awaitable[Table]],
        habits: Habits,
        random: Random,
    ) -> None:
        """Make them.

        Args:
            discord: where they see and press.
            place: their table.
            look: returns a table as it is now, by its number.
            habits: how they play.
            random: draws how long they think.
        """
        self._discord = discord
        self._place = place
        self._look = look
        self._habits = habits
        self._random = random
        self.clicks: list[Interaction] = []
        """What they have pressed, answered or not."""

    async def play(self) -> None:
        """Play until the table is closed."""
        while (table := await self._look(self._place.number + 1)).ending is None:
            assert isinstance(table, Match)
            acting = table.acting()
            member = None if acting is None else table.seats[acting].member
            if member is None:
                await asyncio.sleep(GLANCE * 2)
                continue
            assert acting is not None
            await self._act(self._discord.members[member], acting, self._verb(table), table.decision)

    def _verb(self, table: Match) -> str:
        forced = table.forced
        return "next" if forced and not self._habits.direct else "card"

    async def _act(self, member: Member, seat: int, verb: str, decision: int) -> None:
        """Let a member press what is theirs, if it comes."""
        part = f":{decision}:{verb}:"
        if verb == "card" and not self._habits.direct and self._shows(part, member, seat) is None:
            board = self._discord.board(self._place.channel)
            if board is not None and "hand" in board.verbs:
                await self._think()
                await self._press(member, board, board.id_of("hand"))
        if not await self._comes(part, member, seat):
            return
        await self._think()
        message = self._shows(part, member, seat)  # it may have been posted anew meanwhile
        if message is not None:
            await self._press(member, message, next(each for each in message.ids() if part in each))

    async def _press(self, member: Member, message: Message, custom_id: str) -> None:
        pressed = self._discord.press(member, message, custom_id)
        self.clicks.append(pressed)
        with suppress(TimeoutError):
            async with asyncio.timeout(GIVEN_UP):
                await pressed.done.wait()

    async def _comes(self, part: str, member: Member, seat: int) -> bool:
        for _ in range(int(PATIENCE / GLANCE)):
            if self._shows(part, member, seat) is not None:
                return True
            await asyncio.sleep(GLANCE)
        return False

    def _shows(self, part: str, member: Member, seat: int) -> Message | None:
        """Return the message with a button whose id matches, among those that a member plays from."""
        channel = self._place.channel
        if self._habits.direct:
            there = self._discord.public(self._place.direct(seat))
        else:
            there = [*self._discord.public(channel)[-4:], *self._discord.private(channel, member)[-2:]]
        return next((each for each in reversed(there) if any(part in button for button in each.ids())), None)

    async def _think(self) -> None:
        await asyncio.sleep(self._random.uniform(*self._habits.pause))
