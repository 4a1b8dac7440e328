"""What Discord refuses, loses or puts off: what the players read meanwhile, and that nothing is asked too often."""

from __future__ import annotations

import asyncio
import logging
from itertools import pairwise
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.settings import Settings
from bot.tables.table import Ending, Status
from bot.tables.views import Board
from cogs.show import answers
from cogs.show.conflation import Growing
from cogs.show.tokens import Tokens
from tests.e2e.club import Club, one_round, quick_settings, read, same_deals, verbs
from tests.e2e.faults import asked, put_off, refuse, relent

HOUR = 3600.0
SILENT = "I can't write"
TOO_LATE = [(404, 10062), (400, 40060), (404, 10015)]
FAILING = [(500, 0), (502, 0), (429, 0)]


@pytest.fixture(autouse=True)
def clicks_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot edit all messages by itself: what goes through clicks is looked at in `test_clicks.py`."""
    monkeypatch.setattr(Tokens, "take", lambda *_: None)


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch, 3)


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again after a minute at first: for a shorter time the offline Discord would wait."""
    monkeypatch.setattr(Growing, "FIRST", 60.0)


@pytest.fixture
def settings(file: Path) -> Settings:
    return quick_settings(file)


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


def board_is_right(club: Club, now: Board) -> None:
    shown = read(club.board())
    assert ("next" in verbs(club.board())) == (now.view.wanted is not None)
    assert all(f"{count} card" in shown for count in now.view.counts)


async def hands_are_right(club: Club, players: list[MemberActor]) -> None:
    for each in players:
        hand = await club.bot.tables.hand(1, each.id)
        assert verbs(club.direct(each.user)[-1]).count("card") == len(hand.view.legal)


# --- where the bot may not write any more ---------------------------------------------------------------------------


@pytest.mark.parametrize("denied", ["send_messages", "view_channel"])
async def test_a_table_goes_on_in_the_hands_says_why_and_comes_back_with_the_permission(
    club: Club, three: list[MemberActor], denied: str, caplog: pytest.LogCaptureFixture
) -> None:
    await club.start(*three)
    me = club.guild.me
    assert me is not None
    where = club.channel.id
    refuse(club, "*" if denied == "view_channel" else "POST", f"/channels/{where}/messages*", 403, 50013)
    before = (await club.table()).view.round
    while (await club.table()).view.round == before:
        await club.play(await club.turn(three))
    assert "Round 1" not in club.told()
    for each in three:
        assert read(club.direct(each.user)[-1]).count(SILENT) == 1
        assert f"<#{where}>" in read(club.direct(each.user)[-1])
    await hands_are_right(club, three)
    since = len(club.env.http_requests)
    await club.env.advance_time(HOUR - 60)
    assert len(asked(club, since)) <= 3 * 6, "board, results and call: after one minute, two, four and so on"
    told = [each for each in caplog.messages if "Discord refuses messages" in each]
    assert len(told) == 1
    relent(club)
    club.env.backend.delete_overwrite(where, me.id)  # of which the gateway tells
    await club.env.settle()
    assert club.told().count("goes out with") == 1
    board_is_right(club, await club.table())
    assert SILENT not in club.told()
    for each in three:
        assert SILENT not in read(club.direct(each.user)[-1])


