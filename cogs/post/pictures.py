"""Has pictures drawn, and adds a match's picture to the message that announces its result.

Nobody waits for one: the bot announces the result at once, and an edit adds the picture. If that fails, the text
remains alone. A restart forgets pending pictures, so no message gets its picture twice.
"""

import asyncio
import logging
from collections.abc import Iterable

import discord
from discord.ext import commands

from art.pictures.job import drawn
from bot.members.preferences import CardsBy
from bot.ops.logs import about
from bot.ops.permissions import may_attach
from bot.refusals import NothingDrawn
from bot.search.pool import JobFailed
from bot.tables.model.announcements import Announcement, MatchResult
from bot.tables.views import Board
from cogs.post.failures import FAILURES, TryLater
from cogs.post.messenger import Messenger, Upload
from cogs.render.parts import Layout
from cogs.render.pictures.pictured import Pictured, with_picture
from cogs.render.pictures.result import result_picture
from cogs.render.results import announcement_message
from cogs.render.words import Words

log = logging.getLogger(__name__)

MOST = 1000
"""How many members' avatars are remembered."""
AVATARS_PATIENCE = 1.5
"""Seconds that all avatars of a picture may take together."""
SIDE = 64
"""The size of the avatars that are drawn, in pixels."""
SHOWN = 128
"""The size of an avatar next to a text, in pixels."""
PATIENCE = 10.0
"""Seconds that a picture may take, including the wait for the drawing process, which may have other work."""


class Pictures(commands.Cog):
    """Has pictures drawn in another process.

    It remembers the addresses of avatars from members' interactions, and loads them from Discord's CDN. Members without
    a known avatar are drawn with their initials.
    """

    def __init__(self, messenger: Messenger) -> None:
        self._messenger = messenger
        self._avatars: dict[int, discord.Asset] = {}
        """By member; the one who clicked last is at the end."""
        self._run = messenger.client.search_pool.run
        self._drawing: set[asyncio.Task[None]] = set()

    async def beside(self, view: Layout, shows: Pictured | None) -> tuple[Layout, Upload]:
        """Add a picture to a message; return the message, and the picture as a file.

        Raises:
            NothingDrawn: the picture cannot be drawn, or not now.
        """
        if shows is None:
            raise NothingDrawn
        try:
            async with asyncio.timeout(PATIENCE):
                upload = Upload(shows.file, await self._run(drawn, shows.picture))
        except (JobFailed, TimeoutError) as error:
            log.info("%s could not be drawn (%s)", shows.file, str(error) or type(error).__name__)
            raise NothingDrawn from error
        return with_picture(view, shows), upload

    async def beside_result(
        self, view: Layout, result: MatchResult, board: Board, words: Words
    ) -> tuple[Layout, Upload]:
        """Do the same with the picture of a match's result."""
        members = [each.member for each in result.standings if each.member is not None]
        return await self.beside(view, result_picture(result, board, words, await self.avatars(members)))

    def tell(self, board: Board, message: int, result: Announcement, words: Words) -> None:
        """Add a picture soon to a message, if it announces a match's result and the channel shows pictures."""
        bot = self._messenger.client
        wanted = bot.server_choices.cards(board.guild) is not CardsBy.TEXT
        if isinstance(result, MatchResult) and wanted and may_attach(bot.get_guild(board.guild), board.channel):
            with about(board.id):
                task = asyncio.create_task(self._add(board, message, result, words))
            self._drawing.add(task)
            task.add_done_callback(self._drawing.discard)

    async def cog_unload(self) -> None:
        """Cancel all drawing."""
        for task in self._drawing:
            task.cancel()
        await asyncio.gather(*self._drawing, return_exceptions=True)

    async def _add(self, board: Board, message: int, result: MatchResult, words: Words) -> None:
        try:
            view, upload = await self.beside_result(announcement_message(result, words), result, board, words)
            await self._messenger.edit(board.channel, message, view, upload=upload)
        except NothingDrawn:
            pass
        except (TryLater, discord.HTTPException) as error:
            log.info("the result has no picture (%s)", error.__cause__ or error)
        except Exception:
            log.exception("the result has no picture")

    # --- avatars ----------------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Remember the address of somebody's avatar."""
        member = interaction.user
        self._avatars.pop(member.id, None)
        avatar = getattr(member, "guild_avatar", None) or member.avatar
        if avatar is not None:
            self._avatars[member.id] = avatar
            if len(self._avatars) > MOST:
                del self._avatars[next(iter(self._avatars))]

    def forget(self, member: int) -> None:
        """Forget a member's avatar."""
        self._avatars.pop(member, None)

    def avatar(self, member: int) -> str:
        """Return the address of a member's avatar, empty if unknown."""
        return self._avatars[member].replace(size=SHOWN, static_format="png").url if member in self._avatars else ""

    async def avatars(self, members: Iterable[int]) -> dict[int, bytes]:
        """Return the avatars of some members, those that are known and load in time."""
        asked = {member: self._read(self._avatars[member]) for member in set(members) if member in self._avatars}
        if not asked:
            return {}
        tasks = {member: asyncio.ensure_future(reading) for member, reading in asked.items()}
        await asyncio.wait(tasks.values(), timeout=AVATARS_PATIENCE)
        found = {member: task.result() for member, task in tasks.items() if task.done()}
        for task in tasks.values():
            task.cancel()
        return {member: data for member, data in found.items() if data}

    async def _read(self, avatar: discord.Asset) -> bytes:
        """Return an avatar, empty if it cannot be loaded."""
        try:
            return await avatar.replace(size=SIDE, static_format="png").read()
        except FAILURES as error:
            log.debug("an avatar could not be loaded: %s", type(error).__name__)
            return b""
