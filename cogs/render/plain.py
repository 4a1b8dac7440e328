"""Plain messages of text and buttons without pictures, for when Discord refuses the intended one."""

from collections.abc import Iterator

import discord

from cogs.render.deck import in_text
from cogs.render.parts import LABEL, Button, Layout, Select, finished, plain, texts_of, within

TEXT = 3_000
"""How many characters of text a plain message has at most. Discord takes 4,000."""
CONTENT = 2_000
"""How many characters a message without components may have."""
PLACEHOLDER, DESCRIPTION, OPTIONS = 150, 100, 25
ROWS = 5
BUTTONS = 5
"""How many buttons fit a row."""


def plain_message(view: discord.ui.LayoutView, buttons: int = ROWS * BUTTONS) -> Layout:
    """Return a message that says and offers the same as another, in the simplest form.

    `buttons`: how many of its enabled buttons to keep, the first ones.
    """
    seen: set[str] = set()
    kept: list[Button] = []
    for each in view.walk_children():
        if isinstance(each, discord.ui.Button) and not each.disabled:
            known = each.custom_id or each.url or ""
            if known not in seen and len(kept) < buttons:
                seen.add(known)
                kept.append(_button(each))
    rows = [discord.ui.ActionRow(*kept[at : at + BUTTONS]) for at in range(0, len(kept), BUTTONS)]
    rows += [discord.ui.ActionRow(each) for each in _selects(view, seen)]
    return finished(discord.ui.TextDisplay(plain_text(view, TEXT) or "…"), *rows[:ROWS])


def plain_text(view: discord.ui.LayoutView, most: int = CONTENT) -> str:
    """Return all texts of a message, cut to `most` characters."""
    return within(in_text("\n".join(texts_of(view))), most)


def shape_of(view: discord.ui.LayoutView) -> str:
    """Return a message's parts and their lengths, without their texts, which may be a hand."""
    return " ".join(_part(each) for each in view.walk_children())


def _button(button: discord.ui.Button[discord.ui.LayoutView]) -> Button:
    label = (button.label or plain(in_text(str(button.emoji or "…"))))[:LABEL]
    if button.url is not None:
        return discord.ui.Button(label=label, url=button.url)
    return discord.ui.Button(label=label, custom_id=button.custom_id, style=button.style)


def _selects(view: discord.ui.LayoutView, seen: set[str]) -> Iterator[Select]:
    for each in view.walk_children():
        if isinstance(each, discord.ui.Select) and not each.disabled and each.custom_id not in seen:
            seen.add(each.custom_id)
            options = [
                discord.SelectOption(
                    label=option.label[:LABEL],
                    value=option.value,
                    description=(option.description or "")[:DESCRIPTION] or None,
                    default=option.default,
                )
                for option in each.options[:OPTIONS]
            ]
            yield discord.ui.Select(
                custom_id=each.custom_id,
                options=options,
                placeholder=(each.placeholder or "")[:PLACEHOLDER] or None,
                min_values=min(each.min_values, len(options)),
                max_values=min(each.max_values, len(options)),
            )


def _part(item: discord.ui.Item[discord.ui.LayoutView]) -> str:
    kind = type(item).__name__
    match item:
        case discord.ui.TextDisplay():
            return f"{kind}({len(item.content)})"
        case discord.ui.Button():
            picture = "" if item.emoji is None else ", emoji"
            return f"{kind}(label {len(item.label or '')}, id {len(item.custom_id or '')}{picture})"
        case discord.ui.Select():
            return f"{kind}(options {len(item.options)})"
    return kind
