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


async def test_a_hand_on_its_way_is_never_shown_on_the_board_that_was_clicked(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    board = club.seen(await club.start(ann, ben, computers=1))
    who = await club.turn([ann, ben])
    direct = club.seen(club.direct(who.user)[-1])
    queries, ask = club.bot.tables.queries, FakeWebhookAdapter.request
    read_hands = queries.hands

    async def slow_hands(table: int) -> Any:
        await asyncio.sleep(SLOWNESS)
        return await read_hands(table)

    async def slow_requests(adapter: FakeWebhookAdapter, route: Any, session: Any, **more: Any) -> Any:
        if "/webhooks/" in route.url:
            await asyncio.to_thread(sleep, SLOWNESS)  # and not by the offline Discord's clock
        return await ask(adapter, route, session, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(queries, "hands", slow_hands)
        patch.setattr(FakeWebhookAdapter, "request", slow_requests)
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