async def test_a_channel_that_discord_does_not_know_any_more_closes_its_table(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    refuse(club, "*", f"/channels/{club.channel.id}/*", 404, 10003)
    await club.play(await club.turn(three))
    assert (await club.table()).ending is Ending.CHANNEL_GONE
    for each in three:
        statement = await club.bot.wallets.statement(club.guild.id, each.id)
        assert statement is not None
        assert statement.own.on_tables == 0
        assert "the table is closed" in read(club.direct(each.user)[-1])
    since = len(club.env.http_requests)
    await club.env.advance_time(HOUR)
    assert not asked(club, since)


# --- what fails -------------------------------------------------------------------------------------------------------


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


async def test_who_closes_their_direct_messages_in_a_match_is_shown_the_way_on_the_board(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    who = await club.turn(three)
    other = next(each for each in three if each is not who)
    (old,) = club.direct(other.user)
    refuse(club, "*", f"/channels/{old.channel_id}/*", 403, 50007)
    while other is not await club.turn(three):
        await club.play(await club.turn(three))
    assert f"{other.user.global_name}: your cards are under **My hand**" in read(club.board())
    since = len(club.env.http_requests)
    await club.click(other, club.board(), "hand")
    await club.click(other, club.private(other)[-1], "card")
    await club.env.advance_time(HOUR)
    assert not asked(club, since, f"/channels/{old.channel_id}")


# --- answers ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def unanswered(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    """Clicks that Discord did not let be answered are no mistake of the bot's."""
    club.results = Unanswered()


class Unanswered(list):  # type: ignore[type-arg]
    def append(self, result: object) -> None:
        """Keep nothing."""


def quiet(caplog: pytest.LogCaptureFixture, level: int) -> None:
    assert not [each.getMessage() for each in caplog.records if each.levelno >= level and each.name.startswith("cogs")]


@pytest.mark.parametrize("fault", TOO_LATE + FAILING)
@pytest.mark.usefixtures("unanswered")
async def test_a_click_whose_answer_fails_counts_and_is_seen(
    club: Club, three: list[MemberActor], fault: tuple[int, int], caplog: pytest.LogCaptureFixture
) -> None:
    callback = "/interactions/*/callback"
    await club.start(*three)
    who = await club.turn(three)
    refuse(club, "POST", callback, *fault)
    await club.play(who)  # by direct message
    relent(club)
    assert (await club.table()).decision == 1
    board_is_right(club, await club.table())
    await hands_are_right(club, three)
    await club.play_until(three, lambda board: board.view.wanted is not None)
    before = (await club.table()).decision
    who = await club.turn(three)
    refuse(club, "POST", callback, *fault)
    await club.click(who, club.board(), "next")
    relent(club)
    assert (await club.table()).decision == before + 1
    board_is_right(club, await club.table())
    await hands_are_right(club, three)
    quiet(caplog, logging.WARNING if fault in TOO_LATE else logging.ERROR)


@pytest.mark.usefixtures("unanswered")
async def test_a_table_whose_command_could_not_be_answered_has_its_board_all_the_same(
    club: Club, three: list[MemberActor]
) -> None:
    for table, fault in enumerate([*TOO_LATE, *FAILING], start=1):
        channel = club.guild.create_text_channel(f"games-{table}")
        refuse(club, "POST", "/interactions/*/callback", *fault)
        await club.slash(three[0], "newmarket start", channel)
        relent(club)
        (board,) = club.messages(channel)
        for each in three[1:]:
            await club.click(each, board, "join")
        await club.click(three[0], board, "start")
        now = await club.table(table)
        assert now.status is Status.PLAYING
        assert all(f"{count} card" in read(club.board(channel)) for count in now.view.counts)


async def test_who_waits_for_a_follow_up_that_discord_loses_is_told_so(
    club: Club, ann: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_round(monkeypatch)
    await club.start(ann, computers=2)
    await club.play_until([ann], lambda board: board.ending is not None)
    result = next(each for each in club.messages() if "proofs" in verbs(each))
    proofs = (await club.click(ann, result, "proofs")).response
    assert proofs is not None
    monkeypatch.setattr(answers, "PATIENCE", 0.05)
    made_again = club.bot.records.deals

    async def slow(table: int, *more: object) -> object:
        await asyncio.sleep(0.3)
        return await made_again(table, *more)

    monkeypatch.setattr(club.bot.records, "deals", slow)
    refuse(club, "POST", "/webhooks/*", 502, times=1)
    told = await club.click(ann, proofs, "deals")
    assert read(told.followups[-1]) == "Discord didn't take my answer. Check the table, then try again."


# --- too much of it ---------------------------------------------------------------------------------------------------


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
    assert not asked(club, since, "/channels")
    assert len([each for each in caplog.messages if each.startswith("Discord has refused 1000 requests")]) == 1
    await club.env.advance_time(661)
    board_is_right(club, await club.table())
    await hands_are_right(club, three)
