"""Computer players as fixed opponents, and members who are as strong as these."""

import math
from random import Random

import pytest

from bot.ratings.rating import MU, NEWCOMER, REFERENCES, Participant, Rating, rated
from engine.catalogue import CATALOGUE
from engine.players import EASY, HARD, NORMAL

PRESETS = [(game, preset) for game, presets in REFERENCES.items() for preset in presets]
MATCHES = 400


def test_there_is_one_for_every_preset_and_level() -> None:
    for key, pack in CATALOGUE.items():
        assert set(REFERENCES[key]) == set(pack.game.rulebook.presets())
        assert all(tuple(levels) == pack.levels for levels in REFERENCES[key].values())


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_normal_is_as_strong_as_a_newcomer_may_be_and_the_others_are_around_it(game: str, preset: str) -> None:
    levels = REFERENCES[game][preset]
    assert levels[NORMAL].mu == MU
    assert levels[EASY].mu < MU < levels[HARD].mu


@pytest.mark.parametrize(("game", "preset"), [("stops", "three-in-one"), ("new-york", "new-york")])
def test_members_as_strong_as_computers_come_to_stand_where_these_do(game: str, preset: str) -> None:
    """Places are drawn as the model has them: who is next is as likely as their strength among those still left."""
    random = Random(f"{game} {preset}")
    computers = REFERENCES[game][preset]
    ratings = dict.fromkeys(computers, NEWCOMER)
    for _ in range(MATCHES):
        left = [(level, True) for level in computers] + [(NORMAL, False)]
        strength = {each: math.exp(computers[each[0]].mu / (2 * CATALOGUE[game].luck)) for each in left}
        order = []
        while left:
            order.append(random.choices(left, [strength[each] for each in left])[0])
            left.remove(order[-1])
        there = [
            Participant(ratings[level] if member else computers[level], place, fixed=not member)
            for place, (level, member) in enumerate(order, 1)
        ]
        after = rated(game, there)
        ratings |= {level: new for (level, member), new in zip(order, after, strict=True) if member}
    assert sorted(ratings, key=lambda level: ratings[level].sure) == [EASY, NORMAL, HARD]
    for level in (NORMAL, HARD):
        assert _near(ratings[level], computers[level].mu), (level, ratings[level])


def _near(rating: Rating, mu: float) -> bool:
    return abs(rating.mu - mu) < 3 * rating.sigma
