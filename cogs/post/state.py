"""What this process knows about the tables' messages, how they look and what is on its way; and what they depend on."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from bot.app import NewmarketBot
from bot.ops.deadlines import Clock
from bot.tables.model.announcements import Invitation
from bot.tables.model.table import Status
from bot.tables.service.posts import Post
from bot.tables.views import Board
from cogs.post.failures import Backoff
from cogs.screen.message import BEHIND, Drawn, Kind, Message, Slot, Urgency
from cogs.screen.readers import Readers
from cogs.screen.situation import Known, Reach, Situation


@dataclass(frozen=True, slots=True)
class Tried:
    """A message that is being posted. If that fails, it may have arrived: its nonce prevents a second one."""

    nonce: str
    edition: int
    drawn: Drawn


@dataclass(slots=True)
class Standing:
    """What is known about one message."""

    drawn: Drawn | None = None
    """How it looks, None if unknown."""
    edition: int = 0
    lost: bool = False
    """Whether it cannot be edited any more."""
    behind: float | None = None
    """Since when it is known to be behind, by the loop's clock; None while it shows the present."""
    expected: float | None = None
    """Since when its urgency is `SOON`, by the loop's clock; None if it is not."""
    rest: Backoff = field(default_factory=Backoff)
    """The pause after a failure to show it."""
    busy: int = 0
    """How many requests about it are on their way, answers to clicks among them."""
    posting: bool = False
    """Whether one of these requests posts it, so that messages below it wait."""
    again: bool = False
    """Whether to look at it again after these requests."""
    wanted: tuple[object, ...] | None = None
    """What the last look during these requests wanted; one that shows it needs no other look. None if more is due."""
    tried: Tried | None = None
    """The post under way, or a failed one that may have arrived; None without either."""
    plainly: Backoff = field(default_factory=Backoff)
    """How long to send its plain form, because Discord has refused the other."""

    def shows(self, message: Message) -> bool:
        """Return whether its message shows the present, and note since when it does not.

        If not, forget what determined it: five hands, with a board. The present is drawn only if that is unknown.
        """
        drawn = self.drawn
        if drawn is not None and (
            drawn.source == message.source or not (drawn.source or message.gone or drawn.look != message.drawn().look)
        ):
            self.behind = self.expected = None
            return True
        if drawn is not None and drawn.source:
            self.drawn = Drawn(BEHIND, drawn.look)
        self.behind = self.behind or asyncio.get_running_loop().time()
        return False

    def may_wait(self, urgency: Urgency, ages: Mapping[Urgency, float]) -> float:
        """Return how many seconds longer it may be behind. `ages`: the limits in seconds; 0 if there is none."""
        now = asyncio.get_running_loop().time()
        since = self.behind = self.behind or now
        self.expected = (self.expected or now) if urgency is Urgency.SOON else None
        return max((self.expected or since) + ages.get(urgency, 0.0) - now, 0.0)


@dataclass(slots=True)
class TableState(Known):
    """Everything known about a table's messages and their channel."""

    channel: int = 0
    """The channel of its board; 0 until the table is first looked at."""
    guild: int = 0
    message: int = 0
    """The board's id."""
    slots: defaultdict[Slot, Standing] = field(default_factory=lambda: defaultdict(Standing))
    changed: bool = True
    """Whether the table has changed since the last look."""
    newer: int = 0
    """Messages below the board."""
    posted_at: float = 0.0
    """When this process last posted the board, in seconds since 1970."""
    deleted: int = 0
    """How many boards were deleted in a row, while nobody pressed a button in between."""
    panels: dict[int, tuple[int, Reach]] = field(default_factory=dict)
    """By member, the message id of their private menu, rules or invitation, and the way to edit it."""
    told: list[int] = field(default_factory=list)
    """Posted announcements that the database does not know about yet."""

    def is_told(self, number: int) -> None:
        """Note that an announcement is not pending any more."""
        self.pending = [each for each in self.pending if each[0] != number]

    @property
    def is_busy(self) -> bool:
        """Whether anything is on its way."""
        return any(each.busy for each in self.slots.values())

    def is_behind(self) -> bool:
        """Return whether the board does not show the present yet, as far as this process knows."""
        board = self.slots[Slot(Kind.BOARD)]
        return self.changed or bool(board.busy) or board.behind is not None


