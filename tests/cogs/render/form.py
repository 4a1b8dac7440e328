"""A message as a text that people can read and compare: what it says, and what can be pressed or chosen in it.

The first line is the container's colour. A text begins with `│` and goes on with `┆`. A row of buttons is a line, each
button as `[emoji label](id) style, off`; a menu has a line for itself and one for each option, with `●` where it is
chosen. Spaces that look like ordinary ones, and signs that cannot be seen, have a sign here: `␣` is an en space, `▯`
one as wide as a digit, `⍽` one at which no line is broken, `⎵` a narrow one of these, `⁀` joins two signs, `‸` has no
width. A picture of the deck is its name: `⟨cards⟩`.
"""

import re
from collections.abc import Iterator
from typing import Any

import discord

from cogs.render.parts import GOLD, GREY, LEAD_BLUE, TABLE_GREEN, YOURS
from tests.cogs.render.pictures import IDS
from tests.strict.build import assert_taken

COLOURS = {
    TABLE_GREEN: "green",
    LEAD_BLUE: "blue",
    GOLD: "gold",
    YOURS: "orange",
    GREY: "grey",
    discord.Colour.blurple().value: "blurple",
}
UNSEEN = str.maketrans({"\u2002": "␣", "\u2007": "▯", "\u202f": "⎵", "\u00a0": "⍽", "\u2060": "⁀", "\u200b": "‸"})

PICTURE = re.compile(r"<:(\w+):(\d+)>")


def form(view: discord.ui.LayoutView) -> str:
    """Return a message in this form. It is one that Discord takes."""
    assert_taken(view, IDS.values())
    lines: list[str] = []
    for item in view.children:
        if isinstance(item, discord.ui.Container):
            colour = getattr(item.accent_colour, "value", item.accent_colour)
            lines.append(f"{COLOURS.get(colour, colour)}")
            parts = item.children
        else:
            parts = [item]
        for part in parts:
            lines += _part(part)
    return said("\n".join(lines))


def said(text: str) -> str:
    """Return a text in which every sign can be seen."""
    for name, number in PICTURE.findall(text):
        assert IDS[name] == int(number)
    return PICTURE.sub(r"⟨\1⟩", text).translate(UNSEEN)


def _part(part: discord.ui.Item[Any]) -> Iterator[str]:
    match part:
        case discord.ui.TextDisplay():
            first, *others = part.content.split("\n")
            yield f"│ {first}".rstrip()
            yield from (f"┆ {line}".rstrip() for line in others)
        case discord.ui.ActionRow():
            pressed = [_button(each) for each in part.children if isinstance(each, discord.ui.Button)]
            if pressed:
                yield " ".join(pressed)
            for each in part.children:
                if not isinstance(each, discord.ui.Button):
                    yield from _menu(each)
        case discord.ui.Separator():
            yield "───"
        case _:
            raise AssertionError(f"{part!r} has no form yet")


def _button(button: discord.ui.Button[Any]) -> str:
    text = " ".join(str(each) for each in (button.emoji, button.label) if each)
    if button.url:
        return f"[{text}](<{button.url}>)"
    style = "" if button.style is discord.ButtonStyle.secondary else f" {button.style.name}"
    return f"[{text}]({button.custom_id}){style}{', off' if button.disabled else ''}"


def _menu(menu: discord.ui.Item[Any]) -> Iterator[str]:
    number = "" if menu.id is None else f" #{menu.id}"
    match menu:
        case discord.ui.Select():
            yield f"▾ {_head(menu)}{number}"
            for each in menu.options:
                mark = "●" if each.default else "○"
                label = " ".join(str(part) for part in (each.emoji, each.label) if part)
                yield f"  {mark} {label} ({each.value})" + (f": {each.description}" if each.description else "")
        case discord.ui.ChannelSelect():
            kinds = ", ".join(each.name for each in menu.channel_types)
            yield f"▾ {_head(menu)}{number}: {kinds}"
            yield from (f"  ● channel {each.id}" for each in menu.default_values)
        case discord.ui.UserSelect():
            yield f"▾ {_head(menu)}{number}: members"
        case _:
            raise AssertionError(f"{menu!r} has no form yet")


def _head(menu: discord.ui.Select[Any] | discord.ui.ChannelSelect[Any] | discord.ui.UserSelect[Any]) -> str:
    return f"{menu.placeholder or ''} ({menu.custom_id}) {menu.min_values} to {menu.max_values}".lstrip()
