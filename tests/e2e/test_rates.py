"""A member who hammers is slowed, told so once, and makes the bot do nothing more."""

import pytest

from bot.ops.rates import Pace, Rates
from tests.bot.clock import Time, time
from tests.e2e.club import Club, answer, read, refusal

__all__ = ["time"]

BURST, TABLES = 6, 2


@pytest.fixture
async def slow(club: Club, time: Time) -> Club:
    club.bot.rates = Rates(time, requests=Pace(BURST, 1.0), tables=Pace(TABLES, 60.0))
    return club


async def test_who_hammers_a_button_is_told_once_and_then_only_acknowledged(slow: Club, time: Time) -> None:
    ann, ben = slow.member("Ann"), slow.member("Ben")
    await slow.open(ben)
    seen = slow.seen(slow.board())
    add = "nm:1:0:rules"
    results = await slow.arrive(*(slow.press(ann, seen, add) for _ in range(BURST + 5)))
    assert all(each.acknowledged for each in results)
    answered = [answer(each) for each in results]
    explained = [each for each in answered if "These are the rules of the table" in each]
    assert explained == answered[:BURST]
    assert [each for each in answered if "Go on in 1 second" in each] == [answered[BURST]]
    assert len(slow.private(ann)) == BURST + 1, "the others were acknowledged, and no more"
    await slow.click(slow.member("Clara"), slow.board(), "join")
    assert len((await slow.table()).seats) == 2, "nobody else is slowed"
    time.now += 1.0
    (again,) = await slow.arrive(slow.press(ann, seen, add))
    assert "Michigan" in answer(again)


async def test_who_opens_tables_in_a_loop_has_to_wait(slow: Club, time: Time) -> None:
    ann = slow.member("Ann")
    rooms = [slow.guild.create_text_channel(f"room-{number}") for number in range(TABLES + 1)]
    await slow.slash(ann, "newmarket start", rooms[0])
    again = await slow.slash(ann, "newmarket start", rooms[0])
    assert "You have a seat" in read(again.response), "that does not count"
    await slow.slash(ann, "newmarket leave", rooms[0])
    await slow.slash(ann, "newmarket start", rooms[1])
    await slow.slash(ann, "newmarket leave", rooms[1])
    books = await slow.books()
    assert "can be opened in 60 seconds" in refusal(await slow.slash(ann, "newyork start", rooms[TABLES]))
    assert await slow.books() == books
    time.now += 60
    await slow.slash(ann, "newyork start", rooms[TABLES])
    assert await slow.bot.tables.queries.in_channel(rooms[TABLES].id) is not None
