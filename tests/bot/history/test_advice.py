"""What `hard` would have done: the same every time, asked of what the seat knew; and the choices that mattered most."""

import asyncio
from typing import Any

import pytest

from bot.history import advice as subject
from bot.history import films
from bot.history.advice import ENOUGH, MOST, advice, turning_points
from bot.history.films import Films
from bot.search.pool import JobFailed
from engine.catalogue import CATALOGUE
from engine.game import Seat
from engine.record.film import Film
from tests.cogs.render.film.matches import every, watched

MATCHES = {preset: watched(preset) for preset in ("michigan", "three-in-one", "new-york-profi")}
LONG = 600.0
"""More seconds than any answer takes."""
FILMS = {preset: match.film for preset, match in MATCHES.items()}


def chosen(film: Film, number: int, step: int) -> Seat | None:
    """Return the seat that had a choice in a step."""
    done = list(film.played(number))[step - 1]
    has = done.seat is not None and CATALOGUE[film.key].is_choice(film.game.view(done.before, done.seat))
    return done.seat if has else None


@pytest.mark.parametrize("preset", FILMS)
def test_advice_is_the_same_every_time_and_could_have_been_followed(preset: str) -> None:
    film = FILMS[preset]
    found = advice(film, 1)
    assert found == advice(film, 1)
    assert found
    for step, better in found.items():
        done = list(film.played(1))[step - 1]
        assert done.seat is not None
        assert better != done.action
        assert better in film.game.legal(done.before, done.seat)


# --- turning points -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", FILMS)
def test_they_are_a_seats_own_choices_those_that_mattered_most_in_the_order_of_play(
    preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    film = FILMS[preset]
    found = turning_points(film, 1)
    assert 0 < len(found) <= MOST
    assert found == turning_points(film, 1)
    assert [(each.round, each.step) for each in found] == sorted((each.round, each.step) for each in found)
    monkeypatch.setattr(subject, "MOST", 10_000)
    monkeypatch.setattr(subject, "ENOUGH", 0.0)
    every_choice = turning_points(film, 1)
    assert [(each.round, each.step) for each in every_choice] == [at for at in every(film) if chosen(film, *at) == 1]
    assert {each.about for each in found} == {
        about for about in sorted((each.about for each in every_choice), reverse=True)[:MOST] if about >= ENOUGH
    }


@pytest.mark.parametrize("preset", FILMS)
def test_what_hard_would_have_done_comes_from_what_the_seat_knew_and_is_compared_with_what_it_did(preset: str) -> None:
    film, kinds = FILMS[preset], set()
    for seat in range(len(film.names)):
        for each in turning_points(film, seat):
            done = list(film.played(each.round))[each.step - 1]
            assert each.view == film.game.view(done.before, seat)
            ((other, _),) = each.weighed.ahead
            assert (each.weighed.action == done.action) == (each.instead is None)
            if each.instead is not None:
                assert (each.instead, other) == (each.weighed.action, done.action)
            kinds.add(each.instead is None)
            assert {event.audience for event in each.events} <= {None, seat}
    assert False in kinds


def test_many_choices_are_thought_about_for_a_shorter_time_each(monkeypatch: pytest.MonkeyPatch) -> None:
    film, asked = FILMS["michigan"], []
    monkeypatch.setattr(subject, "looked", lambda most: asked.append(most) or (lambda: True))
    turning_points(film, 0)
    assert asked == [subject.LOOKS] * len(asked)
    few = len(asked)
    monkeypatch.setattr(subject, "ALTOGETHER", 3 * few)
    asked.clear()
    turning_points(film, 0)
    assert asked == [3] * few


# --- while somebody watches -----------------------------------------------------------------------------------


class Thinker:
    """Whoever thinks about a round."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.fails = False
        self.gate: asyncio.Event | None = None

    async def __call__(self, function: Any, film: Film, number: int) -> Any:
        self.asked.append(number)
        if self.gate is not None:
            await self.gate.wait()
        if self.fails:
            raise JobFailed("closed")
        return function(film, number)


def shown_by(thinker: Thinker) -> Films:
    nothing: Any = None
    return Films(nothing, thinker, nothing, nothing)  # type: ignore[arg-type]


@pytest.mark.parametrize("preset", FILMS)
async def test_another_choice_is_told_once_asked_and_for_those_who_see_the_hand(
    preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, film, thinker = MATCHES[preset], FILMS[preset], Thinker()
    monkeypatch.setattr(films, "PATIENCE", LONG)
    shows = shown_by(thinker)
    for number in range(1, film.rounds + 1):
        better = advice(film, number)
        for step in range(1, film.steps(number) + 1):
            frame = film.frame(number, step)
            assert await shows.instead(match, frame) == better.get(step)
            if frame.seat is not None:
                own, other = (film.frame(number, step, (frame.seat + at) % 3) for at in (0, 1))
                assert await shows.instead(match, own) == better.get(step)
                assert await shows.instead(match, other) is None
    assert thinker.asked == list(range(1, film.rounds + 1))


async def test_what_comes_late_is_there_the_next_time_and_what_failed_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, film, thinker = MATCHES["michigan"], FILMS["michigan"], Thinker()
    monkeypatch.setattr(films, "PATIENCE", 0.01)
    step, better = next(iter(advice(film, 1).items()))
    shows, frame = shown_by(thinker), film.frame(1, step)
    thinker.fails = True
    assert await shows.instead(match, frame) is None
    thinker.fails, thinker.gate = False, asyncio.Event()
    assert await shows.instead(match, frame) is None
    thinker.gate.set()
    monkeypatch.setattr(films, "PATIENCE", LONG)
    assert await shows.instead(match, frame) == better
    assert thinker.asked == [1, 1]
