"""Lobbies, rounds and announcements outlive a restart of the bot."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.members.people import Actor
from bot.settings import Settings
from bot.tables.posts import BOARD, HAND, NUDGE
from bot.tables.table import Ending
from bot.tables.views import Board
from cogs.show.publisher import publisher_of
from tests.e2e.club import Club, quick_settings, read, refusal, same_deals, verbs
from tests.e2e.faults import boards, refuse, relent

WELCOME = 500


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


def over(board: Board) -> bool:
    return board.view.round == 2


async def test_an_announcement_that_waited_is_made_after_a_restart(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    refuse(club, "POST", f"/channels/{club.channel.id}/messages", 403, 50013)
    await club.play_until([ann], over)
    assert "goes out with" not in club.told()
    relent(club)
    await club.restart()
    assert sum("goes out with" in read(each) for each in club.messages()) == 1
    await club.restart()
    assert sum("goes out with" in read(each) for each in club.messages()) == 1


async def test_a_board_that_was_not_brought_to_its_end_is_after_a_restart(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    tables, posts = club.bot.tables, club.bot.posts
    await publisher_of(club.bot).cog_unload()
    await tables.stop_table(1, Actor(club.moderator().id, "Mo", "en-US", manages=True, guild=club.guild.id), 1)
    await club.closed()
    await tables.announced([number for number, _ in await tables.unannounced(1)])
    assert verbs(club.board())
    assert await posts.all(1, HAND)
    await club.restart()
    assert boards(club) == []
    posts = club.bot.posts
    assert [await posts.all(1, kind) for kind in (BOARD, HAND, NUDGE)] == [{}, {}, {}]


async def test_a_lobby_outlives_a_restart(club: Club, three: list[MemberActor]) -> None:
    ann, ben, clara = three
    board = await club.open(ann, ben)
    await club.env.advance_time(20 * 60)
    before = await club.books()
    await club.restart()
    assert await club.books() == before
    assert [each.id for each in boards(club)] == [board.id]
    assert "already" in refusal(await club.click(ben, board, "join"))
    await club.click(clara, board, "join")
    assert "Clara" in read(club.board())
    await club.env.advance_time(10 * 60 + 1)
    assert (await club.table()).ending is Ending.EXPIRED
    assert [await club.wallet(each) for each in three] == [WELCOME] * 3


@pytest.mark.parametrize("settings", [{"pace_round": 60}], indirect=True)
async def test_a_table_between_two_rounds_outlives_a_restart(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    await club.play_until([ann], lambda board: board.dealing)
    before = await club.books()
    await club.env.advance_time(30)
    await club.restart()
    assert await club.books() == before
    assert (await club.table()).dealing
    assert len(boards(club)) == 1
    assert sum("goes out with" in read(each) for each in club.messages()) == 1
    await club.env.advance_time(31)
    board = await club.table()
    assert not board.dealing
    assert board.view.round == 2
    assert len(club.direct(ann.user)) == 1
    await club.play(await club.turn([ann]))
    assert (await club.table()).decision > board.decision
