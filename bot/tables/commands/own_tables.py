"""All open tables of a member, of every server: what waits for them, since when, and where they were called to it."""

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
    """When it began to wait for what it waits for now, in seconds since 1970."""
    board_message: int | None
    """Its board's id."""
    calls: Mapping[str, Post]
    """Where this member was called to it, by kind."""


@dataclass(eq=False)
class OwnTables:
    """Answers which tables a member has, wherever they are."""

    _tables: Tables
    _posts: Posts
    _known: dict[int, int] = field(default_factory=dict)
    """By member, a hash of what their calls followed from at the last look: the tables that waited for them, the open
    decisions, the time of the latest call."""

    async def of(self, member: int, *, day_turns: bool = False) -> list[OwnTable]:
        """Return a member's open tables, those where they sit now; with `day_turns` only where a turn takes a day."""
        found = []
        for number in sorted(await self._tables.queries.open_with(member)):
            try:
                board = await self._tables.queries.board(number)
                if board.ending is not None or (day_turns and not board.terms.day_turns):
                    continue
                hand = await self._tables.queries.hand(number, member)
            except (NotSeated, TableGone):
                continue
            if hand.leaving:
                continue
            posts = await self._posts.everything(number)
            there = posts.get((BOARD, 0))
            calls = {kind: post for kind in (CALL, NUDGE) if (post := posts.get((kind, member))) is not None}
            since = await self._tables.queries.turn_began(number)
            found.append(OwnTable(hand, since, None if there is None else there.message, calls))
        return found

    async def around(self, board: Board) -> dict[int, Sequence[OwnTable]]:
        """Return the tables with a day a turn of all members of such a table, by member; nothing for other tables.

        Where one of them is waited for elsewhere than when that was asked last, or was called since then, the other
        tables where they were called are shown again: one message names all.
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
                        self._show(each.hand.board)
        if board.ending is not None:
            for member in found:
                if not found[member]:
                    self._known.pop(member, None)
        return found

    def _show(self, board: Board) -> None:
        cache = self._tables.cache
        if cache.keeps(board.id):
            cache.show(board.id)
        else:
            cache.wake(board.id, board.guild)


def called_last(tables: Sequence[OwnTable]) -> float:
    """Return when a member was called last to any of their tables, in seconds since 1970; 0.0 if no call stands."""
    return max((each.posted_at for table in tables for each in table.calls.values()), default=0.0)
