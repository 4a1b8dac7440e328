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

from bot.tables.table import Ending
from cogs.show import answers
from tests.e2e.club import Club, button_of, labels, one_round, read, same_deals, verbs
from tests.e2e.faults import boards

MESSAGE, LATER, UPDATE_LATER = 4, 5, 6
"""What Discord is told of an interaction first."""
EPHEMERAL = 64
DEFERRED_AFTER, SLOWNESS = 0.05, 0.3
"""Seconds."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for two seconds here."""
    monkeypatch.setattr(answers, "PATIENCE", DEFERRED_AFTER)


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


@pytest.fixture
def ben(club: Club) -> MemberActor:
    return club.member("Ben")


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

    def of_requests(self, path: str, *, lost: bool = False) -> Slowness:
        """Let requests about interactions take their time. `lost`: they arrive, and an error comes back."""
        ask = FakeWebhookAdapter.request

        async def slow(adapter: FakeWebhookAdapter, route: Any, session: Any, **kwargs: Any) -> Any:
            if path not in route.url:
                return await ask(adapter, route, session, **kwargs)
            if lost:
                await ask(adapter, route, session, **kwargs)
                raise ConnectionResetError
            await asyncio.to_thread(sleep, SLOWNESS)  # not by the offline Discord's clock
            return await ask(adapter, route, session, **kwargs)

        self._monkeypatch.setattr(FakeWebhookAdapter, "request", slow)
        return self


@pytest.fixture
def slow() -> Iterator[Slowness]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        yield Slowness(monkeypatch)


def told_discord(club: Club, result: InteractionResult) -> list[HttpLogEntry]:
    """All that Discord was told of an interaction, in order."""
    token = result._interaction.token
    return [each for each in club.env.http_requests if f"/{token}" in each.path]


def deferred(club: Club, result: InteractionResult, kind: int) -> list[HttpLogEntry]:
    """What Discord was told of an interaction after its deferral, of this kind."""
    first, *later = told_discord(club, result)
    assert first.json is not None
    assert first.json["type"] == kind
    assert not [each for each in later if each.path.endswith("/callback")]
    return later


async def test_a_private_answer_to_a_command_comes_after_its_deferral(
    club: Club, ann: MemberActor, slow: Slowness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "cogs.show.answers")
    slow.of(club.bot.tables, "in_channel")
    result = await club.slash(ann, "newmarket rules")
    (answered,) = deferred(club, result, LATER)
    assert answered.method == "POST"
    (told,) = club.private(ann)
    assert "This channel has no house rules" in read(told)
    assert not club.messages()
    assert club.bot.answers.late == 1
    assert [each.getMessage()[:38] for each in caplog.records] == ["/newmarket rules was answered after 0."]


async def test_a_table_that_opens_late_is_there_for_everybody_and_can_be_played(
    club: Club, ann: MemberActor, ben: MemberActor, slow: Slowness
) -> None:
    slow.of(club.bot.tables, "open")
    result = await club.slash(ann, "newmarket start")
    deferred(club, result, LATER)
    (told,) = club.private(ann)
    assert read(told) == "Your table is open: its board is here in the channel."
    (board,) = boards(club)
    await club.click(ben, board, "join")
    await club.click(ben, club.board(), "now")
    assert len(boards(club)) == 1
    assert (await club.table()).round == 1


async def test_a_table_that_is_refused_late_is_refused_privately(club: Club, ann: MemberActor, slow: Slowness) -> None:
    slow.of(club.bot.tables, "open")
    result = await club.slash(ann, "newmarket start", **{"buy-in": 900_000})
    deferred(club, result, LATER)
    assert "chips" in refusal_told(club, ann)
    assert not club.messages()


def refusal_told(club: Club, who: MemberActor) -> str:
    """The one sentence that somebody was told, and nobody else."""
    (told,) = club.private(who)
    assert not labels(told)
    text = read(told)
    assert text.endswith(".")
    assert "Something went wrong" not in text
    return text


async def test_a_board_that_is_clicked_changes_after_the_deferral(
    club: Club, ann: MemberActor, ben: MemberActor, slow: Slowness
) -> None:
    board = await club.open(ann)
    slow.of(club.bot.tables, "join")
    result = await club.click(ben, board, "join")
    (answered,) = deferred(club, result, UPDATE_LATER)
    assert (answered.method, answered.path.rsplit("/", 1)[-1]) == ("PATCH", "@original")
    (same,) = club.messages()
    assert same.id == board.id
    assert "Ben" in read(same)


async def test_a_hand_that_comes_late_is_private_and_keeps_in_step_and_the_board_stays(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    board = await club.start(ann, ben, computers=1)
    who = await club.turn([ann, ben])
    with pytest.MonkeyPatch.context() as monkeypatch:
        Slowness(monkeypatch).of(club.bot.tables, "hand")
        result = await club.click(who, board, "hand")
    shown = [each for each in deferred(club, result, UPDATE_LATER) if ":card:" in json.dumps(each.json)]
    assert [each.method for each in shown] == ["POST"]
    assert shown[0].json is not None
    assert shown[0].json["flags"] & EPHEMERAL
    (hand,) = club.private(who)
    assert "card" in verbs(hand)
    before = read(hand)
    await club.play(who)
    assert read(club.private(who)[-1]) != before
    assert "card" not in verbs(club.board())
    assert "hand" in verbs(club.board())


async def test_a_hand_on_its_way_is_never_shown_on_the_board_that_was_clicked(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    board = club.seen(await club.start(ann, ben, computers=1))
    who = await club.turn([ann, ben])
    direct = club.seen(club.direct(who.user)[-1])
    with pytest.MonkeyPatch.context() as monkeypatch:
        Slowness(monkeypatch).of(club.bot.tables, "hand").of_requests("/webhooks/")
        shown, _ = await club.arrive(
            club.press(who, board, button_of(board["components"], "hand")),
            club.press(who.user, direct, button_of(direct["components"], "card")),
        )
    on_the_board = [each for each in deferred(club, shown, UPDATE_LATER) if each.path.endswith("@original")]
    assert ":follow:" not in json.dumps([each.json for each in on_the_board]), "only hands have that button"
    assert "hand" in verbs(club.board())
    (hand,) = club.private(who)
    assert read(hand) == read(club.direct(who.user)[-1]), "it shows what has happened while it was on its way"


async def test_a_choice_in_a_menu_is_shown_after_the_deferral(club: Club, ann: MemberActor, slow: Slowness) -> None:
    board = await club.open(ann)
    await club.click(ann, board, "house")
    (menu,) = club.private(ann)
    before = read(menu)
    slow.of(club.bot.tables, "set_rules")
    result = await club.choose(ann, menu, "preset", "boodle")
    (answered,) = deferred(club, result, UPDATE_LATER)
    assert answered.method == "PATCH"
    (same,) = club.private(ann)
    assert same.id == menu.id
    assert read(same) != before
    assert (await club.table()).rules.preset == "boodle"


async def test_a_record_that_takes_long_comes_as_a_file(
    club: Club, ann: MemberActor, monkeypatch: pytest.MonkeyPatch, slow: Slowness
) -> None:
    one_round(monkeypatch)
    await club.start(ann, computers=2)
    await club.play_until([ann], lambda board: board.ending is Ending.FINISHED)
    slow.of(club.bot.records, "documents")
    result = await club.slash(ann, "newmarket record")
    deferred(club, result, LATER)
    assert result.response is not None
    assert result.response.ephemeral
    names = [each.filename for each in result.response.attachments]
    assert names == ["newmarket-1.json", "newmarket-1-proof.json", "newmarket-1.html"]
