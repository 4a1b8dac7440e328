"""Reminders for members who must act, one for each decision, and how they end.

A reminder is the only message that may notify a member in the middle of a match. If the member then acts in the same
channel, they have seen it, and it is removed at once. Otherwise their notification would lead nowhere: the reminder is
edited to say what happened, without notifying anybody, and removed after the round or when another one replaces it.
"""

from collections.abc import Callable
from functools import partial

from bot.members.preferences import CallsBy
from bot.tables.service.posts import Post
from bot.tables.time.clock import Waiting
from bot.tables.views import Board
from cogs.render.parts import Layout
from cogs.render.reminders import call_message, direct_call_message, settled_message
from cogs.render.words import Words
from cogs.screen.day_calls import ENOUGH, day_calls
from cogs.screen.message import Kind, Message, Slot, gone_message, text_of
from cogs.screen.readers import Readers
from cogs.screen.situation import Situation


def reminders(now: Situation, readers: Readers) -> dict[Slot, Message]:
    """Return the reminders of a table: those due, and those whose decision is over."""
    board, slots = now.board, {}
    if board.terms.day_turns:
        return day_calls(now, readers)
    in_time = [hand for hand in now.hands if hand.waited and hand.due_at >= now.now + ENOUGH]
    waited = in_time if board.half_over else []
    mentioned = [hand for hand in waited if hand.prefers.calls is CallsBy.MENTION]
    called = {hand.member for hand in waited if hand.prefers.calls is CallsBy.DIRECT} | ({0} if mentioned else set())
    for (kind, member), post in now.posts.items():
        if kind in (Kind.REMINDER, Kind.DIRECT_REMINDER) and is_over(board, post.shows):
            hand = now.hand_of(member)
            words = now.departed.get(member) or (readers.of_table(board) if hand is None else readers.of_hand(hand))
            reminded = [member] if member else list(now.known.reminded)
            ended = board.between or board.ending is not None or member in called
            answered = _has_been_answered(now, reminded, post, directly=kind == Kind.DIRECT_REMINDER)
            settled = gone_message() if ended or answered else _settled(board, reminded, words)
            slots[Slot(Kind(kind), member)] = settled
    if mentioned:
        members, until = tuple(hand.member for hand in mentioned), min(hand.due_at for hand in mentioned)
        draw = partial(call_message, board, members, until, readers.of_table(board))
        slots.setdefault(Slot(Kind.REMINDER), _reminder(board, members, draw))
    for hand in waited:
        if hand.prefers.calls is CallsBy.DIRECT:
            draw = partial(direct_call_message, hand.board, hand.due_at, readers.of_hand(hand))
            slots.setdefault(Slot(Kind.DIRECT_REMINDER, hand.member), _reminder(board, (hand.member,), draw))
    return slots


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


def _has_been_answered(now: Situation, members: list[int], post: Post, *, directly: bool) -> bool:
    """Return whether all reminded members have acted since, in the channel of the reminder."""
    seen = [now.known.attention_of(member) for member in members]
    return bool(seen) and all(each.played_there if directly else each.elsewhere_at >= post.posted_at for each in seen)


def _settled(board: Board, members: list[int], words: Words) -> Message:
    said = settled_message(board, members, words)
    return Message(("settled", text_of(said)), lambda: said, may_begin=False)


def _reminder(board: Board, members: tuple[int, ...], draw: Callable[[], Layout]) -> Message:
    return Message((board, members), draw, edition=occasion(board), fixed=True, pings=members)
