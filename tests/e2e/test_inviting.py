"""A table of friends: who is invited is pinged once and finds a seat; the host can remove a player."""

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.e2e.club import Club, read, refusal

WELCOME = 500


def pinged(club: Club) -> list[set[int]]:
    """Whom each public message has pinged, where it has pinged anybody."""
    stored = club.env.backend.messages[club.channel.id]
    return [set(stored[each.id].ping_user_ids) for each in club.messages() if stored[each.id].ping_user_ids]


def invitation(club: Club) -> ResponseMessage:
    return next(each for each in club.messages() if "invites" in read(each))


async def test_friends_are_pinged_once_find_a_seat_and_can_lose_it_to_the_host(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    clara, robot = club.member("Clara"), club.guild.add_member(club.env.create_user("robot", bot=True))
    board = await club.open(ann)
    menu = (await club.click(ann, board, "invite")).response
    assert menu is not None
    assert menu.ephemeral
    await club.pick(ann, menu, "invite:ask:", ann, ben, robot)
    menu = club.private(ann)[-1]
    assert "Ben is invited" in read(menu)
    assert "You already have a seat" in read(menu)
    assert "robot is a bot" in read(menu)
    assert pinged(club) == [{ben.id}]
    assert f"A seat is kept for <@{ben.id}>" in read(club.board())

    await club.restart()
    assert pinged(club) == [{ben.id}], "a message that was posted is not posted again"
    seated = await club.click(ben, invitation(club), "join")
    assert seated.response is not None
    assert seated.response.ephemeral
    assert "You have a seat" in read(seated.response)
    await club.pick(ann, menu, "invite:ask:", ben, clara)
    assert pinged(club) == [{ben.id}, {clara.id}]

    menu = club.private(ann)[-1]
    assert "Ben already has a seat" in read(menu)
    await club.pick(ann, menu, "invite:back:", str(ben.id))
    assert await club.wallet(ben) == WELCOME
    assert "The host removed Ben" in read(club.board())
    assert "removed you" in refusal(await club.click(ben, club.board(), "join"))
