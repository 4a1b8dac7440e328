"""What may be shown later: boards while computers play, hands of those who play from the board, computers' payouts."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.settings import Settings
from bot.tables.clock import Waiting
from bot.tables.views import Board
from cogs.render.board import board_message
from cogs.render.stops.cards import run_text
from cogs.render.words import words_for
from cogs.show.messenger import texts_of
from cogs.show.publisher import publisher_of
from tests.e2e.club import Club, quick_settings, read, same_deals

WIDTH = 40
"""Characters of a line on a phone, about."""
LONG = 60
"""Seconds of deferral: longer than anything here takes by itself."""


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def settings(file: Path, request: pytest.FixtureRequest) -> Settings:
    deferrals = {f"NEWMARKET_{each}_LAG": LONG for each in ("BOARD", "HAND", "TOLD")}
    return quick_settings(file, **deferrals, **getattr(request, "param", {}))


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


def edits(club: Club, message: int) -> int:
    """How often a message was edited, answers to clicks apart."""
    return sum(each.method == "PATCH" and each.path.endswith(f"/messages/{message}") for each in club.env.http_requests)


def present(club: Club, board: Board) -> str:
    """What a table's public message is to say."""
    closed = publisher_of(club.bot).hands.unreached(board.id, {})
    view = board_message(board, words_for("en-US"), closed)
    return "\n".join(texts_of(view))


async def follow(club: Club, who: MemberActor) -> None:
    """Press the run's next card on the board."""
    await club.click(who, club.board(), "next")


async def lead(club: Club, who: MemberActor) -> None:
    """Lead from the hand beside the board, which shows what there is to choose at once."""
    await club.click(who, club.private(who)[-1], "card")


async def test_a_board_is_at_the_present_whenever_it_is_a_members_turn(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=4)
    turns = 0
    while (board := await club.table()).round == 1 and not board.dealing:
        assert board.waiting is Waiting.MEMBER
        assert read(club.board()) == present(club, board)
        turns += 1
        await (follow(club, ann) if board.view.wanted is not None else lead(club, ann))
    assert turns > 3


async def test_runs_that_went_by_unseen_are_told(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=4)
    told = 0
    while (board := await club.table()).round == 1 and not board.dealing:
        (line,) = [each for each in read(club.board()).split("\n") if each.startswith("-# Earlier: ")] or [""]
        earlier = board.view.runs[:-1]
        assert bool(line) == bool(earlier)
        if earlier:
            assert line.endswith(run_text((play.card for play in earlier[-1]), words_for("en-US")))
            assert len(line.removeprefix("-# ")) <= WIDTH
            told += 1
        await (follow(club, ann) if board.view.wanted is not None else lead(club, ann))
    assert told > 1


async def test_the_hand_of_a_new_round_is_one_edit_of_the_message_that_is_there(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=4)
    (hand,) = club.direct(ann.user)
    while (board := await club.table()).round == 1 or board.dealing:
        before, first = edits(club, hand.id), board.round == 1
        await (follow(club, ann) if board.view.wanted is not None else lead(club, ann))
        if first and (await club.table()).round == 2:
            assert edits(club, hand.id) - before <= 1
    assert [each.id for each in club.direct(ann.user)] == [hand.id]
    opened = [each for each in club.env.http_requests if each.path.endswith("/users/@me/channels")]
    assert len(opened) == 1
