"""What may stay unshown for a while: each edit is a request, and some of them nobody waits for.

A board is behind while computer players act, and shows all that they did when it is a member's turn. What they collect
is told with what is told next. A hand in a direct message is behind while its owner plays from the board, until he is
to choose something.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable

from bot.tables.announcements import Announcement, MatchEvents
from bot.tables.due import Waiting
from bot.tables.state import Status
from bot.tables.views import Board, Hand


class Lags:
    """Since when messages are behind, by any key of theirs."""

    def __init__(self) -> None:
        """Make it: nothing is behind."""
        self._since: dict[Hashable, float] = {}

    def left(self, key: Hashable, longest: float) -> float:
        """Return for how many seconds more a message may be behind, 0.0 where it is to be brought up to date now.

        Args:
            key: the message's; it is behind from the first time on that this is asked.
            longest: the most seconds that it may be.
        """
        if not longest:
            return 0.0
        now = asyncio.get_running_loop().time()
        return max(self._since.setdefault(key, now) + longest - now, 0.0)

    def over(self, key: Hashable) -> None:
        """Note that a message shows the present."""
        self._since.pop(key, None)


def board_may_lag(board: Board) -> bool:
    """Return whether nobody misses anything while a board is behind: a computer player or a stand-in is to act."""
    return board.status is Status.PLAYING and board.waiting is Waiting.AUTOMATIC and board.together_until is None


def members_present(board: Board) -> list[int]:
    """Return the members who play at a table themselves: not away, and not about to leave."""
    return [seat.member for seat in board.seats if seat.member is not None and not (seat.away or seat.leaving)]


def announcement_may_lag(announcement: Announcement, board: Board) -> bool:
    """Return whether an announcement tells of nothing but what computer players collected."""
    if not isinstance(announcement, MatchEvents):
        return False
    seats = [event.get("seat") for event in announcement.events]
    return all(seat is not None and board.seats[seat].member is None for seat in seats)


def chooses(hand: Hand) -> bool:
    """Return whether a hand's owner has something to choose."""
    return hand.preparing or (hand.acting and not hand.forced)


def hand_may_lag(hand: Hand) -> bool:
    """Return whether the owner of a hand misses nothing while it is behind, where he plays from the board.

    When half of the time for a forced card is over, he is called, and finds it in his hand too.
    """
    board = hand.board
    waiting = (Waiting.AUTOMATIC, Waiting.MEMBER, Waiting.DEAL)
    playing = board.status is Status.PLAYING and board.waiting in waiting
    called = hand.acting and board.waited_for is not None
    return playing and not called and not chooses(hand)
