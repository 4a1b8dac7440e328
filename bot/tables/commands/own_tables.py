"""All open tables of a member in every server: which wait for them, since when, and where the bot called them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.refusals import NotSeated, TableGone
from bot.tables.commands.tables import Tables
from bot.tables.service.posts import BOARD, CALL, NUDGE, Post, Posts
from bot.tables.views import Board, Hand


@dataclass(frozen=True, slots=True)
class OwnTable:
    """A table, as one of its members may know it."""

    hand: Hand
    since: float
    """When its present wait began, in seconds since 1970."""
    board_message: int | None
    """Its board's id."""
    calls: Mapping[str, Post]
    """Where the bot called this member to it, by kind."""


@dataclass(eq=False)
class OwnTables:
    """Lists a member's tables in all servers."""

    _tables: Tables
    _posts: Posts
    _known: dict[int, int] = field(default_factory=dict)
    """By member, a hash of the basis of their calls at the last look: the tables that waited for them, the open
    decisions, the time of the latest call."""

    async def of(self, member: int, *, day_turns: bool = False) -> list[OwnTable]:
        """Return the open tables where a member sits now; with `day_turns` only those with a day a turn."""
        found = []
        for number in sorted(await self._tables.queries.open_with(member)):
            try:
                board = await self._tables.queries.board(number)
                if board.ending is not None or (day_turns and not board.terms.day_turns):
                    continue
                hand = await self._tables.queries.hand(number, member)
            except (NotSeated, TableGone):
                continue
            if hand.own.leaving:
                continue
            posts = await self._posts.everything(number)
            there = posts.get((BOARD, 0))
            calls = {kind: post for kind in (CALL, NUDGE) if (post := posts.get((kind, member))) is not None}
            since = await self._tables.queries.turn_began(number)
            found.append(OwnTable(hand, since, None if there is None else there.message, calls))
        return found

    async def around(self, board: Board) -> dict[int, Sequence[OwnTable]]:
        """Return the tables with a day a turn at which a table's members sit, by member; none if a turn is shorter.

        If not the same tables wait for a member as at the last look, or the bot has called them since, the member's
        other tables with a call are shown again: one message names all.
        """
        if not board.terms.day_turns:
            return {}
        found: dict[int, Sequence[OwnTable]] = {}
        for member in (seat.member for seat in board.seats if seat.member is not None):
            found[member] = await self.of(member, day_turns=True)
            waits = frozenset(
                (each.hand.board.id, each.hand.board.decision) for each in found[member] if each.hand.waited
            )
            now = hash((waits, called_last(found[member])))
            before, self._known[member] = self._known.get(member, now), now
            if before != now:
                for each in found[member]:
                    if each.calls and each.hand.board.id != board.id:
                        self._tables.cache.show(each.hand.board.id, each.hand.board.guild)
        if board.ending is not None:
            for member in found:
                if not found[member]:
                    self._known.pop(member, None)
        return found


def called_last(tables: Sequence[OwnTable]) -> float:
    """Return when the bot last called a member to any of their tables, in seconds since 1970; 0.0 if it did not."""
    return max((each.posted_at for table in tables for each in table.calls.values()), default=0.0)
