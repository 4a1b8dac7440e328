"""Who has finished a lesson is known at their first table, in every server, until they are forgotten."""

from dataclasses import replace

import pytest

from bot.lessons.pupils import Pupils
from bot.members.people import Actor
from bot.servers.erasure import Erasure
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH

ELSEWHERE = GUILD + 1


@pytest.fixture
def pupils(quick_club: Club) -> Pupils:
    return Pupils(quick_club.database, quick_club.wallets, quick_club.clock)


async def taught(club: Club, table: int, who: Actor) -> bool:
    return (await club.tables.queries.hand(table, who.member)).taught


async def test_who_has_finished_the_lesson_is_taught_at_tables_of_that_game(quick_club: Club, pupils: Pupils) -> None:
    await pupils.finish(GUILD, ANN, "stops")
    await pupils.finish(GUILD, ANN, "stops")  # once more for fun
    await pupils.finish(GUILD, BEN, "new-york")
    assert await quick_club.wallet(ANN) == 500, "what everybody gets who comes"
    table = await quick_club.open(ANN, BEN)
    assert await taught(quick_club, table, ANN)
    assert not await taught(quick_club, table, BEN)
    elsewhere = await quick_club.open(replace(ANN, guild=ELSEWHERE), guild=ELSEWHERE, channel=71)
    assert await taught(quick_club, elsewhere, ANN)


@pytest.mark.parametrize("own", [True, False])
async def test_forgetting_a_member_forgets_their_lessons(quick_club: Club, pupils: Pupils, *, own: bool) -> None:
    await pupils.finish(GUILD, ANN, "stops")
    await Erasure(quick_club.database, quick_club.clock).forget(GUILD, ANN.member, own=own)
    async with quick_club.database.reading() as work:
        assert await work.everywhere.taught("stops", (ANN.member,)) == frozenset()
