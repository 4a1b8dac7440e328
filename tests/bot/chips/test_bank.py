"""What the bank of a server gave and took: by reason, this month and ever; who got most, and who ordered it."""

from datetime import UTC, datetime

from bot.chips.accounts import Reason
from bot.chips.bank import BankAudit, FlowRow
from bot.chips.wallets import Wallets
from bot.servers.erasure import Erasure
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, MODERATOR
from tests.postgresql import ON_BOTH_AT_LENGTH

pytestmark = ON_BOTH_AT_LENGTH

LAST_MONTH, THIS_MONTH, NOW = (
    datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()
    for text in ("2026-02-28 23:59:59", "2026-03-01 00:00", "2026-03-05 12:00")
)


def at(club: Club, time: float) -> Wallets:
    return Wallets(club.database, lambda: time)


async def audit(club: Club, guild: int = GUILD) -> BankAudit:
    return await at(club, NOW).audit_of_bank(guild)


async def test_what_was_given_and_taken(quick_club: Club) -> None:
    assert await audit(quick_club) == BankAudit(THIS_MONTH, (), (), (), ())
    before, lately = at(quick_club, LAST_MONTH), at(quick_club, THIS_MONTH)
    await before.order(GUILD, ANN, 30, MODERATOR.member)
    await lately.order(GUILD, BEN, 20, MODERATOR.member)
    await lately.order(GUILD, ANN, -7, BEN.member)
    await lately.order(8, CLARA, 1000, MODERATOR.member)
    found = await audit(quick_club)
    assert found.given == (FlowRow(Reason.WELCOME, True, 500, 1000), FlowRow(Reason.GRANT, True, 20, 50))
    assert found.taken == (FlowRow(Reason.TAKE, False, 7, 7),)
    assert found.receivers == ((ANN.member, "Ann", -7, 523), (BEN.member, "Ben", 520, 520))
    assert found.orders == (
        (THIS_MONTH, BEN.member, ANN.member, "Ann", -7),
        (THIS_MONTH, MODERATOR.member, BEN.member, "Ben", 20),
        (LAST_MONTH, MODERATOR.member, ANN.member, "Ann", 30),
    )


async def test_chips_of_matches_are_not_the_banks(quick_club: Club) -> None:
    await quick_club.finished(ANN, BEN, computers=1)
    found = await audit(quick_club)
    assert [(each.reason, each.ever) for each in found.given] == [(Reason.WELCOME, 1000)]
    assert (found.taken, found.orders) == ((), ())
    assert [each.ever for each in found.receivers] == [500, 500]


async def test_who_was_forgotten_is_nobody(quick_club: Club) -> None:
    wallets = at(quick_club, NOW)
    await wallets.order(GUILD, BEN, 30, ANN.member)
    await wallets.order(GUILD, CLARA, 5, BEN.member)
    await Erasure(quick_club.database, lambda: NOW).forget(GUILD, BEN.member)
    found = await audit(quick_club)
    assert found.taken == (FlowRow(Reason.FORGOTTEN, False, 530, 530),)
    assert found.receivers == ((CLARA.member, "Clara", 505, 505),)
    last, first = found.orders
    assert (last.by < 0, last.name, last.chips) == (True, "Clara", 5)
    assert (first.by, first.member < 0, first.name, first.chips) == (ANN.member, True, None, 30)


async def test_only_some_are_named(quick_club: Club) -> None:
    wallets = at(quick_club, NOW)
    for number in range(8):
        await wallets.order(GUILD, ANN, number + 1, BEN.member)
    assert [each.chips for each in (await audit(quick_club)).orders] == [8, 7, 6, 5, 4]
