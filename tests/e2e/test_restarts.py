"""Lobbies, rounds and announcements outlive a restart of the bot."""

from simcord.actors import MemberActor

from bot.members.people import Actor
from bot.tables.service.posts import BOARD, HAND, NUDGE
from cogs.post.publisher import publisher_of
from tests.e2e.club import Club, read, verbs


async def test_an_announcement_that_waited_is_made_after_a_restart(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    club.refuse("POST", f"/channels/{club.channel.id}/messages", 403, 50013)
    await club.play_until([ann], lambda board: board.view.round == 2)
    assert "is out!" not in club.told()
    club.relent()
    for _ in range(2):
        await club.restart()
        assert sum("is out!" in read(each) for each in club.messages()) == 1


async def test_a_board_that_was_not_brought_to_its_end_is_after_a_restart(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    tables, posts = club.bot.tables, club.bot.posts
    await publisher_of(club.bot).cog_unload()
    await tables.stop_table(1, Actor(club.moderator().id, "Mo", "en-US", manages=True, guild=club.guild.id), 1)
    await club.closed()
    await tables.announced([number for number, _ in await tables.queries.unannounced(1)])
    assert verbs(club.board())
    assert await posts.all(1, HAND)
    await club.restart()
    assert club.boards() == []
    posts = club.bot.posts
    assert [await posts.all(1, kind) for kind in (BOARD, HAND, NUDGE)] == [{}, {}, {}]
