"""Two processes hear of a server that is handed over; each click is answered by one of them."""

from bot.clusters.taken import REMEMBERED, Taken


def test_what_the_holder_before_has_taken_is_left_alone() -> None:
    before, after = Taken(), Taken()
    assert before.take(1, 100)
    after.taken_elsewhere(before.of(1))
    assert not after.take(1, 100)
    assert after.take(1, 101)


def test_only_the_share_that_goes_is_told_of() -> None:
    taken = Taken()
    taken.take(1, 100)
    taken.take(2, 101)
    assert taken.of(2) == [101]


def test_a_click_that_is_asked_about_twice_is_taken_here_all_the_same() -> None:
    taken = Taken()
    assert taken.take(1, 100)
    assert taken.take(1, 100)
    assert taken.of(1) == [100]


def test_what_nobody_waits_for_any_more_is_forgotten() -> None:
    now = 7.0
    taken = Taken(lambda: now)
    taken.take(1, 100)
    now += REMEMBERED + 1
    assert taken.of(1) == []
    taken.take(1, 101)
    assert taken.of(1) == [101]
