"""Before the match: sitting down, getting up, filling up, starting."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.tables.table import Ending, Status
from tests.e2e.club import BUTTON, Club, answer, components, labels, read, refusal, same_deals, verbs

WELCOME = 500
STACK = 50
MOST = 8


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


@pytest.fixture
def ben(club: Club) -> MemberActor:
    return club.member("Ben")


async def names(club: Club, table: int = 1) -> list[str]:
    return [seat.name for seat in (await club.table(table)).seats]


async def host(club: Club) -> list[str]:
    return [seat.name for seat in (await club.table()).seats if seat.host]


def links(message: ResponseMessage) -> list[str]:
    return [each["url"] for each in components(message) if each["type"] == BUTTON and "url" in each]


async def test_a_lobby_shows_its_host_the_stakes_and_the_way_in(club: Club, ann: MemberActor) -> None:
    board = await club.open(ann)
    assert "Ann (host)" in read(board)
    assert f"{STACK} chips" in read(board)
    assert "3 to 8 players" in read(board)
    assert {"Join", "Play now", "Leave"} <= set(labels(board))


async def test_a_lobby_says_what_begins_the_match(club: Club, ann: MemberActor) -> None:
    assert "2 more players are needed" in read(await club.open(ann))
    for said in ("One more player is needed", "**Play now** adds computers up to four", "begins the match"):
        await club.click(ann, club.board(), "add")
        assert said in read(club.board())


async def test_who_joins_sits_down_with_the_buy_in_from_their_wallet(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    board = await club.open(ann)
    await club.click(ben, board, "join")
    assert "Ben" in read(club.board())
    assert club.board().id == board.id
    assert len(club.messages()) == 1
    assert await club.wallet(ben) == WELCOME - STACK
    assert [seat.stack for seat in (await club.table()).seats] == [STACK, STACK]


async def test_who_leaves_takes_the_buy_in_home(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    await club.click(ben, await club.open(ann, ben), "leave")
    assert await names(club) == ["Ann"]
    assert "Ben" not in read(club.board())
    assert await club.wallet(ben) == WELCOME


async def test_the_host_adds_and_removes_computer_players(club: Club, ann: MemberActor) -> None:
    board = await club.open(ann)
    assert "drop" not in verbs(board)
    await club.click(ann, club.board(), "add")
    await club.click(ann, club.board(), "add")
    assert read(club.board()).count("🤖") == 2
    await club.click(ann, club.board(), "drop")
    assert read(club.board()).count("🤖") == 1
    await club.click(ann, club.board(), "drop")
    assert await names(club) == ["Ann"]
    assert "drop" not in verbs(club.board())
    assert await club.wallet(ann) == WELCOME - STACK


async def test_who_has_too_few_chips_learns_how_many_it_takes_and_how_many_they_have(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    await club.open(ann)
    await club.bot.wallets.change_settings(club.guild.id, welcome=20)
    said = refusal(await club.click(ben, club.board(), "join"))
    assert f"{STACK} chips" in said
    assert "20 chips" in said
    assert "/chips" in said
    assert await names(club) == ["Ann"]
    assert await club.wallet(ben) in (None, 20)


async def test_the_buy_in_can_be_chosen(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    board = await club.open(ann, ben, club.member("Clara"), **{"buy-in": 30})
    assert "30 chips" in read(board)
    assert [await club.wallet(each) for each in (ann, ben)] == [WELCOME - 30] * 2
    await club.click(ann, board, "start")
    stakes = {seat.stack for seat in (await club.table()).seats}
    assert stakes == {30 - 4, 30 - 8}, "one chip on each of four cards, and the dealer two"


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


async def test_a_second_start_leads_to_the_table_that_is_there(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    board = await club.open(ann)
    before = await club.books()
    for each in (ben, ann):
        response = (await club.slash(each, "newmarket start")).response
        assert response.ephemeral
        assert links(response) == [
            f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{board.id}",
        ]
    assert await club.books() == before
    assert len(club.messages()) == 1


async def test_a_start_that_is_delivered_twice_opens_one_table(club: Club, ann: MemberActor) -> None:
    await club.open(ann, computers=1)
    before = await club.books()
    commands = [payload for _, name, payload in club.env.backend.transcript if name == "INTERACTION_CREATE"]
    club.env.backend.emit("INTERACTION_CREATE", commands[-1])
    await club.env.settle()
    assert await club.books() == before
    assert len(club.messages()) == 1
    assert not club.private(ann)


async def test_a_lobby_that_nobody_starts_closes(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    board = await club.open(ann, ben, computers=1)
    await club.env.advance_time(29 * 60)
    assert (await club.table()).status is Status.LOBBY
    await club.env.advance_time(61)
    assert (await club.table()).ending is Ending.EXPIRED
    assert not verbs(club.messages()[0])
    assert club.messages()[0].id == board.id
    assert [await club.wallet(each) for each in (ann, ben)] == [WELCOME, WELCOME]
    (notice,) = club.messages()[1:]
    assert "Ann 50" in read(notice)
    assert "Ben 50" in read(notice)


async def test_buttons_of_the_lobby_do_nothing_once_the_match_has_begun(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    await club.slash(ben, "chips")
    await club.open(ann, computers=2)
    seen = club.seen(club.board())
    await club.click(ann, club.board(), "start")
    before = await club.books()
    for who, verb in ((ben, "join"), (ann, "add"), (ann, "drop")):
        assert "has begun" in refusal(await club.click_late(who, seen, verb))
    assert await club.books() == before


async def test_a_host_who_presses_start_twice_finds_their_match_and_their_hand(club: Club, ann: MemberActor) -> None:
    await club.open(ann, computers=2)
    seen = club.seen(club.board())
    await club.click(ann, club.board(), "start")
    before = await club.books()
    assert "Your hand" in answer(await club.click_late(ann, seen, "start"))
    assert await club.books() == before


async def test_the_rules_are_explained_to_whoever_asks(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    board = await club.open(ann)
    for result in (await club.click(ben, board, "rules"), await club.slash(ben, "newmarket rules")):
        assert result.response.ephemeral
        assert "The aim" in read(result.response)
    traditional = (await club.slash(ben, "newmarket rules", rules="traditional")).response
    assert "different suit" in read(traditional)


@pytest.mark.parametrize("command", ["hand", "leave", "stop"])
async def test_where_no_table_is_a_command_says_how_to_open_one(club: Club, ann: MemberActor, command: str) -> None:
    assert "/newmarket start" in refusal(await club.slash(ann, f"newmarket {command}"))
    assert not (await club.books())["accounts"]
