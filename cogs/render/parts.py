"""The parts of many messages: containers, buttons, names, chips, timestamps."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import fields
from functools import lru_cache
from typing import Any

import discord

from art.names import FACES
from bot.refusals import DecisionOver
from bot.tables.model.terms import DAY
from bot.tables.time.clock import Waiting
from bot.tables.views import Board, Hand
from cogs.render.deck import in_text
from cogs.render.names import seen
from cogs.render.words import Words
from engine.game import AnyGame

TABLE_GREEN = 0x2E7D32
"""Somebody's turn, and everything ordinary."""
LEAD_BLUE = 0x3B7EA1
"""A lead after a run has stopped."""
GOLD = 0xD4A017
"""Somebody has just won something."""
YOURS = 0xE8743B
"""In private messages: the reader decides now."""
GREY = 0x5C6370
"""The table is closed, or nothing is being played."""
MOST_CHARACTERS = 4000
"""How many characters the texts of a message may have together."""
LONGEST = 100
"""How many characters a line of a menu may have."""
LABEL = 80
"""How many characters the label of a button may have."""
NAME_LENGTH = 20
USUAL_TURN = 60
"""Seconds for a decision that are usual, so that rules in one line do not mention them."""
NAMELESS = "?"
"""Replaces a name without visible characters."""
_HOW_DRAWN = str.maketrans("", "", "\ufe0e\ufe0f")
"""Removes the marks that request a character to be drawn as text or as a picture."""

LINE = "---"
"""Among the texts of a message: a horizontal line."""

Layout = discord.ui.LayoutView
Button = discord.ui.Button[Layout]
Style = discord.ButtonStyle
Select = discord.ui.Select[Layout]
ChannelSelect = discord.ui.ChannelSelect[Layout]
UserSelect = discord.ui.UserSelect[Layout]
Choice = tuple[str, str] | tuple[str, str, str] | tuple[str, str, str, str]
"""An option of a menu: its value, its label, and, if it has them, a line about it and an emoji."""
Row = Sequence[Button | Select | ChannelSelect | UserSelect]
"""At most five buttons, or one select."""


def layout(
    texts: Sequence[str],
    rows: Sequence[Row | str] = (),
    *,
    colour: int = TABLE_GREEN,
    foot: str = "",
    face: tuple[str, str] = ("", ""),
    below: Sequence[str] = (),
) -> Layout:
    """Return a message of one container: texts, rows of at most five buttons or one select, and a small last line.

    A text among the rows is about the row below it.

    `face`: the URL of a picture next to the first text, and who is on it. `below`: texts below the container, where
    lines are longer.

    The bot answers buttons by their ids.
    """
    container: discord.ui.Container[Layout] = discord.ui.Container(accent_colour=colour)
    items: list[Row | str] = [*texts, *rows, foot and f"-# {foot}"]
    for each in items:
        if not each:
            continue
        if each == LINE:
            container.add_item(discord.ui.Separator())
        elif not isinstance(each, str):
            container.add_item(discord.ui.ActionRow(*each))
        elif face[0]:
            beside: discord.ui.Thumbnail[Layout] = discord.ui.Thumbnail(face[0], description=face[1])
            container.add_item(discord.ui.Section(discord.ui.TextDisplay(each), accessory=beside))
            face = ("", "")
        else:
            container.add_item(discord.ui.TextDisplay(each))
    characters = sum(len(each) for each in (*items, *below) if isinstance(each, str))
    return finished(container, *map(discord.ui.TextDisplay, below), characters=characters)


