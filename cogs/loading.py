"""Everything with which the bot answers at Discord: its listeners, its commands, and what buttons and menus do.

`bot/app.py` imports this module by name.
"""

import asyncio
from typing import Any

from discord import app_commands

from bot.app import NewmarketBot, now
from cogs import tree
from cogs.bank import Bank, settings_menu
from cogs.calendar import Calendar
from cogs.channels import Channels
from cogs.chips import board_button, board_menu, chips, chips_button
from cogs.chores import Chores
from cogs.daily import daily, day_button
from cogs.erasure import forget_button
from cogs.game_commands import lesson_button, of_every_game
from cogs.help import Help, help_button
from cogs.own_tables import own_tables_button, tables
from cogs.post.publisher import Publisher
from cogs.preferences import preference_menu, settings
from cogs.press.dispatch import table_button
from cogs.press.film import Projector, film_button
from cogs.press.membership import Membership
from cogs.press.presses import TOO_SOON, Presses
from cogs.servers import Servers
from cogs.stats import stats, stats_button, stats_from_menu

ON_PRESS = (
    table_button,
    film_button,
    lesson_button,
    chips_button,
    board_button,
    board_menu,
    stats_button,
    settings_menu,
    forget_button,
    preference_menu,
    help_button,
    day_button,
    own_tables_button,
)
COGS = (Chores, Channels, Servers, Calendar, Help)
COMMANDS: tuple[app_commands.Command[Any, ..., None] | app_commands.ContextMenu, ...] = (
    chips,
    daily,
    stats,
    stats_from_menu,
    settings,
    tables,
)


async def load(bot: NewmarketBot) -> None:
    """Add everything to a bot."""
    await tree.prepare(bot)
    publisher = Publisher(bot, now)
    projector = Projector(publisher.messenger, bot.settings.pace_card)
    bot.finishing += [publisher.cog_unload, projector.cog_unload]
    bot.health.is_silent, bot.edits_saved = publisher.is_silent, publisher.edits_saved
    # With a faster pace of cards, new buttons count sooner.
    presses = Presses(ON_PRESS, min(TOO_SOON, bot.settings.pace_card), asyncio.get_running_loop().time)
    cogs = (Membership(bot), presses, publisher.pictures, publisher, projector, *of_every_game(), Bank())
    for cog in (*cogs, *(each(bot) for each in COGS)):
        await bot.add_cog(cog)
    for command in COMMANDS:
        bot.tree.add_command(command)
