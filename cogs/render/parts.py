"""What many messages are made of: containers, buttons, names, chips, timestamps."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import discord

from cogs.custom_id import CustomId
from cogs.words import Words

TABLE_GREEN = 0x2E7D32
GOLD = 0xD4A017
GREY = 0x5C6370
NAME_LENGTH = 20

Layout = discord.ui.LayoutView
Button = discord.ui.Button[Layout]


def layout(
    texts: Sequence[str],
    rows: Sequence[Sequence[Button]] = (),
    *,
    colour: int = TABLE_GREEN,
    foot: str = "",
) -> Layout:
    """Return a message of one container: texts, rows of at most five buttons, and a small last line.

    The view is finished from the start: discord.py then keeps nothing of it in memory, and the buttons are answered by
    what their ids say.
    """
    container: discord.ui.Container[Layout] = discord.ui.Container(accent_colour=colour)
    for text in texts:
        if text:
            container.add_item(discord.ui.TextDisplay(text))
    for row in rows:
        if row:
            container.add_item(discord.ui.ActionRow(*row))
    if foot:
        container.add_item(discord.ui.TextDisplay(f"-# {foot}"))
    view = Layout(timeout=None)
    view.add_item(container)
    view.stop()
    return view


def button(
    custom_id: CustomId | str,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    """Return a button."""
    return discord.ui.Button(custom_id=str(custom_id), label=label, style=style, emoji=emoji, disabled=disabled)


def link(label: str, url: str) -> Button:
    """Return a button that leads somewhere."""
    return discord.ui.Button(label=label, url=url)


def rows_of(buttons: Sequence[Button], width: int = 5) -> list[Sequence[Button]]:
    """Return buttons in rows of at most `width`."""
    return [buttons[at : at + width] for at in range(0, len(buttons), width)]


def clean_name(name: str) -> str:
    """Return a member's name for keeping: no control or direction marks, no line breaks, not too long."""
    kept = "".join(each for each in name if unicodedata.category(each) not in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp"))
    kept = " ".join(kept.split())
    if len(kept) > NAME_LENGTH:
        kept = kept[: NAME_LENGTH - 1].rstrip() + "…"
    return kept or "?"


def shown(name: str) -> str:
    """Return a name so that nothing in it can be markdown, a mention or a link."""
    escaped = discord.utils.escape_markdown(name, ignore_links=False)
    for told, harmless in (("<", "‹"), (">", "›"), ("@", "@\u200b"), ("://", ":/\u200b/")):
        escaped = escaped.replace(told, harmless)
    return escaped


def chips(words: Words, n: int) -> str:
    """Return a number of chips in words."""
    return words.count("{n} chip", "{n} chips", n)


def until(at: float | None) -> str:
    """Return a countdown that Discord keeps itself, nothing for None."""
    return "" if at is None else f"<t:{int(at)}:R>"


def channel_link(guild: int, channel: int, message: int | None = None) -> str:
    """Return the address of a channel, or of a message in it."""
    address = f"https://discord.com/channels/{guild}/{channel}"
    return address if message is None else f"{address}/{message}"
