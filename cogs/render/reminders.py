"""Short calls to members whom a table waits for. They notify, and afterwards say what happened."""

from collections.abc import Sequence

import discord

from bot.tables.model.table import Status
from bot.tables.time.clock import Waiting
from bot.tables.views import Board, Hand
from cogs.render.ids import CustomId
from cogs.render.parts import GREY, Layout, button, channel_link, layout, link, until
from cogs.render.words import Words


def is_waited_for(hand: Hand) -> bool:
    """Return whether a member may be called: they have a decision to make, and everybody may know that."""
    board = hand.board
    if board.together_until is not None:
        return hand.preparing and not (hand.ready or hand.away or hand.leaving)
    return hand.acting and board.waiting is Waiting.MEMBER and board.waited_for is not None


def call_message(board: Board, members: Sequence[int], at: float, words: Words) -> Layout:
    """Return a call by mention, with the way to their hands; computers decide for these members `at` that time."""
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
    mine = button(CustomId(board.id, "hand"), words.say("My hand"), style=discord.ButtonStyle.primary)
    return layout([text], [[mine]])


def direct_call_message(board: Board, at: float, words: Words) -> Layout:
    """Return a call by direct message, with the way to the table; a computer decides `at` that time."""
    # Translators: {when}: "in 20 seconds", a countdown of Discord's
    text = words.say(
        "It's your move in {channel}! A computer plays for you {when}.",
        channel=f"<#{board.channel}>",
        when=until(at),
    )
    return layout([text], [[link(words.say("To the table"), channel_link(board.guild, board.channel))]])


def settled_message(board: Board, members: Sequence[int], words: Words) -> Layout:
    """Return what replaces a call when its decision is over. `members` were called; empty if that is not known."""
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
