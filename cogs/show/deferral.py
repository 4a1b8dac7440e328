"""What may stay unshown for a while: each edit is a request, and some of them nobody waits for.

A board is behind while computer players act, and shows all that they did when it is a member's turn. What they collect
is announced together with the next announcement. A hand in a direct message is behind while its owner plays from the
board, until there is something to choose, and then too where the owner has it beside the board.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.tables.model.announcements import Announcement, MatchEvents
from bot.tables.model.table import Status
from bot.tables.time.clock import Waiting
from bot.tables.views import Board, Hand

EARLY = 0.5
"""Half of the time may seem to be over this many seconds too early."""


@dataclass(slots=True)
class Deferral:
    """Since when one message is behind."""

    since: float | None = None
    """By the loop's clock; None while the message shows the present."""

    def left(self, longest: float) -> float:
        """Return how many seconds longer the message may be behind; 0.0 means that it is to show the present now.

        It counts as behind from the first time that this is asked. `longest`: the most seconds that it may be behind.
        """
        if not longest:
            return 0.0
        now = asyncio.get_running_loop().time()
        if self.since is None:
            self.since = now
        return max(self.since + longest - now, 0.0)

    def over(self) -> None:
        """Note that the message shows the present."""
        self.since = None


def may_defer_board(board: Board) -> bool:
    """Return whether nobody misses anything while a board is behind: a computer player or a stand-in is to act."""
    return board.status is Status.PLAYING and board.waiting is Waiting.AUTOMATIC and board.together_until is None


def members_present(board: Board) -> list[int]:
    """Return the members who play at a table themselves: not away, and not about to leave."""
    if board.winding_up is not None:
        return []
    return [seat.member for seat in board.seats if seat.member is not None and not (seat.away or seat.leaving)]


def may_defer_announcement(announcement: Announcement, board: Board) -> bool:
    """Return whether an announcement is only about what computer players collected."""
    if not isinstance(announcement, MatchEvents):
        return False
    seats = [event.get("seat") for event in announcement.events]
    return all(seat is not None and board.seats[seat].member is None for seat in seats)


def chooses(hand: Hand) -> bool:
    """Return whether a hand's owner has something to choose."""
    return hand.preparing or (hand.acting and not hand.forced)


def may_defer_hand(hand: Hand, now: float, *, beside: bool) -> bool:
    """Return whether the owner of a hand, who plays from the board, misses nothing while it is behind.

    When half of the time is over, the owner is reminded, and then finds the choice in the hand too.

    Args:
        hand: the hand.
        now: the time in seconds since 1970.
        beside: whether another message shows it to them at once, choices too.
    """
    board = hand.board
    waiting = (Waiting.AUTOMATIC, Waiting.MEMBER, Waiting.DEAL)
    playing = board.status is Status.PLAYING and board.waiting in waiting
    if chooses(hand):
        return playing and beside and not _half_over(board, now)
    return playing and not (hand.acting and board.waited_for is not None)


def _half_over(board: Board, now: float) -> bool:
    """Return whether half of the time for a choice is over."""
    until = board.due_at if board.together_until is None else board.together_until
    return until is None or until - now < board.terms.turn_seconds / 2 + EARLY
