"""The bot as a real process, over a real connection: what a killed process leaves behind, and how the next goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest

from tests.wire.discord import Discord
from tests.wire.process import BotProcess
from tests.wire.table import lead_of, play_now, to_a_lead


async def test_a_match_with_computers_goes_on_over_the_wire(discord: Discord, channel: int, bot: BotProcess) -> None:
    ann = discord.member("Ann")
    await bot.up()
    board = await play_now(discord, ann, channel)
    for _ in range(3):
        hand = await to_a_lead(discord, ann)
        clicked = await discord.click(ann, hand, "card").answered()
        assert clicked.callback == 7
        assert "Something went wrong" not in hand.text
    assert "Ann" in board.text
    assert (await bot.terminate()).code == 0


@pytest.mark.soak
async def test_an_announcement_is_shown_once_though_the_process_died_before_it_was_noted(
    discord: Discord, channel: int, bot: BotProcess
) -> None:
    ann = discord.member("Ann")
    await bot.up()
    await play_now(discord, ann, channel)
    posted = discord.fail("POST", f"/channels/{channel}/messages", performed=True, delay=600.0)
    while not posted.hits:
        await discord.until(lambda: posted.hits or lead_of(discord, ann))
        hand = lead_of(discord, ann)
        if hand is not None and not posted.hits:
            await discord.click(ann, hand, "card").answered()
    with closing(sqlite3.connect(f"file:{bot.database}?mode=ro", uri=True)) as database:
        while database.execute("SELECT count(*) FROM outbox").fetchone()[0] < 3:  # more happens meanwhile
            hand = lead_of(discord, ann)
            if hand is not None:
                await discord.click(ann, hand, "card").answered()
            await asyncio.sleep(0.1)
        await bot.kill()
        waiting = [row[0] for row in database.execute("SELECT id FROM outbox ORDER BY id")]
    nonce = posted.hits[0].body["nonce"]
    discord.faults.clear()
    await bot.up()
    again = await discord.until(
        lambda: [each for each in discord.requests if (each.body or {}) and _nonce(each.body) == nonce][1:]
    )
    assert again[0].status == 200
    assert len([each for each in discord.ever(channel) if each.nonce == nonce]) == 1
    # What happened after it is told in a message of its own, and not taken for told.
    later = {f"told-{number}" for number in waiting[1:]}
    await discord.until(lambda: [each for each in discord.public(channel) if each.nonce in later])


def _nonce(body: object) -> object:
    return body.get("nonce") if isinstance(body, dict) else None


async def test_an_answer_that_is_lost_on_the_way_was_given_all_the_same(
    discord: Discord, channel: int, bot: BotProcess
) -> None:
    ann = discord.member("Ann")
    await bot.up()
    lost = discord.fail("POST", "/interactions/.*", performed=True, reset=True)
    opened = await discord.slash(ann, channel, "newmarket start").answered()
    assert lost.hits
    assert opened.callback == 4
    board = await discord.until(lambda: discord.board(channel))
    assert (await discord.click(ann, board, "now").answered()).callback in (6, 7)


@pytest.mark.soak
async def test_a_discord_that_is_slow_to_take_the_commands_keeps_nobody_waiting(
    discord: Discord, channel: int, bot: BotProcess
) -> None:
    await bot.up()
    await bot.terminate()
    del discord.commands["bank"]
    slow = discord.fail("PUT", "/applications/.*/commands", delay=7.0)
    await bot.up()
    assert slow.hits
    await discord.slash(discord.member("Ann"), channel, "newmarket start").answered()
    assert "bank" not in discord.commands
    await discord.until(lambda: "bank" in discord.commands)
