"""The options of a table that every game has: what can be chosen, and what the board says of what is unusual."""

from bot.tables.model.terms import QUICK, SLOW, USUAL, Terms
from bot.tables.views import Board
from cogs.render.words import Words
from engine.players import EASY, HARD, NORMAL


def option_heading(option: str, words: Words) -> str:
    """Return what stands above an option's menu."""
    return {
        "level": words.say("Computer players"),
        "hints": words.say("Hints"),
        "pace": words.say("Pace"),
    }[option]


def option_choices(option: str, terms: Terms, words: Words) -> list[tuple[str, str, str]]:
    """Return what can be chosen for an option: each with its value, its name and a line about it."""
    said = {
        ("level", EASY): (words.scene("level", "Easy"), words.say("They hardly look at the cards.")),
        ("level", NORMAL): (
            words.scene("level", "Normal"),
            words.say("They look at every card, and play what seems best."),
        ),
        ("level", HARD): (
            words.scene("level", "Hard"),
            words.say("They think the whole round through before they play."),
        ),
        ("hints", "on"): (words.say("On"), words.say("When you have a choice, you can ask what to play, and why.")),
        ("hints", "off"): (words.say("Off"), words.say("Everybody decides on their own.")),
        ("pace", SLOW): (words.scene("pace", "Slow"), words.say("Computer players take twice as long.")),
        ("pace", USUAL): (words.scene("pace", "Normal"), words.say("Slow enough to follow every card.")),
        ("pace", QUICK): (words.scene("pace", "Quick"), words.say("Computer players take half as long.")),
    }
    return [(each, *said[option, each]) for each in terms.choices(option)]


def board_foot(board: Board, words: Words) -> str:
    """Return the last line of a match's board: what is unusual about the computer players there, mostly nothing."""
    said = []
    if any(seat.member is None for seat in board.seats):
        if board.terms.level == EASY:
            said.append(words.scene("foot of a board", "easy computers"))
        if board.terms.level == HARD:
            said.append(words.scene("foot of a board", "hard computers"))
        if board.terms.pace == SLOW:
            said.append(words.scene("foot of a board", "slow pace"))
        if board.terms.pace == QUICK:
            said.append(words.scene("foot of a board", "quick pace"))
    return " · ".join(said)


def option_lines(terms: Terms, words: Words) -> list[str]:
    """Return what is unusual about a table's options, in small lines."""
    lines = []
    if terms.level == EASY:
        lines.append("-# " + words.say("Computer players are easy to beat here."))
    if terms.level == HARD:
        lines.append("-# " + words.say("Computer players are hard to beat here."))
    if terms.pace == SLOW:
        lines.append("-# " + words.say("Computer players take their time here."))
    if terms.pace == QUICK:
        lines.append("-# " + words.say("Computer players are quick here."))
    if not terms.hints:
        lines.append("-# " + words.say("There are no hints here."))
    return lines
