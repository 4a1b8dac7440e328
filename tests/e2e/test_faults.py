"""What Discord refuses, loses or puts off: what whoever clicks reads of it, and that clicks count."""

import logging

import pytest
from simcord.actors import MemberActor

from bot.tables.views import Board
from cogs.post.tokens import Tokens
from tests.e2e.club import Club, read, verbs

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
