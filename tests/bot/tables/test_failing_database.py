"""What the database does not take is the bot's fault: nobody's time runs out meanwhile."""

from time import monotonic
from typing import Any

import pytest

from bot.refusals import NotWritten
from bot.tables.service.timekeeper import TRIED_AGAIN
from bot.tables.time.clock import GRACE
from tests.bot.club import PATIENCE, Club
from tests.bot.people import seated
from tests.bot.store.broken import Told, full, read_only

pytestmark = pytest.mark.usefixtures("threads")


@pytest.mark.parametrize("fault", [read_only, full])
async def test_a_click_in_time_that_was_refused_gives_its_member_the_time_again(
    club: Club, table: int, fault: type[Told]
) -> None:
    hand = await club.to_a_lead(table)
    await club.clock.forward(58)
    rows = await club.acts(table)
    broken = fault(club.database)
    await refused(club, table, hand)
    await club.clock.forward(TRIED_AGAIN - 1)
    await club.idle()
    assert await club.acts(table) == rows, "the stand-in waits too"
    await works_again(club, table, broken)
    assert await club.acts(table) == rows
    assert 0 < await club.due_in(table) <= GRACE
    if fault is full:
        await club.play(table, hand)
    else:
        await club.time_is_up(table)
    assert [row["by"] for row in await club.acts(table)][len(rows) :] == ["member" if fault is full else "deadline"]


async def works_again(club: Club, table: int, broken: Told) -> None:
    """Let the database be whole, and time pass until the table has heard of it: a try may be under way already."""
    due_at = (await club.tables.queries.board(table)).due_at
    broken.over()
    latest = monotonic() + PATIENCE  # the loop's own clock is the one that is moved
    while (await club.tables.queries.board(table)).due_at == due_at:
        assert monotonic() < latest
        await club.clock.forward(1)
        await club.idle()


async def refused(club: Club, table: int, hand: Any) -> None:
    """Play until nothing is taken any more: a disk that is full has room for a little."""
    for _ in range(200):
        try:
            await club.tables.match.set_follow(table, seated(hand.member), True, club.click())
            await club.tables.match.set_follow(table, seated(hand.member), False, club.click())
        except NotWritten:
            break
    with pytest.raises(NotWritten):
        await club.play(table, hand)


async def test_what_time_could_not_do_comes_soon_after_the_database_works_again(club: Club, table: int) -> None:
    assert (await club.tables.queries.board(table)).dealing
    broken = read_only(club.database)
    for _ in range(60):
        await club.clock.forward(5)
        await club.idle()
    assert (await club.tables.queries.board(table)).dealing
    broken.over()
    for _ in range(10):
        await club.clock.forward(1)
        await club.idle()
    assert not (await club.tables.queries.board(table)).dealing
