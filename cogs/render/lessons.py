"""A lesson as a private message: the task, the table, the pupil's cards, and the buttons from step to step."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

import discord

from bot.lessons.lesson import Position
from bot.tables.model.terms import Terms
from bot.tables.views import Hand, alone, hand_alone
from cogs.render.games import RENDERERS
from cogs.render.ids import TEMPLATE, CustomId, LearnId
from cogs.render.parts import GOLD, YOURS, Button, Layout, Row, Style, button, layout
from cogs.render.words import Words
from engine.catalogue import CATALOGUE, of_each
from engine.game import Action, Event
from engine.players import NORMAL, Weighed

HINT, PLAY, RULES = "hint", "play", "rules"
"""The verbs of a lesson's buttons, besides `GO` and those of a table."""
TURN_SECONDS = 60
"""Seconds for a decision in the terms of a lesson's table, which no clock enforces."""


class LessonWords(Protocol):
    """The words of a game's lesson. `key` and `done` are the task: a step, and how many of its goals are reached."""

    def texts(self, key: str, hand: Hand, view: Any, words: Words) -> list[str]:
        """Return the table, as far as the pupil needs it for a step, and the pupil's cards."""

    def rows(self, hand: Hand, view: Any, words: Words) -> list[Row]:
        """Return a button for each card of the pupil, and for each other action."""

    def task(self, key: str, done: int, hand: Hand, view: Any, words: Words) -> tuple[str, str]:
        """Return what is new, which may be empty, and the task."""

    def praise(self, key: str, done: int, hand: Hand, view: Any, words: Words) -> str:
        """Return the result of what the pupil did; `hand` and `view` are those after it."""

    def wrong(self, key: str, done: int, hand: Hand, view: Any, action: Action | None, words: Words) -> str:
        """Return why an action is not the task's; an `action` of None asks for a hint."""

    def finished(self, events: Sequence[Event], names: Sequence[str], words: Words) -> str:
        """Return how the lesson's round ended, and what the pupil has learnt."""


LESSON_WORDS: Mapping[str, LessonWords] = of_each("cogs.render.{}.lesson")
"""The words of the lessons, by the keys of their games."""


def learn_button(game: str, words: Words) -> list[Button]:
    """Return the button that begins a game's lesson for the member who presses it; empty if the game has none."""
    if game not in LESSON_WORDS:
        return []
    # Translators: a button: begins a lesson in which the game is learnt by playing
    return [button(LearnId(game), words.say("Learn in two minutes"), emoji="🎓")]


def play_button(game: str, words: Words) -> Button:
    """Return the button that opens a table with easy computer players for the member who presses it."""
    # Translators: a button: opens a table; {game}: New York or Newmarket
    label = words.say("Play {game}", game=RENDERERS[game].name(words))
    return button(LearnId(game, 0, 0, PLAY), label, style=Style.success, emoji="▶️")


def lesson_message(at: Position, name: str, words: Words, note: str = "") -> Layout:
    """Return a lesson as it is now. `note`: a sentence about the pupil's last try."""
    return _finished(at, name, words) if at.over else _step(at, name, words, note)


def praise(before: Position, after: Position, name: str, words: Words) -> str:
    """Return the result of what a pupil did."""
    hand = seat_of(after, name)
    return LESSON_WORDS[after.lesson.game].praise(before.key, before.done, hand, hand.view, words)


def wrong(at: Position, action: Action | None, name: str, words: Words) -> str:
    """Return why a pupil's action is not the task's; an `action` of None asks for a hint."""
    hand = seat_of(at, name)
    return "↩️ " + LESSON_WORDS[at.lesson.game].wrong(at.key, at.done, hand, hand.view, action, words)


def seat_of(at: Position, name: str) -> Hand:
    """Return the pupil's seat as a `Hand`, for the renderers of tables."""
    rules = at.state.rules
    terms = Terms(at.lesson.game, rules, rules.chips, TURN_SECONDS, hints=False)
    return hand_alone(alone(0, terms, at.state, (name, *at.lesson.names)))


def _step(at: Position, name: str, words: Words, note: str) -> Layout:
    game, hand = RENDERERS[at.lesson.game], seat_of(at, name)
    lesson = LESSON_WORDS[at.lesson.game]
    new, ask = lesson.task(at.key, at.done, hand, hand.view, words)
    steps = len(at.lesson.steps)
    texts = [
        # Translators: the first line of a lesson; {game}: New York or Newmarket
        words.say("-# 🎓 {game} · step {n} of {steps}", game=game.name(words), n=at.step + 1, steps=steps),
        note,
        new,
        *lesson.texts(at.key, hand, hand.view, words),
    ]
    if at.hinted:
        suggested = CATALOGUE[at.lesson.game].players[NORMAL](hand.view, Random(0))
        texts.append(game.hand.hint(hand, hand.view, Weighed(suggested), words))
    texts.append(f"**{ask}**")
    rows: list[Row] = [
        [_learning(each, at) for each in row if isinstance(each, discord.ui.Button)]
        for row in lesson.rows(hand, hand.view, words)
    ]
    if at.goal is None:
        # Translators: a button: asks which card to play
        rows.append([button(_id(at, HINT), words.say("Hint"), style=Style.success, emoji="💡")])
    rows.append(_ways(at, words))
    return layout(texts, rows, colour=YOURS)


def _finished(at: Position, name: str, words: Words) -> Layout:
    lesson = at.lesson
    game = RENDERERS[lesson.game]
    texts = [
        # Translators: the first line of a lesson that is over; {game}: New York or Newmarket
        words.say("-# 🎓 {game} · done", game=game.name(words)),
        LESSON_WORDS[lesson.game].finished(at.events, (name, *lesson.names), words),
    ]
    # Translators: a button: opens a table with computer players
    play = button(_id(at, PLAY), words.say("Play against computers"), style=Style.success, emoji="🤖")
    rules = button(_id(at, RULES), words.say("How to play"), emoji="❔")
    # Translators: a button: begins the lesson once more
    again = button(LearnId(lesson.game), words.say("Start over"))
    return layout(texts, [[play, rules, again]], colour=GOLD)


def _ways(at: Position, words: Words) -> Row:
    """Return the buttons to the previous step and the next one; the pupil cannot skip the last step."""
    ways = []
    if at.step:
        # Translators: a button: to the step before
        ways.append(button(LearnId(at.lesson.game, at.step - 1), words.say("Back")))
    if at.step + 1 < len(at.lesson.steps):
        # Translators: a button: to the next step
        ways.append(button(LearnId(at.lesson.game, at.step + 1), words.say("Skip step")))
    return ways


def _learning(each: Button, at: Position) -> Button:
    """Return a hand's button with the lesson's id in place of the table's."""
    found = TEMPLATE.fullmatch(each.custom_id or "")
    assert found is not None
    pressed = CustomId.read(found)
    each.custom_id = str(_id(at, pressed.verb, pressed.value or pressed.verb))
    return each


def _id(at: Position, verb: str, value: str = "") -> LearnId:
    return LearnId(at.lesson.game, at.step, at.done, verb, value)
