"""Lessons as messages: every step in both decks, what is said of each wrong card, and that all of it is short."""

import re
from collections.abc import Iterator

import discord
import pytest
from syrupy.assertion import SnapshotAssertion

from bot.lessons.lesson import Position, position
from cogs.render.games import RENDERERS
from cogs.render.ids import LEARN_TEMPLATE, CustomId, LearnId
from cogs.render.lessons import HINT, PLAY, RULES, lesson_message, praise, wrong
from cogs.render.words import Words
from engine.catalogue import CATALOGUE
from engine.game import Action
from engine.lesson import PUPIL
from tests.cogs.render.form import form, said
from tests.cogs.render.tables import DRAWN, WORDS
from tests.lessons import LESSONS

GAMES = pytest.mark.parametrize("game", LESSONS)
DECKS = pytest.mark.parametrize("words", [WORDS, DRAWN], ids=["text", "pictures"])
MOST_WORDS = 33
"""So many words a step may say: somebody who reads slowly, 150 words a minute, has read them in fifteen seconds."""


def walked(game: str, words: Words) -> Iterator[tuple[Position, str]]:
    """Yield each position of a lesson, and what is said of how it was reached."""
    at, note = position(LESSONS[game], 0), ""
    while True:
        yield at, note
        if at.over:
            return
        after = at.next()
        at, note = after, praise(at, after, "Ann", words)


def buttons(at: Position) -> Iterator[LearnId]:
    for each in lesson_message(at, "Ann", WORDS).walk_children():
        if isinstance(each, discord.ui.Button):
            found = LEARN_TEMPLATE.fullmatch(each.custom_id or "")
            assert found is not None
            yield LearnId.read(found)


def action_of(pressed: LearnId) -> Action | None:
    if pressed.verb == HINT:
        return None
    data = RENDERERS[pressed.game].decisions.action(CustomId(0, pressed.verb, 0, pressed.value))
    return CATALOGUE[pressed.game].game.codec.load_action(data)


def deeds(at: Position) -> list[Action | None]:
    """What the buttons of a step stand for, but those that lead elsewhere."""
    return [action_of(each) for each in buttons(at) if each.verb not in ("go", PLAY, RULES)]


@DECKS
@GAMES
def test_every_step(game: str, words: Words, snapshot: SnapshotAssertion) -> None:
    assert "\n\n".join(form(lesson_message(at, "B_n", words, note)) for at, note in walked(game, words)) == snapshot


@DECKS
@GAMES
def test_what_is_said_of_everything_that_is_not_to_be_done(
    game: str, words: Words, snapshot: SnapshotAssertion
) -> None:
    lines = []
    for at, _ in walked(game, words):
        missed = [] if at.over else [each for each in deeds(at) if at.tried(each) is None]
        lines += [f"{at.key} {at.done} {each}: {wrong(at, each, 'Ann', words)}" for each in missed]
    assert said("\n".join(lines)) == snapshot


@GAMES
def test_whatever_can_be_done_has_a_button_and_every_card_too(game: str) -> None:
    for at, _ in walked(game, WORDS):
        if not at.over:
            there = deeds(at)
            legal = CATALOGUE[game].game.legal(at.state, PUPIL)
            assert set(legal) <= set(there)
            assert (None in there) == (at.goal is None)
            ids = [str(each) for each in buttons(at)]
            assert len(ids) == len(set(ids))
            assert max(map(len, ids)) <= 100


@GAMES
def test_a_step_is_read_in_fifteen_seconds(game: str) -> None:
    for at, note in walked(game, WORDS):
        if not at.over:
            _, _, *lines = form(lesson_message(at, "Ann", WORDS, note)).split("\n")
            sentences = [line for line in lines if re.search(r"[a-z]{2}.*[.]\*{0,2}$", line)]
            assert 0 < len(re.findall(r"[A-Za-z']+", " ".join(sentences))) <= MOST_WORDS, (at.key, sentences)
