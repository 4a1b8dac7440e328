"""Discord is told the commands if it does not have them as they are. Whether it takes them or not, the bot runs."""

from __future__ import annotations

from tests.wire.discord import Discord
from tests.wire.messages import Request
from tests.wire.process import BotProcess


def told(discord: Discord) -> list[Request]:
    """The times that Discord was told the commands."""
    return [each for each in discord.requests if (each.method, each.path.split("/")[-1]) == ("PUT", "commands")]


async def test_they_are_told_once_and_again_where_discord_has_others(
    discord: Discord, channel: int, bot: BotProcess
) -> None:
    for _ in range(2):
        await bot.up()
        await bot.terminate()
    assert len(told(discord)) == 1
    del discord.commands["newmarket"]  # somebody removed it
    await bot.up()
    assert len(told(discord)) == 2
    await discord.slash(discord.member("Ann"), channel, "newmarket start").answered()


async def test_what_discord_does_not_take_is_a_line_and_told_at_the_next_start(
    discord: Discord, channel: int, bot: BotProcess
) -> None:
    await bot.up()
    await bot.terminate()
    earlier = discord.commands.pop("bank")
    discord.fail("PUT", "/applications/.*/commands", status=400, code=50035, message="Invalid Form Body")
    await bot.up()
    wrong = [each for each in bot.log if " ERROR " in each or ("bot.ops.command_sync" in each and " WARNING " in each)]
    assert len(wrong) == 1
    assert " ".join(wrong[0].split()).partition("ERROR bot.ops.command_sync: Discord refuses the commands")[1]
    assert "Traceback" not in "".join(bot.log)
    await discord.slash(discord.member("Ann"), channel, "newmarket start").answered()
    await bot.terminate()
    await bot.up()
    assert discord.commands["bank"]["name"] == earlier["name"]


async def test_a_discord_that_is_slow_to_take_them_keeps_nobody_waiting(
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
    await bot.logged(
        "Discord was told the commands anew: Statistics, bank, chips, help, newmarket, newyork, settings, stats"
    )
