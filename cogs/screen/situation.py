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
from cogs.screen.urgency import WATCHED, Attention


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


@dataclass(slots=True)
class Known:
    """What the process that shows a table knows of those who look at it. It does not outlive the process."""

    table: int
    pressed_at: float = 0.0
    """When somebody last pressed something in the table's channel, in seconds since 1970."""
    private: Mapping[int, Opened] = field(default_factory=dict)
    """The private hands, by member."""
    attention: dict[int, Attention] = field(default_factory=dict)
    waiting: set[int] = field(default_factory=set)
    """The members whose direct message has to wait, so that they are told to look elsewhere."""
    first: set[int] = field(default_factory=set)
    """The members to whom the bot has written for the first time here."""
    refused: set[Kind] = field(default_factory=set)
    """What Discord has refused: while there is anything, the bot may not write in the table's channel."""
    pending: list[tuple[int, Announcement]] = field(default_factory=list)
    """What was to be told when that was last asked, in order, with the numbers by which the tables know it."""
    invited: Invited | None = None
    """The latest invitation of the lobby."""
    reminded: tuple[int, ...] = ()
    """Whom the reminder in the channel has mentioned."""

    def attention_of(self, member: int) -> Attention:
        """Return where a member follows the game."""
        return self.attention.setdefault(member, Attention())

    def is_watched(self, now: float) -> bool:
        """Return whether somebody is taken to look at the board."""
        return now - self.pressed_at < WATCHED


@dataclass(frozen=True, slots=True)
class Situation:
    """A table at one moment, and what is known of those who look at it."""

    board: Board
    hands: Sequence[Hand]
    posts: TablePosts
    """Where the table's messages are."""
    known: Known
    now: float
    """In seconds since 1970."""
    departed: Mapping[int, Words] = field(default_factory=dict)
    """What those read who have messages of the table and no seat."""
    strangers: frozenset[int] = frozenset()
    """The members with a private hand to whom the bot has never written."""
    faces: Mapping[int, str] = field(default_factory=dict)
    """Where avatars are of those who sit there, as far as that is known, while something is to be told."""
    own: Mapping[int, Sequence[OwnTable]] = field(default_factory=dict)
    """Where a turn takes a day: of each member all tables where it does."""
    member: int = 0
    """Who looks at it, 0 where nobody in particular does."""

    @property
    def hand(self) -> Hand | None:
        """The hand of the member who looks, None where they do not sit there."""
        return self.hand_of(self.member)

    def hand_of(self, member: int) -> Hand | None:
        """Return a member's hand, None where they do not sit there."""
        return next((each for each in self.hands if each.member == member), None)

    def own_hand(self) -> Hand:
        """Return the hand of the member who looks.

        Raises:
            NotSeated: they do not sit at the table.
        """
        if (hand := self.hand) is None:
            raise NotSeated
        return hand

    @property
    def unreached(self) -> frozenset[int]:
        """The members who have no direct message with their hand."""
        hands = ((member, post) for (kind, member), post in self.posts.items() if kind == Kind.DIRECT_HAND)
        return frozenset(self.known.waiting.union(member for member, post in hands if post.message is None))

    @property
    def board_message(self) -> int | None:
        """The id of the table's board."""
        post = self.posts.get((Kind.BOARD, 0))
        return None if post is None else post.message
