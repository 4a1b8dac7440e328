"""The rules of New York, New York in plain words, made from the rules object."""

from __future__ import annotations

from cogs.render.newyork.cards import shape
from cogs.render.parts import chips, duration
from cogs.render.words import Words
from engine.newyork.cards import COLOURS
from engine.newyork.rules import Rules

USUAL_TURN = 60
"""Seconds for a decision that are not mentioned."""


def preset_name(preset: str, words: Words) -> str:
    """Return what people call a preset."""
    return {
        "new-york": words.say("New York, New York"),
        "new-york-profi": words.say("New York, New York · Profi"),
    }[preset]


def preset_line(preset: str, words: Words) -> str:
    """Return a line about a preset, of at most 100 characters."""
    return {
        "new-york": words.say("A pile with your colour on top scores its number."),
        "new-york-profi": words.say("Neighbouring piles of your colour score more on top."),
    }[preset]


def stake_text(stake: int, words: Words) -> str:
    """Return what a table plays for."""
    if not stake:
        return words.say("just for points")
    return words.count("for {n} chip each", "for {n} chips each", stake)


def summary(rules: Rules, words: Words, buy_in: int, turn_seconds: int) -> str:
    """Return the rules in one line."""
    name, stake = preset_name(rules.preset, words), stake_text(rules.stake, words)
    if turn_seconds == USUAL_TURN:
        return words.say("{game}, {stake}", game=name, stake=stake)
    time = duration(words, turn_seconds)
    return words.say("{game}, {stake}, {time} a turn", game=name, stake=stake, time=time)


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
        words.say("**The end of a round**: when nobody has both cards and the right to play."),
        words.say("**The score**: add up the numbers of the piles with your colour on top."),
    ]
    if rules.profi:
        lines.append(
            words.say(
                "**Blocks**: neighbouring piles of your colour score extra: two 3, three 6, four 10, five "
                "15, six or more 25. 12 and 1 are neighbours."
            )
        )
    lines.append(words.say("**The match** has one round per player, and each begins one. Most points wins."))
    if rules.stake:
        lines.append(
            words.say(
                "**The stake**: everybody pays {chips} into the pot before the first round. The winner "
                "takes it; ties split it.",
                chips=chips(words, rules.stake),
            )
        )
    return "\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1))
