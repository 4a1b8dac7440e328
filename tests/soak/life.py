"""The life of a channel: its members open tables, play, leave and open tables again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from tests.soak.clicks import Clicks
from tests.soak.members import Person
from tests.soak.plans import Plan
from tests.wire.discord import Discord

REACTION = 0.4
"""Seconds between two clicks of one member, at least."""
FORGOTTEN = "I have forgotten you"
"""How the answer begins when that is done."""


class Life:
    """One channel and its members."""

    def __init__(self, discord: Discord, channel: int, plan: Plan, clicks: Clicks, random: Random) -> None:
        """Make the members; nothing happens yet."""
        self.channel = channel
        self.opened = 0
        self.forgotten: set[str] = set()
        """The names of those who may have been forgotten."""
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
                chooses=plan.chooses and at == 0,
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

    async def forget_somebody(self) -> bool:
        """Let a member ask the bot to forget them; return whether it says that it has."""
        member = self._random.choice(self._people).member
        asked = self._discord.slash(member, self.channel, "chips", show="forget")
        await self._clicks.come(asked, "chips show:forget")
        question = asked.original
        custom_id = f"forget:{member.id}"
        if question is None or custom_id not in question.ids():
            return False
        self.forgotten.add(member.name)
        await self._clicks.come(self._discord.press(member, question, custom_id), "forget")
        return question.text.startswith(FORGOTTEN)

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
        return True

    def _moderate(self) -> None:
        """Somebody who may delete messages deletes the board."""
        board = self._discord.board(self.channel)
        if board is not None:
            self._discord.remove(board)
