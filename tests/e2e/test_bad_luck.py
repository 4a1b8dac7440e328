"""Discord is disposable: whatever it refuses or fails to do, no chip is lost, and the game goes on."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor
from simcord.types import HttpLogEntry

from bot.settings import Settings
from bot.tables.views import Board
from cogs.show.conflation import Growing
from tests.e2e.club import Club, answer, quick_settings, read, refusal, same_deals, verbs
from tests.e2e.faults import boards, refuse, relent

WELCOME = 500
LATER = 61
"""Seconds after which the bot tries again what Discord refused."""


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def settings(file: Path, request: pytest.FixtureRequest) -> Settings:
    return quick_settings(file, **getattr(request, "param", {}))


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


def in_channel(club: Club, since: int) -> list[HttpLogEntry]:
    """What the bot asked of the channel after so many requests."""
    where = f"/channels/{club.channel.id}"
    return [each for each in club.env.http_requests[since:] if each.path.startswith(where)]


def over(board: Board) -> bool:
    return board.view.round == 2


# --- where the bot may not be ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("denied", "name"),
    [("send_messages", "Send Messages"), ("view_channel", "View Channel")],
)
async def test_where_the_bot_may_not_write_no_table_opens(club: Club, ann: MemberActor, denied: str, name: str) -> None:
    me = club.guild.me
    assert me is not None
    nothing = discord.PermissionOverwrite(**{denied: False})
    silent = club.guild.create_text_channel("silent", overwrites={me: nothing})
    said = refusal(await club.slash(ann, "newmarket start", silent))
    assert f"**{name}**" in said
    assert not (await club.books())["tables"]
    assert await club.wallet(ann) is None
    assert not club.messages(silent)


async def test_when_the_bot_may_write_again_a_table_opens(club: Club, ann: MemberActor) -> None:
    me = club.guild.me
    assert me is not None
    silent = club.guild.create_text_channel("silent", overwrites={me: discord.PermissionOverwrite(send_messages=False)})
    refusal(await club.slash(ann, "newmarket start", silent))
    club.env.backend.delete_overwrite(silent.id, me.id)
    await club.slash(ann, "newmarket start", silent)
    assert "Ann (host)" in read(club.board(silent))


# --- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [50001, 50013])
async def test_a_table_goes_on_in_the_hands_when_the_bot_may_not_write_any_more(
    club: Club, three: list[MemberActor], code: int
) -> None:
    await club.start(*three)
    refuse(club, "*", f"/channels/{club.channel.id}/*", 403, code)
    since = len(club.env.http_requests)
    for _ in range(10):
        before = await club.table()
        await club.play(await club.turn(three))
        assert (await club.table()).decision == before.decision + 1
    assert len(in_channel(club, since)) <= 2, "a refusal is not tried again at once"
    await club.env.advance_time(4 * LATER)
    assert len(in_channel(club, since)) <= 2 + 2 * 4
    assert "round 1" in read(club.board())
    relent(club)
    await club.env.advance_time(8 * LATER)
    now = await club.table()
    asked = "next" in verbs(club.board())
    assert asked == (now.view.wanted is not None)
    assert all(str(seat.stack) in read(club.board()) for seat in now.seats)


async def test_what_could_not_be_told_is_told_when_the_bot_may_write_again(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    refuse(club, "POST", f"/channels/{club.channel.id}/messages", 403, 50013)
    await club.play_until([ann], over)
    assert "Round 1" not in club.told()
    relent(club)
    await club.env.advance_time(LATER)
    assert sum("goes out with" in read(each) for each in club.messages()) == 1
    assert not await club.bot.tables.unannounced(1)


async def test_a_call_that_was_refused_is_not_made_for_another_move(club: Club, three: list[MemberActor]) -> None:
    await club.bot.wallets.change_settings(club.guild.id, turn_seconds=100, follow_seconds=100)
    await club.start(*three)
    await club.play_until(three, lambda board: board.view.wanted is not None)
    refuse(club, "POST", f"/channels/{club.channel.id}/messages", 403, 50013)
    await club.env.advance_time(51)
    await club.play_until(three, lambda board: board.view.wanted is None)
    await club.play_until(three, lambda board: board.view.wanted is not None)
    relent(club)
    await club.env.advance_time(45)
    await club.play_until(three, lambda board: board.view.wanted is None)
    await club.play_until(three, lambda board: board.view.wanted is not None)
    await club.env.advance_time(LATER - 45 + 1)
    assert (await club.table()).waited_for is None
    assert not [each for each in club.messages() if "your move" in each.content]


# --- what fails ------------------------------------------------------------------------------------------------------


@pytest.fixture
def slow(club: Club, monkeypatch: pytest.MonkeyPatch) -> int:
    """What failed is tried again after so many seconds at first: for a shorter time the offline Discord would wait."""
    monkeypatch.setattr(Growing, "FIRST", 60.0)
    return 67


async def test_an_edit_of_the_board_that_fails_is_made_later(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    refuse(club, "PATCH", f"/channels/{club.channel.id}/messages/*", 500, 0, times=1)
    for move in range(1, 4):
        await club.play(await club.turn(three))
        assert (await club.table()).decision == move
    await club.env.advance_time(10)
    now = await club.table()
    assert ("next" in verbs(club.board())) == (now.view.wanted is not None)
    assert all(f"{count} card" in read(club.board()) for count in now.view.counts)
    assert len(boards(club)) == 1


async def test_the_end_of_a_table_is_shown_though_an_edit_failed(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    refuse(club, "PATCH", f"/channels/{club.channel.id}/messages/*", 500, 0, times=1)
    await club.end()
    await club.env.advance_time(10)
    assert not boards(club)
    assert "stopped" in read(club.messages()[0])


async def test_a_hand_that_could_not_be_sent_is_sent_with_the_next_move(
    club: Club, three: list[MemberActor], slow: int
) -> None:
    where = three[1].user.dm_channel
    refuse(club, "POST", f"/channels/{where.id}/messages", 500, 0, times=1)
    await club.start(*three)
    leader = await club.turn(three)
    await club.click(leader, club.board(), "hand")
    await club.click(leader, club.private(leader)[-1], "card")
    await club.env.advance_time(slow)
    assert len(club.direct(three[1].user)) == 1


async def test_an_edit_of_a_hand_that_fails_is_made_later(club: Club, three: list[MemberActor], slow: int) -> None:
    await club.start(*three)
    who = await club.turn(three)
    for each in three:
        refuse(club, "PATCH", f"/channels/{club.direct(each.user)[0].channel_id}/messages/*", 500, 0, times=1)
    await club.play(who)
    await club.env.advance_time(slow)
    for each in three:
        hand = await club.bot.tables.hand(1, each.id)
        assert verbs(club.direct(each.user)[0]).count("card") == len(hand.view.legal)


@pytest.mark.parametrize("settings", [{"pace_deal": 60}], indirect=True)
async def test_the_last_member_who_leaves_before_the_deal_is_told_where_their_chips_are(club: Club) -> None:
    ann = club.member("Ann")
    await club.start(ann, computers=2)
    menu = (await club.click(ann, club.board(), "menu")).response
    result = await club.click(ann, menu, "menu_leave")
    assert "You have left the table" in answer(result)
    assert await club.wallet(ann) == WELCOME
    assert (await club.table()).ending == "empty"
