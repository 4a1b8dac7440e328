"""What is told in messages of its own: each announcement is one message, in order, and never edited."""

from bot.tables.model.announcements import Announcement, Invitation, MatchResult, RoundResult
from bot.tables.views import Board
from cogs.render.results import announcement_message
from cogs.render.words import Words
from cogs.screen.message import Message, Urgency
from cogs.screen.situation import Situation


def news_message(now: Situation, words: Words) -> Message:
    """Return the next message that is to be told."""
    number, told = now.pending[0]
    # everybody sees the card that ends a round, before its result
    urgency = Urgency.SOON if isinstance(told, RoundResult | MatchResult) else Urgency.NOW
    return Message(
        source=(told, words),
        draw=lambda: announcement_message(told, words, now.faces),
        urgency=urgency,
        edition=number,
        fixed=True,
        pings=_pinged(told, now.board),
    )


def _pinged(told: Announcement, board: Board) -> tuple[int, ...]:
    """Return whose phones may tell of an announcement: of those who are invited, as long as their seat is kept."""
    return tuple(each for each in told.members if each in board.invited) if isinstance(told, Invitation) else ()
