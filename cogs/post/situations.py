"""Reads what a table's messages depend on: the table, where its messages are, and who looks at them."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.app import NewmarketBot
from bot.ops.deadlines import Clock
from bot.tables.model.announcements import Invitation
from bot.tables.model.table import Status
from bot.tables.service.posts import Post
from cogs.post.state import TableState
from cogs.screen.message import Kind, Slot
from cogs.screen.readers import Readers
from cogs.screen.situation import Situation


@dataclass(frozen=True, slots=True)
class Situations:
    """Reads tables as they are now."""

    bot: NewmarketBot
    readers: Readers
    clock: Clock
    """Returns the time in seconds since 1970."""
    face: Callable[[int], str]
    """Returns the address of a member's avatar."""

    async def of(self, state: TableState, member: int = 0) -> Situation:
        """Return a table as it is now, and what is known about those who look at it. `member`: see `Situation`."""
        bot, table = self.bot, state.table
        posts, board = await bot.posts.everything(table), await bot.tables.queries.board(table)
        hands = await bot.tables.queries.hands(table)
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
            faces={hand.member: self.face(hand.member) for hand in hands} if state.pending else {},
            own=await bot.own_tables.around(board),
            member=member,
        )

    async def hear_news(self, state: TableState, *, changed: bool) -> None:
        """Read the pending announcements. Drop invitations that are over: they should ping nobody."""
        tables = self.bot.tables
        if state.told:
            await tables.announced(state.told)
            state.told, changed = [], True
        if not (changed or state.pending):
            return
        pending = await tables.queries.unannounced(state.table)
        invited = {*(await tables.queries.board(state.table)).invited} if pending else set()
        over = [number for number, each in pending if isinstance(each, Invitation) and not invited & {*each.members}]
        if over:
            await tables.announced(over)
            pending = [each for each in pending if each[0] not in over]
        state.pending = pending
        if not pending:
            state.slots.pop(Slot(Kind.NEWS), None)
