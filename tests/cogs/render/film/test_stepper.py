"""A match at its moments: each preset from the first to the last card, and nothing of the hands that are not seen."""

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st
from syrupy.assertion import SnapshotAssertion

from art.names import card_name, tile_name
from bot.history.films import Ended, Watched
from bot.tables import views
from bot.tables.model.announcements import MatchResult
from bot.tables.model.seat import Seat
from cogs.render.deck import SYMBOLS
from cogs.render.film import Showing, chooser_message, film_message
from cogs.render.newyork.cards import text_of
from cogs.render.stops.cards import card_text, rank_text
from cogs.render.words import Words
from engine.cards import card
from engine.newyork import cards as newyork
from engine.record.reader import write
from engine.stops.actions import PlayCard
from engine.stops.events import CardPlayed, PokerEnded
from tests.cogs.render.film.matches import PRESETS, every, film_form, watched
from tests.cogs.render.form import form
from tests.cogs.render.pictures import IDS
from tests.cogs.render.tables import DRAWN, WORDS, at_table
from tests.engine.stops.random_play import Played, matches
from tests.strict.build import assert_taken

MATCHES = {preset: watched(preset) for preset in PRESETS}


@pytest.mark.parametrize("preset", ["traditional", "boodle", "three-in-one", "pope-joan", "new-york-profi"])
def test_a_match_is_stepped_through_from_its_deal_to_its_result(preset: str) -> None:
    """Discord takes each of these messages, with pictures and without, and each says which card was played."""
    match = MATCHES[preset]
    steps = every(match.film)
    for at, (number, step) in enumerate(steps):
        words = (WORDS, DRAWN)[at % 2]
        said = film_form(match, number, step, words=words, shareable=True)
        assert f"Step {step} of {match.film.steps(number)}" in said
        for event in match.film.frame(number, step).events:
            if isinstance(event, CardPlayed):
                assert (f"⟨{card_name(event.card)}⟩" if at % 2 else card_text(event.card, WORDS)) in said
        assert ("wins the match" in said or "share the win" in said) == ((number, step) == steps[-1])
        if at % 3 == 0:  # and through the eyes of a seat
            film_form(match, number, step, at % len(match.film.names), words=words, owner=1001)


# --- what is seen ---------------------------------------------------------------------------------------------


def whole(match: Watched, number: int, step: int, eyes: int | None, words: Words) -> str:
    """Return everything that a message is, menus and ids included. Discord takes it."""
    view = film_message(match, match.film.frame(number, step, eyes), words, Showing(shareable=True))
    assert_taken(view, IDS.values())
    return json.dumps(view.to_components(), ensure_ascii=False)


def hidden(match: Watched, number: int, step: int, eyes: int) -> list[Any]:
    """Return the cards in other hands that a seat cannot know of."""
    frame = match.film.frame(number, step)
    mine = frame.views.get(eyes)
    assert mine is not None
    others = [view.hand for seat, view in frame.views.items() if seat != eyes and not frame.over]
    poker = [each for each in frame.events if isinstance(each, PokerEnded)]
    shown = [each for event in poker for _, five in event.shown for each in five]
    return [each for hand in others for each in hand if each in mine.unseen and each not in shown]


def is_named(said: str, card: Any) -> bool:
    """Return whether a card stands in a message: as a picture, in text, in a suit's line, or as a code in an id."""
    if re.search(rf'"[^"]*:{card}[:"]', said) or f'"{card}"' in said:
        return True
    if isinstance(card, newyork.Card):
        return f":{tile_name(card.colour, card.number)}:" in said or bool(
            re.search(re.escape(text_of(card)) + r"(?!\d)", said)
        )
    if f":{card_name(card)}:" in said or card_text(card, WORDS) in said:
        return True
    lines = re.findall(re.escape(SYMBOLS[card.suit]) + r"((?: (?:10|[2-9JQKA])(?![\w♠♥♦♣]))+)", said)
    return any(rank_text(card, WORDS) in line.split() for line in lines)


