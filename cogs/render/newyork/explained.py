"""The rules of New York, New York in plain words, made from the rules object."""

from cogs.render.newyork.cards import shape
from cogs.render.words import Words
from engine.newyork.cards import COLOURS
from engine.newyork.rules import Rules

USUAL_TURN = 60
"""Seconds for a decision that are not mentioned."""


def preset_name(preset: str, words: Words) -> str:
    """Return what people call a preset."""
    return {
        # Translators: the name of a published game. Leave it as it is.
        "new-york": words.say("New York, New York"),
        # Translators: the name of a published game and of its version for experts. Leave them as they are.
        "new-york-profi": words.say("New York, New York · Profi"),
    }[preset]


def explained(rules: Rules, words: Words) -> str:
    """Return how to play under these rules, a line a rule."""
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
