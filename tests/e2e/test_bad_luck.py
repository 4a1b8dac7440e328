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
from tests.e2e.club import Club, answer, quick_settings, read, refusal, same_deals
from tests.e2e.faults import refuse, relent

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


async def test_what_could_not_be_told_is_told_when_the_bot_may_write_again(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    refuse(club, "POST", f"/channels/{club.channel.id}/messages", 403, 50013)
    await club.play_until([ann], over)
    assert "Round 1" not in club.told()
    relent(club)
    await club.env.advance_time(LATER)
    assert sum("goes out with" in read(each) for each in club.messages()) == 1
    assert not await club.bot.tables.unannounced(1)


# --- what fails ------------------------------------------------------------------------------------------------------


@pytest.fixture
def slow(club: Club, monkeypatch: pytest.MonkeyPatch) -> int:
    """What failed is tried again after so many seconds at first: for a shorter time the offline Discord would wait."""
    monkeypatch.setattr(Growing, "FIRST", 60.0)
    return 67


@pytest.mark.parametrize("settings", [{"pace_deal": 60}], indirect=True)
async def test_the_last_member_who_leaves_before_the_deal_is_told_where_their_chips_are(club: Club) -> None:
    ann = club.member("Ann")
    await club.start(ann, computers=2)
    menu = (await club.click(ann, club.board(), "menu")).response
    result = await club.click(ann, menu, "menu_leave")
    assert "You have left the table" in answer(result)
    assert await club.wallet(ann) == WELCOME
    assert (await club.table()).ending == "empty"
