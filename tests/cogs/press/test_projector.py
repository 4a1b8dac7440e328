"""Messages that go on by themselves: one picture after the other, at their pace, for as long as that can be."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.ops.refused_requests import RefusedRequests
from bot.ops.request_pace import RequestPace
from bot.refusals import NothingToWatch, TooManyReplays
from cogs.post.messenger import Messenger, Tokens, Upload
from cogs.press import film as projector
from cogs.press.film import Projector
from cogs.render.parts import Layout, small, texts_of
from tests.cogs.post.fake_discord import FAILS, FINAL, GONE

MESSAGE = 5


class Edits:
    """The click on a message: what the message shows, and what Discord answers to its next edits."""

    def __init__(self, *answers: Exception, member: int = 1) -> None:
        self.user = SimpleNamespace(id=member)
        self.shown: list[str] = []
        self.answers = list(answers)
        self.gate: asyncio.Event | None = None
        self.client = SimpleNamespace(deck=SimpleNamespace(refused=lambda: None))

    async def edit_original_response(self, *, view: Layout, **_files: Any) -> None:
        if self.gate is not None:
            await self.gate.wait()
        if self.answers:
            raise self.answers.pop(0)
        self.shown += texts_of(view)


async def pictures(texts: Sequence[str], error: Exception | None = None) -> AsyncIterator[tuple[Layout, Upload | None]]:
    for text in texts:
        yield small(text), None
    if error is not None:
        raise error


def made(pause: float = 0.0) -> Projector:
    client: Any = SimpleNamespace(refused_requests=RefusedRequests(lambda: 0.0), request_pace=RequestPace(1_000_000))
    return Projector(Messenger(client, Tokens(lambda: 0.0)), pause)


async def play(projector: Projector, edits: Any, *texts: str, error: Exception | None = None) -> None:
    """Let a message go on to its end."""
    await projector.start(MESSAGE, edits, pictures(texts, error))
    async with asyncio.timeout(10):
        while projector._running:  # noqa: ASYNC110
            await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again at once."""
    monkeypatch.setattr(projector.Backoff, "failed", lambda tries, _later: setattr(tries, "failures", 1) or 0.0)


async def test_what_discord_puts_off_is_shown_later(caplog: pytest.LogCaptureFixture) -> None:
    edits = Edits(FAILS, FAILS)
    await play(made(), edits, "one", "two", error=NothingToWatch())
    assert edits.shown == ["one", "two"], "each once, in order, and to where it may be watched"
    assert not caplog.records


async def test_where_the_message_is_gone_nothing_more_is_asked(caplog: pytest.LogCaptureFixture) -> None:
    edits = Edits(GONE, FINAL)
    await play(made(), edits, "one", "two", "three")
    assert edits.shown == []
    assert edits.answers == [FINAL]
    assert not caplog.records


async def test_who_stops_it_waits_for_the_edit_that_is_under_way_and_for_no_other() -> None:
    edits, shows = Edits(), made()
    edits.gate = asyncio.Event()
    await shows.start(MESSAGE, edits, pictures(["one", "two"]))  # type: ignore[arg-type]
    while not (running := shows._running[MESSAGE]).lock.locked():  # noqa: ASYNC110
        await asyncio.sleep(0)
    stopping = asyncio.create_task(shows.stop(MESSAGE))
    await asyncio.sleep(0.01)
    assert not stopping.done()
    edits.gate.set()
    await stopping
    assert running.task is not None
    await asyncio.wait({running.task})
    assert edits.shown == ["one"]
    assert not shows._running


async def test_one_message_has_one_film_and_there_are_not_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(projector, "MOST", 2)
    shows = made(3600.0)
    for message in (1, 1, 2):
        shows.check()
        await shows.start(message, Edits(), pictures(["one"]))  # type: ignore[arg-type]
    assert len(shows._running) == 2
    with pytest.raises(TooManyReplays):
        shows.check()
    await shows.cog_unload()
    assert not shows._running


async def test_it_ends_with_the_life_of_its_click(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(projector, "LIFE", -1.0)
    await play(made(), edits := Edits(), "one")
    assert edits.shown == []


async def test_nobody_takes_the_place_of_everybody_elses_films() -> None:
    slow = made(pause=60)
    for number in range(projector.MOST_EACH + 3):
        await slow.start(number, cast(Any, Edits(member=1)), pictures(["one"]))
    await slow.start(100, cast(Any, Edits(member=2)), pictures(["one"]))
    assert list(slow._running) == [3, 4, 100]
    await slow.cog_unload()
