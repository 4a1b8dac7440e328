"""The last finished matches, to choose one that is to be watched again."""

from collections.abc import Sequence

import discord

from bot.history.films import Ended
from cogs.render.games import RENDERERS
from cogs.render.ids import FilmId
from cogs.render.parts import Layout, layout, plain_name, select, within
from cogs.render.words import Words

LONGEST = 100
"""Characters that a line of a menu may have."""


def chooser_message(matches: Sequence[Ended], words: Words, instead_of: str = "") -> Layout:
    """Return finished matches of a game as a menu, the newest first; there is at least one.

    `instead_of`: the key of the game that was asked for, if there are none of that.
    """
    texts = [f"### 🎬 {words.say('Watch again')}", words.say("Step through a finished match, card by card.")]
    if instead_of:
        names = [RENDERERS[key].name(words) for key in (instead_of, matches[0].board.game)]
        texts.append(
            # Translators: {game} and {other} are Newmarket and New York.
            words.say(
                "No match of {game} has ended here yet. Here are matches of {other}.", game=names[0], other=names[1]
            )
        )
    menu = select(FilmId(0, "match").menu, [_option(each, words) for each in matches], words.say("Which match?"))
    return layout(texts, [[menu]])


def _option(each: Ended, words: Words) -> discord.SelectOption:
    title = RENDERERS[each.board.game].rules.title(each.board.rules, words)
    winners = words.listing([plain_name(name) for name in each.result.winners])
    players = words.row(plain_name(seat.name) for seat in each.board.seats)
    when = words.moment(each.at)
    return discord.SelectOption(
        label=within(words.count("{names} won", "{names} won", len(each.result.winners), names=winners), LONGEST),
        description=within(
            words.say("{when} UTC · {game} · {players}", when=when, game=title, players=players), LONGEST
        ),
        value=str(each.board.id),
        emoji="🏆",
    )
