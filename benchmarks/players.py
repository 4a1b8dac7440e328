"""Members at the tables of a world, who press their buttons after some time."""

import asyncio
from contextlib import suppress
from enum import Enum
from random import Random

from benchmarks.filled import Place
from benchmarks.worlds import World
from bot.tables.model.table import Match, Table
from tests.wire.messages import Interaction, Member, Message

GLANCE = 0.1
"""Seconds after which they look at the table again."""
PATIENCE = 3.0
"""Seconds for which they usually wait for what is theirs to be shown; then they look again or press **My hand**."""


class Way(Enum):
    """Where members press forced cards, and where they lead."""

    MIXED = "the board, and direct messages"
    BOARD = "the board, and **My hand**"
    DIRECT = "direct messages alone"


class Players:
    """Presses for all members at one table, as soon as they have something to press."""

    def __init__(
        self,
        where: World,
        place: Place,
        way: Way = Way.MIXED,
        random: Random | None = None,
        pause: tuple[float, float] = (0.0, 0.0),
        patience: float = PATIENCE,
    ) -> None:
        """Make the members of a place, which says who they are and where their hands are.

        Args:
            where: the world.
            place: the table's place in it.
            way: where they press.
            random: draws the time that they take to press; without it they take none.
            pause: the least and the most seconds that they take.
            patience: the seconds for which they wait for what is theirs to be shown.
        """
        self._where = where
        self._place = place
        self._way = way
        self._random = random
        self._pause = pause
        self._patience = patience

    async def play(self) -> tuple[Interaction, bool] | None:
        """Wait until a member can play a card, and play it.

        Returns:
            The answered interaction, and whether it was a run's next card; None if the table is closed.
        """
        while True:
            table = await self._table()
            if table.ending is not None:
                return None
            assert isinstance(table, Match)
            acting = table.acting()
            if acting is None or table.seats[acting].member is None:
                await self._go_on()
                await asyncio.sleep(GLANCE)
                continue
            member = self._where.discord.members[table.seats[acting].member or 0]
            forced = table.forced
            verb = "next" if forced and self._way is not Way.DIRECT else "card"
            part = f":{table.decision}:{verb}:"
            if self._way is Way.BOARD and not forced:
                await self._see_private_hand(part, member)
            if not await self._comes(part, member):
                continue
            await self._think()
            message = self._with_button(part, member)  # it may have been posted anew meanwhile
            if message is not None:
                pressed = next(each for each in message.ids() if part in each)
                return await self._where.discord.press(member, message, pressed).answered(), forced

    async def _go_on(self) -> None:
        """Press *Next round* if a member who plays alone is asked to."""
        if self._way is not Way.BOARD:
            return
        public = self._where.discord.public(self._place.channel)
        asking = next((each for each in public if "deal" in each.verbs), None)
        if asking is not None:
            await self._think()
            if "deal" in asking.verbs and not asking.deleted:
                member = self._where.discord.members[self._place.member(0)]
                await self._where.discord.click(member, asking, "deal").answered()

    async def _table(self) -> Table:
        return await self._where.table(self._place.number + 1)

    async def _think(self) -> None:
        if self._random is not None:
            await asyncio.sleep(self._random.uniform(*self._pause))

    async def _see_private_hand(self, part: str, member: Member) -> None:
        """Press **My hand** if no private hand shows what can be led."""
        discord, channel = self._where.discord, self._place.channel
        if discord.private(channel, member) and await self._comes(part, member):
            return
        await self._think()
        board = discord.board(channel)
        if board is not None and "hand" in board.verbs and self._with_button(part, member) is None:
            await discord.click(member, board, "hand").answered()

    async def _comes(self, part: str, member: Member) -> bool:
        """Wait a little for a button whose id matches, and return whether it is there."""
        with suppress(AssertionError):
            await self._where.discord.until(lambda: self._with_button(part, member), self._patience)
        return self._with_button(part, member) is not None

    def _with_button(self, part: str, member: Member) -> Message | None:
        """Return the message with a button whose id matches, among those that a member plays from."""
        discord, channel = self._where.discord, self._place.channel
        there = [] if self._way is Way.DIRECT else discord.public(channel)
        there += ([] if self._way is Way.BOARD else discord.direct(member)) or discord.private(channel, member)
        return next((each for each in there if any(part in button for button in each.ids())), None)
