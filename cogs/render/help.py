"""What the bot says about itself: to a server that it has just joined, and to members who ask what they can do.

It also explains how to play: the rules in one line, and then in full.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord

from bot.tables.model.table import Status
from bot.tables.model.terms import Terms
from bot.tables.views import Board
from cogs.render.buttons import hand_button, table_link
from cogs.render.games import RENDERERS
from cogs.render.ids import ANY_DAY, CustomId, DayId
from cogs.render.leaderboards import leaderboard_button
from cogs.render.lessons import learn_button, play_button
from cogs.render.parts import TABLE_GREEN, Button, Layout, button, finished, layout, link
from cogs.render.terms import terms_line
from cogs.render.words import Words, words_for
from engine.catalogue import FIRST

RULES, HERE = "help:rules", "help:here"
"""The ids of buttons that need no table: *How to play*, and what a member can do here."""


@dataclass(frozen=True, slots=True)
class Here:
    """Everything that decides what a member can do in a channel."""

    board: Board | None
    """The channel's open table."""
    board_message: int | None
    member: int
    administers: bool
    obstacles: tuple[str, ...]
    """Sentences: why nobody can open a table here, and what to do about it."""
    privacy: str
    terms: str
    """The URLs of these pages; empty if the bot's operator has set none."""
    waiting: int = 0
    """How many tables in all servers wait for the member."""


def welcome_message(words: Words) -> Layout:
    """Return the message for a server that the bot has just joined."""
    lines = [
        words.say("Hello! I deal **Newmarket** (or Michigan, or Stops) and **New York, New York** in your channels."),
        words.say(
            "Type `/newmarket start` where you'd like a table. Friends press **Join**; **Play now** fills the "
            "seats with computer players."
        ),
        words.say("Admins: `/bank settings` sets where tables may be and how long a move may take."),
    ]
    asks = [_how_to_play(None, words), button(HERE, words.say("What can I do here?"))]
    return layout(["\n".join(lines)], [[*learn_button(FIRST, words), *asks]])


def demo_message(locale: str, picture: str) -> Layout:
    """Return the first message of the demo, whose buttons open a table without any typing.

    `picture`: the URL of the bot's avatar.
    """
    words = words_for(locale)
    text = words.say("## Cards, anyone?\nPress a game: computer players take the other seats.")
    portrait = discord.MediaGalleryItem(picture, description=RENDERERS[FIRST].name(words))
    container: discord.ui.Container[Layout] = discord.ui.Container(
        discord.ui.MediaGallery(portrait),
        discord.ui.TextDisplay(text),
        discord.ui.ActionRow(*(play_button(game, words) for game in RENDERERS), *learn_button(FIRST, words)),
        accent_colour=TABLE_GREEN,
    )
    return finished(container)


def help_outside_message(invite: str, privacy: str, terms: str, words: Words, waiting: int = 0) -> Layout:
    """Return what a user can do in direct messages, and in servers without the bot.

    `privacy` and `terms`: the URLs of these pages, empty if the bot's operator has set none. `waiting`: how many tables
    wait for the reader.
    """
    lines = [
        words.say("### What you can do here"),
        *_waiting(waiting, words),
        words.say("`/daily` deals the same cards to everybody today: play them whenever you like."),
        words.say(
            "`/newmarket learn` teaches you the game, `/newmarket replay` shows you your finished matches again, "
            "`/stats` adds up how you've done, and `/settings` is for your cards and reminders. `/newyork` has the "
            "same. Only you see my answers."
        ),
        words.say("Tables need a server that I'm a member of: [Invite me](<{link}>), or ask an admin to.", link=invite),
    ]
    foot = "" if privacy and terms else _ask_the_host(words)
    begin = [*learn_button(FIRST, words), *_daily(words)]
    return layout(["\n".join(lines)], [begin, _pages(privacy, terms, words)], foot=foot)


def help_message(here: Here, words: Words) -> Layout:
    """Return what a member can do in a channel."""
    there = [] if here.board is None else [table_link(here.board, words, here.board_message)]
    links = [*there, *_pages(here.privacy, here.terms, words)]
    foot = "" if here.privacy and here.terms else _ask_the_host(words)
    return layout(["\n".join(_lines(here, words))], [_buttons(here, words), _daily(words), links], foot=foot)


