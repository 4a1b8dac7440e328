"""What a match has brought its members: a row for each, written when the table closes."""

from bot.chips.accounts import HOUSE, Move, Reason, leftover, wallet
from bot.members.people import Actor
from bot.store.tables.results import LEFT, ResultRow
from bot.tables.model.table import Ending
from bot.tables.service.results import ended
from bot.tables.transitions.ending import close_early
from tests.bot.club import CHANNEL, Club
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.situations import HELD, dealt
from tests.postgresql import ON_BOTH

WELCOME = 500


async def rows(club: Club, table: int) -> dict[int, ResultRow]:
    async with club.database.reading() as work:
        return {row.member_id: row for row in await work.results.of_table(table)}


async def brought(club: Club, *those: Actor) -> list[int]:
    return [(await club.wallet(each) or 0) - WELCOME for each in those]


@ON_BOTH
async def test_a_match_of_two_members_and_a_computer(quick_club: Club) -> None:
    table = await quick_club.finished(ANN, BEN, computers=1)
    found = await rows(quick_club, table)
    assert [found[each.member].chips for each in (ANN, BEN)] == await brought(quick_club, ANN, BEN)
    assert {row.ending for row in found.values()} == {"finished"}
    assert found.keys() == {ANN.member, BEN.member}
    house = await quick_club.balance(HOUSE) or 0
    left = await quick_club.balance(leftover(CHANNEL)) or 0
    assert sum(row.chips for row in found.values()) + house + left == 0, "what some take home others have brought"


async def test_who_leaves_has_all_their_chips_back(quick_club: Club) -> None:
    table = await quick_club.begin(ANN, BEN, computers=1, house={"end.rounds": 2})
    await quick_club.to_a_lead(table)
    await quick_club.tables.leave(table, BEN, quick_club.click())
    await quick_club.to_the_end(table)
    found = await rows(quick_club, table)
    assert (found[ANN.member].ending, found[BEN.member].ending) == ("finished", LEFT)
    assert [found[each.member].chips for each in (ANN, BEN)] == await brought(quick_club, ANN, BEN)


def test_chips_count_that_went_any_way_between_a_wallet_and_the_match() -> None:
    before = dealt(ANN, BEN, computers=("Ada",))
    clara = wallet(CLARA.member)
    moves = [
        Move(wallet(ANN.member), HELD, 50, Reason.BUY_IN),
        Move(clara, HELD, 50, Reason.BUY_IN),
        Move(HOUSE, HELD, 50, Reason.BUY_IN),
        Move(HELD, clara, 50, Reason.REFUND),
        Move(clara, HOUSE, 30, Reason.SEAT_BOUGHT),
        Move(HOUSE, clara, 41, Reason.SEAT_SOLD),
        Move(HELD, wallet(-3), 7, Reason.STACK),
        Move(HELD, wallet(ANN.member), 61, Reason.STACK),
        Move(HELD, leftover(CHANNEL), 9, Reason.LEFT),
    ]
    brought = ended(0.0, before, close_early(before, Ending.CHANNEL_GONE).table, moves)
    assert brought is not None
    assert [row[:3] for row in brought[1] if row.member_id > 0] == [
        (ANN.member, "channel_gone", 11),
        (BEN.member, "channel_gone", 0),
        (CLARA.member, LEFT, 11),
    ]
