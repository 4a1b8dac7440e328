import pytest

from bot.chips.accounts import BANK, HOUSE, Account, Kind, Move, Reason, brought, escrow, leftover, wallet
from bot.refusals import NotEnoughChips
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH

ANNS = wallet(ANN.member)
BENS = wallet(BEN.member)


async def move(club: Club, *moves: tuple[Account, Account, int], guild: int = GUILD) -> None:
    async with club.database.writing(guild) as work:
        accounts = (each for source, target, _ in moves for each in (source, target))
        owners = [account.owner for account in accounts if account.kind is Kind.WALLET]
        for owner in owners:
            await work.members.note(guild, owner, "", None)
        await work.ledger.transfer(guild, [Move(*each, Reason.GRANT) for each in moves], at=club.clock(), by=BEN.member)
        await work.scores.add_chips(
            guild, {each: brought(wallet(each), [Move(*move, Reason.GRANT) for move in moves]) for each in owners}
        )


async def test_what_one_account_gives_another_has(club: Club) -> None:
    assert await club.balance(ANNS) is None
    await move(club, (BANK, ANNS, 30), (ANNS, BENS, 12))
    with pytest.raises(NotEnoughChips):  # another server has a ledger of its own
        await move(club, (ANNS, BENS, 1), guild=8)
    assert await club.balance(BANK, guild=8) is None
    assert await club.balance(ANNS) == 18
    assert await club.balance(BENS) == 12
    assert await club.balance(BANK) == -30


@pytest.mark.parametrize("source", [ANNS, leftover(70)])
async def test_nobody_gives_what_they_do_not_have(club: Club, source: Account) -> None:
    await move(club, (BANK, source, 30))
    with pytest.raises(NotEnoughChips) as refused:
        await move(club, (source, BENS, 31))
    assert (refused.value.need, refused.value.have) == (31, 30)
    assert await club.balance(source) == 30


async def test_a_table_gives_no_more_than_lies_on_it(club: Club) -> None:
    table = await club.open(ANN, buy_in=50)
    with pytest.raises(NotEnoughChips):
        await move(club, (escrow(table), BENS, 51))


async def test_moves_of_one_transaction_come_together_or_not_at_all(club: Club) -> None:
    await move(club, (BANK, ANNS, 30))
    with pytest.raises(NotEnoughChips):
        await move(club, (ANNS, BENS, 20), (ANNS, BENS, 20))
    assert await club.balance(ANNS) == 30
    assert await club.balance(BENS) is None


async def test_house_and_bank_may_owe(club: Club) -> None:
    await move(club, (HOUSE, ANNS, 7), (BANK, HOUSE, 3))
    assert await club.balance(HOUSE) == -4
    assert await club.balance(BANK) == -3


async def test_movements_come_newest_first_and_signed(club: Club) -> None:
    await move(club, (BANK, ANNS, 30))
    await club.clock.forward(5)
    await move(club, (ANNS, BENS, 12), (BENS, ANNS, 2))
    async with club.database.reading() as work:
        rows = await work.ledger.movements(GUILD, ANNS, limit=10)
        assert [row.chips for row in rows] == [2, -12, 30]
        assert rows[0].at == rows[2].at + 5
        assert {row.by for row in rows} == {BEN.member}
        assert [row.chips for row in await work.ledger.movements(GUILD, ANNS, limit=1)] == [2]
        assert await work.ledger.movements(GUILD, wallet(1), limit=10) == []
