"""At every decision, two cards that somebody cannot see change places: nothing that they can get changes.

The matches are random ones by random rules, and are played at tables. So everything that people get from a table is
compared: boards, hands and menus with their custom ids, all of them as text, calls, announcements, and the picture of a
result with its alt text; Discord takes each board and hand. Languages take turns; with `EXAMPLES=1` each decision is
compared in all of them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import hypothesis
import orjson
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.chips.wallets import Profile
from bot.tables import views
from bot.tables.model.actions import Act, DealRound, Prepare
from bot.tables.model.announcements import Announcement, MatchResult, RoundResult
from bot.tables.model.change import Change
from bot.tables.model.table import Match, Seat, Status
from bot.tables.time.clock import Waiting
from bot.tables.transitions.transition import transition
from cogs.render.board import board_message
from cogs.render.hand import (
    hand_message,
    left_message,
    menu_message,
    moved_message,
    pass_question,
    pointer_message,
    stop_question,
)
from cogs.render.parts import Layout
from cogs.render.pictures.result import result_picture
from cogs.render.plain import plain_message, plain_text
from cogs.render.reminders import call_message, direct_call_message
from cogs.render.results import announcement_message, cards_message
from cogs.render.words import Words, words_for
from engine.catalogue import CATALOGUE
from engine.newyork.actions import Pass
from tests.cogs.render.pictures import IDS, PICTURES
from tests.cogs.render.tables import at_table
from tests.engine import exchanged
from tests.engine.newyork.random_play import matches as new_york_matches
from tests.engine.played import any_of
from tests.engine.stops.random_play import matches as stops_matches
from tests.examples import ALL
from tests.strict.build import assert_taken

MOST = 100
"""Decisions of a match that are looked at."""
READ = [  # in each language, with cards as text and as pictures in turns
    words.with_deck(PICTURES) if drawn else words
    for words in map(words_for, ("en-US", "de", "nl"))
    for drawn in (False, True)
]
many = settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[hypothesis.Phase.generate],  # a shorter match is no simpler one, and takes minutes to find
)


@dataclass(frozen=True)
class Exchanged:
    """A table, the same one after two cards have changed places, and the seats that can see either card."""

    one: Match
    other: Match
    who_see: frozenset[int]
    cards: frozenset[str]
    """The two, as codes."""


def text_of(view: Layout) -> str:
    """Return all of a message, including markup and buttons."""
    return orjson.dumps(view.to_components()).decode()


def exchanged_at(table: Match, random: Random) -> Exchanged | None:
    """Return a table before and after two cards of different places change theirs, None where there is no such pair."""
    found = exchanged.exchanged(table.game, table.state, random)
    if found is None:
        return None
    match, (here, there), who_see = found
    codes = {str(here): str(there), str(there): str(here)}
    seats = tuple(replace(seat, draft=_in_draft(seat.draft, codes)) for seat in table.seats)
    return Exchanged(table, replace(table, state=match, seats=seats), who_see, frozenset(codes))


def _in_draft(draft: dict[str, Any] | None, codes: dict[str, str]) -> dict[str, Any] | None:
    if draft is None or "cards" not in draft:
        return draft
    return {**draft, "cards": [codes.get(each, each) for each in draft["cards"]]}


# --- what people get -----------------------------------------------------------------------------------------------


def board_of(table: Match, mode: int) -> views.Board:
    forced = table.acting() is not None and table.rules_of_play.forced(table.state)
    return views.board(
        table,
        Waiting.MEMBER,
        1000.0,
        half_over=bool(mode % 2) and not forced,  # then the holder of a run's next card is named
        together_until=900.0 if table.preparing() else None,
    )


def hand_of(table: Match, viewer: int, mode: int) -> views.Hand:
    return views.hand(table, board_of(table, mode), viewer, Profile("en-US", int(not mode % 3)))


def received(table: Match, viewer: int, mode: int, words: Words) -> Iterator[object]:
    """Yield everything about a table that everybody can get, and that a seat can get."""
    board, hand = board_of(table, mode), hand_of(table, viewer, mode)
    shown = board_message(board, words, {1001}, silent=mode % 5 == 0)
    yield text_of(shown)
    yield plain_text(shown)
    yield text_of(plain_message(shown))
    yield text_of(menu_message(board, None, words, may_stop=False))
    yield text_of(pointer_message(board, 1001, 1, words))
    yield text_of(direct_call_message(board, 900.0, words))
    yield text_of(stop_question(board, None, words))
    called = [seat.member or 0 for at, seat in enumerate(table.seats) if hand_of(table, at, mode).waited]
    yield text_of(call_message(board, called or [1], 900.0, words))
    own = hand_message(hand, words, 30, "A note.")
    for each in (shown, own):
        assert_taken(each, IDS.values())
    yield text_of(own)
    yield plain_text(own)
    yield text_of(menu_message(board, hand, words, may_stop=True))
    yield text_of(moved_message(hand, words))
    yield text_of(left_message(board, hand, words))
    if table.game == "new-york" and Pass() in hand.view.choices:
        yield text_of(pass_question(hand, words))


def told(change: Change, words: Words) -> Iterator[object]:
    """Yield what a decision has the bot announce: the message, the picture's job, its alt text and what is beside."""
    for announcement in map(_without_open_cards, change.announcements):
        message = announcement_message(announcement, words)
        yield text_of(message)
        yield plain_text(message)
        if isinstance(announcement, RoundResult):
            yield text_of(cards_message(announcement, words))
        if isinstance(announcement, MatchResult):
            yield result_picture(announcement, board_of(change.table, 0), words, {})


