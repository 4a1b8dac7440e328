"""How urgent a message is: each edit is a request, and nobody waits for some of them.

A board may be behind while computer players act, and shows all their moves at a member's turn. So may a hand in a
direct message while its owner plays from the board: until there is a choice, or even then if they have a private hand
next to the board.
"""

from dataclasses import dataclass

from bot.tables.model.table import Status
from bot.tables.time.clock import Waiting
from bot.tables.views import Board, Hand
from cogs.screen.message import Urgency

EARLY = 0.5
"""Seconds by which half of the time may seem over too early."""
AT_THE_BOARD = 60.0
"""Seconds for which members who have played on the board or under *My hand* are assumed to be there."""
WATCHED = 14 * 60.0
"""Seconds for which somebody who has pressed a button in the table's channel is assumed to watch the board."""
LOOKING = 90.0
"""Seconds for which somebody who has pressed a button in their private hand is assumed to look at it. Discord does not
say when they dismiss it."""


@dataclass(slots=True)
class Attention:
    """What a member did last, and so where they follow the game."""

    shows_choice: bool = False
    """Whether the direct message shows a choice."""
    follows_there: bool = False
    """Whether they played the last forced card from the direct message."""
    played_there: bool = False
    """Whether their last move of any kind was from the direct message."""
    elsewhere_at: float = 0.0
    """When they last played from the board or from the hand next to it, in seconds since 1970."""

    def played(self, now: float, *, there: bool) -> None:
        """Note a played card. A lead does not show where they follow: the board has no buttons for leads.

        `there`: whether it was played from the direct message.
        """
        if not there:
            self.follows_there = self.played_there = False
            self.elsewhere_at = now
            return
        self.played_there = True
        if not self.shows_choice:
            self.follows_there = True

    def moved(self) -> None:
        """Note that the hand is shown elsewhere from now on."""
        self.shows_choice = self.follows_there = self.played_there = False


def urgency_of_board(board: Board, *, watched: bool) -> Urgency:
    """Return how urgent a board is: nobody misses anything while a computer player acts and nobody watches."""
    acts = board.status is Status.PLAYING and board.waiting is Waiting.AUTOMATIC and board.together_until is None
    return Urgency.LATER if acts and not watched else Urgency.NOW


def urgency_of_direct_hand(hand: Hand, owner: Attention, now: float, *, beside: bool) -> Urgency:
    """Return how urgent a hand in a direct message is for its owner.

    `beside`: whether another message shows it to them at once, choices too.
    """
    if owner.shows_choice or owner.follows_there:
        return Urgency.NOW
    if _nobody_waits(hand, now, beside=beside and not owner.played_there):
        return Urgency.LATER
    return Urgency.SOON if chooses(hand) and now - owner.elsewhere_at < AT_THE_BOARD else Urgency.NOW


def chooses(hand: Hand) -> bool:
    """Return whether a hand's owner has a choice."""
    return hand.preparing or (hand.acting and not hand.forced)


def _nobody_waits(hand: Hand, now: float, *, beside: bool) -> bool:
    """Return whether the owner of a hand misses nothing while it is behind.

    When half of the time is over, the bot reminds the owner, who must then find the choice in the hand, too.
    """
    board = hand.board
    waiting = (Waiting.AUTOMATIC, Waiting.MEMBER, Waiting.DEAL)
    playing = board.status is Status.PLAYING and board.waiting in waiting
    if chooses(hand):
        until = board.due_at if board.together_until is None else board.together_until
        half_over = until is None or until - now < board.terms.turn_seconds / 2 + EARLY
        return playing and beside and not half_over
    return playing and not (hand.acting and board.waited_for is not None)
