"""Avatars for pictures: those of members who have clicked lately, where Discord gives them in time."""

import asyncio
import logging
from collections.abc import Iterable

import discord
from discord.ext import commands

from cogs.post.refusals import FAILURES

log = logging.getLogger(__name__)

MOST = 1000
"""How many members' avatars are remembered."""
PATIENCE = 1.5
"""Seconds that all avatars of a picture may take together."""
SIDE = 64
"""How large they are asked for, in pixels."""
SHOWN = 128
"""How large one is shown that stands beside a text."""


class Avatars(commands.Cog):
    """Remembers where the avatars of members are, from their interactions, and reads them from Discord's CDN.

    Nothing of it is kept over a restart: members without a known avatar are drawn with their initials.
    """

    def __init__(self) -> None:
        self._known: dict[int, discord.Asset] = {}
        """The member who clicked last is at the end."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Remember where somebody's avatar is."""
        member = interaction.user
        self._known.pop(member.id, None)
        avatar = getattr(member, "guild_avatar", None) or member.avatar
        if avatar is not None:
            self._known[member.id] = avatar
            if len(self._known) > MOST:
                del self._known[next(iter(self._known))]

    def forget(self, member: int) -> None:
        """Remember nothing of a member any more."""
        self._known.pop(member, None)

    def address(self, member: int) -> str:
        """Return where a member's avatar is, empty where that is not known."""
        return self._known[member].replace(size=SHOWN, static_format="png").url if member in self._known else ""

    async def of(self, members: Iterable[int]) -> dict[int, bytes]:
        """Return the avatars of some members, as far as they are known and come in time."""
        asked = {member: self._read(self._known[member]) for member in set(members) if member in self._known}
        if not asked:
            return {}
        tasks = {member: asyncio.ensure_future(reading) for member, reading in asked.items()}
        await asyncio.wait(tasks.values(), timeout=PATIENCE)
        found = {member: task.result() for member, task in tasks.items() if task.done()}
        for task in tasks.values():
            task.cancel()
        return {member: data for member, data in found.items() if data}

    async def _read(self, avatar: discord.Asset) -> bytes:
        """Return an avatar, nothing where it cannot be had."""
        try:
            return await avatar.replace(size=SIDE, static_format="png").read()
        except FAILURES as error:
            log.debug("an avatar could not be loaded: %s", type(error).__name__)
            return b""
