from dataclasses import replace

from bot.chips.leaderboard import PAGE
from bot.chips.wallets import Wealth
from bot.members.people import Actor
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, DIRK, somebody
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH


async def have(club: Club, chips: dict[Actor, int]) -> None:
    """Give everybody so many chips in all."""
    for member, wanted in chips.items():
        if wanted > 500:
            await club.wallets.grant(GUILD, member, wanted - 500, by=0)
        else:
            await club.wallets.take(GUILD, member, 500 - wanted, by=0)


async def test_the_richest_come_first_and_equals_share_a_rank(club: Club) -> None:
    await have(club, {ANN: 30, BEN: 80, CLARA: 30, DIRK: 10})
    page = await club.leaderboard.page(GUILD, ANN, 0)
    assert page.rows == (
        Wealth(1, BEN.member, "Ben", 80, 0),
        Wealth(2, CLARA.member, "Clara", 30, 0),
        Wealth(2, ANN.member, "Ann", 30, 0),
        Wealth(4, DIRK.member, "Dirk", 10, 0),
    )
    statement = await club.wallets.statement(GUILD, CLARA.member, CLARA.member)
    assert statement is not None
    assert statement.own == (await club.leaderboard.page(GUILD, CLARA, 0)).own == page.rows[1]


async def test_chips_on_tables_count(club: Club) -> None:
    await have(club, {ANN: 120, BEN: 80})
    await club.open(ANN, BEN, buy_in=50)
    await club.open(ANN, buy_in=20, channel=71)
    page = await club.leaderboard.page(GUILD, replace(ANN, name="Annie"), 0)
    assert page.rows == (Wealth(1, ANN.member, "Annie", 50, 70), Wealth(2, BEN.member, "Ben", 30, 50))


async def test_whoever_asks_has_their_own_row_wherever_they_stand(club: Club) -> None:
    await have(club, {somebody(number): 400 + number for number in range(PAGE)} | {ANN: 5, BEN: 5})
    page = await club.leaderboard.page(GUILD, BEN, 0)
    assert len(page.rows) == PAGE
    assert [row.rank for row in (await club.leaderboard.page(GUILD, BEN, 1)).rows] == [PAGE + 1] * 2, "equals"
    assert page.own == Wealth(PAGE + 1, BEN.member, "Ben", 5, 0)
