"""Pictures of results: the text is there at once, the picture comes by an edit, and nothing depends on it."""

import asyncio
import logging
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.members.preferences import CardsBy
from bot.search.pool import JobFailed
from bot.tables.model.announcements import MatchResult, Standing
from bot.tables.model.table import Ending
from cogs.post.pictures import PATIENCE
from tests.cogs.post.fake_discord import FINAL, REFUSED, Shown
from tests.cogs.post.fakes import Hall
from tests.cogs.post.situations import ANNS, BENS, CHANNEL, RUN, seen
from tests.cogs.post.test_refused_for_good import RESULT, is_plain, kind_of

WON = MatchResult(
    RUN.id,
    ("Ann",),
    (Standing("Ann", ANNS, 70, 50), Standing("Ben", BENS, 45, 50), Standing("Ada", None, 35, 50)),
    0,
    game="stops",
)
OVER = replace(RUN, ending=Ending.FINISHED)


async def end(hall: Hall) -> Shown:
    """Let a match end, and return the message that tells its result."""
    hall.tables.pending[RUN.id] = [(next(hall.numbers), WON)]
    await hall.shows(*seen(OVER, None))
    return next(each for each in hall.discord.of(CHANNEL) if "wins the match" in each.text)


def galleries(message: Shown) -> list[Any]:
    return [each for each in message.view.walk_children() if isinstance(each, discord.ui.MediaGallery)]


async def test_a_result_gets_its_picture_by_an_edit(hall: Hall) -> None:
    message = await end(hall)
    (gallery,) = galleries(message)
    assert message.files == ["match-5.png"]
    assert gallery.items[0].description.startswith("Ann wins the match (")
    assert message.edits == 1
    assert any(each.startswith("nm:5:") and "again" in each for each in message.buttons)


async def test_a_server_that_wants_text_has_no_picture(hall: Hall) -> None:
    await end(hall)
    hall.languages.by = CardsBy.TEXT
    hall.tables.pending[RUN.id] = [(next(hall.numbers), WON)]
    await hall.shows(*seen(OVER, None))
    assert [each.files for each in hall.discord.of(CHANNEL) if "wins the match" in each.text] == [["match-5.png"], []]


@pytest.mark.parametrize("error", [JobFailed("OSError"), TimeoutError(), FINAL, REFUSED])
async def test_where_drawing_fails_or_discord_refuses_it_the_text_stands_alone(
    hall: Hall, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(_: Any) -> bytes:
        raise error

    if isinstance(error, discord.HTTPException):
        hall.discord.fails["edit"] = error
    else:
        hall.draws = fails
    caplog.set_level(logging.INFO, "cogs.post.pictures")
    message = await end(hall)
    assert (message.edits, message.files) == (0, [])
    assert [each.name for each in caplog.records].count("cogs.post.pictures") == 1


async def test_a_picture_that_takes_too_long_is_given_up_and_no_end_of_the_bot_waits_for_it(hall: Hall) -> None:
    given_up: list[bool] = []

    async def never(_: Any) -> bytes:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            given_up.append(True)
            raise
        return b""

    hall.draws = never
    message = await end(hall)
    await hall.rest(PATIENCE + 1)
    assert len(given_up) == 1
    await end(hall)
    await asyncio.wait_for(hall.publisher.cog_unload(), 60)
    assert message.edits == 0


@pytest.mark.parametrize(
    ("me", "may", "allowed"),
    [
        ("the bot", True, True),
        ("the bot", False, False),
        pytest.param(None, False, True, id="unknown after a lost session: Discord will say"),
    ],
)
async def test_without_attach_files_no_picture_is_drawn(
    hall: Hall, me: str | None, may: bool, allowed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    guild = SimpleNamespace(me=me, get_channel_or_thread=lambda _: channel, preferred_locale="en-US")
    channel = SimpleNamespace(guild=guild, permissions_for=lambda _: discord.Permissions(attach_files=may))
    monkeypatch.setattr(hall.discord, "get_guild", lambda _: guild)

    async def noted(picture: Any) -> bytes:
        asked.append(picture)
        return b"a picture"

    hall.draws = noted
    message = await end(hall)
    assert bool(asked) == allowed
    assert message.files == (["match-5.png"] if allowed else [])


# --- avatars ----------------------------------------------------------------------------------------------------


class Asset:
    """Where an avatar is."""

    url = "https://cdn.discordapp.com/avatars/1/a.png"

    def __init__(self, answer: bytes | Exception | None) -> None:
        self.answer = answer
        self.asked: dict[str, Any] = {}

    def replace(self, **asked: Any) -> "Asset":
        self.asked = asked
        return self

    async def read(self) -> bytes:
        if self.answer is None:
            await asyncio.Event().wait()
        if isinstance(self.answer, Exception):
            raise self.answer
        assert isinstance(self.answer, bytes)
        return self.answer


def person(member: int, asset: Asset | None) -> Any:
    return SimpleNamespace(id=member, avatar=asset)


async def clicked(hall: Hall, who: Any) -> None:
    click: Any = SimpleNamespace(user=who)
    await hall.pictures.on_interaction(click)


async def test_avatars_are_those_of_who_has_clicked(hall: Hall) -> None:
    pictures: list[Any] = []

    async def noted(picture: Any) -> bytes:
        pictures.append(picture)
        return b"a picture"

    hall.draws = noted
    await clicked(hall, person(ANNS, Asset(b"Ann's")))
    await clicked(hall, person(BENS, None))
    await end(hall)
    assert [each.who.avatar for each in pictures[0].results] == [b"Ann's", b"", b""]


async def test_avatars_that_do_not_come_in_time_are_done_without(hall: Hall) -> None:
    for member, asset in ((ANNS, Asset(None)), (77, Asset(OSError())), (78, Asset(b"there"))):
        await clicked(hall, person(member, asset))
    asked = asyncio.ensure_future(hall.pictures.avatars([ANNS, 77, 78, 79]))
    await hall.rest()
    assert not asked.done()
    await hall.rest(5)
    assert asked.result() == {78: b"there"}
    await clicked(hall, person(78, None))
    assert await hall.pictures.avatars([78]) == {}, "who has none any more has none"


async def test_a_result_that_is_told_plainly_stays_so(hall: Hall) -> None:
    hall.discord.refuses = lambda channel, view: kind_of(channel, view) == RESULT and not is_plain(view)
    message = await end(hall)
    assert (message.edits, message.files) == (0, [])
