"""The bot as a real process, over a real connection: what a killed process leaves behind, and how the next goes on."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing

import pytest

from tests.wire.discord import Discord
from tests.wire.process import BotProcess
from tests.wire.table import lead_of, play_now, to_a_lead

LEADS = re.compile("Ann (leads|opens the round)")
"""What the board says while it waits for Ann."""
MANAGE_SERVER = 1 << 5


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
async def test_a_killed_process_leaves_a_board_that_the_next_brings_up_to_date(
    discord: Discord, channel: int, bot: BotProcess
) -> None:
    ann = discord.member("Ann")
    ann.permissions |= MANAGE_SERVER
    await bot.up()
    # A request that fails is tried for half a minute by discord.py: nobody's time is over meanwhile.
    await discord.slash(ann, channel, "bank settings", **{"turn-seconds": 3600}).answered()
    await play_now(discord, ann, channel)
    refused = discord.fail("PATCH", f"/channels/{channel}/messages/.*", 500, times=None)
    await to_a_lead(discord, ann)
    board = discord.board(channel)
    assert board is not None
    await discord.until(lambda: LEADS.search(board.text) or any(str(board.id) in each.path for each in refused.hits))
    await bot.kill()
    discord.faults.clear()

    await bot.up()
    await discord.until(lambda: LEADS.search(board.text))
    assert discord.board(channel) is board
    shown = await discord.click(ann, board, "hand").answered()
    # Where the board shows the present already, the hand is the first answer.
    hand = await discord.until(lambda: shown.original if shown.callback == 4 else next(iter(shown.followups), None))
    lead = hand.id_of("card")
    clicked = await discord.click(ann, hand, "card").answered()
    assert clicked.callback == 7
    assert lead not in hand.ids()


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
