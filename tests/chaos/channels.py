"""The life of a channel: its members open tables, play, leave and open tables again."""

import asyncio
import re
from collections.abc import Callable
from random import Random

from tests.chaos.clicks import Clicks
from tests.chaos.members import Person
from tests.chaos.plans import Plan
from tests.chaos.wish import until
from tests.wire.discord import Discord
from tests.wire.messages import Member

REACTION = 0.4
"""Seconds between two clicks of one member, at least."""
ROUNDS = re.compile(r"nm:\d+:0:house_menu:rounds:")
"""The id of the menu in which a number of rounds is chosen."""
PAGES = tuple(re.compile(rf"nm:\d+:\d+:house_page:{page}") for page in ("more", "numbers"))
"""The ids of the buttons that lead there, one after the other."""
SOON = 3.0
"""Seconds after which an answer may have come that was announced."""
FORGOTTEN = "I have forgotten you"
"""How the answer begins when that is done."""


class Life:
    """One channel and its members."""

    def __init__(self, discord: Discord, channel: int, plan: Plan, clicks: Clicks, random: Random) -> None:
        """Make the members; nothing happens yet."""
        self.channel = channel
        self.opened = 0
        self._discord = discord
        self._plan = plan
        self._clicks = clicks
        self._random = random
        self._people = [
            Person(
                discord,
                discord.member(f"Member{channel % 100_000}x{at}", closed=at in plan.closed),
                channel,
                random,
                character,
                chooses=plan.chooses,
            )
            for at, character in enumerate(plan.characters)
        ]
        for person in self._people:
            person.others = tuple(each.member.name for each in self._people if each is not person)

    async def live(self, beat: float, goes_on: Callable[[], bool]) -> None:
        """Let somebody do something, again and again.

        Args:
            beat: mean seconds between two clicks at this table.
            goes_on: whether members still do anything.
        """
        while goes_on():
            await asyncio.sleep(self._random.uniform(max(beat * 0.4, REACTION), beat * 1.6))
            if not goes_on() or not self._discord.gateway.connected:
                continue
            await self._somebody_acts()

    @property
    def hands(self) -> dict[tuple[int, int, int], tuple[int, str]]:
        """Which decisions were shown to whom; see `Person.hands`."""
        return {hand: shown for each in self._people for hand, shown in each.hands.items()}

    async def go(self) -> None:
        """Let everybody leave."""
        for each in self._people:
            asked = self._discord.slash(each.member, self.channel, "newmarket leave")
            await self._clicks.come(asked, "newmarket leave")

    async def forget_somebody(self) -> bool:
        """Let a member ask the bot to forget them; return whether it says that it has."""
        member = self._random.choice(self._people).member
        asked = self._discord.slash(member, self.channel, "chips", show="forget")
        await self._clicks.come(asked, "chips show:forget")
        custom_id = f"forget:{member.id}"
        if not await _soon(lambda: asked.original is not None and custom_id in asked.original.ids()):
            return False
        assert asked.original is not None
        question = asked.original
        await self._clicks.come(self._discord.press(member, question, custom_id), "forget")
        return await _soon(lambda: question.text.startswith(FORGOTTEN))

    async def _somebody_acts(self) -> None:
        if self._discord.board(self.channel) is None and await self._open():
            return
        if self._random.random() < 0.004:
            self._moderate()
        person = self._random.choice(self._people)
        did = person.act([each for each in self._people if each is not person])
        if did is not None:
            what, interaction = did
            await self._clicks.come(interaction, what)

    async def _open(self) -> bool:
        """Open a table unless the last one is played again; return whether one was opened."""
        if self.opened and self._random.random() < 0.6:
            return False
        self.opened += 1
        host = self._random.choice(self._people).member
        interaction = self._discord.slash(host, self.channel, self._plan.command, **self._plan.options)
        await self._clicks.come(interaction, self._plan.command)
        if self._plan.chooses:
            await self._shorten(host)
        return True

    async def _shorten(self, host: Member) -> None:
        """Let the host of a lobby choose one round, as far as the bot answers."""
        board = self._discord.board(self.channel)
        if board is None or "house" not in board.verbs:
            return
        asked = self._discord.click(host, board, "house")
        await self._clicks.come(asked, "house")
        if not await _soon(lambda: asked.original is not None and "house_page" in asked.original.verbs):
            return
        assert asked.original is not None
        menu = asked.original
        for page in PAGES:
            found = next((each for each in menu.ids() if page.fullmatch(each)), None)
            if found is not None:
                await self._clicks.come(self._discord.press(host, menu, found), "house_page")
                await _soon(lambda gone=found: gone not in menu.ids())
        switch = next((each for each in menu.ids() if ROUNDS.match(each)), None)
        if switch is not None:
            await self._clicks.come(self._discord.choose(host, menu, switch, "1"), "rounds")

    def _moderate(self) -> None:
        """Somebody who may delete messages deletes the board."""
        board = self._discord.board(self.channel)
        if board is not None:
            self._discord.remove(board)


async def _soon(so: Callable[[], bool]) -> bool:
    """Wait a moment until something is so, and return whether it is: an answer may say first that it will come."""
    return await until(so, SOON) is not None
