"""The leaderboards of a server: its members by their chips, by what they have won, and by their ratings.

The first is about what they have now, in wallet and on tables together. The others are about matches, and there is one
for this week, one for this month, one for all time, and one for each past month.
"""

from dataclasses import dataclass

from bot.chips.wallets import Wallets, with_tables
from bot.members.people import Actor
from bot.ops.deadlines import Clock
from bot.store.chips.boards import CHIPS as CHIPS
from bot.store.chips.boards import EVER, PROVISIONAL, month_of, named, rating, reach, week_of
from bot.store.chips.boards import WON as WON
from bot.store.chips.scores import ScorePlace as ScorePlace
from bot.store.database import Database
from bot.store.people.members import MemberRow
from bot.store.work import Work

PAGE = 10
"""Members on a page."""
WEEK, MONTH, ALWAYS = "week", "month", "ever"
"""The periods that are not over; a past month is written like 2026-11."""


@dataclass(frozen=True, slots=True)
class Board:
    """Which board to show."""

    what: str
    """`CHIPS`, `WON`, or the key of a game: its ratings."""
    time: str
    """`WEEK`, `MONTH`, `ALWAYS`, or a month like 2026-11."""

    @property
    def is_by_rating(self) -> bool:
        """Whether members are compared by their ratings."""
        return self.what not in (CHIPS, WON)


ALL_CHIPS = Board(CHIPS, MONTH)
"""The board of what members have now. Its period is that of the board that they choose next."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a board, and the place of the member who asked for it."""

    board: Board
    number: int
    """From 0."""
    pages: int
    rows: tuple[ScorePlace, ...]
    asked: int
    """The id of the member who asked."""
    own: ScorePlace | None
    """None if they are not on the board."""
    missing: int = 0
    """How many more rated matches they have to play before they get a place by rating."""
    months: tuple[str, ...] = ()
    """The past months for which this board has any members, the latest first."""
    until: float | None = None
    """When the board's period ends, in seconds since 1970; None if it never ends, or is past."""
    claimable: int = 0
    """Chips that the member can claim now, on the board of chips; 0 for none."""

    @property
    def elsewhere(self) -> ScorePlace | None:
        """The place of who asked, if it is on no row here. Their score may have changed since the rows were read."""
        return None if any(each.member == self.asked for each in self.rows) else self.own


class Leaderboard:
    """The leaderboards of every server."""

    def __init__(self, database: Database, wallets: Wallets, clock: Clock) -> None:
        self._database = database
        self._wallets = wallets
        self._clock = clock

    async def page(self, guild: int, actor: Actor, number: int, board: Board = ALL_CHIPS) -> Page:
        """Return a page of a board as a member sees it; a number past the end gives the last page.

        On the board of chips, a member without a wallet gets one first.
        """
        if board.what != CHIPS:
            return await self._of_matches(guild, actor.member, board, number)
        async with self._database.reading() as work:
            known = await work.members.get(guild, actor.member)
            if _is_noted(actor, known):
                return await self._of_chips(work, known, board, number)
        await self._wallets.ensure(guild, actor)
        async with self._database.reading() as work:
            return await self._of_chips(work, await work.members.get(guild, actor.member), board, number)

    async def _of_matches(self, guild: int, member: int, board: Board, number: int) -> Page:
        now = self._clock()
        what = rating(board.what) if board.is_by_rating else WON
        time = {WEEK: week_of(now), MONTH: month_of(now), ALWAYS: EVER}.get(board.time, board.time)
        async with self._database.reading() as work:
            page = await work.scores.page(guild, named(what, time), max(number, 0), PAGE)
            own = await work.scores.place(guild, named(what, time), member)
            months = await work.scores.months(guild, what)
            last = await work.ratings.last(guild, board.what, [member]) if board.is_by_rating else {}
        return Page(
            board,
            page.number,
            max(-(-page.everybody // PAGE), 1),
            tuple(page.places),
            member,
            own,
            max(PROVISIONAL - (last[member].rated if last else 0), 0) if board.is_by_rating else 0,
            tuple(each for each in months if each != month_of(now)),
            reach(time)[1] if board.time in (WEEK, MONTH) else None,
        )

    async def _of_chips(self, work: Work, known: MemberRow | None, board: Board, number: int) -> Page:
        assert known is not None
        own = await work.scores.place(known.guild_id, CHIPS, known.member_id)
        assert own is not None
        page = await work.scores.page(known.guild_id, CHIPS, max(number, 0), PAGE)
        *rows, mine = await with_tables(work, known.guild_id, [*page.places, own])
        claimable = await self._wallets.claimable(work, known)
        pages = -(-page.everybody // PAGE)
        return Page(board, page.number, pages, tuple(rows), known.member_id, mine, claimable=claimable)


def _is_noted(actor: Actor, known: MemberRow | None) -> bool:
    """Return whether somebody has a wallet, and their stored name and language are current."""
    if known is None or known.chips is None:
        return False
    return (known.name, known.locale) == (actor.name, actor.locale or known.locale)
