"""Why no member plays at a table any more, in words for its board, hands and result."""

from bot.tables.views import Board
from cogs.render.games import RENDERERS
from cogs.render.parts import shown
from cogs.render.words import Words


def why_played_out(reason: str, by: str, words: Words) -> str:
    """Return why stand-ins finish, or have finished, what had begun.

    `reason`: as in `Close`. `by`: the name of the moderator who stopped the table.
    """
    return {
        "stopped": words.say("**{name} stopped the table.**", name=shown(by)),
        "deserted": words.say("**Nobody came back to the table.**"),
        "empty": words.say("**Everybody left the table.**"),
        "channel_gone": words.say("**The table's channel is gone.**"),
    }[reason]


def winding_up_texts(board: Board, words: Words) -> list[str]:
    """Return why stand-ins finish what has begun, for a table that is winding up."""
    assert board.winding_up is not None
    why = why_played_out(str(board.winding_up.reason), board.winding_up.by, words)
    return [f"⏩ {why}", RENDERERS[board.game].board.played_out(words)]
