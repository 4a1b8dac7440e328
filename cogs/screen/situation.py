"""What all messages of a table follow from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.refusals import NotSeated
from bot.tables.commands.own_tables import OwnTable
from bot.tables.model.announcements import Announcement, Invitation
from bot.tables.service.posts import TablePosts
from bot.tables.views import Board, Hand
from cogs.render.words import Words
from cogs.screen.message import Kind
from cogs.screen.urgency import Attention

Pending = Sequence[tuple[int, Announcement]]
"""What is to be told, in order, with the numbers by which the tables know it."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A private hand that can still be edited, through the click that it answers."""

    locale: str
    """The language of that click."""
    at: float
    """When that came, in seconds since 1970."""
    words: Words
    """What its owner reads where no hand of theirs says it."""


@dataclass(frozen=True, slots=True)
class Invited:
    """An invitation that was posted, and follows the terms from then on."""

    message: int
    told: Invitation


@dataclass(frozen=True, slots=True)
class Situation:
    """A table at one moment, and what is known of those who look at it."""

    board: Board
    hands: Sequence[Hand] = ()
    pending: Pending = ()
    posts: TablePosts = field(default_factory=dict)
    """Where the table's messages are."""
    now: float = 0.0
    """In seconds since 1970."""
    enough: float = 0.0
    """Seconds that must be left for a reminder to be of use."""
    opened: Mapping[int, Opened] = field(default_factory=dict)
    """The private hands, by member."""
    attention: Mapping[int, Attention] = field(default_factory=dict)
    departed: Mapping[int, Words] = field(default_factory=dict)
    """What those read who have messages of the table and no seat."""
    unreached: frozenset[int] = frozenset()
    """The members who have no direct message with their hand."""
    first: frozenset[int] = frozenset()
    """The members who have the first message there that the bot has ever written to them."""
    strangers: frozenset[int] = frozenset()
    """The members with a private hand to whom the bot has never written."""
    refused: frozenset[Kind] = frozenset()
    """What Discord does not let the bot write in the table's channel."""
    watched: bool = False
    """Whether somebody looks at the board."""
    reminded: tuple[int, ...] = ()
    """Whom the reminder that stands has mentioned; empty where that is not known."""
    faces: Mapping[int, str] = field(default_factory=dict)
    """Where avatars are of those who sit there, as far as that is known, while something is to be told."""
    invited: Invited | None = None
    """The latest invitation of the lobby, None where it was posted before a restart."""
    own: Mapping[int, Sequence[OwnTable]] = field(default_factory=dict)
    """Where a turn takes a day: of each member all tables where it does."""
    member: int = 0
    """Who looks at it, 0 where nobody in particular does."""

    @property
    def hand(self) -> Hand | None:
        """The hand of the member who looks, None where they do not sit there."""
        return next((each for each in self.hands if each.member == self.member), None)

    def own_hand(self) -> Hand:
        """Return the hand of the member who looks.

        Raises:
            NotSeated: they do not sit at the table.
        """
        if (hand := self.hand) is None:
            raise NotSeated
        return hand

    @property
    def silent(self) -> bool:
        """Whether the bot may not write in the table's channel."""
        return bool(self.refused)

    @property
    def board_message(self) -> int | None:
        """The id of the table's board."""
        post = self.posts.get((Kind.BOARD, 0))
        return None if post is None else post.message
