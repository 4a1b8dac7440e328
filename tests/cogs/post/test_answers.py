"""An answer and a deferral that meet: one of them comes first, and the answer arrives once."""

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cogs.post import answers
from cogs.post.answers import acknowledge, in_time, redraw, say, show, show_everybody, updates_clicked
from cogs.render.parts import layout
from tests.cogs.post.fake_discord import GONE, Click, FakeDiscord, Shown, http_error

PATIENCE, LONG = 0.02, 0.06
"""Seconds."""
VIEW = layout(["A hand."])


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "PATIENCE", PATIENCE)


def command(**seconds: float) -> Any:
    return asked(FakeDiscord(), None, seconds)


def click(**seconds: float) -> Any:
    there = FakeDiscord()
    return asked(there, there.put(70), seconds)


def asked(there: FakeDiscord, message: Shown | None, seconds: dict[str, float]) -> Any:
    """Return an interaction whose requests take so many seconds."""
    interaction: Any = Click(there, 1, message)
    interaction.seconds = seconds
    interaction.command = SimpleNamespace(qualified_name="newmarket hand")
    interaction.data = {"custom_id": "nm:1:2:card:H9"}
    return interaction


async def test_what_is_quick_or_on_its_way_is_answered_first_and_never_deferred() -> None:
    command_, clicked = command(), click(update=LONG)
    async with in_time(command_):
        assert await show(command_, VIEW) is None
    async with in_time(clicked):
        assert await redraw(clicked, VIEW)
    await asyncio.sleep(3 * LONG)
    assert (command_.taken, clicked.taken) == (["send"], ["update"])
    assert updates_clicked(clicked)
    assert not updates_clicked(command_)


@pytest.mark.parametrize("kind", [command, click])
async def test_an_answer_waits_for_a_deferral_that_is_on_its_way_and_follows_it(kind: Any) -> None:
    interaction = kind(defer=LONG)
    async with in_time(interaction):
        await asyncio.sleep(1.5 * PATIENCE)
        assert await show(interaction, VIEW) == interaction.sent[0].id
    assert interaction.taken == ["defer", "follow up"]


async def test_a_clicked_message_is_changed_or_said_to_be_gone_whether_it_was_deferred_or_not() -> None:
    early, late = click(), click()
    early.failing["update"] = late.failing["edit"] = GONE
    assert not await redraw(early, VIEW)
    async with in_time(late):
        await asyncio.sleep(LONG)
        assert not await redraw(late, VIEW)
        del late.failing["edit"]
        assert await redraw(late, VIEW)
        await acknowledge(late)
    assert late.taken == ["defer", "edit"]
    assert updates_clicked(late)


@pytest.mark.parametrize("kind", [command, click])
async def test_a_deferral_that_arrived_and_seemed_lost_is_followed_by_the_answer(kind: Any) -> None:
    interaction = kind()
    interaction.losing.add("defer")
    async with in_time(interaction):
        await asyncio.sleep(LONG)
        await say(interaction, "You're not at this table.")
    assert interaction.taken == ["defer", "follow up"]


async def test_a_deferral_that_was_lost_is_made_up_for_by_the_answer() -> None:
    interaction = command()
    interaction.failing["defer"] = aiohttp.ServerDisconnectedError()
    async with in_time(interaction):
        await asyncio.sleep(LONG)
        assert await show(interaction, VIEW) is None
    assert interaction.taken == ["send"]


async def test_an_answer_that_arrived_and_seemed_lost_is_not_given_twice() -> None:
    interaction = click()
    interaction.losing.add("send")
    async with in_time(interaction):
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await show(interaction, VIEW)
        await asyncio.sleep(LONG)
        with pytest.raises(discord.HTTPException):
            await show(interaction, VIEW)
    assert interaction.taken == ["send"]


async def test_what_everybody_is_to_see_is_not_shown_where_a_private_answer_is_waited_for() -> None:
    early, late = command(), command()
    assert await show_everybody(early, VIEW) == early.sent[0].id
    async with in_time(late):
        await asyncio.sleep(LONG)
        assert await show_everybody(late, VIEW) is None
    assert late.taken == ["defer"]


async def test_a_command_that_ends_with_nothing_to_see_thinks_no_longer() -> None:
    early, late = command(), command()
    await acknowledge(early)
    async with in_time(late):
        await asyncio.sleep(LONG)
        await acknowledge(late)
    assert early.taken == late.taken == ["defer", "delete"]


async def test_what_discord_waits_for_no_longer_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "cogs.post.answers")
    interaction = command()
    interaction.failing["send"] = http_error(404, 10062)
    async with in_time(interaction):
        await say(interaction, "You're not at this table.")
        await say(interaction, "You're not at this table.")
    (line,) = [each.getMessage() for each in caplog.records]
    assert line.startswith("/newmarket hand was not answered in time (0.")


@pytest.mark.parametrize(("kind", "said"), [(command, "/newmarket hand was"), (click, "nm:card was")])
async def test_what_was_late_is_logged_without_cards(kind: Any, said: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "cogs.post.answers")
    interaction = kind()
    async with in_time(interaction):
        await asyncio.sleep(LONG)
    assert not caplog.records, "to look for long whether a click is taken is not yet late"
    async with in_time(interaction):
        await show(interaction, VIEW)
    (line,) = [each.getMessage() for each in caplog.records]
    assert line.startswith(f"{said} answered after 0.")
    assert "H9" not in line


async def test_a_stop_waits_for_a_deferral_too() -> None:
    interaction = click(defer=LONG)
    async with in_time(interaction):
        await asyncio.sleep(1.5 * PATIENCE)
    await asyncio.wait_for(interaction.client.answers.given(), 1.0)
    assert interaction.taken == ["defer"]
