"""Members who hammer are slowed; nobody who plays is."""

from contextlib import suppress

import pytest

from bot.ops import rates as rates_
from bot.ops.rates import Buckets, Pace, Rates
from bot.refusals import NotEnoughChips, TooFast, TooManyOpened
from bot.settings import Settings
from tests.bot.clock import Time, time

__all__ = ["time"]

ANN, BEN = 1, 2
GUILD = 7


@pytest.fixture
def rates(time: Time) -> Rates:
    return Rates(time, requests=Pace(12, 0.25), tables=Pace(5, 60))


def refused(rates: Rates, member: int = ANN) -> TooFast:
    with pytest.raises(TooFast) as refused:
        rates.ask(member)
    return refused.value


def test_a_burst_goes_through_and_what_is_more_has_to_wait(rates: Rates, time: Time) -> None:
    for _ in range(12):
        rates.ask(ANN)
    assert refused(rates).wait == 0.25
    rates.ask(BEN)  # nobody waits for somebody else
    time.now += 0.1
    assert refused(rates).wait == pytest.approx(0.15)
    time.now += 0.15
    rates.ask(ANN)


def test_who_hammers_is_told_once_and_again_only_after_a_rest(rates: Rates, time: Time) -> None:
    silent = []
    for _ in range(200):
        try:
            rates.ask(ANN)
        except TooFast as slow:
            silent.append(slow.silent)
        time.now += 0.1
    assert silent.count(False) == 1
    assert not silent[0]
    time.now += 6 * 0.25
    for _ in range(6):
        rates.ask(ANN)
    rates.ask(ANN)
    assert not refused(rates).silent


def test_whoever_plays_as_fast_as_anybody_can_is_never_slowed(time: Time) -> None:
    """A whole hand, each card with a double-click, and a look at the menu in between."""
    settings = Settings(_env_file=None)  # type: ignore[call-arg]
    pace = Pace(settings.requests_at_once, settings.request_seconds)
    rates = Rates(time, requests=pace, tables=Pace(5, 60))
    for card in range(18):
        rates.ask(ANN)
        time.now += 0.1
        rates.ask(ANN)
        if card % 6 == 0:
            for _ in range(4):
                time.now += 0.3
                rates.ask(ANN)
        time.now += 0.7


def test_tables_are_counted_for_each_server(rates: Rates, time: Time) -> None:
    for _ in range(5):
        with rates.opening(GUILD, ANN):
            pass
    with pytest.raises(TooManyOpened) as refused, rates.opening(GUILD, ANN):
        pytest.fail("a sixth table")
    assert (refused.value.wait, refused.value.silent) == (60, False)
    with rates.opening(GUILD + 1, ANN), rates.opening(GUILD, BEN):
        pass
    time.now += 60
    with rates.opening(GUILD, ANN):
        pass


def test_a_table_that_is_refused_does_not_count(rates: Rates) -> None:
    for _ in range(20):
        with pytest.raises(NotEnoughChips), rates.opening(GUILD, ANN):
            raise NotEnoughChips(2, 1)


def test_only_so_many_are_remembered_and_the_calmest_is_forgotten(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates_, "MOST_BUCKETS", 3)
    buckets = Buckets(Pace(2, 60), time)
    for member in (1, 2, 3, 1, 4):
        buckets.take(member)
        assert len(buckets._buckets) <= 3
    assert buckets.take(1)[0] > 0, "the one who goes on is remembered"
    assert buckets.take(2) == (0.0, False)


def test_a_clock_that_is_set_back_refills_nothing_and_takes_nothing(rates: Rates, time: Time) -> None:
    for _ in range(11):
        rates.ask(ANN)
    time.now -= 3600
    rates.ask(ANN)
    assert refused(rates).wait == 0.25


def test_nobody_is_invited_again_and_again_by_whomever(time: Time) -> None:
    rates = Rates(time, requests=Pace(1, 1.0), tables=Pace(1, 1.0))
    assert [rates.invite(by, BEN) for by in (10, 11, 12, 13)] == [True, True, True, False]
    time.now += 600
    assert rates.invite(13, BEN)
    assert sum(rates.invite(ANN, member) for member in range(10, 30)) == 8, "nobody invites the whole server"


def test_an_invitation_that_did_not_go_out_does_not_count(time: Time) -> None:
    rates = Rates(time, requests=Pace(1, 1.0), tables=Pace(1, 1.0))
    for _ in range(20):
        with suppress(NotEnoughChips), rates.inviting(ANN, [BEN]):
            assert rates.invite(ANN, BEN)
            raise NotEnoughChips(2, 1)
