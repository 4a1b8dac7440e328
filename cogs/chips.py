"""`/chips`: the leaderboard, a member's statement, the daily chips, and the deletion of one's data."""

import re
from dataclasses import replace

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.app import now
from bot.chips.leaderboard import ALWAYS, CHIPS, MONTH, WEEK, WON, Board
from bot.chips.wallets import LATEST
from bot.daily.boards import TODAY
from bot.tables.transitions.permissions import Request
from cogs import erasure
from cogs.daily import show_places
from cogs.game_commands import choices_of_games
from cogs.press.boundary import boundary
from cogs.press.press import Asked, Interaction
from cogs.press.presses import on_press
from cogs.render.command_words import scene
from cogs.render.ids import number_of
from cogs.render.leaderboards import DAYS, board_message
from cogs.render.parts import clean_name, shown
from cogs.render.pictures.wallets import MOVEMENTS, board_picture, wallet_picture
from cogs.render.wallets import statement_message
from engine.catalogue import CATALOGUE

TEMPLATE = re.compile(r"chips:(?P<verb>statement|claim|details|chart):(?P<member>\d{1,20})")
BOARDS = "|".join((CHIPS, WON, *CATALOGUE))
TIMES = rf"{WEEK}|{MONTH}|{ALWAYS}|\d{{4}}-(?:0[1-9]|1[0-2])"
BOARD = re.compile(rf"chips:(?P<verb>turn|draw):(?P<what>{BOARDS}):(?P<time>{TIMES}):(?P<page>\d{{1,9}})")
MENU = re.compile(rf"chips:(?:what:(?P<time>{TIMES})|when:(?P<what>{BOARDS}))")
_WHAT, _TIME = re.compile(f"{DAYS}|{BOARDS}"), re.compile(TIMES)
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
    async with boundary(interaction) as asked:
        whose = interaction.user if member is None else member
        if show == "claim":
            await _claim(asked)
        elif show == "forget":
            await erasure.ask(asked, whose)
        elif member is not None or show == "statement":
            await _show_statement(asked, whose)
        else:
            await _show_chosen(asked, board or (CHIPS if time is None else WON), time or MONTH)


@on_press(TEMPLATE)
async def chips_button(asked: Asked, found: re.Match[str]) -> None:
    """Show one's own statement or more of a member's, or give the daily chips."""
    match found["verb"]:
        case "claim":
            await _claim(asked)
        case "statement":
            await _show_statement(asked, asked.interaction.user)
        case verb:
            await _show_movements(asked, number_of(found["member"]), drawn=verb == "chart")


@on_press(BOARD)
async def board_button(asked: Asked, found: re.Match[str]) -> None:
    """Turn a page of a board, or show a picture of it."""
    board = Board(found["what"], found["time"])
    await _show_board(asked, board, int(found["page"]), drawn=found["verb"] == "draw")


@on_press(MENU)
async def board_menu(asked: Asked, found: re.Match[str]) -> None:
    """Show the chosen board. Of board and period, the button's id has one, and the member chooses the other."""
    what, time = found["what"] or asked.chosen[0], found["time"] or asked.chosen[0]
    if not (_WHAT.fullmatch(what) and _TIME.fullmatch(time)):  # no menu offers that
        what, time = WON, MONTH
    await _show_chosen(asked, what, time)


async def _show_chosen(asked: Asked, what: str, time: str) -> None:
    """Show the first page of a board: of chips, of the deals of the day, or of matches in a period."""
    if what == DAYS:
        await show_places(asked, TODAY)
    else:
        await _show_board(asked, Board(what, time), 0)


async def _show_board(asked: Asked, board: Board, number: int, *, drawn: bool = False) -> None:
    """Show a page of a board. `drawn`: with its picture, in the private message whose button asks for it."""
    page = await asked.bot.leaderboard.page(asked.server(Request.SEE_CHIPS), asked.actor, number, board)
    view = board_message(page, asked.words)
    if drawn:
        pictures = asked.publisher.pictures
        shows = board_picture(page, asked.words, await pictures.avatars([each.member for each in page.rows]))
        await asked.redraw(*await pictures.beside(view, shows))
    else:
        await asked.answer(view)


async def _show_statement(asked: Asked, whose: discord.Member | discord.User) -> None:
    guild, wallets = asked.server(Request.SEE_CHIPS), asked.bot.wallets
    if whose.id == asked.member:
        await wallets.ensure(guild, asked.actor)
    statement = await wallets.statement(guild, asked.member, whose.id)
    if statement is None:
        name = shown(clean_name(whose.display_name, whose.name))
        await asked.tell(asked.words.say("{name} has never had chips in this server.", name=name))
        return
    await asked.answer(statement_message(statement, asked.words))


async def _show_movements(asked: Asked, member: int, *, drawn: bool) -> None:
    """Show a member's latest movements in the message with their statement, or their wallet over time as a picture."""
    most, words = MOVEMENTS if drawn else LATEST, asked.words
    statement = await asked.bot.wallets.statement(asked.server(Request.SEE_CHIPS), asked.member, member, most)
    if statement is None:  # they have been forgotten since
        await asked.tell(words.say("I know nothing about this member any more."))
    elif statement.kept or not drawn:
        await asked.answer(statement_message(statement, words, details=True))
    else:
        view = statement_message(replace(statement, movements=statement.movements[:LATEST]), words)
        await asked.redraw(*await asked.publisher.pictures.beside(view, wallet_picture(statement, words, now())))


async def _claim(asked: Asked) -> None:
    handed_out = await asked.bot.wallets.claim(asked.server(Request.SEE_CHIPS), asked.actor)
    await asked.tell(asked.words.say("Here you are: {chips}. Good luck!", chips=asked.words.chips(handed_out)))
