"""Finished matches to watch again: which there are, and the film of one.

A film is made from the match's record, so an old match whose journal is pruned can be watched too. A running match is
never shown: a film shows every hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.daily.attempts import Attempts
from bot.daily.views import ATTEMPTS, board_of
from bot.daily.views import result_of as result_of_attempt
from bot.history.advice import TurningPoint, TurningPoints, turning_points
from bot.members.people import Actor
from bot.refusals import DidNotPlay, NothingToCheck, NothingToWatch, TooManyReplays
from bot.search.pool import JobFailed, Run
from bot.store.database import Database
from bot.store.tables.tables import TableRow
from bot.tables import views
from bot.tables.after.records import kept_documents
from bot.tables.after.replays import Meanwhile, Original, Replays, closed_match
from bot.tables.model.announcements import MatchResult
from bot.tables.model.people import People
from bot.tables.model.table import Ending, Match
from bot.tables.service.stored import read_text
from bot.tables.transitions.ending import result_of
from bot.tables.transitions.permissions import Request, check
from bot.tables.views import Board
from engine.daily import PLAYER
from engine.record.film import Film
from engine.record.reader import read

MOST = 25
"""How many matches are offered: a menu has no more."""


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

    def __init__(self, database: Database, run: Run, attempts: Attempts) -> None:
        """Make the service. `run` calls a function in another process: a long match is many thousand cards.

        `attempts`: those at the deal of the day can be watched like tables, by numbers above `ATTEMPTS`.
        """
        self._database = database
        self._run = run
        self._attempts = attempts
        self._replays = Replays(database, run)

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
        if table > ATTEMPTS:
            return await self._attempt(table, actor)
        ended, original = await self._found(table, actor, channel)
        film = await self._replays.of(film_of_match, original, meanwhile)
        if film is None:
            raise NothingToWatch
        return Watched(ended, film)

    async def turning_points(
        self, table: int, actor: Actor, meanwhile: Meanwhile | None = None, *, channel: int | None = None
    ) -> tuple[Ended, int, tuple[TurningPoint, ...]]:
        """Return a match, the seat of somebody who has played it, and the choices that mattered most for that seat.

        The arguments are those of `watch`.

        Raises:
            DidNotPlay: they have no seat there.
            NothingToWatch: there is no such match in the channel, or it is not finished.
            Refused: they may not; see `permissions.check`.
            TooManyReplays: too many matches wait to be played again.
        """
        if table > ATTEMPTS:
            watched = await self._attempt(table, actor)
            if watched.ended.board.seats[PLAYER].member != actor.member:
                raise DidNotPlay
            try:
                return watched.ended, PLAYER, await self._run(turning_points, watched.film, PLAYER)
            except JobFailed as error:
                raise TooManyReplays from error
        ended, original = await self._found(table, actor, channel)
        seat = next((at for at, each in enumerate(ended.board.seats) if each.member == actor.member), None)
        if seat is None:
            raise DidNotPlay
        points = await self._replays.of(TurningPoints(seat, film_of_match), original, meanwhile)
        return ended, seat, points

    async def _attempt(self, table: int, actor: Actor) -> Watched:
        """Return an attempt at the deal of a day, which its player may watch, and others the day after."""
        attempt, film, name, member = await self._attempts.watch(table - ATTEMPTS, actor)
        ended = Ended(
            board_of(attempt, name, member), attempt.row.finished_at or 0.0, result_of_attempt(attempt, name, member)
        )
        return Watched(ended, film)

    async def _found(self, table: int, actor: Actor, channel: int | None) -> tuple[Ended, Original]:
        try:
            closed, at, original = await closed_match(self._database, table)
        except NothingToCheck as error:
            raise NothingToWatch from error
        check(Request.RECORD, actor, closed)
        if closed.ending is not Ending.FINISHED or channel not in (None, closed.channel):
            raise NothingToWatch
        return _finished(closed, at), original


def film_of_match(rows: Sequence[str], snapshot: str, people: People) -> Film | None:
    """Return the film of a match from the rows of `kept_documents`; None if nothing was dealt."""
    documents = kept_documents(rows, snapshot, people)
    return None if documents is None else read(documents.record).film


def _ended(rows: Sequence[TableRow]) -> list[Ended]:
    tables = ((read_text(row.snapshot, People(row.people)), row.closed_at or 0.0) for row in rows)
    return [_finished(table, at) for table, at in tables if isinstance(table, Match)]


def _finished(table: Match, at: float) -> Ended:
    return Ended(views.board(table, None, None, half_over=False), at, result_of(table))
