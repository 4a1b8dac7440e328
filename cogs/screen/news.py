"""What is told in messages of its own: which announcements share one, and whose phones may tell of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.model.announcements import Announcement, Commitments, Invitation, MatchResult
from bot.tables.model.table import Status
from bot.tables.views import Board
from cogs.render.ids import CustomId
from cogs.render.results import announcements_message, length
from cogs.render.words import Words
from cogs.screen.message import Message
from cogs.screen.situation import Pending, Situation
from cogs.screen.urgency import members_present, urgency_of_news

SHARE = 6
"""At most this many announcements share a message."""
LONG = 3800
"""Characters of a message beyond which announcements do not share it. Discord takes 4000."""


def news_message(now: Situation, words: Words) -> Message:
    """Return the next message that is to be told."""
    board, pending = now.board, now.pending
    count = now.telling or count_of(board, pending, words)
    told = tuple(each for _, each in pending[:count])
    button = next_round_of(board) if count == len(pending) and not fixes(told) else None
    return Message(
        source=(told, words, button),
        draw=lambda: announcements_message(told, words, button),
        urgency=urgency_of_news([each for _, each in pending], board),
        edition=pending[0][0],
        fixed=True,
        pings=_pinged(told, board),
    )


def count_of(board: Board, pending: Pending, words: Words) -> int:
    """Return how many announcements go into the next message.

    A message with *Next round* is edited when that is over, and one that fixes secrets never is: they are two.
    """
    if next_round_of(board) is not None:
        fixing = [at for at, (_, each) in enumerate(pending, start=1) if isinstance(each, Commitments)]
        if fixing and fixing[-1] < len(pending):
            pending = pending[: fixing[-1]]
    return share(pending, words)


def share(pending: Pending, words: Words) -> int:
    """Return how many announcements go into one message: a few, and no more than it holds.

    The result of a match has a message of its own: it is what people come back to, and show around. So has an
    invitation, which pings.
    """
    alone = (at for at, (_, each) in enumerate(pending) if isinstance(each, MatchResult | Invitation))
    before = next(alone, len(pending))
    count = min(max(before, 1), SHARE)
    while count > 1 and length([each for _, each in pending[:count]], words) > LONG:
        count -= 1
    return count


def next_round_of(board: Board) -> CustomId | None:
    """Return what *Next round* carries, None where there is no round to deal or where others play."""
    between = board.status is Status.PLAYING and board.winding_up is None and board.between and board.round > 0
    return CustomId(board.id, "deal", board.decision) if between and len(members_present(board)) == 1 else None


def fixes(told: Sequence[Announcement]) -> bool:
    """Return whether a message fixes secrets: it is posted once, never edited, never removed."""
    return any(isinstance(each, Commitments) for each in told)


def _pinged(told: Sequence[Announcement], board: Board) -> tuple[int, ...]:
    """Return whose phones may tell of announcements: of those who are invited, as long as their seat is kept."""
    invited = [member for each in told if isinstance(each, Invitation) for member in each.members]
    return tuple(each for each in invited if each in board.invited)
