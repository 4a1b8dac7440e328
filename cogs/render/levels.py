"""How well computer players play, and whether there are hints: what can be chosen, and what the board says of it."""

from __future__ import annotations

from bot.tables.views import Board
from cogs.render.words import Words
from engine.catalogue import CATALOGUE
from engine.players import EASY, HARD


def level_choices(board: Board, words: Words) -> list[tuple[str, str, str]]:
    """Return the levels that a table's game has: each with its name and a line about it."""
    said = {
        EASY: (words.say("Easy"), words.say("They play without much of a look.")),
        HARD: (words.say("Hard"), words.say("They play the round through in their heads before they decide.")),
    }
    normal = words.say("Normal"), words.say("They look at every card, and play what seems best.")
    return [(each, *said.get(each, normal)) for each in CATALOGUE[board.game].levels]


def hint_choices(words: Words) -> list[tuple[str, str, str]]:
    """Return what can be chosen about hints: each with its name and a line about it."""
    return [
        ("on", words.say("On"), words.say("Whoever has a choice can ask what to play, and why.")),
        ("off", words.say("Off"), words.say("For those who play seriously.")),
    ]


def board_foot(board: Board, words: Words) -> str:
    """Return the last line of a match's board: the deal, and what is unusual about the computer players there."""
    deal = board.commitment[:8]
    if board.level == EASY and any(seat.member is None for seat in board.seats):
        return words.say("easy computers · deal `{deal}`", deal=deal)
    if board.level == HARD and any(seat.member is None for seat in board.seats):
        return words.say("hard computers · deal `{deal}`", deal=deal)
    return words.say("deal `{deal}`", deal=deal)


def level_lines(board: Board, words: Words) -> list[str]:
    """Return what is unusual about a table's computer players and hints, in small lines."""
    lines = []
    if board.level == EASY:
        lines.append("-# " + words.say("Computer players are easy to beat here."))
    if board.level == HARD:
        lines.append("-# " + words.say("Computer players are hard to beat here."))
    if not board.hints:
        lines.append("-# " + words.say("There are no hints here."))
    return lines
