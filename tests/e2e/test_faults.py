"""What Discord refuses, loses or puts off: what the players read meanwhile, and that nothing is asked too often."""

import logging
from itertools import pairwise
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.ops.logs import OneLine
from bot.tables.views import Board
from cogs.post.tokens import Tokens
from tests.e2e.club import Club, read, verbs

HOUR = 3600.0
SILENT = "I can't write"
TOO_LATE, FAILING = (404, 10062), (502, 0)

pytestmark = pytest.mark.usefixtures("slow_retries")


@pytest.fixture(autouse=True)
def clicks_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot edit all messages by itself: what goes through clicks is looked at in `test_clicks.py`."""
    monkeypatch.setattr(Tokens, "take", lambda *_: None)


def board_is_right(club: Club, now: Board) -> None:
    shown = read(club.board())
    assert ("next" in verbs(club.board())) == (now.view.wanted is not None)
    assert all(f"{count} card" in shown for count in now.view.counts)


async def hands_are_right(club: Club, players: list[MemberActor]) -> None:
    for each in players:
        hand = await club.bot.tables.queries.hand(1, each.id)
        assert verbs(club.direct(each.user)[-1]).count("card") == len(hand.view.legal)


async def test_a_table_goes_on_in_the_hands_says_why_and_comes_back_with_the_permission(
    club: Club, three: list[MemberActor], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(caplog.handler, "formatter", OneLine())
    await club.start(*three)
    me = club.guild.me
    assert me is not None
    where = club.channel.id
    club.refuse("POST", f"/channels/{where}/messages*", 403, 50013)
    await club.play_until(three, lambda board: board.view.round == 2)
    assert "Round 1" not in club.told()
    for each in three:
        assert read(club.direct(each.user)[-1]).count(SILENT) == 1
        assert f"<#{where}>" in read(club.direct(each.user)[-1])
    await hands_are_right(club, three)
    since = len(club.env.http_requests)
    await club.env.advance_time(HOUR - 60)
    assert len(club.asked(since)) <= 3 * 6, "board, results and call: after one minute, two, four and so on"
    (line,) = [each for each in caplog.text.splitlines() if "Discord refuses messages" in each]
    assert "cogs.post.reconciler [table 1]: " in line
    club.relent()
    club.env.backend.delete_overwrite(where, me.id)  # of which the gateway tells
    await club.env.settle()
    assert club.told().count("is out!") == 1
    board_is_right(club, await club.table())
    assert SILENT not in club.told()
    for each in three:
        assert SILENT not in read(club.direct(each.user)[-1])


def put_off(club: Club, monkeypatch: pytest.MonkeyPatch, method: str, path: str, seconds: float) -> list[float]:
    """Let discord.py say of a request that Discord puts it off for long; return when it was asked."""
    ask, tried = club.bot.http.request, []

    async def request(route: discord.http.Route, **kwargs: Any) -> Any:
        if route.method == method and path in route.url:
            tried.append(club.env.now().timestamp())
            raise discord.RateLimited(seconds)
        return await ask(route, **kwargs)

    monkeypatch.setattr(club.bot.http, "request", request)
    return tried


async def test_discord_is_left_alone_for_as_long_as_it_asks(
    club: Club, three: list[MemberActor], monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.start(*three)
    tried = put_off(club, monkeypatch, "PATCH", f"/channels/{club.channel.id}/messages/", 200.0)
    for _ in range(5):
        await club.play(await club.turn(three))
        await hands_are_right(club, three)
    await club.env.advance_time(1000)
    assert 3 <= len(tried) <= 6
    assert min(after - before for before, after in pairwise(tried)) >= 200
    monkeypatch.undo()
    await club.env.advance_time(300)
    board_is_right(club, await club.table())


@pytest.mark.parametrize("fault", [TOO_LATE, FAILING])
async def test_a_click_whose_answer_fails_counts_and_is_seen(
    club: Club, three: list[MemberActor], fault: tuple[int, int], caplog: pytest.LogCaptureFixture
) -> None:
    await club.start(*three)
    await club.play_until(three, lambda board: board.view.wanted is not None)
    for where in ("direct message", "board"):
        before = (await club.table()).decision
        who = await club.turn(three)
        club.refuse("POST", "/interactions/*/callback", *fault)
        await (club.play(who) if where == "direct message" else club.click(who, club.board(), "next"))
        club.relent()
        assert (await club.table()).decision == before + 1
        board_is_right(club, await club.table())
        await hands_are_right(club, three)
        if "next" not in verbs(club.board()):
            await club.play_until(three, lambda board: board.view.wanted is not None)
    club.results.clear()  # Discord did not let all be answered
    least = logging.WARNING if fault == TOO_LATE else logging.ERROR
    assert not [each for each in caplog.records if each.levelno >= least and each.name.startswith("cogs")]


async def test_when_too_much_was_refused_only_clicks_are_answered_and_all_is_shown_afterwards(
    club: Club, three: list[MemberActor], caplog: pytest.LogCaptureFixture
) -> None:
    await club.start(*three)
    for _ in range(1000):
        club.bot.refused_requests.seen(429)
    since = len(club.env.http_requests)
    for _ in range(4):
        who = await club.turn(three)
        await club.click(who, club.board(), "hand")
        await club.click(who, club.private(who)[-1], "card")
        assert await club.turn(three) is not who or verbs(club.private(who)[-1])
    assert not club.asked(since, "/channels")
    assert len([each for each in caplog.messages if each.startswith("Discord has refused 1000 requests")]) == 1
    await club.env.advance_time(661)
    board_is_right(club, await club.table())
    await hands_are_right(club, three)
