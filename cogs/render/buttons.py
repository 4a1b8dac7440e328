"""Buttons that several messages of a table show."""

from bot.tables.views import Board
from cogs.render.ids import CustomId
from cogs.render.parts import Button, Style, button, link
from cogs.render.words import Words


def next_round_button(board: Board, words: Words) -> list[Button]:
    """Return the button that deals the next round at once; empty if nobody may ask for that."""
    if not board.may_go_on:
        return []
    pressed = CustomId(board.id, "deal", board.decision)
    return [button(pressed, words.say("Next round"), style=Style.success, emoji="▶️")]


def menu_button(table: int, words: Words) -> Button:
    """Return the button for seldom used actions. Its label is a word, because dots mean nothing to screen readers."""
    # Translators: a button. It is next to two others on a phone, so it should be as short as in English.
    return button(CustomId(table, "menu"), words.say("Menu"))


def hand_button(table: int, words: Words, style: Style = Style.primary) -> Button:
    """Return the button that shows members their own cards."""
    # Translators: a button: shows your cards to you alone
    return button(CustomId(table, "hand"), words.say("My hand"), style=style)


def wake_button(table: int, words: Words) -> Button:
    """Return the button that ends a table's pause."""
    # Translators: a button: ends the pause of a table
    return button(CustomId(table, "wake"), words.say("Go on"), style=Style.success)


def table_link(board: Board, words: Words, message: int | None = None) -> Button:
    """Return a link to a table's channel, or to its board there."""
    address = f"https://discord.com/channels/{board.guild}/{board.channel}"
    # Translators: a button: leads to the table's channel
    return link(words.say("To the table"), address if message is None else f"{address}/{message}")
