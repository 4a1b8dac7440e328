"""The bot as a real process, over a real connection."""

import pytest

from tests.wire.discord import Discord
from tests.wire.process import BotProcess
from tests.wire.table import play_now, to_a_lead


async def test_a_match_with_computers_goes_on_over_the_wire(discord: Discord, channel: int, bot: BotProcess) -> None:
    ann = discord.member("Ann")
    await bot.up()
    board = await play_now(discord, ann, channel)
    hand = await to_a_lead(discord, ann)  # a second lead may never come: the match may be over before
    clicked = await discord.click(ann, hand, "card").answered()
    assert clicked.callback == 7
    assert "Something went wrong" not in hand.text
    assert "Ann" in board.text
    assert (await bot.terminate()).code == 0


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


async def test_commands_are_told_beside_the_entry_point_of_an_activity_and_to_members_who_install_the_bot(
    discord: Discord, channel: int, bot: BotProcess
) -> None:
    launch = {"id": "7", "version": "8", "name": "launch", "type": 4, "handler": 2, "description": "Deal"}
    discord.commands["launch"], discord.user_installs = launch, True
    await bot.up()
    assert discord.commands["launch"]["handler"] == 2
    kinds = {name: each["integration_types"] for name, each in discord.commands.items() if name != "launch"}
    assert [name for name, each in kinds.items() if 1 in each] == ["newmarket", "newyork", "stats", "settings", "help"]


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
    await discord.until(lambda: "the table is closed" in discord.hands(ann)[-1].text)