def _lines(here: Here, words: Words) -> Iterator[str]:
    yield words.say("### What you can do here")
    yield from _waiting(here.waiting, words)
    yield from here.obstacles
    if here.board is not None:
        yield _at_the_table(here, here.board, words)
    elif not here.obstacles:
        yield words.say(
            "Type `/newmarket start` to open a table, or `/newyork start` for New York, New York. Friends press "
            "**Join**; alone, press **Play now** and play against computers."
        )
    # Translators: a list of commands, here and below; keep the "- " and what is in backticks
    yield words.say("- `/daily`: today everybody gets the same cards; play when you like")
    yield words.say("- `/chips`: who has how many chips")
    yield words.say("- `/stats`: how you've done")
    yield words.say("- `/settings`: how you get your cards and reminders")
    if here.administers:
        yield words.say("You manage this server:")
        yield words.say("- `/bank settings`: where tables may be, and how long a move may take")
        yield words.say("- `/bank grant`: chips for somebody")


def _daily(words: Words) -> list[Button]:
    return [
        button(DayId(ANY_DAY, "today"), words.say("Deal of the day"), emoji="📅"),
        button(DayId(ANY_DAY, "fair"), words.say("Fair deals"), emoji="🔒"),
    ]


def _waiting(n: int, words: Words) -> Iterator[str]:
    """Yield how many tables wait for the reader, if any. This line comes first."""
    if n:
        yield words.count("⏳ {n} table waits for you: see `/tables`.", "⏳ {n} tables wait for you: see `/tables`.", n)


def _ask_the_host(words: Words) -> str:
    return words.say(
        "Privacy and terms: ask whoever runs this bot; the program comes with `docs/PRIVACY.md` and `docs/TERMS.md`."
    )


def _at_the_table(here: Here, board: Board, words: Words) -> str:
    """Return what the member can do at a channel's table."""
    sits = _sits(here, board)
    if board.status is Status.LOBBY and sits:
        return words.say("You have a seat at the table here. The host can start it, or you can press **Play now**.")
    if board.status is Status.LOBBY:
        return words.say("A table is open here: press **Join** on its board to sit down.")
    if sits:
        return words.say("You're playing here: **My hand** shows your cards, and **Menu** on the board lets you leave.")
    if board.open_to_late:
        return words.say(
            "A match is being played here. Between two rounds, **Join in** gives you a computer's seat, "
            "if one is for sale."
        )
    return words.say("A match is being played here, and no seat is for sale. Open a table in another channel.")


def _sits(here: Here, board: Board) -> bool:
    return any(seat.member == here.member for seat in board.seats)


def _buttons(here: Here, words: Words) -> list[Button]:
    learn = learn_button(FIRST if here.board is None else here.board.game, words)
    found = [*learn, _how_to_play(here.board, words), leaderboard_button(words)]
    board = here.board
    if board is not None and board.status is not Status.LOBBY and _sits(here, board):
        return [hand_button(board.id, words), *found]
    return found


def _pages(privacy: str, terms: str, words: Words) -> list[Button]:
    pages = (
        (words.say("Privacy"), privacy),
        # Translators: a link to the page with the bot's terms of service.
        (words.say("Terms"), terms),
    )
    return [link(label, address) for label, address in pages if address]


def _how_to_play(board: Board | None, words: Words) -> Button:
    custom_id = RULES if board is None else CustomId(board.id, "rules")
    return button(custom_id, words.say("How to play"), emoji="❔")


def explanation_message(terms: Terms, words: Words, line: str, buttons: Sequence[Button] = ()) -> Layout:
    """Return an explanation of rules. `line`: the text that says whose rules these are."""
    renderer, rules = RENDERERS[terms.game], terms.rules
    head = [
        f"### {renderer.rules.title(rules, words)}",
        renderer.rules.teaser(rules, words),
        f"**{terms_line(terms, words)}**",
        f"-# {line}",
    ]
    return layout(["\n".join(filter(None, head)), renderer.explained(rules, words)], [buttons])
