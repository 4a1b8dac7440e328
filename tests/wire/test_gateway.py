"""While the gateway is gone no click can arrive: nobody pays for it, and afterwards nothing is there twice."""

from __future__ import annotations

import asyncio

import pytest

from tests.wire.discord import Discord
from tests.wire.process import BotProcess
from tests.wire.table import lead_of, play_now, to_a_lead

TURN = 10
"""Seconds for a lead."""


@pytest.mark.soak
@pytest.mark.parametrize("resumes", [True, False])
async def test_nobody_is_played_for_while_the_gateway_is_gone(
    discord: Discord, channel: int, bot: BotProcess, resumes: bool
) -> None:
    ann = discord.member("Ann")
    await bot.up()
    await discord.slash(ann, channel, "bank settings", **{"turn-seconds": TURN}).answered()
    await play_now(discord, ann, channel)
    hand = await to_a_lead(discord, ann)
    discord.gateway.refuse()
    lead = hand.id_of("card")
    await asyncio.sleep(TURN + 2)  # nothing may happen in this time
    assert hand.id_of("card") == lead
    assert discord.gateway.refused
    if not resumes:
        discord.gateway.forget_sessions()
    discord.gateway.up()
    await discord.until(lambda: discord.gateway.resumed if resumes else discord.gateway.identified >= 2, 120)

    assert lead_of(discord, ann) is hand
    assert hand.id_of("card") == lead
    clicked = await discord.click(ann, hand, "card").answered()
    assert clicked.callback == 7
    assert "That move is over" not in hand.text
    await to_a_lead(discord, ann)
    assert len([line for line in bot.log if "ready in" in line]) == 1
    # A new round may post board and hand anew just now; the earlier ones go at once.
    await discord.until(lambda: len([each for each in discord.public(channel) if "hand" in each.verbs]) == 1)
    await discord.until(lambda: len(discord.direct(ann)) == 1)
    nonces = [each.nonce for each in discord.ever(channel) if each.nonce is not None]
    assert len(nonces) == len(set(nonces))
    assert not [line for line in bot.log if "Traceback" in line or " ERROR " in line]


async def test_a_table_closes_when_discord_says_that_its_server_has_removed_the_bot(
    discord: Discord, channel: int, bot: BotProcess
) -> None:
    ann = discord.member("Ann")
    await bot.up()
    await play_now(discord, ann, channel)
    await to_a_lead(discord, ann)
    discord.gateway.refuse()
    await discord.until(lambda: discord.gateway.refused)
    discord.gateway.forget_sessions()
    del discord.guilds[discord.channels[channel]]
    discord.gateway.up()
    await discord.until(lambda: "the table is closed" in discord.direct(ann)[-1].text)
