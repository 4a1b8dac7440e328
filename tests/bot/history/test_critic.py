"""What *hard* would have done: asked of what the seat knew, remembered, and nothing where it comes too late."""

import asyncio
from random import Random
from typing import Any

import pytest

from bot.history import critic
from bot.history.critic import Critic
from engine.catalogue import CATALOGUE
from engine.game import Action
from engine.record.film import Film
from tests.cogs.render.film.matches import every, watched

FILMS = {preset: watched(preset).film for preset in ("michigan", "new-york-profi")}


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
    monkeypatch.setattr(critic, "PATIENCE", 0.01)
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
    assert len(moments) > 2 * critic.MOST_WAITING
    watching = [asyncio.create_task(critics.instead(5, film, *each, None)) for each in moments]
    for _ in range(100):
        await asyncio.sleep(0)
    assert len(thinker.asked) == 1
    thinker.gate.set()
    await asyncio.gather(*watching)
    assert len(thinker.asked) == critic.MOST_WAITING
    for each in moments:  # what was not asked about is asked about when it is looked at again
        await critics.instead(5, film, *each, None)
    assert len(thinker.asked) == len(moments)
