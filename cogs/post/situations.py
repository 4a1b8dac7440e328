"""Reads what all messages of a table follow from: the table, where its messages are, and who looks at them."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.members.doors import Doors
from bot.ops.deadlines import Clock
from bot.tables.commands.own_tables import OwnTables
from bot.tables.commands.tables import Tables
from bot.tables.model.announcements import Invitation
from bot.tables.service.posts import Posts
from cogs.post.state import TableState
from cogs.screen.message import Kind, Slot
from cogs.screen.readers import Readers
from cogs.screen.situation import Situation


@dataclass(frozen=True, slots=True)
class Situations:
    """Reads tables as they are now."""

    tables: Tables
    posts: Posts
    doors: Doors
    readers: Readers
    clock: Clock
    """Tells the time in seconds since 1970."""
    enough: float
    """Seconds that must be left for a reminder to be of use."""
    face: Callable[[int], str]
    """Returns where a member's avatar is."""
    own_tables: OwnTables
    """Knows the other tables of members."""

    async def of(self, state: TableState, member: int = 0) -> Situation:
        """Return a table as it is now, with what is known of those who look at it. `member`: see `Situation`."""
        table = state.table
        posts, board = await self.posts.everything(table), await self.tables.queries.board(table)
        hands = await self.tables.queries.hands(table)
        seated = {hand.member for hand in hands}
        departed = {
            member: await self.readers.of_member_at(board, member)
            for _, member in posts
            if member and member not in seated
        }
        await self.doors.look_up(list(state.private))
        closed = {member for (kind, member), post in posts.items() if kind == Kind.DIRECT_HAND and post.message is None}
        return Situation(
            board=board,
            hands=hands,
            pending=tuple(state.pending),
            posts=posts,
            now=self.clock(),
            enough=self.enough,
            opened=dict(state.private),
            attention=state.attention,
            departed=departed,
            unreached=frozenset(closed | state.waiting),
            first=frozenset(state.first - closed - state.waiting),
            strangers=frozenset(filter(self.doors.is_stranger, state.private)),
            refused=frozenset(state.refused),
            watched=state.is_watched(self.clock()),
            reminded=state.reminded,
            faces={hand.member: self.face(hand.member) for hand in hands} if state.pending else {},
            invited=state.invited,
            member=member,
            own=await self.own_tables.around(board),
        )

    async def hear_news(self, state: TableState, *, changed: bool) -> None:
        """Learn what is to be told, without invitations that are over: nobody is pinged for those."""
        if state.told:
            await self.tables.announced(state.told)
            state.told, changed = [], True
        if not (changed or state.pending):
            return
        pending = await self.tables.queries.unannounced(state.table)
        if any(isinstance(each, Invitation) for _, each in pending):
            invited = set((await self.tables.queries.board(state.table)).invited)
            over = [
                number for number, each in pending if isinstance(each, Invitation) and not invited & set(each.members)
            ]
            if over:
                await self.tables.announced(over)
                pending = [each for each in pending if each[0] not in over]
        state.pending = pending
        if not pending:
            state.slots.pop(Slot(Kind.NEWS), None)
