"""`/chips`: the leaderboard, a member's statement, the daily chips, and the deletion of one's data."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.app import NewmarketBot, now
from bot.chips.leaderboard import ALL_CHIPS, ALWAYS, CHIPS, MONTH, WEEK, WON, Board
from bot.chips.wallets import LATEST
from bot.daily.boards import TODAY
from bot.members.people import Actor
from bot.tables.transitions.permissions import Request, check, server_of
from cogs import erasure
from cogs.daily import show_places
from cogs.game_commands import choices_of_games
from cogs.post.answers import redraw, say
from cogs.post.publisher import publisher_of
from cogs.press.boundary import Interaction, actor, answer, boundary
from cogs.press.presses import on_press, presses_of
from cogs.render.command_words import scene
from cogs.render.ids import number_of
from cogs.render.leaderboards import DAYS, board_message
from cogs.render.parts import clean_name, shown
from cogs.render.pictures.wallets import MOVEMENTS, board_picture, wallet_picture
from cogs.render.wallets import leaderboard_message, statement_message
from cogs.render.words import Words
from engine.catalogue import CATALOGUE

TEMPLATE = re.compile(r"chips:(?P<verb>page|first|statement|claim|details|picture|chart):(?P<number>\d{1,20})")
BOARDS = "|".join((WON, *CATALOGUE))
TIMES = rf"{WEEK}|{MONTH}|{ALWAYS}|\d{{4}}-(?:0[1-9]|1[0-2])"
BOARD = re.compile(rf"chips:(?P<verb>turn|first|draw):(?P<what>{BOARDS}):(?P<time>{TIMES}):(?P<page>\d{{1,9}})")
MENU = re.compile(rf"chips:(?:what:(?P<time>{TIMES})|when:(?P<what>{BOARDS}))")
_WHAT, _TIME = re.compile(f"{CHIPS}|{DAYS}|{BOARDS}"), re.compile(TIMES)
SHOWN = [
    app_commands.Choice(name=locale_str("Leaderboard"), value="leaderboard"),
    app_commands.Choice(name=locale_str("Statement"), value="statement"),
    app_commands.Choice(name=locale_str("Daily chips"), value="claim"),
    app_commands.Choice(name=locale_str("Forget me"), value="forget"),
]


COMPARED = [
    app_commands.Choice(name=locale_str("Chips"), value=CHIPS),
    app_commands.Choice(name=locale_str("Chips won"), value=WON),
    app_commands.Choice(name=locale_str("Deal of the day"), value=DAYS),
    *choices_of_games(ratings=True),
]
WHEN = [
    app_commands.Choice(name=locale_str("This week"), value=WEEK),
    app_commands.Choice(name=locale_str("This month"), value=MONTH),
    app_commands.Choice(name=locale_str("All time"), value=ALWAYS),
]


@app_commands.command(description=locale_str("See who has how many chips in this server"))
@app_commands.describe(
    member=locale_str("Whose statement to show"),
    show=locale_str("What to show"),
    board=locale_str("What the leaderboard ranks"),
    time=locale_str("Which period"),
)
@app_commands.rename(
    member=scene("option", "member"),
    # Translators: what to show, as in "/chips show: Statement"; one word in lower case.
    show=scene("option", "show"),
    # Translators: which leaderboard; one word in lower case.
    board=scene("option", "board"),
    # Translators: which time a leaderboard is about, as in "time: This week"; one word in lower case.
    time=scene("option", "time"),
)
@app_commands.choices(show=SHOWN, board=COMPARED, time=WHEN)
@app_commands.guild_only()
async def chips(
    interaction: Interaction,
    member: discord.Member | discord.User | None = None,
    show: str = "leaderboard",
    board: str | None = None,
    time: str | None = None,
) -> None:
    """Show the leaderboard or a statement, give the daily chips, or ask whether to delete somebody's data."""
    async with boundary(interaction) as words:
        if show == "claim":
            await _claim(interaction, words)
        elif show == "forget":
            await erasure.ask(interaction, interaction.user if member is None else member, words)
        elif member is not None or show == "statement":
            whose = interaction.user if member is None else member
            await _show_statement(interaction, whose, words)
        else:
            await _show_chosen(interaction, board or (CHIPS if time is None else WON), time or MONTH, words)


