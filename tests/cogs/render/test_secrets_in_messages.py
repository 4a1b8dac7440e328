"""Two tables that differ in hidden cards alone look the same, to the byte, in every message to who cannot see them.

The tables are those of random play by random rules, and Discord takes each of these messages.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import discord
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.tables import views
from bot.tables.model.seat import Seat
from bot.tables.model.table import Ending, Table
from bot.tables.time.clock import Waiting
from cogs.render.board import board_message
from cogs.render.hand import hand_message, menu_message, pass_question
from cogs.render.words import Words
from cogs.screen.message import text_of
from engine.catalogue import CATALOGUE
from engine.game import Event, Step
from engine.newyork.actions import Pass
from engine.stops.state import Phase, State
from tests.cogs.render.pictures import IDS
from tests.cogs.render.tables import DRAWN, WORDS, announced, at_table
from tests.engine.newyork.test_hidden_cards import Twins as NewYorkTwins
from tests.engine.newyork.test_hidden_cards import twins as new_york_twins
from tests.engine.stops.random_play import Played, matches
from tests.engine.twins import Twins, still_hidden, twins
from tests.strict.views import assert_taken

many = settings(max_examples=60)


def table(match: Any, viewer: int | None, mode: int) -> Table:
    """Return a table at which such a match is played by members; what the others prepare depends on their cards."""
    random = Random(mode)
    seats = tuple(
        Seat(
            100 + at,
            f"Player {at}",
            follow=random.random() < 0.3,
            away=random.random() < 0.2,
            leaving=random.random() < 0.1,
            draft=None if at == viewer else draft(match, at),
            ready=random.random() < 0.3,
        )
        for at in range(len(match.chips))
    )
    now = {"ending": Ending.FINISHED} if match.phase == "over" else {}
    return at_table(match, *seats, **now)


def draft(match: Any, seat: int) -> dict[str, Any] | None:
    """Return a decision that a seat prepares, made from cards that only it can see."""
    if match.phase is Phase.HOLD:
        return {"do": "hold", "cards": sorted(map(str, match.deal.hands[seat]))[:5]}
    if match.phase is Phase.STAKE:
        return {"do": "stake", "on": {match.rules.layout[sum(match.deal.hands[seat]) % len(match.rules.layout)]: 1}}
    return None


def said_by(view: discord.ui.LayoutView) -> str:
    """Return all that a message is. Discord takes it."""
    assert_taken(view, IDS.values())
    return text_of(view)


def shown(game: str, match: Any, viewer: int | None, mode: int) -> Iterator[str]:
    """Yield every message about a table that a seat, or somebody who only watches, can get to see."""
    now, words = table(match, viewer, mode), read_with(mode)
    rules = CATALOGUE[game].game
    forced = now.acting() is not None and rules.forced(match)
    board = views.board(
        now,
        Waiting.MEMBER,
        1000.0,
        half_over=bool(mode % 2) and not forced,  # then the holder of a run's next card is named
        together_until=900.0 if now.preparing() else None,
    )
    yield said_by(board_message(board, words, {101}))
    yield said_by(menu_message(board, None, words, may_stop=False))
    if viewer is not None:
        hand = views.hand(now, board, viewer, locale="en-US", novice=bool(mode % 3))
        yield said_by(hand_message(hand, words, 30, "A note."))
        yield said_by(menu_message(board, hand, words, may_stop=True))
        if game == "new-york" and Pass() in hand.view.choices:
            yield said_by(pass_question(hand, words))


def read_with(mode: int) -> Words:
    """Return words with pictures of cards, or without."""
    return DRAWN if mode % 4 < 2 else WORDS


def told(game: str, match: Any, events: Sequence[Event], mode: int) -> str:
    """Return the message that tells what people talk about."""
    names = tuple(f"Player {at}" for at in range(len(match.chips)))
    return announced(events, game, names, words=read_with(mode)) if any(each.notable for each in events) else ""


def assert_same_messages(game: str, pair: Twins | NewYorkTwins, mode: int) -> None:
    one, other = pair.one[-1].state, pair.other[-1].state
    assert one != other
    assert list(shown(game, one, pair.seat, mode)) == list(shown(game, other, pair.seat, mode))
    for here, there in zip(pair.one, pair.other, strict=True):
        assert told(game, here.state, events_of(here), mode) == told(game, there.state, events_of(there), mode)


def events_of(step: Step[Any]) -> Sequence[Event]:
    """What happened in a step, but for what is nobody's secret any more. In New York no twins end their round."""
    return still_hidden(step) if isinstance(step.state, State) else step.events


@many
@given(twins(), st.integers(0, 1000))
def test_swapping_two_hidden_cards_changes_no_byte_of_a_message_in_stops_games(pair: Twins, mode: int) -> None:
    assert_same_messages("stops", pair, mode)


@many
@given(twins(who_decides=True), st.integers(0, 1000))
def test_swapping_two_hidden_cards_changes_no_byte_for_who_decides_in_stops_games(pair: Twins, mode: int) -> None:
    assert_same_messages("stops", pair, mode)


@many
@given(new_york_twins(), st.integers(0, 1000))
def test_swapping_two_hidden_cards_changes_no_byte_of_a_message_in_new_york(pair: NewYorkTwins, mode: int) -> None:
    assert_same_messages("new-york", pair, mode)


@many
@given(matches(rounds=1), st.integers(0, 1000))
def test_who_holds_the_wanted_card_changes_no_byte_for_the_others(played: Played, mode: int) -> None:
    random = Random(mode)
    waiting = [state for state in played.states if state.phase is Phase.FOLLOW and state.players > 2]
    waiting = [state for state in waiting if len([hand for hand in state.deal.hands if hand]) > 1]
    assume(waiting)
    one = random.choice(waiting)
    holder, (wanted,) = one.turn, one.options
    assert holder is not None
    taker = random.choice([seat for seat, hand in enumerate(one.deal.hands) if hand and seat != holder])
    given = random.choice(list(one.deal.hands[taker]))
    hands = list(one.deal.hands)
    hands[holder] = hands[holder].without_card(wanted).with_card(given)
    hands[taker] = hands[taker].without_card(given).with_card(wanted)
    other = one.with_(turn=taker).with_deal(hands=tuple(hands))
    for viewer in {None, *range(one.players)} - {holder, taker}:
        assert list(shown("stops", one, viewer, mode)) == list(shown("stops", other, viewer, mode))
