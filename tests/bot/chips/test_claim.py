import asyncio

import pytest

from bot.chips.wallets import DAY
from bot.refusals import ClaimNotNeeded, ClaimTooEarly, Refused
from bot.servers.erasure import Erasure
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH


async def leave_with(club: Club, chips: int) -> None:
    """Leave so many chips in Ann's wallet."""
    await club.wallets.ensure(GUILD, ANN)
    have = await club.wallet(ANN)
    assert have is not None
    await club.wallets.take(GUILD, ANN, have - chips, by=BEN.member)


async def test_whoever_has_fewer_than_fifty_chips_may_claim_and_nobody_else(club: Club) -> None:
    with pytest.raises(ClaimNotNeeded):  # who is new has welcome chips
        await club.wallets.claim(GUILD, ANN)
    await leave_with(club, 50)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).claimable == 0
    with pytest.raises(ClaimNotNeeded) as refused:
        await club.wallets.claim(GUILD, ANN)
    assert (refused.value.have, refused.value.limit) == (50, 50)
    assert await club.wallet(ANN) == 50
    await leave_with(club, 49)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).claimable == 100, "what was refused has begun no day"
    assert await club.wallets.claim(GUILD, ANN) == 100
    assert await club.wallet(ANN) == 149


@pytest.mark.parametrize(("chips", "few"), [(49, True), (60, False)])
async def test_chips_on_tables_count(club: Club, chips: int, few: bool) -> None:
    await leave_with(club, chips)
    await club.open(ANN, buy_in=30)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).claimable == 100 * few
    if not few:
        with pytest.raises(ClaimNotNeeded) as refused:
            await club.wallets.claim(GUILD, ANN)
        assert refused.value.have == chips


async def test_once_in_a_day_in_each_server(club: Club) -> None:
    await leave_with(club, 0)
    first = club.clock()
    await club.wallets.claim(GUILD, ANN)
    await leave_with(club, 0)
    await club.clock.forward(DAY - 1)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).claimable == 0
    with pytest.raises(ClaimTooEarly) as refused:
        await club.wallets.claim(GUILD, ANN)
    assert refused.value.at == first + DAY
    await club.wallets.take(8, ANN, 500, by=BEN.member)
    assert await club.wallets.claim(8, ANN) == 100
    await club.clock.forward(1)
    assert await club.wallets.claim(GUILD, ANN) == 100


async def test_a_claim_of_a_clock_that_was_a_year_ahead_keeps_nobody_waiting(club: Club) -> None:
    await leave_with(club, 0)
    club.clock.set(365 * DAY)
    await club.wallets.claim(GUILD, ANN)
    await leave_with(club, 0)
    club.clock.set(-365 * DAY)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).claimable == 100
    assert await club.wallets.claim(GUILD, ANN) == 100
    await leave_with(club, 0)
    club.clock.set(-60)  # a clock that is set right by a little gives nothing twice
    with pytest.raises(ClaimTooEarly):
        await club.wallets.claim(GUILD, ANN)


async def test_who_comes_back_after_being_forgotten_and_asks_too_early_waits_one_day(club: Club) -> None:
    await club.wallets.ensure(GUILD, ANN)
    await Erasure(club.database, club.clock).forget(GUILD, ANN.member)
    with pytest.raises(ClaimTooEarly):
        await club.wallets.claim(GUILD, ANN)
    await club.clock.forward(DAY)
    assert await club.wallets.claim(GUILD, ANN) == 100


async def test_many_clicks_at_once_claim_once_what_the_server_has_chosen(club: Club) -> None:
    await club.wallets.change_settings(GUILD, daily=7)
    await leave_with(club, 0)
    claims = await asyncio.gather(*(club.wallets.claim(GUILD, ANN) for _ in range(5)), return_exceptions=True)
    assert [each for each in claims if not isinstance(each, Refused)] == [7]
    assert await club.wallet(ANN) == 7
