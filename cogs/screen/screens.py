"""Every message that a table should have, as values. Nothing here asks Discord, or knows how posted ones look."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.members.preferences import HandsBy
from bot.tables.model.announcements import Invitation, MatchResult, RoundResult
from bot.tables.model.table import Ending, Status
from bot.tables.model.terms import dump_terms
from bot.tables.views import Board, Hand
from cogs.render.board import board_message
from cogs.render.hand import gone_message, hand_message, last_message, moved_message
from cogs.render.parts import Layout
from cogs.render.results import announcement_message
from cogs.render.terms import terms_message
from cogs.render.words import Words
from cogs.screen.message import Kind, Message, Slot, Urgency
from cogs.screen.readers import Readers
from cogs.screen.reminders import reminders
from cogs.screen.situation import Invited, Reach, Situation
from cogs.screen.urgency import LOOKING, chooses, urgency_of_board, urgency_of_direct_hand
from engine.players import Weighed

LAST_WORD = 12 * 60.0
"""Seconds after which a private hand only says how to get a new one. It can be edited through its click for a quarter
of an hour."""


def screens(now: Situation, readers: Readers) -> dict[Slot, Message]:
    """Return the messages that a table should have. Messages in other slots stay as they are."""
    slots: dict[Slot, Message] = {}
    if not now.board.has_lost_its_channel:
        if now.known.pending:  # first, so that the board comes below it
            slots[Slot(Kind.NEWS)] = news_message(now, readers.of_table(now.board))
        if now.board.ending is None or (now.board_message is not None and now.board.ending is not Ending.CHANNEL_GONE):
            slots[Slot(Kind.BOARD)] = board_screen(now, readers)
        terms = now.board.terms_number if now.board.status is Status.LOBBY else None
        invited = now.known.invited
        if invited is not None and terms not in (None, invited.told.terms_number):
            slots[Slot(Kind.INVITATION)] = _invitation(now.board, invited, readers.of_table(now.board))
    told = not now.known.pending or bool(now.known.refused)
    for member, opened in now.known.private.items():
        if now.board.ending is Ending.FINISHED and not told:
            continue  # the hand and the board are removed once the result is posted
        slots[Slot(Kind.PRIVATE_HAND, member)] = _private_hand(now, member, opened, readers)
    return slots | _direct_hands(now, readers) | reminders(now, readers)


def _invitation(board: Board, invited: Invited, words: Words) -> Message:
    """Return an invitation with the present terms, which its button agrees to."""
    told = replace(invited.told, terms_number=board.terms_number, terms=dump_terms(board.terms), reserve=board.reserve)
    source = (invited.message, words, board.terms_number)
    return Message(source, lambda: announcement_message(told, words), may_begin=False)


def news_message(now: Situation, words: Words) -> Message:
    """Return the next pending announcement. It may notify invited members whose seat is still reserved."""
    number, told = now.known.pending[0]
    invited = told.members if isinstance(told, Invitation) else ()
    return Message(
        source=(told, words),
        draw=lambda: announcement_message(told, words, now.faces),
        # everybody sees the card that ends a round, before its result
        urgency=Urgency.SOON if isinstance(told, RoundResult | MatchResult) else Urgency.NOW,
        edition=number,
        fixed=True,
        pings=tuple(each for each in invited if each in now.board.invited),
    )


def board_screen(now: Situation, readers: Readers, *, clicked: bool = False) -> Message:
    """Return a table's board.

    The board of a finished match is removed once its result, which repeats all of it, is posted.

    `clicked`: whether it answers a click. If not, and if it arrives, then the bot can edit it.
    """
    board, words = now.board, readers.of_table(now.board)
    unreached, first = now.unreached, frozenset(now.known.first - now.unreached)
    replaced = board.ending is Ending.FINISHED and not now.known.refused
    gone = replaced and not now.known.pending
    silent = bool(now.known.refused - (set() if clicked else {Kind.BOARD}))
    return Message(
        source=(board, words, unreached, first, silent, gone),
        draw=lambda: board_message(board, words, unreached, first, silent=silent),
        urgency=urgency_of_board(board, watched=now.known.is_watched(now.now)),
        edition=0 if board.dealing else board.round,
        last=gone if replaced else board.ending is not None,
        gone=gone,
    )


def hand_screen(
    hand: Hand, now: Situation, readers: Readers, locale: str = "", note: str = "", hint: Weighed | None = None
) -> Message:
    """Return a member's hand.

    `locale`: the language of the click that it answers, if there is one. `note`: a sentence about the click, which
    disappears with the table's next change. `hint`: a suggestion, which disappears with the hand's next change.
    """
    words, link, silent = readers.of_hand(hand, locale), now.board_message, bool(now.known.refused)
    playing = hand.board.status is Status.PLAYING
    return Message(
        source=(hand, words, link, silent, note),
        draw=lambda: hand_message(hand, words, link, note, hint, silent=silent),
        edition=hand.board.round if playing else 0,
        may_begin=False,
        last=hand.board.status is Status.CLOSED,
        chooses=chooses(hand),
        counts_as=None if hint is None else lambda: hand_message(hand, words, link, note, silent=silent),
    )


def _private_hand(now: Situation, member: int, opened: Reach, readers: Readers) -> Message:
    board, hand, words = now.board, now.hand_of(member), readers.of_click(member, opened.locale)
    if hand is None:
        asked = any(each.member == member for each in board.asked)
        return _farewell(
            ("seen off", board.terms_number if asked else 0),
            lambda: terms_message(board, None, member, "join", words) if asked else gone_message(words),
        )
    if now.now - opened.at > LAST_WORD and board.status is not Status.CLOSED:
        return last_word(board, words)
    message = hand_screen(hand, now, readers, opened.locale)
    if board.ending is Ending.FINISHED and not now.known.refused:
        return replace(message, source=("over",), gone=True)
    if hand.board.status is Status.PLAYING and not (hand.acting or hand.preparing or hand.board.between):
        message.urgency = Urgency.LATER
    return message


def last_word(board: Board, words: Words) -> Message:
    """Return the message of a private hand that can soon not be edited any more."""
    return _farewell(("last word",), lambda: last_message(board, words))


def _direct_hands(now: Situation, readers: Readers) -> dict[Slot, Message]:
    slots = {}
    for hand in now.hands:
        slot = Slot(Kind.DIRECT_HAND, hand.member)
        if hand.board.status is Status.LOBBY:
            continue
        if hand.prefers.hands is HandsBy.DIRECT:
            slots[slot] = _direct_hand(hand, now, readers)
        elif slot in now.posts:
            slots[slot] = _farewell(("moved",), partial(moved_message, hand, readers.of_hand(hand)))
    for kind, member in now.posts:
        if kind == Kind.DIRECT_HAND and now.hand_of(member) is None:
            words = now.departed.get(member) or readers.of_table(now.board)
            slots[Slot(Kind.DIRECT_HAND, member)] = _farewell(("gone",), partial(gone_message, words))
    return slots


def _direct_hand(hand: Hand, now: Situation, readers: Readers) -> Message:
    opened = now.known.private.get(hand.member)
    beside = opened is not None and now.now - opened.at < LOOKING
    owner = now.known.attention[hand.member]
    message = hand_screen(hand, now, readers)
    has_begun = hand.board.status is Status.PLAYING and (hand.preparing or bool(hand.view.hand))
    message.may_begin = has_begun and hand.member not in now.strangers  # with cards, or a choice before
    if not now.known.refused:
        message.urgency = urgency_of_direct_hand(hand, owner, now.now, beside=beside)
    return message


def _farewell(source: tuple[object, ...], draw: Callable[[], Layout]) -> Message:
    return Message(source, draw, may_begin=False, last=True)
