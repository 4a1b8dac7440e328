"""Answers that take longer than Discord waits: deferred meanwhile, they arrive all the same, and once."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from time import sleep
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.http.client import FakeWebhookAdapter
from simcord.results import InteractionResult
from simcord.types import HttpLogEntry

from cogs.show import answers
from tests.e2e.club import Club, button_of, read, verbs

MESSAGE, LATER, UPDATE_LATER = 4, 5, 6
"""What Discord is told of an interaction first."""
EPHEMERAL = 64
DEFERRED_AFTER, SLOWNESS = 0.05, 0.3
"""Seconds."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for two seconds here."""
    monkeypatch.setattr(answers, "PATIENCE", DEFERRED_AFTER)


class Slowness:
    """What is slow as long as this is in force."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def of(self, service: Any, name: str) -> Slowness:
        """Let a method take its time, as if the database did."""
        quick = getattr(service, name)

        async def slow(*args: Any, **kwargs: Any) -> Any:
            await asyncio.sleep(SLOWNESS)
            return await quick(*args, **kwargs)

        self._monkeypatch.setattr(service, name, slow)
        return self

    def of_requests(self, path: str) -> Slowness:
        """Let requests about interactions take their time, and not by the offline Discord's clock."""
        ask = FakeWebhookAdapter.request

        async def slow(adapter: FakeWebhookAdapter, route: Any, session: Any, **kwargs: Any) -> Any:
            if path in route.url:
                await asyncio.to_thread(sleep, SLOWNESS)
            return await ask(adapter, route, session, **kwargs)

        self._monkeypatch.setattr(FakeWebhookAdapter, "request", slow)
        return self


@pytest.fixture
def slow() -> Iterator[Slowness]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        yield Slowness(monkeypatch)


def deferred(club: Club, result: InteractionResult, kind: int) -> list[HttpLogEntry]:
    """What Discord was told of an interaction after its deferral, of this kind."""
    token = result._interaction.token
    first, *later = [each for each in club.env.http_requests if f"/{token}" in each.path]
    assert first.json is not None
    assert first.json["type"] == kind
    assert not [each for each in later if each.path.endswith("/callback")]
    return later


async def test_a_private_answer_to_a_command_comes_after_its_deferral(
    club: Club, ann: MemberActor, slow: Slowness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "cogs.show.answers")
    slow.of(club.bot.tables.queries, "in_channel")
    result = await club.slash(ann, "newmarket rules")
    (answered,) = deferred(club, result, LATER)
    assert answered.method == "POST"
    (told,) = club.private(ann)
    assert "This channel has no house rules" in read(told)
    assert not club.messages()
    assert club.bot.answers.late == 1
    assert [each.getMessage()[:35] for each in caplog.records] == ["/newmarket rules was answered after"]


async def test_a_table_that_opens_late_is_there_for_everybody_and_can_be_played(
    club: Club, ann: MemberActor, ben: MemberActor, slow: Slowness
) -> None:
    slow.of(club.bot.tables.lobby, "open")
    result = await club.slash(ann, "newmarket start")
    deferred(club, result, LATER)
    (told,) = club.private(ann)
    assert read(told) == "Your table is open: its board is here in the channel."
    (board,) = club.boards()
    await club.click(ben, board, "join")
    await club.click(ben, club.board(), "now")
    assert len(club.boards()) == 1
    assert (await club.table()).round == 1


async def test_a_hand_on_its_way_is_never_shown_on_the_board_that_was_clicked(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    board = club.seen(await club.start(ann, ben, computers=1))
    who = await club.turn([ann, ben])
    direct = club.seen(club.direct(who.user)[-1])
    with pytest.MonkeyPatch.context() as monkeypatch:
        Slowness(monkeypatch).of(club.bot.tables.queries, "hand").of_requests("/webhooks/")
        shown, _ = await club.arrive(
            club.press(who, board, button_of(board["components"], "hand")),
            club.press(who.user, direct, button_of(direct["components"], "card")),
        )
    on_the_board = [each for each in deferred(club, shown, UPDATE_LATER) if each.path.endswith("@original")]
    assert ":follow:" not in json.dumps([each.json for each in on_the_board]), "only hands have that button"
    assert "hand" in verbs(club.board())
    (hand,) = club.private(who)
    assert read(hand) == read(club.direct(who.user)[-1]), "it shows what has happened while it was on its way"