def assert_nothing_is_given_away(match: Watched, seed: int) -> None:
    """Look at every moment of a match through some eyes, and with every hand open."""
    random, film, named = Random(seed), match.film, 0
    spaces = {str(each) for each in getattr(film.rules, "layout", ())}
    spaces |= {"KH", "QH"} if "KQ" in spaces else set()
    for number, step in every(film):
        if step % 5 and random.random() < 0.4:
            continue
        eyes, words = random.randrange(len(film.names)), random.choice((WORDS, DRAWN))
        said = whole(match, number, step, eyes, words)
        asked = getattr(film.frame(number, step).public, "wanted", None)
        for each in hidden(match, number, step, eyes):
            if each != asked and str(each) not in spaces:
                assert not is_named(said, each), (number, step, eyes, each)
        if step % 5 == 0:
            opened = whole(match, number, step, None, words)
            cards = hidden(match, number, step, eyes)
            assert all(is_named(opened, card) for card in cards)
            named += len(cards)
    assert named


@settings(max_examples=5, phases=[Phase.generate])
@given(matches(rounds=1), st.integers(0, 1000))
def test_through_one_seats_eyes_no_other_hand_is_named_in_matches_by_random_rules(played: Played, seed: int) -> None:
    assume(len(played.acts) > 20)
    acts = [(state, seat, action) for state, (seat, action) in zip(played.states, played.acts, strict=False)]
    names = [f"Player {at}" for at in range(played.start.players)]
    film = write("stops", played.start.rules, names, acts).film
    seats = [Seat(100 + at, name) for at, name in enumerate(names)]
    board = views.board(at_table(played.states[-1], *seats), None, None, half_over=False)
    result = MatchResult(1, (), (), 0)  # the match may not be over
    assert_nothing_is_given_away(Watched(Ended(board, 0.0, result), film), seed)


@pytest.mark.parametrize("preset", ["boodle", "new-york", "new-york-profi"])
def test_through_one_seats_eyes_no_other_hand_is_named(preset: str) -> None:
    assert_nothing_is_given_away(MATCHES[preset], 3)


# --- what it looks like -----------------------------------------------------------------------------------------

MOMENTS = {
    "the deal": ("michigan", (1, 1), {"shareable": True}),
    "a run goes on, through a seat's eyes": ("michigan", (1, 4), {"eyes": 1}),
    "a run has stopped": ("michigan", (1, 10), {"owner": 1001}),
    "a payout": ("michigan", (1, 6), {"playing": True}),
    "a lead that hard would not have made": ("michigan", (1, 2), {"instead": PlayCard(card("9C"))}),
    "stakes are placed": ("boodle", (1, 3), {}),
    "poker": ("three-in-one", (1, 9), {}),
    "poker is decided": ("three-in-one", (1, 15), {"eyes": 0}),
    "the round is over": ("michigan", (1, 29), {}),
    "the match is over": ("michigan", (2, 37), {}),
    "a move of New York, New York": ("new-york-profi", (2, 8), {"eyes": 0}),
    "a round of New York, New York is over": ("new-york", (1, MATCHES["new-york"].film.steps(1)), {}),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_it_looks_like_this(moment: str, snapshot: SnapshotAssertion) -> None:
    preset, (number, step), showing = MOMENTS[moment]
    words = DRAWN if step == 1 or "poker" in moment or "New York" in moment else WORDS
    assert film_form(MATCHES[preset], number, step, words=words, **showing) == snapshot


def test_matches_are_chosen_from_a_list_that_says_who_won(snapshot: SnapshotAssertion) -> None:
    ended = MATCHES["new-york"].ended
    other = replace(ended, board=replace(ended.board, id=6), at=ended.at - 90_000)
    assert form(chooser_message([MATCHES["michigan"].ended, other], WORDS)) == snapshot


def test_a_match_of_many_rounds_offers_those_around_the_present_one() -> None:
    film = MATCHES["michigan"].film
    long = Watched(MATCHES["michigan"].ended, replace(film, scenes=film.scenes * 30))
    assert "Round 1 of 60" in film_form(long, 1, 2)
    middle = film_form(long, 30, 2)
    assert "● Round 30 of 60" in middle
    assert middle.count(" of 60 (") == 25
    assert "● Round 60 of 60" in film_form(long, 60, 2)
