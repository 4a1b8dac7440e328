"""The demo's page: what is added to SimCord's, and that SimCord's still has what the additions name."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import simcord.preview
from discord import Client, Intents
from simcord import Env

from bot.cli.demo_page import SCRIPT, STYLE, dress

PAGE = (Path(simcord.preview.__file__).parent / "static" / "index.html").read_text()


def test_the_page_has_everything_that_the_additions_name() -> None:
    named = {*re.findall(r"#([a-z-]+)", STYLE), *re.findall(r'getElementById\("([a-z-]+)"\)', SCRIPT)}
    assert {"channel-timeline", "channel-composer", "action-status"} <= named
    assert named <= set(re.findall(r'id="([a-z-]+)"', PAGE))
    assert {"preview-shell"} <= set(re.findall(r'class="([a-z-]+)"', PAGE))


async def test_the_page_is_served_with_the_additions() -> None:
    env = Env(Client(intents=Intents(guilds=True)))
    you = env.create_user("you")
    guild = env.create_guild("Card club", owner=you)
    channel = guild.create_text_channel("card-table")
    await env.start()
    try:
        async with (
            dress(env.preview(channel, viewers=[guild.add_member(you)], layout="channel"), []) as preview,
            aiohttp.ClientSession(preview.url.split("#")[0]) as session,
        ):
            for path, added in (("/preview.css", STYLE), ("/app.js", SCRIPT)):
                async with session.get(path) as response:
                    assert (await response.text()).endswith(added)
            async with session.get("/dom.js") as response:
                assert SCRIPT not in await response.text()
    finally:
        await env.shutdown()


def test_an_action_is_complete_when_the_bot_has_answered() -> None:
    page: Any = SimpleNamespace(
        _finish_action=lambda _, __, settlement: settlement, _server=SimpleNamespace(_static=None)
    )
    finish = dress(page, [])._finish_action
    found = {}
    for responded in (False, True):
        action: Any = SimpleNamespace(interaction=SimpleNamespace(responded=responded, deferred=False))
        found[responded] = [finish(page, action, each) for each in ("timeout", "failed", "settled")]
    assert found == {False: ["timeout", "failed", "settled"], True: ["settled", "failed", "settled"]}