def _without_open_cards(announcement: Announcement) -> Announcement:
    """Return an announcement without the hands that everybody sees because a round is over."""
    if isinstance(announcement, MatchResult) and announcement.last is not None:
        return replace(announcement, last=_without_open_cards(announcement.last))
    if not isinstance(announcement, RoundResult):
        return announcement
    codec = CATALOGUE[announcement.game].game.codec
    events = []
    for event in map(codec.load_event, announcement.events):
        shown: dict[str, Any] = {}
        if hasattr(event, "held"):
            shown["held"] = tuple(type(each)() for each in event.held)
        if hasattr(event, "dead"):
            shown["dead"] = type(event.dead)()
        events.append(codec.dump_event(replace(event, **shown)))
    return replace(announcement, events=tuple(events))


# --- the property --------------------------------------------------------------------------------------------------


def assert_nothing_changes(pair: Exchanged, act: Act, number: int) -> None:
    """Compare what everybody gets who sees neither card: now, and after the decision unless that shows a card."""
    one, other = pair.one, pair.other
    assert one != other
    viewers = [at for at in range(len(one.seats)) if at not in pair.who_see]
    languages = READ[number % 2 :: 2] if ALL else [READ[number % len(READ)]]
    assert board_of(one, number) == board_of(other, number)
    for viewer in viewers:
        assert hand_of(one, viewer, number) == hand_of(other, viewer, number)
    for words in languages:
        for viewer in viewers[number % len(viewers) :][:1] if viewers else ():
            assert list(received(one, viewer, number, words)) == list(received(other, viewer, number, words))
    if pair.cards & set(_codes(act.action)) or one.acting() != other.acting():
        return
    after, after_too = transition(one, act), transition(other, act)
    seen, seen_too = (each.table.rules_of_play.view(each.table.state, None) for each in (after, after_too))
    if seen == seen_too:  # else the rules have had a card shown
        assert len(after.announcements) == len(after_too.announcements)
        for words in READ:
            assert list(told(after, words)) == list(told(after_too, words))
        assert board_of(after.table, number) == board_of(after_too.table, number)


def _codes(action: dict[str, Any]) -> Sequence[str]:
    return [str(each) for value in action.values() for each in (value if isinstance(value, list) else [value])]


def look_at(start: Any, seed: int) -> None:
    """Play a match at random, and exchange two cards at each of its decisions."""
    random = Random(seed)
    seats = [Seat(1001 + at, f"Player {at}", follow=random.random() < 0.3) for at in range(len(start.chips))]
    table = at_table(start, *seats)
    game = table.rules_of_play
    looked = 0
    while table.status is Status.PLAYING and looked < MOST:
        at = table.acting()
        if at is None:
            drawn = (random.randbytes(32).hex(), (random.randrange(10**18),)) if game.draws(table.state) else ()
            table = transition(table, DealRound(*drawn)).table
            continue
        action = game.codec.dump_action(any_of(game.legal(table.state, at), random))
        ahead = at in game.preparing(table.state)
        if ahead:
            table = transition(table, Prepare(1001 + at, action, ready=random.random() < 0.5)).table
        act = Act(at, action, "member")
        pair = exchanged_at(table, random)
        if pair is not None:
            assert_nothing_changes(pair, act, looked)
        looked += 1
        table = transition(table, act).table


@many
@given(stops_matches(rounds=0), st.integers(0, 2**32 - 1))
def test_two_unseen_cards_exchanged_change_nothing_that_others_get_in_stops_games(played: Any, seed: int) -> None:
    look_at(played.start, seed)


@many
@given(new_york_matches(), st.integers(0, 2**32 - 1))
def test_two_unseen_cards_exchanged_change_nothing_that_others_get_in_new_york(played: Any, seed: int) -> None:
    look_at(played.start, seed)
