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


async def test_the_command_to_leave_does_the_same_as_the_button(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    await club.open(ann, ben)
    assert "wallet" in refusal(await club.slash(ben, "newmarket leave"))
    assert await names(club) == ["Ann"]
    assert "Ben" not in read(club.board())
    assert await club.wallet(ben) == WELCOME


async def test_when_the_host_leaves_the_next_member_is_host(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    clara = club.member("Clara")
    await club.open(ann)
    await club.click(ann, club.board(), "add")
    for each in (ben, clara):
        await club.click(each, club.board(), "join")
    await club.click(ann, club.board(), "leave")
    assert await host(club) == ["Ben"]
    assert "Ben (host)" in read(club.board())
    await club.click(ann, club.board(), "join")
    assert "Ben" in refusal(await club.click(ann, club.board(), "start"))
    await club.click(ben, club.board(), "start")
    assert (await club.table()).status is Status.PLAYING


async def test_when_the_last_member_leaves_the_table_closes(club: Club, ann: MemberActor) -> None:
    board = await club.open(ann, computers=2)
    await club.click(ann, board, "leave")
    closed = await club.table()
    assert closed.ending is Ending.EMPTY
    assert not verbs(club.messages()[0])
    assert await club.wallet(ann) == WELCOME
    assert club.told().count("left") == 2, "on the board, and in a message of its own"
    await club.open(ann)
    assert await names(club, 2) == ["Ann"]


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


async def test_a_computer_that_is_gone_cannot_be_removed_again(club: Club, ann: MemberActor) -> None:
    await club.open(ann, computers=1)
    seen = club.seen(club.board())
    await club.click(ann, club.board(), "drop")
    before = await club.books()
    assert "computer" in refusal(await club.click_late(ann, seen, "drop"))
    assert await club.books() == before


@pytest.mark.parametrize("verb", ["add", "drop", "start"])
@pytest.mark.parametrize("sits", [True, False])
async def test_only_the_host_seats_computers_and_starts_and_others_learn_their_name(
    club: Club, ann: MemberActor, ben: MemberActor, verb: str, sits: bool
) -> None:
    await club.open(ann, *([ben] if sits else []), computers=2)
    before = await club.books()
    assert "Ann" in refusal(await club.click(ben, club.board(), verb))
    assert await club.books() == before
    assert (await club.table()).status is Status.LOBBY


async def test_two_cannot_start_alone(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    board = await club.open(ann)
    await club.click(ann, board, "add")
    await club.click(ben, club.board(), "join")
    seen = club.seen(club.board())
    await club.click(ben, club.board(), "leave")
    assert "Start" not in labels(club.board())
    before = await club.books()
    said = refusal(await club.click_late(ann, seen, "start"))
    assert "3 players" in said
    assert "2 are here" in said
    assert "Play now" in said
    assert await club.books() == before


async def test_nobody_joins_twice(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    await club.open(ann, ben)
    before = await club.books()
    for each in (ann, ben):
        assert "already" in refusal(await club.click(each, club.board(), "join"))
    assert await club.books() == before


async def test_nobody_leaves_who_does_not_sit_there(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    board = await club.open(ann)
    before = await club.books()
    assert "not at this table" in refusal(await club.click(ben, board, "leave"))
    assert "not at this table" in refusal(await club.slash(ben, "newmarket leave"))
    assert await club.books() == before


async def test_nobody_joins_a_full_table(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    await club.slash(ben, "chips")
    await club.open(ann, computers=MOST - 2)
    seen = club.seen(club.board())
    await club.click(ann, club.board(), "add")
    assert {"Join", "Add computer"}.isdisjoint(labels(club.board()))
    before = await club.books()
    for who, verb in ((ben, "join"), (ann, "add")):
        assert f"All {MOST} seats" in refusal(await club.click_late(who, seen, verb))
    assert await club.books() == before
    assert len(await names(club)) == MOST


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


async def test_who_cannot_pay_opens_no_table(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    said = refusal(await club.slash(ann, "newmarket start", **{"buy-in": WELCOME + 1}))
    assert f"{WELCOME + 1} chips" in said
    assert f"{WELCOME} chips" in said
    assert not club.messages()
    assert not (await club.books())["tables"]
    assert await club.wallet(ann) in (None, WELCOME)
    await club.open(ben)
    assert await names(club) == ["Ben"]


async def test_the_buy_in_can_be_chosen(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    board = await club.open(ann, ben, club.member("Clara"), **{"buy-in": 30})
    assert "30 chips" in read(board)
    assert [await club.wallet(each) for each in (ann, ben)] == [WELCOME - 30] * 2
    await club.click(ann, board, "start")
    stakes = {seat.stack for seat in (await club.table()).seats}
    assert stakes == {30 - 4, 30 - 8}, "one chip on each of four cards, and the dealer two"


@pytest.mark.parametrize("computers", [1, 3, 7])
async def test_computers_can_sit_down_with_the_host(club: Club, ann: MemberActor, computers: int) -> None:
    board = await club.open(ann, computers=computers)
    assert read(board).count("🤖") == computers
    assert len(set(await names(club))) == computers + 1
    assert await club.wallet(ann) == WELCOME - STACK


async def test_no_computer_player_bears_the_name_of_the_host(club: Club) -> None:
    await club.open(club.member("Ada"), computers=7)
    assert len(set(await names(club))) == MOST


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


async def test_whoever_sits_there_need_not_wait_for_the_host_to_play_now(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    await club.open(ann, ben)
    clara = club.member("Clara")
    before = await club.books()
    assert "not at this table" in refusal(await club.click(clara, club.board(), "now"))
    assert await club.books() == before
    await club.click(ben, club.board(), "now")
    board = await club.table()
    assert board.status is Status.PLAYING
    assert [seat.member for seat in board.seats] == [ann.id, ben.id, None, None]
    assert await host(club) == ["Ann"]


async def test_play_now_adds_nobody_to_four_or_more(club: Club, ann: MemberActor) -> None:
    await club.click(ann, await club.open(ann, computers=4), "now")
    assert len(await names(club)) == 5


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


async def test_every_channel_has_a_table_of_its_own(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    other = club.guild.create_text_channel("more-games")
    await club.open(ann)
    await club.slash(ben, "newmarket start", other)
    assert await names(club, 1) == ["Ann"]
    assert await names(club, 2) == ["Ben"]
    assert club.board(other).id != club.board().id


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


async def test_a_moderator_stops_a_lobby_and_nobody_else(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    await club.open(ann, ben)
    before = await club.books()
    assert "Only moderators" in refusal(await club.stop(club.member("Zoe")))
    assert await club.books() == before
    assert "stopped" in answer(await club.end())
    assert (await club.table()).ending is Ending.STOPPED
    assert [await club.wallet(each) for each in (ann, ben)] == [WELCOME, WELCOME]


async def test_who_hosts_a_lobby_leaves_it_by_stopping(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    await club.open(ann, ben)
    assert "You have left the table" in answer(await club.stop(ann))
    board = await club.table()
    assert [(seat.member, seat.host) for seat in board.seats] == [(ben.id, True)]
    assert await club.wallet(ann) == WELCOME


@pytest.mark.parametrize("command", ["hand", "leave", "stop"])
async def test_where_no_table_is_a_command_says_how_to_open_one(club: Club, ann: MemberActor, command: str) -> None:
    assert "/newmarket start" in refusal(await club.slash(ann, f"newmarket {command}"))
    assert not (await club.books())["accounts"]
