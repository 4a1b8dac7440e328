"""Films: every moment of a match as it was, and through the eyes of a seat no more than it knew."""

import pickle
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings

from engine.catalogue import CATALOGUE
from engine.newyork.rules import Rules as NewYorkRules
from engine.record.film import Film
from engine.record.reader import read, write
from engine.shuffle import Stream
from tests.engine.played import any_of, play
from tests.engine.record.test_reader import BOODLE, HORSES, MICHIGAN, THREE
from tests.engine.stops import random_play
from tests.engine.stops.random_play import matches
from tests.engine.stops.situations import GAME

SELDOM = 5


def new_york() -> Film:
    """A match of New York, New York by three, at random."""
    game, random = CATALOGUE["new-york"].game, Random(4)
    start = game.new_match(NewYorkRules(), (0, 0, 0), Stream(b"", "", 0).below(3), {})
    match = play(game, start, lambda legal: any_of(legal, random), partial(Stream, b"", "new-york"))
    return write("new-york", NewYorkRules(), ("Ann", "Ben", "Clara"), match.recorded).film


def every(film: Film) -> list[tuple[int, int]]:
    """All rounds and steps of a film in order."""
    return [(number, step) for number in range(1, film.rounds + 1) for step in range(1, film.steps(number) + 1)]


FILMS = {"new-york": new_york(), **{each["rules"]["preset"]: read(each).film for each in (MICHIGAN, BOODLE, THREE)}}


@pytest.mark.parametrize("name", FILMS)
def test_a_film_survives_being_sent_and_is_small(name: str) -> None:
    sent = pickle.dumps(FILMS[name])
    assert pickle.loads(sent) == FILMS[name]
    assert len(sent) < 8_000 * FILMS[name].rounds


@settings(max_examples=12)
@given(matches(rounds=2))
def test_every_frame_shows_the_match_as_it_was_and_a_seat_what_it_knew(played: random_play.Played) -> None:
    names = [f"Player {at}" for at in range(played.start.players)]
    film = write("stops", played.start.rules, names, played.recorded).film
    frames = list(film.frames())
    assert [(each.round, each.step) for each in frames] == every(film)
    for at, (frame, step) in enumerate(zip(frames, played.steps, strict=True)):
        assert (frame.public, frame.seat) == (GAME.view(step.state, None), played.acts[at][0])
        assert frame.events == step.events
        assert frame.views == {seat: GAME.view(step.state, seat) for seat in range(step.state.players)}
        if at % SELDOM == 0:  # a round is played again for each of these
            assert film.frame(frame.round, frame.step) == frame
            eyes = at // SELDOM % step.state.players
            mine = film.frame(frame.round, frame.step, eyes)
            assert mine.views == {eyes: GAME.view(step.state, eyes)}
            assert all(each.audience in (None, eyes) for each in mine.events)


def test_a_moment_that_does_not_exist_is_none_of_the_film() -> None:
    film = read(HORSES).film
    assert film.within(99, 999) == (film.rounds, film.steps(film.rounds))
    assert film.within(0, 0) == (1, 1)
    for number, step, eyes in ((0, 1, None), (film.rounds + 1, 1, None), (1, 0, None), (1, 999, None), (1, 1, 7)):
        with pytest.raises(LookupError):
            film.frame(number, step, eyes)


def test_stepping_on_sees_every_moment_once_and_stepping_back_the_same_ones() -> None:
    film = FILMS["michigan"]
    at, seen = (1, 1), [(1, 1)]
    while film.moved(*at, 1) != at:
        at = film.moved(*at, 1)
        seen.append(at)
    assert seen == every(film)
    while film.moved(*at, -1) != at:
        at = film.moved(*at, -1)
        seen.pop()
        assert seen[-1] == at
    assert at == (1, 1)


def test_jumps_lead_to_the_ends_of_a_round_and_then_to_those_beyond() -> None:
    film = FILMS["michigan"]
    steps = [film.steps(number) for number in range(1, film.rounds + 1)]
    assert [film.first(2, 5), film.first(2, 1), film.first(1, 1)] == [(2, 1), (1, 1), (1, 1)]
    assert [film.last(1, 5), film.last(1, steps[0])] == [(1, steps[0]), (2, steps[1])]
    assert film.last(film.rounds, steps[-1]) == (film.rounds, steps[-1])
    assert [film.frame(1, step).over for step in (1, steps[0] - 1, steps[0])] == [False, False, True]
