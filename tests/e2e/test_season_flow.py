"""Boards of what was won, and the end of a month, in the offline Discord."""

import asyncio
import re

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.app import now
from bot.chips.leaderboard import ALWAYS, WON, Board
from bot.history.seasons import last_month
from bot.members.people import Actor
from bot.store.chips.boards import month_of, reach
from tests.e2e.club import Club, answer, components, pictures, read

pytestmark = pytest.mark.usefixtures("one_round")


@pytest.fixture
def hall(club: Club) -> ChannelHandle:
    return club.guild.create_text_channel("hall-of-fame")


async def won_from_each_other(club: Club, three: list[MemberActor]) -> None:
    """Play until chips have gone from one member to another: of some rounds they all stay on the table."""
    asks = Actor(three[0].id, "Ann", None)
    for table in range(1, 9):
        await club.start(*three)
        await club.finish(*three, table=table)
        if (await club.bot.leaderboard.page(club.guild.id, asks, 0, Board(WON, ALWAYS))).rows:
            return


async def test_boards_are_changed_by_menus_and_buttons(club: Club, three: list[MemberActor]) -> None:
    ann = three[0]
    await won_from_each_other(club, three)
    board = (await club.slash(ann, "chips")).response
    await club.pick(ann, board, "chips:what:month", "won")
    assert "Chips won this month" in read(board)
    assert "**Ann**" in read(board)
    assert "Ben" in read(board)
    await club.pick(ann, board, "chips:when:won", "week")
    assert "Chips won this week" in read(board)
    await club.button(ann, board, "chips:draw:won:week:0")
    assert [each.startswith("Chips won this week (") for each in pictures(board)] == [True]
    await club.restart()
    await club.pick(ann, board, "chips:what:week", "stops")
    assert "Newmarket: ratings this week" in read(board)
    assert re.search(r"\d more rated matches to go", read(board))
    await club.pick(ann, board, "chips:what:week", "chips")
    assert "Chips in this server" in read(board)
    typed = (await club.slash(ann, "chips", board="new-york", time="ever")).response
    assert "New York: ratings" in read(typed)
    assert "it takes ten rated matches" in read(typed)


async def test_a_months_end_is_told_once_even_by_a_process_that_is_killed_after_posting(
    club: Club, three: list[MemberActor], hall: ChannelHandle, admin: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await won_from_each_other(club, three)
    shown = await club.slash(admin, "bank settings", **{"season-channel": hall})
    assert "Monthly winners in (none: nowhere)" in read(shown.response)
    season = next(each for each in components(shown.response) if each.get("custom_id", "").startswith("bank:season"))
    assert [each["id"] for each in season["default_values"]] == [hall.id]
    assert club.messages(hall) == []

    async def killed(*_: object) -> None:
        raise asyncio.CancelledError

    async def in_vain(*_: object) -> None:
        raise OSError

    await club.bot.close()
    await club.env.advance_time(reach(month_of(now()))[1] - now() + 60)
    with monkeypatch.context() as patch:
        patch.setattr("bot.history.seasons.Seasons.told", killed)
        await club.restart()
        while not club.messages(hall):  # another process draws the picture, and takes its own time
            await club.env.advance_time(1)
    (message,) = club.messages(hall)
    assert " is over" in read(message)
    assert re.search(r"\d match(es were| was) played", read(message))
    assert "🥇" in read(message)
    assert ["1. " in each for each in pictures(message)] == [True]
    with monkeypatch.context() as patch:  # the next attempt finds nothing out, and the one after it looks again
        patch.setattr("cogs.calendar.Calendar._told_before", in_vain)
        await club.restart()
        await club.env.advance_time(2 * 60 * 60)
    await club.restart()
    await club.env.advance_time(2 * 60 * 60)
    assert [each.id for each in club.messages(hall)] == [message.id]
    async with club.bot.database.reading() as work:
        attempt = await work.seasons.attempt(club.guild.id, last_month(now()))
    assert attempt is not None
    assert attempt.message_id == message.id
    first = next(each["custom_id"] for each in components(message) if each.get("custom_id"))
    pressed = await club.button(three[0], message, first)
    assert pressed.ephemeral
    assert "Chips won in " in answer(pressed)


async def test_a_process_that_comes_back_posts_an_unfinished_months_end_with_the_same_nonce(
    club: Club, three: list[MemberActor], hall: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the bot may not read what it has posted, that alone keeps a second message away: for some minutes."""
    await won_from_each_other(club, three)
    await club.bot.wallets.change_settings(club.guild.id, season_channel=hall.id)

    async def killed(*_: object) -> None:
        raise asyncio.CancelledError

    club.refuse("GET", f"/channels/{hall.id}/messages", 403, 50001)
    await club.bot.close()
    await club.env.advance_time(reach(month_of(now()))[1] - now() + 60)
    begun = len(club.env.http_requests)
    with monkeypatch.context() as patch:
        patch.setattr("bot.history.seasons.Seasons.told", killed)
        await club.restart()
        await club.env.advance_time(60)
    await club.restart()
    await club.env.advance_time(60)
    posted = club.asked(begun, f"/channels/{hall.id}/messages", "POST")
    assert [(each.json["nonce"], each.json["enforce_nonce"]) for each in posted] == [(f"end-{hall.id}", True)] * 2
    assert len(f"end-{2**64}") <= 25, "the longest that Discord takes"
    await club.env.advance_time(2 * 60 * 60)
    assert len(club.asked(begun, f"/channels/{hall.id}/messages", "POST")) == 2
