"""Before the match: sitting down, getting up, filling up, starting."""

from simcord.actors import MemberActor

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
