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


async def test_chips_on_tables_count(club: Club) -> None:
    await have(club, {ANN: 100, BEN: 80})
    await club.open(ANN, BEN, buy_in=50)
    page = await club.leaderboard.page(GUILD, ANN, 0)
    assert page.rows == (Wealth(1, ANN.member, "Ann", 50, 50), Wealth(2, BEN.member, "Ben", 30, 50))


async def test_so_do_chips_on_several_tables(club: Club) -> None:
    await have(club, {ANN: 100})
    for channel in (70, 71):
        await club.open(ANN, buy_in=20, channel=channel)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).own == Wealth(1, ANN.member, "Ann", 60, 40)


async def test_whoever_asks_has_their_own_row_wherever_they_stand(club: Club) -> None:
    await have(club, {somebody(number): 400 + number for number in range(PAGE)} | {ANN: 5, BEN: 5})
    page = await club.leaderboard.page(GUILD, BEN, 0)
    assert len(page.rows) == PAGE
    assert page.own == Wealth(PAGE + 1, BEN.member, "Ben", 5, 0)


async def test_whoever_asks_is_shown_by_the_name_that_they_have_now(club: Club) -> None:
    await have(club, {ANN: 5})
    page = await club.leaderboard.page(GUILD, replace(ANN, name="Annie"), 0)
    assert (page.own.name, [row.name for row in page.rows]) == ("Annie", ["Annie"])


async def test_pages_end_where_the_members_do(club: Club) -> None:
    await have(club, {somebody(number): 400 - number for number in range(2 * PAGE + 1)})
    for asked, given in ((-1, 0), (0, 0), (1, 1), (2, 2), (3, 2), (99, 2)):
        page = await club.leaderboard.page(GUILD, somebody(0), asked)
        assert (page.number, page.pages) == (given, 3)
        first = given * PAGE
        assert [row.rank for row in page.rows] == list(range(first + 1, min(first + PAGE, 2 * PAGE + 1) + 1))


async def test_a_rank_is_counted_over_all_pages(club: Club) -> None:
    await have(club, {somebody(number): 7 for number in range(PAGE + 2)})
    page = await club.leaderboard.page(GUILD, somebody(0), 1)
    assert [row.rank for row in page.rows] == [1, 1]


async def test_the_first_to_ask_is_the_first_in_the_standings(club: Club) -> None:
    page = await club.leaderboard.page(GUILD, ANN, 0)
    assert (page.rows, page.own.rank) == ((Wealth(1, ANN.member, "Ann", 500, 0),), 1)


async def test_a_statement_has_the_same_row(club: Club) -> None:
    await have(club, {ANN: 30, BEN: 80, CLARA: 30})
    statement = await club.wallets.statement(GUILD, CLARA.member)
    assert statement is not None
    assert (
        statement.own == (await club.leaderboard.page(GUILD, CLARA, 0)).own == Wealth(2, CLARA.member, "Clara", 30, 0)
    )
