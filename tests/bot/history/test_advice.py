"""What `hard` would have done: the same every time, asked of what the seat knew; and the choices that mattered most."""

import asyncio
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.history import advice as subject
from bot.history.advice import ENOUGH, MOST, Critic, TooLong, TurningPoints, advice, turning_points
from bot.tables.model.people import People
from engine.catalogue import CATALOGUE
from engine.game import Action
from engine.record.film import Film
from tests.cogs.render.film.matches import every, watched
from tests.engine.record.test_film import FILMS as RECORDED

FILM = RECORDED["michigan"]
FILMS = {preset: watched(preset).film for preset in ("michigan", "three-in-one", "new-york-profi")}


def test_advice_is_the_same_every_time_and_is_a_card_that_could_be_led() -> None:
    found = advice(FILM)
    assert found == advice(FILM)
    assert found
    for (number, step), better in found.items():
        done = list(FILM.played(number))[step - 1]
        assert done.seat is not None
        assert better != done.action
        assert better in FILM.game.legal(done.before, done.seat)


def test_where_the_time_is_over_there_is_none_at_all() -> None:
    looks = count()
    with pytest.raises(TooLong):
        advice(FILM, lambda: next(looks) > 3)


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


# --- while somebody watches -----------------------------------------------------------------------------------


class Thinker:
    """Whoever thinks: the last action that can be done, or nothing while nobody has time."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self.asked: list[Any] = []
        self.chances: list[int] = []
        self.busy = False
        self.gate: asyncio.Event | None = None

    async def choose(self, _game: str, view: Any, random: Random) -> Action | None:
        self.asked.append(view)
        self.chances.append(random.getrandbits(32))
        if self.gate is not None:
            await self.gate.wait()
        return None if self.busy else CATALOGUE[self.film.key].players["normal"](view, Random(1))


@pytest.mark.parametrize("preset", FILMS)
async def test_another_choice_is_told_once_asked_and_for_those_who_see_the_hand(preset: str) -> None:
    film = FILMS[preset]
    thinker = Thinker(film)
    critics = Critic(thinker.choose)
    differs = same = 0
    for number, step in every(film):
        decided = film.decided(number, step)
        found = await critics.instead(5, film, number, step, None)
        assert found == await critics.instead(5, film, number, step, None)
        if decided is None:
            assert found is None
            continue
        assert thinker.asked[-1] == decided.view  # all that the seat knew, and nothing more
        assert thinker.asked[-1].seat == decided.seat
        assert await critics.instead(5, film, number, step, (decided.seat + 1) % 3) is None
        assert await critics.instead(5, film, number, step, decided.seat) == found
        assert found != decided.action
        differs, same = differs + (found is not None), same + (found is None)
    assert differs
    assert len(thinker.asked) == differs + same
    again = Thinker(film)
    await Critic(again.choose).instead(5, film, *next(at for at in every(film) if film.decided(*at)), None)
    assert again.chances == thinker.chances[:1]


async def test_what_comes_late_is_there_the_next_time_and_where_nobody_had_time_it_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    film = FILMS["michigan"]
    monkeypatch.setattr(subject, "PATIENCE", 0.01)
    thinker = Thinker(film)
    critics = Critic(thinker.choose)
    differing = [each for each in every(film) if await Critic(Thinker(film).choose).instead(5, film, *each, None)]
    at = differing[0]
    thinker.busy = True
    assert await critics.instead(5, film, *at, None) is None
    thinker.busy, thinker.gate = False, asyncio.Event()
    assert await critics.instead(5, film, *at, None) is None
    thinker.gate.set()
    await asyncio.sleep(0)
    assert await critics.instead(5, film, *at, None) is not None
    assert len(thinker.asked) == 2


async def test_however_many_watch_those_who_play_against_hard_have_its_time() -> None:
    film = FILMS["michigan"]
    thinker = Thinker(film)
    thinker.gate = asyncio.Event()
    critics = Critic(thinker.choose)
    moments = [each for each in every(film) if film.decided(*each)]
    assert len(moments) > 2 * subject.MOST_WAITING
    watching = [asyncio.create_task(critics.instead(5, film, *each, None)) for each in moments]
    for _ in range(100):
        await asyncio.sleep(0)
    assert len(thinker.asked) == 1
    thinker.gate.set()
    await asyncio.gather(*watching)
    assert len(thinker.asked) == subject.MOST_WAITING
    for each in moments:  # what was not asked about is asked about when it is looked at again
        await critics.instead(5, film, *each, None)
    assert len(thinker.asked) == len(moments)
