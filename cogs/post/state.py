"""What is known of the messages that stand: of every table which, how they look, and what is on its way."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.tables.views import Board
from cogs.post.backoff import Backoff
from cogs.post.tokens import Reach
from cogs.screen.message import Drawn, Kind, Message, Slot, Urgency
from cogs.screen.situation import Known, Opened


@dataclass(frozen=True, slots=True)
class Tried:
    """A message that is being posted. Where that fails, it may have arrived: its nonce keeps it from being two."""

    nonce: str
    edition: int
    drawn: Drawn


@dataclass(slots=True)
class Standing:
    """What is known of one message."""

    drawn: Drawn | None = None
    """How it looks, None where that is not known."""
    edition: int = 0
    lost: bool = False
    """Whether it cannot be edited any more."""
    behind: float | None = None
    """Since when it is known to be behind, by the loop's clock; None while it shows the present."""
    expected: float | None = None
    """Since when somebody will look for it in a moment."""
    rest: Backoff = field(default_factory=Backoff)
    """For how long it is left alone, because it could not be shown."""
    busy: int = 0
    """How many requests about it are on their way, answers to clicks among them."""
    posting: bool = False
    """Whether one of these posts it, so that what comes below it waits."""
    again: bool = False
    """Whether it is to be looked at once more when they are over."""
    tried: Tried | None = None
    """What has failed and may have arrived, None where there is nothing."""
    plainly: Backoff = field(default_factory=Backoff)
    """For how long it is told plainly, because Discord has refused what was meant."""

    def shows(self, drawn: Drawn, edition: int) -> None:
        """Note that it shows the present."""
        self.drawn, self.edition = drawn, edition or self.edition
        self.behind = self.expected = None
        self.lost = False
        self.rest.over()

    def may_wait(self, urgency: Urgency, longest: float) -> float:
        """Return how many seconds longer it may be behind. `longest`: the most seconds with this urgency."""
        now = asyncio.get_running_loop().time()
        since = self.behind = self.behind or now
        self.expected = (self.expected or now) if urgency is Urgency.SOON else None
        return max((self.expected or since) + longest - now, 0.0)


@dataclass(frozen=True, slots=True)
class Private(Opened):
    """The same, with the one way in which it can be reached."""

    reach: Reach


@dataclass(slots=True)
class TableState(Known):
    """All that is known of a table's messages and of the channel that they are in."""

    private: dict[int, Private] = field(default_factory=dict)
    channel: int = 0
    """Where its board stands; 0 as long as it was not shown."""
    guild: int = 0
    message: int = 0
    """The board's id."""
    slots: dict[Slot, Standing] = field(default_factory=dict)
    changed: bool = True
    """Whether the table has changed since it was looked at."""
    looks: int = 0
    """How often it was looked at."""
    newer: int = 0
    """Messages below the board."""
    posted_at: float = 0.0
    """When this process posted it last, in seconds since 1970."""
    deleted: int = 0
    """How many boards in a row somebody deleted, without anybody pressing anything in between."""
    panels: dict[int, tuple[int, Private]] = field(default_factory=dict)
    """The menu, rules or invitation that a member looks at in private, and its id, by member."""
    told: list[int] = field(default_factory=list)
    """Announcements that were posted, which the database does not know yet."""

    def of(self, slot: Slot) -> Standing:
        """Return what is known of a message."""
        found = self.slots.get(slot)
        if found is None:
            found = self.slots[slot] = Standing()
        return found

    def is_told(self, number: int) -> None:
        """Note that an announcement is not to be told any more."""
        self.pending = [each for each in self.pending if each[0] != number]

    def wanting(self, wanted: dict[Slot, Message]) -> dict[Slot, Message]:
        """Note what is wanted, and return it: the next call to somebody waits anew where the one before was not."""
        for slot, each in self.slots.items():
            if slot.kind in (Kind.REMINDER, Kind.DIRECT_REMINDER) and slot not in wanted:
                each.behind = None
        return wanted

    @property
    def is_busy(self) -> bool:
        """Whether anything is on its way."""
        return any(each.busy for each in self.slots.values())

    def is_behind(self) -> bool:
        """Return whether the board does not show the present yet, as far as that is known."""
        board = self.of(Slot(Kind.BOARD))
        return self.changed or bool(board.busy) or board.behind is not None


class States:
    """What is known of all tables that this process shows, by table and by channel."""

    def __init__(self) -> None:
        self._states: dict[int, TableState] = {}
        self._in_channel: dict[int, TableState] = {}

    def __iter__(self) -> Iterator[TableState]:
        return iter(self._states.values())

    def of(self, table: int) -> TableState:
        """Return what is known of a table, a new state where that is nothing yet."""
        state = self._states.get(table)
        if state is None:
            state = self._states[table] = TableState(table)
        return state

    def get(self, table: int) -> TableState | None:
        """Return what is known of a table, None where nothing is."""
        return self._states.get(table)

    def in_channel(self, channel: int) -> TableState | None:
        """Return the state of the table whose board stands in a channel, None where none does."""
        return self._in_channel.get(channel)

    def place(self, state: TableState, board: Board, message: int | None) -> None:
        """Note where a table's board stands."""
        state.channel, state.guild, state.message = board.channel, board.guild, message or state.message
        self._in_channel[board.channel] = state

    def forget(self, table: int) -> None:
        """Forget a table that is closed and shown as such, or that another process shows."""
        state = self._states.pop(table, None)
        if state is not None and self._in_channel.get(state.channel) is state:
            del self._in_channel[state.channel]
