"""The small Discord refuses what Discord refuses."""

from __future__ import annotations

import aiohttp

from tests.strict.build import button, row, text, v2
from tests.strict.findings import Payload
from tests.wire.discord import Discord


async def posted(discord: Discord, channel: int, body: Payload) -> tuple[int, Payload]:
    """Post a message, and return the answer's status and body."""
    address = f"http://127.0.0.1:{discord.port}/api/v10/channels/{channel}/messages"
    async with aiohttp.ClientSession() as session, session.post(address, json=body) as answer:
        return answer.status, await answer.json()


async def test_a_body_that_discord_refuses_is_refused_and_changes_nothing(discord: Discord, channel: int) -> None:
    status, answer = await posted(discord, channel, v2(text("x"), row(button(emoji={"name": "🂠"}))))
    assert (status, answer["code"]) == (400, 50035)
    emoji = answer["errors"]["components"]["1"]["components"]["0"]["emoji"]["name"]
    assert emoji == {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
    assert discord.public(channel) == []
    assert len(discord.strict.refused) == 1
    discord.strict.refused.clear()
    status, _ = await posted(discord, channel, v2(text("x"), row(button(emoji={"name": "🎴"}))))
    assert status == 200
    assert [each.text for each in discord.public(channel)] == ["x"]
