"""A bare discord.py bot: `python -m benchmarks.bare PORT`.

It answers the click on a button with an edit of that message, as large as the board of a table of five, and does
nothing else. It has the same intents and caches as the project's own bot.
"""

import asyncio
import re
import sys
from typing import Any

import discord
from discord.ext import commands

from tests.wire.bot import point_at

TEXTS = (45, 16, 60, 190, 40, 21)
"""Characters of each text of a board, the small last line included."""
LABELS = ("▶ 6♣", "My hand", "⋯")


class BareButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=re.compile(r"bare:(?P<count>\d+)")):
    """The one button that does anything."""

    def __init__(self, item: discord.ui.Button[Any], count: int) -> None:
        """Wrap a button that was pressed."""
        super().__init__(item)
        self.count = count

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> "BareButton":
        """Return the button that an id describes."""
        assert isinstance(item, discord.ui.Button)
        return cls(item, int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Change the message."""
        await interaction.response.edit_message(view=message(self.count + 1))


def message(count: int) -> discord.ui.LayoutView:
    """Return a message with as many components and characters as a board."""
    container: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(accent_colour=0x2E7D32)
    *texts, foot = TEXTS
    for length in texts:
        container.add_item(discord.ui.TextDisplay(f"{count:0{length}d}"))
    buttons: list[discord.ui.Button[discord.ui.LayoutView]] = [
        discord.ui.Button(label=label, custom_id=f"bare:{count}" if not at else f"other:{at}")
        for at, label in enumerate(LABELS)
    ]
    container.add_item(discord.ui.ActionRow(*buttons))
    container.add_item(discord.ui.TextDisplay("-" * foot))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    return view


class BareBot(commands.Bot):
    """The bot."""

    def __init__(self) -> None:
        """Make the bot without its button."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )

    async def setup_hook(self) -> None:
        """Listen to the button."""
        self.add_dynamic_items(BareButton)

    async def on_ready(self) -> None:
        """Say so, as the project's bot does."""
        sys.stderr.write("ready in no time\n")
        sys.stderr.flush()


if __name__ == "__main__":
    point_at(int(sys.argv[1]))
    asyncio.run(BareBot().start("a.wire.token"))
