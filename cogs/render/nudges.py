"""Short calls for those who are waited for. They notify, and are removed after the move."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.due import Waiting
from bot.tables.views import Hand
from cogs.render.parts import until
from cogs.words import Words


def is_waited_for(hand: Hand) -> bool:
    """Return whether a member may be called: he has a decision to make, and everybody may know that."""
    board = hand.board
    if board.together_until is not None:
        return hand.preparing and not (hand.ready or hand.away or hand.leaving)
    return hand.acting and board.waiting is Waiting.MEMBER and board.waited_for is not None


def nudge_text(members: Sequence[int], at: float, words: Words) -> str:
    """Return one line that calls members by mention; at the given time stand-ins decide for them."""
    mentions = [f"<@{each}>" for each in members]
    if len(mentions) == 1:
        return words.say(
            "{member}, it is your move: press **My hand** on the board, or a stand-in plays for you {when}.",
            member=mentions[0],
            when=until(at),
        )
    return words.say(
        "{members}, it is your move: press **My hand** on the board, or stand-ins play for you {when}.",
        members=words.listing(mentions),
        when=until(at),
    )
