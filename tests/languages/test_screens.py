"""The judge of screens sees what a language would break, and leaves alone what is right."""

import re
from collections.abc import Callable
from typing import Any

import discord
import pytest

from cogs.render.board import board_message
from cogs.render.parts import Layout, button, layout, select
from cogs.render.words import Words, words_for
from tests.languages import limits
from tests.languages.messages import template
from tests.languages.screens import every_language, renderers
from tests.languages.tongues import Made
from tests.strict.described import needed

ENGLISH = words_for("en-US")
PLAIN = next(
    said for (scene, said), limit in limits.read().items() if limit.stands == "button" and said.isalpha() and not scene
)
"""A word that stands in buttons."""
NAMED = next(said for scene, said in template() if not scene and re.fullmatch(r"{name} [a-z ]+\.", said))
"""A sentence with a name."""
Renderer = Callable[[str, Words], Any]


def judged(renderer: Renderer, name: str = "Ann", words: Words = ENGLISH) -> list[str]:
    """What the judge says of a screen."""
    screens = every_language()
    screens.watched(renderer, 1)(name, words)
    return screens.wrong


def right(name: str, words: Words) -> Layout:
    rows = [[button("a", words.say(PLAIN)), button("b", name)]]
    return layout([words.say(NAMED, name=name), f"{name} ♠7 <@12> `/chips` 3 · [A♥]"], rows)


def test_a_screen_of_sentences_and_data_is_right() -> None:
    assert judged(right) == []


def long(words: Words) -> str:
    return " ".join([words.say(PLAIN)] * 10)[:70] if not isinstance(words._translations, Made) else "x" * 90


def menu(words: Words) -> Any:
    said = words.say("Join") * 15
    return select("a", [discord.SelectOption(label=words.say(PLAIN), value="1", description=said[:101])])


BREAKS: dict[str, tuple[Renderer, str]] = {
    "glued": (lambda name, words: layout([f"{words.say('Join')} now, {name}"]), "now can be translated by nobody"),
    "titled": (
        lambda _, words: layout([words.say(PLAIN)], [[button("a", "Leave")]]),
        "Leave can be translated by nobody",
    ),
    "cut": (lambda name, words: layout([words.say(NAMED, name=name)[:9]]), "is cut"),
    "divided": (
        lambda name, words: layout([words.say(PLAIN) + part for part in words.say(NAMED, name=name).split(" ", 1)]),
        "is cut",
    ),
    "long": (
        lambda _, words: layout([words.say(PLAIN)], [[button("a", long(words))]]),
        "label: BASE_TYPE_MAX_LENGTH",
    ),
    "described": (lambda _, words: layout([words.say(PLAIN)], [[menu(words)]]), "description"),
    "failing": (lambda name, words: layout([words.say(PLAIN), {PLAIN: name}[words.say(PLAIN)]]), "KeyError"),
}


@pytest.mark.parametrize("how", [pytest.param(each, marks=needed if each == "long" else ()) for each in BREAKS])
def test_what_a_language_would_break_is_told(how: str) -> None:
    renderer, told = BREAKS[how]
    wrong = judged(renderer)
    assert any(told in each for each in wrong), wrong


def test_all_tests_render_under_watch() -> None:
    """The one of the session: imported functions are watched here as well."""
    found = [each for each, _ in renderers()]
    assert len(found) > 200
    assert board_message in found
    assert all(hasattr(each, "__wrapped__") for each in found)
