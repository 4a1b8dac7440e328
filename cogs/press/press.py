"""What somebody asks of the bot, by a command, a button or a menu: who asks, and how they are answered."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord.app_commands import Namespace

from bot.app import NewmarketBot
from bot.members.people import Actor
from bot.refusals import TableGone
from bot.tables.transitions.permissions import Request, check, server_of
from bot.tables.views import Board
from cogs.post import answers
from cogs.post.messenger import Upload
from cogs.post.publisher import Publisher, publisher_of
from cogs.render.ids import CustomId
from cogs.render.parts import Layout, clean_name
from cogs.render.words import Words
from cogs.screen.situation import Situation

Interaction = discord.Interaction[NewmarketBot]


@dataclass(frozen=True, slots=True)
class Asked:
    """A command, or a pressed button or menu."""

    interaction: Interaction
    words: Words
    """The words of the person who asks, with cards as text."""

    @property
    def bot(self) -> NewmarketBot:
        """The application."""
        return self.interaction.client

    @property
    def publisher(self) -> Publisher:
        """The publisher of the application."""
        return publisher_of(self.bot)

    @property
    def member(self) -> int:
        """The id of the person who asks."""
        return self.interaction.user.id

    @property
    def actor(self) -> Actor:
        """Who asks, and what they may do."""
        there = self.interaction
        return Actor(
            member=there.user.id,
            name=clean_name(there.user.display_name, there.user.name),
            locale=str(there.locale),
            manages=there.permissions.manage_messages or there.permissions.manage_guild,
            administers=there.permissions.manage_guild,
            guild=there.guild_id,
        )

    def server(self, request: Request) -> int:
        """Return the id of the server that it comes from, if the person may make a request about that.

        Raises:
            Refused: they may not; see `permissions.check`.
        """
        check(request, self.actor)
        return server_of(self.actor)

    @property
    def channel(self) -> int:
        """The id of the channel that it comes from."""
        return self.interaction.channel_id or 0

    @property
    def chosen(self) -> Sequence[Any]:
        """What was chosen in a menu: texts, or members and channels; empty for everything else.

        A private function of discord.py, which its own menus use, reads the members and channels from `resolved`.
        """
        data: Any = self.interaction.data
        if "resolved" in data:
            return list(Namespace._get_resolved_items(self.interaction, data["resolved"]).values())
        return data.get("values", ())  # type: ignore[no-any-return]  # texts

    @property
    def showing(self) -> int:
        """A number for the ids of the menus in its answer, which no other answer has; see `CustomId`."""
        return self.interaction.id % 99_991

    async def own_words(self) -> Words:
        """Return its words with the deck that the person has chosen for their hands."""
        prefers = await self.bot.preferences.get(self.member)
        return self.words.with_deck(self.publisher.readers.deck(prefers.cards))

    async def tell(self, text: str) -> None:
        """Say something to the person, and to nobody else; see `answers.say`."""
        await answers.say(self.interaction, text)

    async def think(self) -> None:
        """Show the person that the bot thinks; the next answer replaces that."""
        await answers.think(self.interaction)

    async def show(self, view: Layout, upload: Upload | None = None, *, ephemeral: bool = True) -> None:
        """Answer with a new message and its file, if it has one."""
        await answers.show(self.interaction, view, ephemeral=ephemeral, upload=upload)

    async def redraw(self, view: Layout, upload: Upload | None = None) -> bool:
        """Change the clicked message; return whether it still exists."""
        return await answers.redraw(self.interaction, view, upload)

    async def answer(self, view: Layout, upload: Upload | None = None) -> None:
        """Answer with a private message and its file, if it has one: in the clicked message if that is private."""
        clicked = self.interaction.message
        if clicked is not None and clicked.flags.ephemeral:
            await self.redraw(view, upload)
        else:
            await self.show(view, upload)


@dataclass(frozen=True, slots=True)
class Press(Asked):
    """A pressed button or menu of a table, and what it means."""

    pressed: CustomId
    before: Board | None = None
    """The table at the time of the press, None if the button belongs to no table."""

    @property
    def board(self) -> Board:
        """The table at the time of the press.

        Raises:
            TableGone: the button belongs to no table.
        """
        if self.before is None:
            raise TableGone
        return self.before

    @property
    def table(self) -> int:
        """The id of the button's table."""
        return self.pressed.table

    @property
    def private(self) -> bool:
        """Whether nobody else sees the pressed message."""
        clicked = self.interaction.message
        return self.interaction.guild_id is None or (clicked is not None and clicked.flags.ephemeral)

    async def present(self) -> Situation:
        """Return the table as it is now."""
        return await self.publisher.clicks.present(self.table)

    async def answer_with_hand(self, note: str = "") -> None:
        """Answer with the hand of the member who pressed, under a sentence about the press.

        Raises:
            NotSeated: they do not sit at the table.
        """
        await self.publisher.clicks.see_hand(self.interaction, self.table, note)

    async def answer_with_board(self) -> None:
        """Answer with the board alone."""
        await self.publisher.clicks.answer(self.interaction, self.table)