@on_press(TEMPLATE)
async def chips_button(interaction: Interaction, found: re.Match[str], _chosen: Sequence[Any], words: Words) -> None:
    """Turn a page, show a statement or a picture, or give the daily chips. The id has a page's or a member's number."""
    number = number_of(found["number"])
    match found["verb"]:
        case "claim":
            await _claim(interaction, words)
        case "statement":
            await _show_statement(interaction, interaction.user, words)
        case "details" | "chart" as verb:
            await _show_movements(interaction, number, words, drawn=verb == "chart")
        case verb:
            await _show_board(interaction, ALL_CHIPS, number, words, drawn=verb == "picture")


@on_press(BOARD)
async def board_button(interaction: Interaction, found: re.Match[str], _chosen: Sequence[Any], words: Words) -> None:
    """Turn a page of a board of chips won or of ratings, or show a picture of it."""
    board = Board(found["what"], found["time"])
    await _show_board(interaction, board, int(found["page"]), words, drawn=found["verb"] == "draw")


@on_press(MENU)
async def board_menu(interaction: Interaction, found: re.Match[str], chosen: Sequence[Any], words: Words) -> None:
    """Show the chosen board. Of board and period, the button's id has one, and the member chooses the other."""
    what, time = found["what"] or chosen[0], found["time"] or chosen[0]
    if not (_WHAT.fullmatch(what) and _TIME.fullmatch(time)):  # no menu offers that
        what, time = WON, MONTH
    await _show_chosen(interaction, what, time, words)


async def _show_chosen(interaction: Interaction, what: str, time: str, words: Words) -> None:
    """Show the first page of a board: of chips, of the deals of the day, or of matches in a period."""
    if what == DAYS:
        await show_places(interaction, TODAY, words)
    else:
        await _show_board(interaction, ALL_CHIPS if what == CHIPS else Board(what, time), 0, words)


def _guild(interaction: Interaction) -> int:
    check(Request.SEE_CHIPS, actor(interaction))
    return server_of(actor(interaction))


async def _show_board(
    interaction: Interaction, board: Board, number: int, words: Words, *, drawn: bool = False
) -> None:
    """Show a page of a board. `drawn`: with its picture, in the private message whose button asks for it."""
    page = await interaction.client.leaderboard.page(_guild(interaction), actor(interaction), number, board)
    view = (leaderboard_message if board.what == CHIPS else board_message)(page, words)
    if drawn:
        pictures = publisher_of(interaction.client).pictures
        shows = board_picture(page, words, await pictures.avatars([each.member for each in page.rows]))
        await redraw(interaction, *await pictures.beside(view, shows))
    else:
        await answer(interaction, view)


async def _show_statement(interaction: Interaction, whose: discord.Member | discord.User, words: Words) -> None:
    wallets = interaction.client.wallets
    if whose.id == interaction.user.id:
        await wallets.ensure(_guild(interaction), actor(interaction))
    statement = await wallets.statement(_guild(interaction), interaction.user.id, whose.id)
    if statement is None:
        name = shown(clean_name(whose.display_name, whose.name))
        text = words.say("{name} has never had chips in this server.", name=name)
        await say(interaction, text)
        return
    await answer(interaction, statement_message(statement, words))


async def _show_movements(interaction: Interaction, member: int, words: Words, *, drawn: bool) -> None:
    """Show a member's latest movements in the message with their statement, or their wallet over time as a picture."""
    most = MOVEMENTS if drawn else LATEST
    statement = await interaction.client.wallets.statement(_guild(interaction), interaction.user.id, member, most)
    if statement is None:  # they have been forgotten since
        await say(interaction, words.say("I know nothing about this member any more."))
    elif statement.kept or not drawn:
        await answer(interaction, statement_message(statement, words, details=True))
    else:
        view = statement_message(replace(statement, movements=statement.movements[:LATEST]), words)
        shows = wallet_picture(statement, words, now())
        await redraw(interaction, *await publisher_of(interaction.client).pictures.beside(view, shows))


async def _claim(interaction: Interaction, words: Words) -> None:
    who: Actor = actor(interaction)
    handed_out = await interaction.client.wallets.claim(_guild(interaction), who)
    await say(interaction, words.say("Here you are: {chips}. Good luck!", chips=words.chips(handed_out)))


async def setup(bot: NewmarketBot) -> None:
    """Add the command and its buttons."""
    presses_of(bot).add(chips_button, board_button, board_menu)
    bot.tree.add_command(chips)
