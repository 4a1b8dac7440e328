"""Calls to members at tables with a day a turn: one message for all tables of a member that wait.

It belongs to the table that called last: when the member's turn began there, or shortly before its end. That table
keeps it up to date, and removes it when no table waits for the member any more, or when another one calls.
"""

from collections.abc import Sequence

from bot.members.preferences import CallsBy
from bot.tables.commands.own_tables import OwnTable, called_last
from bot.tables.time.clock import LAST_HOURS
from cogs.render.reminders import day_call_message, day_mention_message
from cogs.screen.message import Kind, Message, Slot, Urgency, gone_message
from cogs.screen.readers import Readers
from cogs.screen.situation import Situation

ENOUGH = 10.0
"""Members are reminded only while they have at least this many seconds left."""
KINDS = {CallsBy.MENTION: Kind.REMINDER, CallsBy.DIRECT: Kind.DIRECT_REMINDER}


def day_calls(now: Situation, readers: Readers) -> dict[Slot, Message]:
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
    news = 0.0 if own is None or own.hand.due_at < now.now + ENOUGH else called_at(own)
    last = called_last(tables)
    if post is None:
        return news > last
    return bool(waiting) and max(news, last) <= post.posted_at


def called_at(table: OwnTable) -> float:
    """Return when a table that waits for a member last had a reason to call them."""
    return max(table.since, table.hand.due_at - LAST_HOURS) if table.hand.board.half_over else table.since


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
