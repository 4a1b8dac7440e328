"""Turning points: the choices that mattered most for one seat, found from what it knew, and the same every time."""

import pytest

from bot.history import turning_points as subject
from bot.history.turning_points import ENOUGH, MOST, TurningPoints, turning_points
from bot.tables.model.people import People
from engine.catalogue import CATALOGUE
from tests.cogs.render.film.matches import every, watched

FILMS = {preset: watched(preset).film for preset in ("michigan", "three-in-one", "new-york-profi")}


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
    own = [(number, step) for number, step in every(film) if film.decided(number, step, 1) is not None]
    assert [(each.round, each.step) for each in every_choice] == [
        at for at in own if (decided := film.decided(*at)) is not None and decided.seat == 1
    ]
    assert {each.about for each in found} == {
        about for about in sorted((each.about for each in every_choice), reverse=True)[:MOST] if about >= ENOUGH
    }


@pytest.mark.parametrize("preset", FILMS)
def test_what_hard_would_have_done_comes_from_what_the_seat_knew_and_is_compared_with_what_it_did(preset: str) -> None:
    film, kinds = FILMS[preset], set()
    for seat in range(len(film.names)):
        for each in turning_points(film, seat):
            decided = film.decided(each.round, each.step, seat)
            assert decided is not None
            assert each.view == decided.view
            assert each.view.seat == seat
            ((other, _),) = each.weighed.ahead
            assert (each.weighed.action == decided.action) == (each.instead is None)
            if each.instead is not None:
                assert (each.instead, other) == (each.weighed.action, decided.action)
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


def test_where_nothing_was_dealt_there_are_none() -> None:
    assert TurningPoints(0, lambda *_: None)((), "", People()) == ()
    assert all(pack.weigher is not None for pack in CATALOGUE.values())
