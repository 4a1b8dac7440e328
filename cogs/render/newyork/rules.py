"""The rules of New York, New York in words: what it is called, in one line, and at length."""

from art.names import shape_name
from cogs.render.newyork.explained import explained as explained
from cogs.render.newyork.explained import preset_name
from cogs.render.parts import about_minutes
from cogs.render.words import Words
from engine.game import Problem
from engine.newyork.cards import COLOURS
from engine.newyork.rules import Rules

ROUND = 270
"""Seconds that a round takes: 48 cards, of which computers lay and take one in three seconds, people in ten."""
colours = COLOURS
"""The letters of the seats' colours."""
__all__ = ["banner", "choice", "colours", "explained", "heading", "lasts", "name", "preset", "problem", "teaser"]


def name(words: Words) -> str:
    """Return what the game is called, whatever its rules."""
    # Translators: the short name of the game New York, New York
    return words.say("New York")


def teaser(rules: Rules, words: Words) -> str:
    """Return one sentence that tells somebody new what the game is about."""
    return words.say("Play cards on piles 1 to 12; a pile with your colour on top scores its number.")


def banner(rules: Rules, words: Words) -> str:
    """Return the shapes of the colours as a heading of the lobby; empty in a deck of text."""
    return "# " + "".join(map(words.deck.picture, map(shape_name, COLOURS))) if words.deck else ""


def lasts(rules: Rules, players: int, words: Words) -> str:
    """Return how long a match of so many players lasts."""
    return about_minutes(words, players * ROUND)


def preset(preset: str, words: Words) -> tuple[str, str]:
    """Return a preset's name, and a line about it."""
    line = {
        # Translators: a line below a preset's name in a menu, at most 100 characters
        "new-york": words.say("A pile with your colour on top scores its number."),
        # Translators: a line below a preset's name in a menu, at most 100 characters
        "new-york-profi": words.say("Neighbouring piles of your colour score extra."),
    }[preset]
    return preset_name(preset, words), line


def heading(switch: str, words: Words) -> str:
    """Return what stands above the stakes."""
    return words.say("Chips to stake")


def choice(rules: Rules, switch: str, choice: str, words: Words) -> tuple[str, str]:
    """Return what a stake is called."""
    if choice == "0":
        # Translators: a choice in the menu "Chips to stake": nobody pays anything
        return words.say("Just for points"), ""
    # Translators: a choice in the menu "Chips to stake": what everybody pays
    return words.count("{n} chip each", "{n} chips each", int(choice)), ""


def problem(problem: Problem, words: Words) -> str | None:
    """Return a reason why rules are refused as a sentence, None for one that is not this game's own."""
    if problem.kind == "stake-above-stack":
        return words.say("The stake is more than a player starts with. Choose a smaller one.")
    return None
