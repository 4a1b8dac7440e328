import asyncio

import pytest

from bot.refusals import NotWritten
from bot.store.tables.messages import PostRepository
from bot.tables.service.posts import BOARD, HAND, Post, Posts
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN
from tests.bot.store.broken import read_only
from tests.postgresql import ON_BOTH


@pytest.fixture
async def table(club: Club) -> int:
    return await club.open(ANN, BEN)


@pytest.fixture
def posts(club: Club) -> Posts:
    return Posts(club.database)


async def hands(posts: Posts, table: int) -> dict[int, Post]:
    return {member: post for (kind, member), post in (await posts.everything(table)).items() if kind == HAND}


@ON_BOTH
async def test_the_newest_message_of_each_kind_and_member_is_kept_until_it_is_dropped(
    club: Club, posts: Posts, table: int
) -> None:
    await posts.keep(table, BOARD, Post(70, 900, 1.5))
    await posts.keep(table, BOARD, Post(70, 901, 2.5))
    await posts.keep(table, HAND, Post(71, 902, 1.5, shows=2), member=ANN.member)
    await posts.keep(table, HAND, Post(72, None, 1.5), member=BEN.member)  # Discord refused it for good
    await club.restart()
    again = Posts(club.database)
    assert await again.get(table, BOARD) == Post(70, 901, 2.5)
    assert await again.get(table, HAND, 3) is None
    assert await hands(again, table) == {ANN.member: Post(71, 902, 1.5, shows=2), BEN.member: Post(72, None, 1.5)}
    await again.drop(table, BOARD)
    for member in (ANN.member, BEN.member):
        await again.drop(table, HAND, member)
    assert (await again.get(table, BOARD), await hands(again, table)) == (None, {})


async def test_what_is_noted_at_the_same_time_is_not_written_by_each(
    posts: Posts, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, put = [], PostRepository.put

    async def noting(work: PostRepository, table: int, kind: str, member: int, post: Post) -> None:
        written.append(member)
        await put(work, table, kind, member, post)

    monkeypatch.setattr(PostRepository, "put", noting)
    await asyncio.gather(*(posts.keep(table, HAND, Post(member, 1, 1.5), member) for member in range(1, 41)))
    assert {*written} == {*range(1, 41)}
    assert len(written) < 3 * 40
    assert not posts.unwritten


async def test_what_the_database_does_not_take_is_known_and_written_later(club: Club, posts: Posts, table: int) -> None:
    await posts.keep(table, BOARD, Post(70, 900, 1.5))
    await posts.keep(table, HAND, Post(71, 901, 1.5), member=ANN.member)
    fault = read_only(club.database)
    await posts.keep(table, BOARD, Post(70, 950, 2.5))
    await posts.drop(table, HAND, member=ANN.member)
    await posts.keep(table, HAND, Post(72, 951, 2.5), member=BEN.member)
    assert await posts.get(table, BOARD) == Post(70, 950, 2.5)
    assert await hands(posts, table) == {BEN.member: Post(72, 951, 2.5)}
    assert posts.unwritten
    with pytest.raises(NotWritten):
        await posts.write()
    fault.over()
    await posts.write()
    assert not posts.unwritten
    assert await Posts(club.database).get(table, BOARD) == Post(70, 950, 2.5)
    assert await hands(Posts(club.database), table) == {BEN.member: Post(72, 951, 2.5)}


async def test_what_is_let_go_is_written_or_else_forgotten(posts: Posts, table: int, club: Club) -> None:
    other = await club.open(ANN, channel=71)
    broken = read_only(club.database)
    await posts.keep(table, BOARD, Post(70, 900, 1.5))
    await posts.keep(other, BOARD, Post(71, 901, 1.5))
    await posts.let_go([table])
    assert await posts.get(table, BOARD) is None
    assert await posts.get(other, BOARD) == Post(71, 901, 1.5)
    broken.over()
    await posts.keep(table, BOARD, Post(70, 902, 2.5))
    await posts.let_go([table, other])
    assert not posts.unwritten
    assert await Posts(club.database).get(table, BOARD) == Post(70, 902, 2.5)
    assert await Posts(club.database).get(other, BOARD) == Post(71, 901, 1.5)


async def test_messages_of_a_table_that_is_kept_here_are_read_once(club: Club, table: int) -> None:
    posts, other = Posts(club.database, club.tables.cache.kept), Posts(club.database)
    await posts.keep(table, BOARD, Post(70, 900, 1.5))
    before = await posts.everything(table)
    await posts.keep(table, HAND, Post(71, 901, 1.5), member=ANN.member)
    assert before == {(BOARD, 0): Post(70, 900, 1.5)}
    assert await posts.everything(table) == {**before, (HAND, ANN.member): Post(71, 901, 1.5)}
    await posts.drop(table, HAND, member=ANN.member)
    assert await posts.everything(table) == before
    await other.keep(table, BOARD, Post(70, 950, 2.5))  # nobody else does
    assert await posts.get(table, BOARD) == Post(70, 900, 1.5)


async def test_messages_of_a_table_that_is_kept_here_no_more_are_read_anew(club: Club, table: int) -> None:
    posts, other = Posts(club.database, club.tables.cache.kept), Posts(club.database)
    await posts.keep(table, BOARD, Post(70, 900, 1.5))
    assert await posts.get(table, BOARD) == Post(70, 900, 1.5)
    await posts.let_go([table])
    await other.keep(table, BOARD, Post(70, 950, 2.5))
    assert await posts.get(table, BOARD) == Post(70, 950, 2.5)
    await club.stop(table)
    await other.keep(table, BOARD, Post(70, 951, 3.5))
    assert await posts.get(table, BOARD) == Post(70, 951, 3.5)


async def test_what_is_noted_while_messages_are_read_is_not_forgotten(club: Club, table: int) -> None:
    posts = Posts(club.database, club.tables.cache.kept)
    await posts.keep(table, BOARD, Post(70, 900, 1.5))
    async with club.database.writing(GUILD) as work:
        for member in range(1, 20):
            await work.people.key(GUILD, member)
    async with asyncio.TaskGroup() as group:
        for at in range(20):
            group.create_task(posts.everything(table))
            group.create_task(posts.keep(table, HAND, Post(71, 901 + at, 1.5), member=at))
            await asyncio.sleep(0.001)
    assert await hands(posts, table) == {at: Post(71, 901 + at, 1.5) for at in range(20)}
