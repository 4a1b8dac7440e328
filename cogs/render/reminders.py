"""Reminders to members whom a table waits for. Each notifies, and afterwards says what happened."""

from collections.abc import Sequence

from bot.tables.model.table import Status
from bot.tables.views import Board, Hand
from cogs.render.buttons import hand_button, table_link
from cogs.render.parts import GREY, Button, Layout, button, layout, until
from cogs.render.words import Words

OWN_TABLES = "tables:show"
"""The id of the button that shows a member's tables."""
MOST = 20
"""How many tables a reminder names at most."""


def call_message(board: Board, members: Sequence[int], at: float, words: Words) -> Layout:
    """Return a reminder by mention, with a button to their hands; computers decide for these members `at` that time."""
    mentions = [f"<@{each}>" for each in members]
    if len(mentions) == 1:
        # Translators: {member}: a mention; {when}: "in 20 seconds", a countdown of Discord's
        text = words.say(
            "{member}, it's your move! A computer plays for you {when}.",
            member=mentions[0],
            when=until(at),
        )
    else:
        # Translators: {members}: mentions; {when}: "in 20 seconds", a countdown of Discord's
        text = words.say(
            "{members}, it's your move! Computers play for you {when}.",
            members=words.listing(mentions),
            when=until(at),
        )
    return layout([text], [[hand_button(board.id, words)]])


def direct_call_message(board: Board, at: float, words: Words, *buttons: Button) -> Layout:
    """Return a reminder by direct message, with a link to the table; a computer decides `at` that time."""
    # Translators: {when}: "in 20 seconds", a countdown of Discord's
    text = words.say(
        "It's your move in {channel}! A computer plays for you {when}.",
        channel=f"<#{board.channel}>",
        when=until(at),
    )
    return layout([text], [[*buttons, table_link(board, words)]])


def day_mention_message(board: Board, hands: Sequence[Hand], words: Words) -> Layout:
    """Return a reminder by mention of a server's tables that wait for a member, the earliest deadline first."""
    mention, (first, *more) = f"<@{hands[0].member}>", hands
    mine = [each for each in hands if each.board.id == board.id]
    if mine and not more:
        return call_message(board, [first.member], first.due_at, words)
    # Translators: {member}: a mention; a list follows
    text = words.count(
        "{member}, {n} table waits for you:",
        "{member}, {n} tables wait for you:",
        len(hands),
        member=mention,
    )
    hand = [hand_button(board.id, words)] if mine else []
    return layout(["\n".join([text, *_waiting(hands, words)])], [[*hand, own_tables_button(words)]])


def day_call_message(_board: Board, hands: Sequence[Hand], words: Words) -> Layout:
    """Return a reminder by direct message of all tables that wait for a member, the earliest deadline first."""
    first, *more = hands
    if not more:
        return direct_call_message(first.board, first.due_at, words, hand_button(first.board.id, words))
    text = words.count("{n} table waits for you:", "{n} tables wait for you:", len(hands))
    return layout(["\n".join([text, *_waiting(hands, words)])], [[own_tables_button(words)]])


def _waiting(hands: Sequence[Hand], words: Words) -> list[str]:
    shown = [
        # Translators: a line of a list; {channel}: a mention; {when}: "in 3 hours", a countdown of Discord's
        "- "
        + words.say(
            "{channel}: a computer plays for you {when}", channel=f"<#{each.board.channel}>", when=until(each.due_at)
        )
        for each in hands[:MOST]
    ]
    return [*shown, "- …"] if len(hands) > MOST else shown


def own_tables_button(words: Words) -> Button:
    """Return the button that shows members all their tables."""
    return button(OWN_TABLES, words.say("My tables"))


def settled_message(board: Board, members: Sequence[int], words: Words) -> Layout:
    """Return what replaces a reminder when its decision is over. `members`: who was reminded; empty if unknown."""
    stood_in = {each.name for each in board.notices if each.kind == "stand_in"}
    names = {seat.member: seat.name for seat in board.seats if seat.member is not None}
    mentions = [f"<@{each}>" for each in members]
    if board.status is Status.CLOSED or not members:
        text = words.say("This move is over.")
    elif len(members) > 1:
        text = words.say("{members} have decided.", members=words.listing(mentions))
    elif names.get(members[0]) in stood_in:
        text = words.say("Time was up: a computer played for {member}.", member=mentions[0])
    else:
        text = words.say("{member} has played.", member=mentions[0])
    return layout([f"-# {text}"], colour=GREY)
