"""Everything that determines a table's messages."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.refusals import NotSeated
from bot.tables.commands.own_tables import OwnTable
from bot.tables.model.announcements import Announcement, Invitation
from bot.tables.service.posts import TablePosts
from bot.tables.views import Board, Hand
from cogs.render.words import Words
from cogs.screen.message import Kind
from cogs.screen.urgency import WATCHED, Attention

ORIGINAL: Any = "@original"
"""Stands for an interaction's own answer, or for the clicked message, where a webhook takes a message's id."""


@dataclass(eq=False, slots=True)
class Reach:
    """A message as it is reached through an interaction, which Discord does not count.

    Of the interaction it keeps the webhook alone, because its member and more would stay in memory.
    """

    locale: str
    """The language of the interaction."""
    at: float
    """When it was answered, in seconds since 1970."""
    hook: discord.Webhook
    channel: int
    message: Any = ORIGINAL
    """Its id if it is a follow-up."""
    used: tuple[float, ...] = ()
    """The times of the latest edits through it that `Tokens` has counted."""

    @classmethod
    def of(cls, interaction: discord.Interaction[Any], at: float, message: Any = ORIGINAL) -> "Reach":
        """Return the way to edit a message through an interaction that was answered at a time."""
        return cls(str(interaction.locale), at, interaction.followup, interaction.channel_id or 0, message)


@dataclass(frozen=True, slots=True)
class Invited:
    """A posted invitation, which is edited when the terms change."""

    message: int
    told: Invitation


@dataclass(slots=True)
class Known:
    """What the process that shows a table knows about those who look at it. A restart forgets it."""

    table: int
    pressed_at: float = 0.0
    """When somebody last pressed something in the table's channel, in seconds since 1970."""
    private: dict[int, Reach] = field(default_factory=dict)
    """The private hands, by member."""
    attention: defaultdict[int, Attention] = field(default_factory=lambda: defaultdict(Attention))
    """Where members follow the game."""
    waiting: frozenset[int] = frozenset()
    """The members whose direct message has to wait; the board tells them to look elsewhere."""
    first: frozenset[int] = frozenset()
    """The members whose first direct message from the bot is from this table."""
    refused: frozenset[Kind] = frozenset()
    """The kinds of messages that Discord has refused. Unless empty, the bot may not write in the table's channel."""
    pending: list[tuple[int, Announcement]] = field(default_factory=list)
    """The announcements waiting at the last look, in order, with their numbers in the database."""
    invited: Invited | None = None
    """The latest invitation of the lobby."""
    reminded: tuple[int, ...] = ()
    """The members that the reminder in the channel has mentioned."""

    def is_watched(self, now: float) -> bool:
        """Return whether the bot assumes that somebody looks at the board."""
        return now - self.pressed_at < WATCHED


@dataclass(frozen=True, slots=True)
class Situation:
    """A table at one moment, and what is known about those who look at it."""

    board: Board
    hands: Sequence[Hand]
    posts: TablePosts
    """Where the table's messages are."""
    known: Known
    now: float
    """In seconds since 1970."""
    departed: Mapping[int, Words] = field(default_factory=dict)
    """The words of members who have messages from the table, but no seat."""
    strangers: frozenset[int] = frozenset()
    """The members with a private hand to whom the bot has never written."""
    faces: Mapping[int, str] = field(default_factory=dict)
    """The addresses of the seated members' avatars, if known; empty unless an announcement is pending."""
    own: Mapping[int, Sequence[OwnTable]] = field(default_factory=dict)
    """If a turn takes a day: each member's tables of that kind."""

    def hand_of(self, member: int) -> Hand | None:
        """Return a member's hand, None if they do not sit there."""
        return next((each for each in self.hands if each.member == member), None)

    def own_hand(self, member: int) -> Hand:
        """Return a member's hand.

        Raises:
            NotSeated: they do not sit at the table.
        """
        if (hand := self.hand_of(member)) is None:
            raise NotSeated
        return hand

    @property
    def unreached(self) -> frozenset[int]:
        """The members whom the bot could not send their hand by direct message."""
        hands = ((member, post) for (kind, member), post in self.posts.items() if kind == Kind.DIRECT_HAND)
        return frozenset(self.known.waiting.union(member for member, post in hands if post.message is None))

    @property
    def board_message(self) -> int | None:
        """The message id of the table's board."""
        post = self.posts.get((Kind.BOARD, 0))
        return None if post is None else post.message
