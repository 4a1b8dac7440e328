"""The rules of New York, New York in words: its names, the rules in one line, and in full."""

from art.names import shape_name
from cogs.render.newyork.cards import shape
from cogs.render.parts import about_minutes
from cogs.render.words import Words
from engine.game import Problem
from engine.newyork.cards import COLOURS
from engine.newyork.rules import Rules

ROUND = 270
"""Seconds that a round takes: 48 cards. To lay and take one, computers need three seconds, people ten."""
colours = COLOURS
"""The letters of the seats' colours."""


def name(words: Words) -> str:
    """Return the game's name, whatever its rules."""
    # Translators: the short name of the game New York, New York
    return words.say("New York")


def teaser(rules: Rules, words: Words) -> str:
    """Return one sentence that tells somebody new what the game is about."""
    return words.say("Play cards on piles 1 to 12; a pile with your colour on top scores its number.")


def banner(rules: Rules, words: Words) -> str:
    """Return the shapes of the colours as the heading of a lobby; empty in a deck of text."""
    return "# " + "".join(map(words.deck.picture, map(shape_name, COLOURS))) if words.deck else ""


def lasts(rules: Rules, players: int, words: Words) -> str:
    """Return how long a match of this many players lasts."""
    return about_minutes(words, players * ROUND)


def preset(preset: str, words: Words) -> tuple[str, str]:
    """Return a preset's name, and a line about it of at most 100 characters."""
    return {
        "new-york": (
            # Translators: the name of a published game. Leave it as it is.
            words.say("New York, New York"),
            # Translators: a line below a preset's name in a menu, at most 100 characters
            words.say("A pile with your colour on top scores its number."),
        ),
        "new-york-profi": (
            # Translators: the name of a published game and of its version for experts. Leave them as they are.
            words.say("New York, New York · Profi"),
            # Translators: a line below a preset's name in a menu, at most 100 characters
            words.say("Neighbouring piles of your colour score extra."),
        ),
    }[preset]


def heading(switch: str, words: Words) -> str:
    """Return the heading of the stakes' menu."""
    return words.say("Chips to stake")


def choice(rules: Rules, switch: str, choice: str, words: Words) -> tuple[str, str]:
    """Return a stake's name. No line explains it."""
    if choice == "0":
        # Translators: a choice in the menu "Chips to stake": nobody pays anything
        return words.say("Just for points"), ""
    # Translators: a choice in the menu "Chips to stake": what everybody pays
    return words.count("{n} chip each", "{n} chips each", int(choice)), ""


def problem(problem: Problem, words: Words) -> str | None:
    """Return why rules are refused, as a sentence; None for a reason that is not this game's own."""
    if problem.kind == "stake-above-stack":
        return words.say("The stake is more than a player starts with. Choose a smaller one.")
    return None


def explained(rules: Rules, words: Words) -> str:
    """Return how to play under these rules, one line for each rule."""
    lines = [
        words.say(
            "**The aim**: have your colour on top of the high piles. Every player has a colour: {shapes}.",
            shapes=" ".join(shape(seat, words) for seat in range(len(COLOURS))),
        ),
        words.say(
            "**The cards**: each colour has 1 to 12. Everybody gets six; six more lie face up: the "
            "market. Colours without a player are in play too, but score for nobody."
        ),
        words.say(
            "**Your turn**: play a card on the pile with its number, on top of whatever is there. "
            "Then take a card from the market."
        ),
        words.say("The market is refilled from the draw pile. When both are empty, you play without taking."),
        words.say(
            "**Passing**: you may pass on any turn. You play no more cards this round, and your hand scores nothing."
        ),
        words.say("**The end of a round**: when everybody has passed or run out of cards."),
        words.say("**The score**: add up the numbers of the piles with your colour on top."),
    ]
    if rules.profi:
        lines.append(
            words.say(
                "**Blocks**: neighbouring piles of your colour score extra: 3 points for two, 6 for three, 10 for "
                "four, 15 for five, 25 for six or more. 12 and 1 are neighbours."
            )
        )
    lines.append(words.say("**The match**: one round per player, and everybody begins once. Most points wins."))
    if rules.stake:
        lines.append(
            words.say(
                "**The stake**: everybody pays {chips} into the pot before the first round. The winner "
                "takes it; ties split it.",
                chips=words.chips(rules.stake),
            )
        )
    return "\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1))
