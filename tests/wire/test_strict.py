"""The small Discord refuses what Discord refuses."""

from typing import Any

import aiohttp

from tests.strict.build import button, row, text, v2
from tests.wire.discord import Discord
from tests.wire.limits import Limits, Rate, Rules
from tests.wire.rest import MESSAGE, TOKEN_LIFE


async def asked(discord: Discord, method: str, path: str, body: Any) -> tuple[int, Any]:
    """Ask for something, and return the answer's status and body."""
    address = f"http://127.0.0.1:{discord.port}/api/v10{path}"
    async with aiohttp.ClientSession() as session, session.request(method, address, json=body) as answer:
        return answer.status, await answer.json() if answer.content_type == "application/json" else None


async def test_a_body_that_discord_refuses_is_refused_and_changes_nothing(discord: Discord, channel: int) -> None:
    path = f"/channels/{channel}/messages"
    status, answer = await asked(discord, "POST", path, v2(text("x"), row(button(emoji={"name": "🂠"}))))
    assert (status, answer["code"]) == (400, 50035)
    emoji = answer["errors"]["components"]["1"]["components"]["0"]["emoji"]["name"]
    assert emoji == {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
    assert discord.public(channel) == []
    assert len(discord.strict.refused) == 1
    discord.strict.refused.clear()
    status, _ = await asked(discord, "POST", path, v2(text("x"), row(button(emoji={"name": "🎴"}))))
    assert status == 200
    assert [each.text for each in discord.public(channel)] == ["x"]


async def test_too_many_refusals_shut_out_every_process_of_the_address() -> None:
    async with Discord(limits=Limits(Rules(invalid=Rate(2, 600.0, fixed=True)))).open() as discord:
        discord.fail("GET", "/users/@me/guilds", 403, times=None)
        answers = [(await asked(discord, "GET", path, None))[0] for path in ("/users/@me/guilds", "/users/@me") * 2]
        assert answers == [403, 200, 403, 429]
        assert discord.requests[-1].status == 429


async def test_an_interaction_is_answered_soon_and_once_and_its_token_dies_after_a_quarter_of_an_hour(
    discord: Discord, channel: int
) -> None:
    ann = discord.member("Ann")
    late, click = (discord.press(ann, discord.say(ann, channel), "nm:1:1:hand:") for _ in range(2))
    late.at -= discord.interaction_seconds + 0.1
    says = {"type": MESSAGE, "data": {"content": "hello"}}
    for each, status, code in ((late, 404, 10062), (click, 204, None), (click, 400, 40060)):
        answer = await asked(discord, "POST", f"/interactions/{each.id}/{each.token}/callback", says)
        assert (answer[0], answer[1] and answer[1]["code"]) == (status, code)
    click.at -= TOKEN_LIFE + 1.0
    original = f"/webhooks/{discord.application}/{click.token}/messages/@original"
    assert (await asked(discord, "PATCH", original, {"content": "hello"}))[1]["code"] == 50027