class States:
    """The states of all tables that this process shows, by table and by channel, and tables as they are now."""

    def __init__(self, bot: NewmarketBot, readers: Readers, clock: Clock, face: Callable[[int], str]) -> None:
        """Begin with none.

        Args:
            bot: knows the tables and where their messages are.
            readers: knows who looks at them.
            clock: returns the time in seconds since 1970.
            face: returns the address of a member's avatar.
        """
        self.bot = bot
        self.readers = readers
        self.clock = clock
        self._face = face
        self._states: dict[int, TableState] = {}
        self._in_channel: dict[int, TableState] = {}

    def __iter__(self) -> Iterator[TableState]:
        return iter(self._states.values())

    def of(self, table: int) -> TableState:
        """Return the state of a table, a new one if there is none yet."""
        state = self._states.get(table)
        if state is None:
            state = self._states[table] = TableState(table)
        return state

    def get(self, table: int) -> TableState | None:
        """Return the state of a table, None if there is none."""
        return self._states.get(table)

    def in_channel(self, channel: int) -> TableState | None:
        """Return the state of the table whose board is in a channel, None if there is none."""
        return self._in_channel.get(channel)

    def place(self, state: TableState, board: Board, message: int | None) -> None:
        """Note where a table's board is."""
        state.channel, state.guild, state.message = board.channel, board.guild, message or state.message
        self._in_channel[board.channel] = state

    def forget(self, table: int) -> None:
        """Forget a table that is closed and shown as closed, or that another process shows."""
        state = self._states.pop(table, None)
        if state is not None and self._in_channel.get(state.channel) is state:
            del self._in_channel[state.channel]

    # --- what messages depend on -------------------------------------------------------------------------------

    async def read(self, state: TableState) -> Situation:
        """Return a table as it is now, and what is known about those who look at it."""
        bot, table = self.bot, state.table
        posts, board = await bot.posts.everything(table), await bot.tables.queries.board(table)
        hands = await bot.tables.queries.hands(table)
        if state.pending:
            board = replace(board, told=False)
            hands = [replace(hand, board=replace(hand.board, told=False)) for hand in hands]
        gone = {member for _, member in posts} - {hand.member for hand in hands} - {0}
        departed = {each: await self.readers.of_member_at(board, each) for each in gone}
        await bot.doors.look_up(list(state.private))
        if state.invited is not None and board.status is Status.LOBBY:
            posts = {**posts, (Kind.INVITATION, 0): Post(board.channel, state.invited.message, 0.0)}
        return Situation(
            board=board,
            hands=hands,
            posts=posts,
            known=state,
            now=self.clock(),
            departed=departed,
            strangers=frozenset(filter(bot.doors.is_stranger, state.private)),
            faces={hand.member: self._face(hand.member) for hand in hands} if state.pending else {},
            own=await bot.own_tables.around(board),
        )

    async def hear_news(self, state: TableState) -> None:
        """Read the pending announcements. Drop invitations that are over: they should ping nobody."""
        tables = self.bot.tables
        if state.told:
            await tables.announced(state.told)
            state.told = []
        pending = await tables.queries.unannounced(state.table)
        invited = {*(await tables.queries.board(state.table)).invited} if pending else set()
        over = [number for number, each in pending if isinstance(each, Invitation) and not invited & {*each.members}]
        if over:
            await tables.announced(over)
            pending = [each for each in pending if each[0] not in over]
        state.pending = pending
        if not pending:
            state.slots.pop(Slot(Kind.NEWS), None)
