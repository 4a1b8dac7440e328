"""Finished matches to watch again: which there are, and the film of one.

A film is made from the match's record, so an old match whose journal is pruned can be watched too. A running match is
never shown: a film shows every hand.
"""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.daily.attempts import Attempts
from bot.daily.views import ATTEMPTS, board_of
from bot.daily.views import result_of as result_of_attempt
from bot.history.advice import TurningPoint, advice, chosen, turning_points
from bot.members.people import Actor
from bot.refusals import DidNotPlay, NothingToCheck, NothingToWatch, TooManyReplays
from bot.search.pool import JobFailed, Run
from bot.store.database import Database
from bot.store.tables.tables import TableRow
from bot.tables import views
from bot.tables.after.records import Records
from bot.tables.after.replays import Meanwhile, Replays
from bot.tables.model.announcements import MatchResult
from bot.tables.model.people import People
from bot.tables.model.table import Ending, Match
from bot.tables.service.stored import read_text
from bot.tables.transitions.ending import result_of
from bot.tables.transitions.permissions import Request, check
from bot.tables.views import Board
from engine.game import Action
from engine.record.film import Film, Frame

MOST = 25
"""How many matches are offered: a menu has no more."""
PATIENCE = 0.6
"""Seconds to wait for what *hard* would have done. A later answer is shown when somebody looks at the round again."""
ROUNDS_KEPT = 256
"""For how many rounds that is cached: it is small."""
ROUNDS_WAITING = 4
"""How many rounds may wait for it. Who leafs through films must not keep others from theirs."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished match that can be watched again."""

    board: Board
    """The table when it closed, as everybody may see it."""
    at: float
    """When that was, in seconds since 1970."""
    result: MatchResult


@dataclass(frozen=True, slots=True)
class Watched:
    """A finished match with its film."""

    ended: Ended
    film: Film


class Films:
    """Gives the films of finished matches."""

    def __init__(self, database: Database, run: Run, records: Records, attempts: Attempts) -> None:
        """Make the service. `run` calls a function in another process: computers think about matches.

        `attempts`: those at the deal of the day can be watched like tables, by numbers above `ATTEMPTS`.
        """
        self._database = database
        self._run = run
        self._records = records
        self._attempts = attempts
        self._thoughts = Replays()
        self._advice = Replays(ROUNDS_KEPT, ROUNDS_WAITING)

    async def in_channel(self, channel: int, game: str) -> list[Ended]:
        """Return the last finished matches of a game in a channel, the newest first."""
        async with self._database.reading() as work:
            return _ended(await work.tables.ended_in(channel, game, Ending.FINISHED, MOST))

    async def of_member(self, member: int, game: str) -> list[Ended]:
        """Return the last matches of a game that a member has played to their end in any server, newest first."""
        async with self._database.reading() as work:
            rows = await work.tables.ended_with(member, game, Ending.FINISHED, MOST)
        return [each for each in _ended(rows) if member in (seat.member for seat in each.board.seats)]

    async def watch(
        self, table: int, actor: Actor, meanwhile: Meanwhile | None = None, *, channel: int | None = None
    ) -> Watched:
        """Return a match to somebody who may watch it. `meanwhile`: called if making the film takes a while.

        Raises:
            NothingToWatch: there is no such match in the channel, or it is not finished.
            Refused: they may not; see `permissions.check`.
            TooManyReplays: too many matches wait to be played again.
        """
        if table > ATTEMPTS:  # its player may watch it, and others the day after
            attempt, film, name, member = await self._attempts.watch(table - ATTEMPTS, actor)
            board, result = board_of(attempt, name, member), result_of_attempt(attempt, name, member)
            return Watched(Ended(board, attempt.row.finished_at or 0.0, result), film)
        try:
            closed = await self._records.closed(table)
        except NothingToCheck:
            raise NothingToWatch from None
        match = closed.table
        check(Request.RECORD, actor, match)
        if match.ending is not Ending.FINISHED or channel not in (None, match.channel):
            raise NothingToWatch
        documents = await self._records.documents_of(closed, meanwhile)
        return Watched(_finished(match, closed.row.closed_at or 0.0), documents.film)

    async def turning_points(
        self, table: int, actor: Actor, meanwhile: Meanwhile | None = None, *, channel: int | None = None
    ) -> tuple[Ended, int, tuple[TurningPoint, ...]]:
        """Return a match, the seat of somebody who has played it, and the choices that mattered most for that seat.

        The arguments are those of `watch`.

        Raises:
            DidNotPlay: they have no seat there.
            Refused: see `watch`.
        """
        watched = await self.watch(table, actor, meanwhile, channel=channel)
        ended, film = watched.ended, watched.film
        seat = next((at for at, each in enumerate(ended.board.seats) if each.member == actor.member), None)
        if seat is None:
            raise DidNotPlay
        key = turning_points, table, film.names, seat
        points = await self._thoughts.of(key, lambda: self._run(turning_points, film, seat), meanwhile)
        return ended, seat, points

    async def instead(self, watched: Watched, frame: Frame) -> Action | None:
        """Return what *hard* would have done in a step, if that differs from what was done.

        None also if the viewer does not see the hand, whose alternatives reveal it, or if the answer takes too long.
        """
        film = watched.film
        if frame.eyes not in (None, frame.seat) or not chosen(film, frame.round, frame.step):
            return None
        key = advice, watched.ended.board.id, film.names, frame.round
        better: Mapping[int, Action] = {}
        with suppress(TimeoutError, JobFailed, TooManyReplays):
            async with asyncio.timeout(PATIENCE):
                better = await self._advice.of(key, lambda: self._run(advice, film, frame.round))
        return better.get(frame.step)


def _ended(rows: Sequence[TableRow]) -> list[Ended]:
    tables = ((read_text(row.snapshot, People(row.people)), row.closed_at or 0.0) for row in rows)
    return [_finished(table, at) for table, at in tables if isinstance(table, Match)]


def _finished(table: Match, at: float) -> Ended:
    return Ended(views.board(table, None, None, half_over=False), at, result_of(table))
