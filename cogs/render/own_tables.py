"""A member's open tables in all servers, those that wait for them first."""

from collections.abc import Sequence

from bot.tables.commands.own_tables import OwnTable
from bot.tables.model.table import Status
from cogs.render.buttons import hand_button, table_link
from cogs.render.games import RENDERERS
from cogs.render.parts import GREY, YOURS, Button, Layout, Row, Style, layout, shown, until
from cogs.render.words import Words

MOST = 8
"""How many tables with their buttons fit a message."""


def in_order(tables: Sequence[OwnTable]) -> list[OwnTable]:
    """Return the tables in order: first those that wait for the member, the earliest deadline first."""
    return sorted(tables, key=lambda each: (not each.hand.waited, each.hand.due_at if each.hand.waited else each.since))


def own_tables_message(tables: Sequence[OwnTable], here: int | None, words: Words) -> Layout:
    """Return a member's tables, each with its buttons. `here`: the server channel, None in direct messages."""
    if not tables:
        text = words.say(
            "You're not at any table. Type `/newmarket start` in a server to open one. With **A day a turn** in its "
            "rules, friends play whenever they have a moment."
        )
        return layout([text], colour=GREY)
    rows: list[Row | str] = []
    for each in in_order(tables)[:MOST]:
        board = each.hand.board
        name, _ = RENDERERS[board.game].rules.preset(board.rules.preset, words)
        line = f"**<#{board.channel}>** · {name}\n{_standing(each, words)}"
        rows += [line, _buttons(each, here, words)]
    more = len(tables) - MOST
    foot = words.count("and {n} more table", "and {n} more tables", more) if more > 0 else ""
    waits = any(each.hand.waited for each in tables)
    return layout([words.say("### Your tables")], rows, colour=YOURS if waits else GREY, foot=foot)


def _standing(table: OwnTable, words: Words) -> str:
    """Return what a table waits for, and until when."""
    hand, board = table.hand, table.hand.board
    if hand.waited:
        # Translators: {since} and {until}: "2 hours ago" and "in 22 hours", countdowns of Discord's
        return words.say(
            "⏳ Your turn began {since}; a computer plays for you {until}",
            since=until(table.since),
            until=until(hand.due_at),
        )
    if board.status is Status.LOBBY:
        return words.say("Not begun yet; closes {when}", when=until(board.due_at))
    if board.waited_for is not None and not hand.acting:
        # Translators: {name}: a player; {when}: "in 22 hours", a countdown of Discord's
        waited = shown(board.waited_for)
        return words.say("Waiting for {name}; a computer plays for them {when}", name=waited, when=until(board.due_at))
    return words.say("Not waiting for you right now")


def _buttons(table: OwnTable, here: int | None, words: Words) -> list[Button]:
    board = table.hand.board
    there = table_link(board, words, table.board_message)
    if board.status is Status.LOBBY or here not in (None, board.channel):
        return [there]
    style = Style.primary if table.hand.waited else Style.secondary
    return [hand_button(board.id, words, style), there]
