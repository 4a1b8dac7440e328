"""Reminders for members who must act, one for each decision, and how they end.

A reminder is the only message that may notify a member in the middle of a match. If the member then acts in the same
channel, they have seen it, and it is removed at once. Otherwise their notification would lead nowhere: the reminder is
edited to say what happened, without notifying anybody, and removed after the round or when another one replaces it.

If a turn takes a day, one call is for all tables that wait for the member. It belongs to the table that called last:
when the member's turn began there, or shortly before its end. That table keeps it up to date, and removes it when no
table waits for the member any more, or when another one calls.
"""

from collections.abc import Callable, Sequence
from functools import partial

from bot.members.preferences import CallsBy
from bot.tables.commands.own_tables import OwnTable, called_last
from bot.tables.time.clock import LAST_HOURS, Waiting
from bot.tables.views import Board
from cogs.render.parts import Layout
from cogs.render.reminders import (
    call_message,
    day_call_message,
    day_mention_message,
    direct_call_message,
    settled_message,
)
from cogs.render.words import Words
from cogs.screen.message import Kind, Message, Slot, Urgency, gone_message, look_of
from cogs.screen.readers import Readers
from cogs.screen.situation import Situation

ENOUGH = 10.0
"""Members are reminded only while they have at least this many seconds left."""
KINDS = {CallsBy.MENTION: Kind.REMINDER, CallsBy.DIRECT: Kind.DIRECT_REMINDER}


def reminders(now: Situation, readers: Readers) -> dict[Slot, Message]:
    """Return the reminders of a table: those due, and those whose decision is over."""
    board = now.board
    if board.terms.day_turns:
        return _day_calls(now, readers)
    in_time = [hand for hand in now.hands if hand.waited and hand.due_at >= now.now + ENOUGH]
    waited = in_time if board.half_over else []
    mentioned = [hand for hand in waited if hand.prefers.calls is CallsBy.MENTION]
    due, over = {}, {}
    if mentioned:
        members, until = tuple(hand.member for hand in mentioned), min(hand.due_at for hand in mentioned)
        draw = partial(call_message, board, members, until, readers.of_table(board))
        due[Slot(Kind.REMINDER)] = _reminder(board, members, draw)
    for hand in waited:
        if hand.prefers.calls is CallsBy.DIRECT:
            draw = partial(direct_call_message, hand.board, hand.due_at, readers.of_hand(hand))
            due[Slot(Kind.DIRECT_REMINDER, hand.member)] = _reminder(board, (hand.member,), draw)
    for (kind, member), post in now.posts.items():
        if kind in (Kind.REMINDER, Kind.DIRECT_REMINDER) and is_over(board, post.shows):
            slot, own = Slot(Kind(kind), member), now.hand_of(member)
            words = now.departed.get(member) or (readers.of_table(board) if own is None else readers.of_hand(own))
            reminded = [member] if member else list(now.known.reminded)
            ended = board.between or board.ending is not None or slot in due
            seen, directly = [now.known.attention[each] for each in reminded], kind == Kind.DIRECT_REMINDER
            acted = [each.played_there if directly else each.elsewhere_at >= post.posted_at for each in seen]
            answered = bool(acted) and all(acted)
            over[slot] = gone_message() if ended or answered else _settled(board, reminded, words)
    return due | over


def is_over(board: Board, reminded: int) -> bool:
    """Return whether the decision of a reminder is over. `reminded`: its occasion."""
    waits = board.together_until is not None or board.waiting is Waiting.MEMBER
    return not (reminded == occasion(board) and waits)


def occasion(board: Board) -> int:
    """Return what a reminder is for: the number of the open decision, or a negative number for a common one.

    In one round, members may decide something together before the deal, and something else after it.
    """
    if board.together_until is None:
        return board.decision
    return -(2 * board.round + any(board.view.counts))


def _settled(board: Board, members: list[int], words: Words) -> Message:
    said = settled_message(board, members, words)
    return Message(("settled", look_of(said)), lambda: said, may_begin=False)


def _reminder(board: Board, members: tuple[int, ...], draw: Callable[[], Layout]) -> Message:
    return Message((board, members), draw, edition=occasion(board), fixed=True, pings=members)


# --- a day for a turn -----------------------------------------------------------------------------------------


def _day_calls(now: Situation, readers: Readers) -> dict[Slot, Message]:
    """Return the calls that belong to a table: those posted, and those due."""
    slots = {Slot(Kind(kind), member): gone_message() for kind, member in now.posts if kind in KINDS.values()}
    for hand in now.hands:
        kind = KINDS.get(hand.prefers.calls)
        if kind is None:
            continue
        here = now.board.guild if kind is Kind.REMINDER else None  # other servers must not show here
        tables = [each for each in now.own.get(hand.member, ()) if here in (None, each.hand.board.guild)]
        if _calls(now, tables, kind, hand.member):
            slots[Slot(kind, hand.member)] = _call(now, [each for each in tables if each.hand.waited], kind, readers)
    return slots


def _calls(now: Situation, tables: Sequence[OwnTable], kind: Kind, member: int) -> bool:
    """Return whether a member's call belongs to this table."""
    post, waiting = now.posts.get((kind, member)), [each for each in tables if each.hand.waited]
    own = next((each for each in waiting if each.hand.board.id == now.board.id), None)
    news = 0.0
    if own is not None and own.hand.due_at >= now.now + ENOUGH:  # the table has a reason to call the member
        news = max(own.since, own.hand.due_at - LAST_HOURS) if own.hand.board.half_over else own.since
    last = called_last(tables)
    if post is None:
        return news > last
    return bool(waiting) and max(news, last) <= post.posted_at


def _call(now: Situation, waiting: Sequence[OwnTable], kind: Kind, readers: Readers) -> Message:
    board, hands = now.board, sorted((each.hand for each in waiting), key=lambda hand: hand.due_at)
    member = hands[0].member
    begins = (kind, member) not in now.posts
    own = now.hand_of(member)
    words = readers.of_table(board) if own is None or kind is Kind.REMINDER else readers.of_hand(own)
    render = day_mention_message if kind is Kind.REMINDER else day_call_message
    return Message(
        source=(words, *((hand.board.id, hand.due_at) for hand in hands)),
        draw=lambda: render(board, hands, words),
        edition=2 * board.decision + board.half_over,
        urgency=Urgency.LATER,
        may_begin=begins,
        pings=(member,),
    )
