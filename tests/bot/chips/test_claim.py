import asyncio

import pytest

from bot.chips.wallets import DAY
from bot.refusals import ClaimNotNeeded, ClaimTooEarly, Refused
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


async def test_whoever_has_fewer_than_fifty_chips_may_claim(club: Club) -> None:
    await leave_with(club, 49)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).claimable == 100
    assert await club.wallets.claim(GUILD, ANN) == 100
    assert await club.wallet(ANN) == 149


async def test_whoever_has_fifty_may_not(club: Club) -> None:
    await leave_with(club, 50)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).claimable == 0
    with pytest.raises(ClaimNotNeeded) as refused:
        await club.wallets.claim(GUILD, ANN)
    assert (refused.value.have, refused.value.limit) == (50, 50)
    assert await club.wallet(ANN) == 50


async def test_chips_on_tables_count(club: Club) -> None:
    await leave_with(club, 60)
    await club.open(ANN, buy_in=30)
    with pytest.raises(ClaimNotNeeded) as refused:
        await club.wallets.claim(GUILD, ANN)
    assert refused.value.have == 60


async def test_few_chips_in_the_wallet_and_few_on_a_table_are_few(club: Club) -> None:
    await leave_with(club, 49)
    await club.open(ANN, buy_in=30)
    assert await club.wallets.claim(GUILD, ANN) == 100


async def test_once_in_a_day(club: Club) -> None:
    await leave_with(club, 0)
    first = club.clock()
    await club.wallets.claim(GUILD, ANN)
    await leave_with(club, 0)
    await club.clock.forward(DAY - 1)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).claimable == 0
    with pytest.raises(ClaimTooEarly) as refused:
        await club.wallets.claim(GUILD, ANN)
    assert refused.value.at == first + DAY
    await club.clock.forward(1)
    assert await club.wallets.claim(GUILD, ANN) == 100


async def test_a_refused_claim_does_not_begin_a_day(club: Club) -> None:
    await leave_with(club, 50)
    with pytest.raises(ClaimNotNeeded):
        await club.wallets.claim(GUILD, ANN)
    await leave_with(club, 49)
    assert await club.wallets.claim(GUILD, ANN) == 100


async def test_whoever_is_new_has_welcome_chips_and_needs_no_others(club: Club) -> None:
    with pytest.raises(ClaimNotNeeded):
        await club.wallets.claim(GUILD, ANN)


async def test_a_server_chooses_how_many(club: Club) -> None:
    await club.wallets.change_settings(GUILD, daily=7)
    await leave_with(club, 0)
    assert await club.wallets.claim(GUILD, ANN) == 7


async def test_each_server_hands_out_its_own(club: Club) -> None:
    await leave_with(club, 0)
    await club.wallets.claim(GUILD, ANN)
    await club.wallets.take(8, ANN, 500, by=BEN.member)
    assert await club.wallets.claim(8, ANN) == 100


async def test_many_clicks_at_once_claim_once(club: Club) -> None:
    await leave_with(club, 0)
    claims = await asyncio.gather(*(club.wallets.claim(GUILD, ANN) for _ in range(5)), return_exceptions=True)
    assert [each for each in claims if not isinstance(each, Refused)] == [100]
    assert await club.wallet(ANN) == 100
