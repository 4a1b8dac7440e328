"""Before the match: sitting down, getting up, inviting friends, filling up, starting."""

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.tables.model.table import Status
from tests.e2e.club import Club, answer, labels, read, refusal

WELCOME = 500
STACK = 50


async def test_members_and_computers_sit_down_and_get_up(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    board = await club.open(ann)
    assert "Ann" in read(board)
    assert f"{STACK} chips" in read(board)
    assert labels(board) == ["Join", "Play now", "Invite", "Menu"]
    await club.click(ben, board, "join")
    await club.menu(ann, "add")
    assert "Ben" in read(club.board())
    assert "🤖" in read(club.board())
    assert await club.wallet(ben) == WELCOME - STACK
    assert "Start" in labels(club.board()), "enough sit there"
    await club.menu(ann, "drop")
    await club.menu(ben, "menu_leave")
    assert [seat.name for seat in (await club.table()).seats] == ["Ann"]
    assert [await club.wallet(each) for each in (ann, ben)] == [WELCOME - STACK, WELCOME]
    assert [each.id for each in club.messages()] == [board.id]


async def test_play_now_fills_a_lonely_table_up_to_four_and_deals(club: Club, ann: MemberActor) -> None:
    result = await club.click(ann, await club.open(ann), "now")
    board = await club.table()
    assert board.status is Status.PLAYING
    assert board.view.round == 1
    assert [seat.member for seat in board.seats] == [ann.id, None, None, None]
    assert read(club.board()).count("🤖") == 3
    assert "Your hand" in answer(result), "nobody has to look for their cards"
    assert club.direct(ann.user)
    assert await club.wallet(ann) == WELCOME - STACK


async def test_a_start_that_is_delivered_twice_opens_one_table(club: Club, ann: MemberActor) -> None:
    await club.open(ann, computers=1)
    before = await club.books()
    commands = [payload for _, name, payload in club.env.backend.transcript if name == "INTERACTION_CREATE"]
    club.env.backend.emit("INTERACTION_CREATE", commands[-1])
    await club.env.settle()
    assert await club.books() == before
    assert len(club.messages()) == 1
    assert not club.private(ann)


async def test_where_no_table_is_a_command_says_how_to_open_one(club: Club, ann: MemberActor) -> None:
    for command in ("hand", "leave", "stop"):
        assert "/newmarket start" in refusal(await club.slash(ann, f"newmarket {command}"))
    assert not (await club.books())["accounts"]


# --- friends ----------------------------------------------------------------------------------------------------------


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
    await club.pick(ann, menu, "nm:1:0:invite_menu:ask:", ann, ben, robot)
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
    await club.pick(ann, menu, "nm:1:0:invite_menu:ask:", ben, clara)
    assert pinged(club) == [{ben.id}, {clara.id}]

    menu = club.private(ann)[-1]
    assert "Ben already has a seat" in read(menu)
    await club.pick(ann, menu, "nm:1:0:invite_menu:back:", str(ben.id))
    assert await club.wallet(ben) == WELCOME
    assert "The host removed Ben" in read(club.board())
    assert "removed you" in refusal(await club.click(ben, club.board(), "join"))