def finished(*items: discord.ui.Item[Layout], characters: int = MOST_CHARACTERS) -> Layout:
    """Return a message of these items, of which discord.py keeps nothing in memory.

    It has text for the deck's pictures if these would make it too long for Discord. `characters`: at least as many as
    its texts have.
    """
    view = Layout(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    for item in view.walk_children():
        item._view = item._parent = None  # it needs neither to be sent; with them, only the collector could free it
    if 2 * characters > MOST_CHARACTERS and length_of(view) > MOST_CHARACTERS:
        take_pictures_out(view)
    return view


def take_pictures_out(view: discord.ui.LayoutView) -> bool:
    """Replace the deck's pictures with text in a message that is not sent yet; return whether it had any."""
    had = False
    for each in view.walk_children():
        match each:
            case discord.ui.TextDisplay():
                written = in_text(each.content)
                had, each.content = had or written != each.content, written
            case discord.ui.Button(emoji=discord.PartialEmoji(id=int()) as emoji):
                label = f"{plain(in_text(str(emoji)))} {each.label or ''}".strip()[:LABEL]
                had, each.label, each.emoji = True, label, None
            case discord.ui.Select():
                for option in each.options:
                    if option.emoji is not None and option.emoji.id is not None:
                        had, option.emoji = True, None
    return had


def text_length(text: str) -> int:
    """Return the most characters that Discord may count in a text: most emojis count as two."""
    return len(text) + sum(each > "\uffff" for each in text)


def length_of(view: Layout) -> int:
    """Return the most characters that Discord may count in all texts of a message."""
    return sum(map(text_length, texts_of(view)))


def texts_of(view: discord.ui.LayoutView) -> list[str]:
    """Return the texts of a message, in order."""
    return [each.content for each in view.walk_children() if isinstance(each, discord.ui.TextDisplay)]


def within(text: str, most: int) -> str:
    """Return a text, cut with an ellipsis if Discord would count more than `most` characters."""
    if text_length(text) <= most:
        return text
    kept = text[: most - 1]
    while text_length(kept) >= most:
        kept = kept[:-1]
    return f"{kept}…"


def small(text: str) -> Layout:
    """Return a message of one unobtrusive line."""
    return finished(discord.ui.TextDisplay(text))


def button(
    custom_id: object,
    label: str,
    *,
    style: Style = Style.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    """Return a button. With an empty label it has only its emoji."""
    return discord.ui.Button(
        custom_id=str(custom_id), label=plain(label) or None, style=style, emoji=emoji or None, disabled=disabled
    )


def select(
    custom_id: object,
    options: list[discord.SelectOption],
    placeholder: str | None = None,
    *,
    least: int = 1,
    most: int = 1,
) -> Select:
    """Return a menu from which `least` to `most` options are chosen. Lines that are too long are cut."""
    for each in options:
        each.label = within(plain(each.label), LONGEST)
        each.description = each.description and within(plain(each.description), LONGEST)
    return discord.ui.Select(
        custom_id=str(custom_id),
        options=options,
        placeholder=placeholder and plain(placeholder),
        min_values=least,
        max_values=most,
    )


def menu(custom_id: object, choices: Iterable[Choice], chosen: str, placeholder: str = "") -> Select:
    """Return a menu from which one option is chosen."""
    options = [
        discord.SelectOption(
            label=label,
            value=value,
            description="".join(more[:1]) or None,
            emoji="".join(more[1:]) or None,
            default=value == chosen,
        )
        for value, label, *more in choices
    ]
    return select(custom_id, options, placeholder or None)


def link(label: str, url: str) -> Button:
    """Return a button that opens a URL."""
    return discord.ui.Button(label=plain(label), url=url)


def plain(label: str) -> str:
    """Return a label without the marks that request a character as text or as a picture.

    Every platform draws them differently in labels, some as an empty box.
    """
    return label.translate(_HOW_DRAWN)


def rows_of(buttons: Sequence[Button], width: int = 5) -> list[Row]:
    """Return buttons in rows of at most `width`."""
    return [buttons[at : at + width] for at in range(0, len(buttons), width)]


def clean_name(*names: str) -> str:
    """Return the first visible one of a person's names, ready to be stored: on one line, not too long.

    It has neither invitations nor invisible characters.
    """
    kept = next((text for name in names if (text := seen(name))), "")
    if len(kept) > NAME_LENGTH:
        kept = kept[: NAME_LENGTH - 1].rstrip() + "…"
    return kept or NAMELESS


def plain_name(name: str) -> str:
    """Return a name for texts without markdown."""
    return seen(name) or NAMELESS


@lru_cache(maxsize=4096)
def shown(name: str) -> str:
    """Return a visible name in which nothing works as markdown, a mention, a link or an invitation.

    It checks stored names too: earlier versions let more pass.
    """
    escaped = discord.utils.escape_markdown(plain_name(name), ignore_links=False)
    for special, harmless in (("<", "‹"), (">", "›"), ("@", "@\u200b"), ("://", ":/\u200b/")):
        escaped = escaped.replace(special, harmless)
    return escaped


def computer(name: str, words: Words) -> str:
    """Return a computer player's name with its face, or a mark if it has none."""
    face = FACES.get(name)
    if words.deck and face is not None:
        return f"{words.deck.picture(face)}\u00a0{shown(name)}"
    return f"{shown(name)} 🤖"


def in_two_lines(parts: Sequence[str]) -> str:
    """Return parts side by side in two lines, or in one if they are few."""
    half = len(parts) if len(parts) <= 2 else -(-len(parts) // 2)
    return "\n".join("\u2002".join(parts[at : at + half]) for at in range(0, len(parts), half))


def duration(words: Words, seconds: int) -> str:
    """Return a length of time in words, in the largest unit that gives a whole number."""
    if seconds % 3600 == 0:
        return words.count("{n} hour", "{n} hours", seconds // 3600)
    if seconds % 60 == 0:
        return words.count("{n} minute", "{n} minutes", seconds // 60)
    return words.count("{n} second", "{n} seconds", seconds)


def turn_time(words: Words, seconds: int) -> str:
    """Return how long a turn may take, in the words of a table's rules; empty if that is usual."""
    if seconds == USUAL_TURN:
        return ""
    # Translators: how long a turn may take, as in "Michigan · 100 chips each · a day a turn".
    time = words.say("a day") if seconds == DAY else duration(words, seconds)
    return words.say("{time} a turn", time=time)


def about_minutes(words: Words, seconds: float) -> str:
    """Return about how long something takes, in whole minutes."""
    return words.count("about {n} minute", "about {n} minutes", max(round(seconds / 60), 1))


def until(at: float | None) -> str:
    """Return a countdown that Discord updates itself; empty for None."""
    return "" if at is None else f"<t:{round(at)}:R>"


def clock(at: float | None) -> str:
    """Return a deadline to append to what a player has to do; empty if there is none."""
    return "" if at is None else f" ⏳ {until(at)}"


def board_clock(board: Board) -> str:
    """Return the deadline of the member whom a table waits for; empty if it waits for none."""
    return clock(board.due_at) if board.waiting is Waiting.MEMBER else ""


def next_deal(board: Board, number: int, words: Words) -> str:
    """Return the heading that says when a round is dealt."""
    # Translators: {when}: "in 5 seconds", a countdown of Discord's
    return words.say("## Round {round} is dealt {when}", round=number, when=until(board.due_at))


def own_deal(board: Board, words: Words) -> str:
    """Return the sentence that tells a player when they get their cards."""
    # Translators: {when}: "in 5 seconds", a countdown of Discord's
    return words.say("Your cards are dealt {when}.", when=until(board.due_at))


def absence(hand: Hand, leaving: str, words: Words) -> str:
    """Return a hand's only text while a computer plays it, else empty. `leaving`: that of a member who leaves."""
    if hand.own.leaving:
        return f"🚪 {leaving}"
    return "### " + words.say("💤 A computer plays your cards.") if hand.own.away else ""


def action_of(game: AnyGame, said: str) -> dict[str, Any]:
    """Return an action of at most one field that is said in a word, `layR12` or `bid7`, as the game dumps it.

    Raises:
        DecisionOver: there is no such action.
    """
    for do in sorted(game.actions, key=len, reverse=True):
        names, value = [each.name for each in fields(game.actions[do])], said.removeprefix(do)
        if said.startswith(do) and len(names) == bool(value):
            action = {"do": do, **dict.fromkeys(names, int(value) if value.isdecimal() else value)}
            with suppress(ValueError):
                game.codec.load_action(action)
                return action
    raise DecisionOver
