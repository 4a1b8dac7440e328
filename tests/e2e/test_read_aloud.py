"""What screen readers are told of thirteen screens, and how soon somebody who listens knows whose turn it is."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest
from playwright.async_api import async_playwright
from simcord import Env

from bot.cli.demo_page import dress
from tests.cogs.render.tables import NOW
from tests.e2e.screens import Screen, screens, with_pictures
from tests.e2e.spoken import spoken, words_until
from tests.e2e.test_browser import CHROMIUM, QUIET

DOCUMENT = Path(__file__).parent / "read_aloud.md"
HEAD_ENDS = "<!-- What follows is written by tests/e2e/test_read_aloud.py, with --snapshot-update. -->\n"
MOST_WORDS = 13
"""A screen reader says them in less than five seconds, at 180 a minute."""

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (Debian: apt-get install chromium)")


async def heard() -> list[tuple[Screen, list[str]]]:
    """Post every screen in a channel, open the channel's page, and return what is read of each."""
    client = discord.Client(intents=discord.Intents(guilds=True))
    env = Env(client)
    ann = env.create_user("ann", global_name="Ann")
    guild = env.create_guild("Card club", owner=ann)
    channel, reader = guild.create_text_channel("card-table"), guild.add_member(ann)
    shown = screens(guild.id, channel.id)
    pictures = with_pictures(env, shown)
    await env.start()
    there = client.get_partial_messageable(channel.id)
    await there.send("Above the first of several messages stands who wrote them.")
    for each in shown:
        await there.send(view=each.message)
    at = datetime.fromtimestamp(NOW - 30, UTC)
    preview = env.preview(channel, viewers=[reader], layout="channel", assets=pictures, presentation_time=at)
    async with (
        dress(preview, [image for _, image in pictures.values()]),
        async_playwright() as playwright,
        await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET)) as browser,
    ):
        page = await browser.new_page(viewport={"width": 390, "height": 844})
        await page.goto(preview.url)
        await page.locator("article").nth(len(shown)).wait_for(state="attached")
        session = await page.context.new_cdp_session(page)
        tree = await session.send("Accessibility.getFullAXTree")
    await env.shutdown()
    return list(zip(shown, spoken(tree["nodes"])[1:], strict=True))


def written(found: Sequence[tuple[Screen, list[str]]]) -> str:
    """Return what is heard, as the document has it."""
    parts = []
    for screen, lines in found:
        turn = f"Whose turn it is: after {words_until(lines, screen.turn)} words.\n\n" if screen.turn else ""
        parts.append(f"\n## {screen.title}\n\n{turn}" + "```text\n" + "\n".join(lines) + "\n```\n")
    return "".join(parts)


async def test_whose_turn_it_is_is_heard_within_five_seconds(pytestconfig: pytest.Config) -> None:
    found = await heard()
    for screen, lines in found:
        if screen.turn:
            assert words_until(lines, screen.turn) <= MOST_WORDS, screen.title
    head, _, kept = DOCUMENT.read_text(encoding="utf-8").partition(HEAD_ENDS)
    if pytestconfig.getoption("update_snapshots"):
        DOCUMENT.write_text(head + HEAD_ENDS + written(found), encoding="utf-8")
    else:
        assert kept == written(found)
