"""A suggested move in New York, New York, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.render.newyork.cards import card_text
from cogs.render.parts import shown
from cogs.render.words import Words
from engine.newyork.actions import Lay, Pass, Take
from engine.newyork.players.hints import Hint, explained
from engine.newyork.view import View


def hint_text(view: View, action: Lay | Take | Pass, names: Sequence[str], words: Words) -> str:
    """Return what is suggested to a seat, with every reason that it can know.

    Args:
        view: what the seat knows.
        action: the move that is suggested.
        names: the players' names, by seat.
        words: the reader's language.
    """
    hint = explained(view, action)
    match action:
        case Lay(card):
            said = [words.say("💡 Play **{card}**.", card=card_text(card, words)), *_laid(hint, names, words)]
        case Take(card):
            said = [words.say("💡 Take **{card}**.", card=card_text(card, words)), *_taken(hint, names, words)]
        case Pass():
            said = [words.say("💡 **Pass**."), *_passed(hint, words)]
    if not hint.special:
        said.append(words.say("It brings no points now, but it looks best at first sight."))
    return " ".join(said)


def _laid(hint: Hint, names: Sequence[str], words: Words) -> list[str]:
    said = []
    if hint.points > 0:
        said.append(words.count("It brings you {n} point.", "It brings you {n} points.", hint.points))
    if hint.points > 0 and hint.blocks > 0:
        said.append(words.count("{n} of that is for blocks.", "{n} of that are for blocks.", hint.blocks))
    if hint.points < 0:
        said.append(words.count("It costs you {n} point.", "It costs you {n} points.", -hint.points))
    for seat, change in hint.others:
        name = shown(names[seat])
        said.append(
            words.count("{name} loses {n} point.", "{name} loses {n} points.", -change, name=name)
            if change < 0
            else words.count("{name} gains {n} point.", "{name} gains {n} points.", change, name=name)
        )
    if hint.final:
        said.append(words.say("Nobody else can cover it."))
    return said


def _taken(hint: Hint, names: Sequence[str], words: Words) -> list[str]:
    said = []
    if hint.points > 0:
        said.append(
            words.count(
                "Played now, it would bring you {n} point.", "Played now, it would bring you {n} points.", hint.points
            )
        )
    for seat, change in hint.others:
        name = shown(names[seat])
        said.append(
            words.count("{name} would lose {n} point to it.", "{name} would lose {n} points to it.", -change, name=name)
            if change < 0
            else words.count(
                "{name} would gain {n} point with it.", "{name} would gain {n} points with it.", change, name=name
            )
        )
    return said


def _passed(hint: Hint, words: Words) -> list[str]:
    said = []
    if hint.costly:
        said.append(words.say("Every card you could play now costs you points."))
    elif hint.idle:
        said.append(words.say("No card in your hand would help you."))
    said.append(words.say("Passing is final for this round."))
    return said
