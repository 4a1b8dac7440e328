"""A hand that takes longer than Discord waits. `tests/cogs/post/test_answers.py` has all other late answers."""

import asyncio
import json
from time import sleep
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.http.client import FakeWebhookAdapter

from cogs.post import answers
from tests.e2e.club import Club, button_of, read, verbs

UPDATE_LATER = 6
"""What Discord is told of an interaction first."""
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

    def of(self, service: Any, name: str) -> "Slowness":
        """Let a method take its time, as if the database did."""
        quick = getattr(service, name)

        async def slow(*args: Any, **kwargs: Any) -> Any:
            await asyncio.sleep(SLOWNESS)
            return await quick(*args, **kwargs)

        self._monkeypatch.setattr(service, name, slow)
        return self

    def of_requests(self, path: str) -> "Slowness":
        """Let requests about interactions take their time, and not by the offline Discord's clock."""
        ask = FakeWebhookAdapter.request

        async def slow(adapter: FakeWebhookAdapter, route: Any, session: Any, **kwargs: Any) -> Any:
            if path in route.url:
                await asyncio.to_thread(sleep, SLOWNESS)
            return await ask(adapter, route, session, **kwargs)

        self._monkeypatch.setattr(FakeWebhookAdapter, "request", slow)
        return self


async def test_a_hand_on_its_way_is_never_shown_on_the_board_that_was_clicked(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    board = club.seen(await club.start(ann, ben, computers=1))
    who = await club.turn([ann, ben])
    direct = club.seen(club.direct(who.user)[-1])
    with pytest.MonkeyPatch.context() as monkeypatch:
        Slowness(monkeypatch).of(club.bot.tables.queries, "hands").of_requests("/webhooks/")
        shown, _ = await club.arrive(
            club.press(who, board, button_of(board["components"], "hand")),
            club.press(who.user, direct, button_of(direct["components"], "card")),
        )
    token = shown._interaction.token
    first, *later = [each for each in club.env.http_requests if f"/{token}" in each.path]
    assert first.json is not None
    assert first.json["type"] == UPDATE_LATER
    assert not [each for each in later if each.path.endswith("/callback")]
    on_the_board = [each for each in later if each.path.endswith("@original")]
    assert ":follow:" not in json.dumps([each.json for each in on_the_board]), "only hands have that button"
    assert "hand" in verbs(club.board())
    (hand,) = club.private(who)
    assert read(hand) == read(club.direct(who.user)[-1]), "it shows what has happened while it was on its way"
