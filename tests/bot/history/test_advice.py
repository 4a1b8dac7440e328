"""What `hard` would have done: the same every time, where it differs, and all of it or nothing."""

from itertools import count

import pytest

from bot.history.advice import TooLong, advice
from tests.engine.record.test_film import FILMS

FILM = FILMS["michigan"]


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
