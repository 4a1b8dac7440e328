"""What one match changes about what is believed of its players, titles, and how strong computers are."""

import math
from itertools import pairwise, permutations
from random import Random

import pytest

from bot.ratings.rating import (
    FROM,
    MU,
    NEWCOMER,
    PROVISIONAL,
    REFERENCES,
    Rating,
    Title,
    held,
    rated,
    title,
)
from engine.catalogue import CATALOGUE
from engine.players import EASY, HARD, NORMAL

GAME = "new-york"
PRESETS = [(game, preset) for game, presets in REFERENCES.items() for preset in presets]
MATCHES = 400


def after(*places: int) -> tuple[Rating, ...]:
    """The ratings of newcomers after they have taken these places."""
    return tuple(rated(GAME, [(place, NEWCOMER) for place in places]))


def test_a_newcomer_is_worth_nothing_for_sure() -> None:
    assert NEWCOMER.sure == pytest.approx(0)
    assert Rating(30.0, 2.5).sure == 22.5
    assert Rating(30.0, 2.50004).score == 22_500


def test_who_comes_out_ahead_gains_and_everybody_is_known_better() -> None:
    first, second, third = after(1, 2, 3)
    assert first.mu > second.mu > third.mu
    assert first.mu > NEWCOMER.mu > third.mu
    assert all(each.sigma < NEWCOMER.sigma for each in (first, second, third))


def test_equals_stay_equal() -> None:
    first, second, third = after(1, 2, 2)
    assert second == third
    assert first.mu > second.mu
    assert len(set(after(1, 1, 1))) == 1


def test_beating_somebody_strong_brings_more_than_beating_somebody_weak() -> None:
    strong, weak = Rating(32.0, 2.0), Rating(18.0, 2.0)
    me = Rating(25.0, 4.0)
    gained = [rated(GAME, [(1, me), (2, each)])[0].mu - me.mu for each in (strong, weak)]
    assert gained[0] > 2 * gained[1] > 0


def test_the_order_in_which_participants_are_named_changes_nothing_to_the_last_bit() -> None:
    everybody = [
        (2, Rating(31.7, 3.1)),
        (1, Rating(22.3, 7.9)),
        (3, Rating(27.1, 4.3)),
        (3, Rating(19.9, 1.7)),
    ]
    expected = dict(zip(map(id, everybody), rated(GAME, everybody), strict=True))
    for order in permutations(everybody):
        assert dict(zip(map(id, order), rated(GAME, order), strict=True)) == expected


@pytest.mark.parametrize("place", [1, 2])
def test_a_rating_that_rises_too_far_is_held_and_who_lost_has_lost_all(place: int) -> None:
    before = Rating(27.0, 3.0)
    now = rated(GAME, [(place, before), (3 - place, NEWCOMER)])[0]
    assert (now.mu > before.mu) == (place == 1)
    for most in (before.sure, max(before.sure, now.sure - 0.01), max(before.sure, now.sure)):
        kept = held(before, now, most)
        assert kept.sure == pytest.approx(min(most, now.sure))
        assert min(before.mu, now.mu) <= kept.mu <= now.mu
        assert now.sigma <= kept.sigma <= before.sigma + 1e-9


# --- titles -----------------------------------------------------------------------------------------------------------


def test_nobody_has_a_title_before_their_tenth_match() -> None:
    assert title(Rating(60.0, 1.0, PROVISIONAL - 1)) is Title.NEWCOMER
    assert title(Rating(60.0, 1.0, PROVISIONAL)) is Title.MASTER


def test_titles_rise_with_what_is_sure() -> None:
    order = list(Title)
    assert list(FROM) == order[2:]
    assert all(lower < higher for lower, higher in pairwise(FROM.values()))
    for name, least in FROM.items():
        assert title(Rating(least + 3.0, 1.0, PROVISIONAL)) is name
        below = title(Rating(least + 2.999, 1.0, PROVISIONAL))
        assert order.index(below) == order.index(name) - 1
    assert title(Rating(-5.0, 1.0, PROVISIONAL)) is Title.APPRENTICE


# --- computer players as fixed opponents, and members who are as strong as these ------------------------------


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
            (place, ratings[level] if member else computers[level]) for place, (level, member) in enumerate(order, 1)
        ]
        after = rated(game, there)
        ratings |= {level: new for (level, member), new in zip(order, after, strict=True) if member}
    assert sorted(ratings, key=lambda level: ratings[level].sure) == [EASY, NORMAL, HARD]
    for level in (NORMAL, HARD):
        rating = ratings[level]
        assert abs(rating.mu - computers[level].mu) < 3 * rating.sigma, (level, rating)
