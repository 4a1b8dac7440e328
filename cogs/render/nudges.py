"""The short call to somebody who is waited for."""

from __future__ import annotations

from bot.tables.views import Hand
from cogs.render.parts import until
from cogs.words import Words


def nudge_text(hand: Hand, words: Words) -> str:
    """Return one line that calls a member by mention."""
    return words.say(
        "<@{member}>, it is your move: press **My hand** on the board, or a stand-in plays for you {when}.",
        member=hand.member,
        when=until(hand.board.due_at),
    )
