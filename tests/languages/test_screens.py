"""The judge of screens sees what a language would break, and leaves alone what is right."""

import gettext
import re
from collections.abc import Callable
from typing import Any

import discord
import pytest

from cogs.render.board import board_message
from cogs.render.parts import Layout, button, layout, select
from cogs.render.words import Words, words_for
from tests.languages import limits
from tests.languages.limits import Limit
from tests.languages.messages import template
from tests.languages.screens import PSEUDO, Screens, every_language, marked_words, renderers
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
    return " ".join([words.say(PLAIN)] * 10)[:70] if words.locale != PSEUDO else "x" * 90


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


class Wordy(gettext.NullTranslations):
    """A language in which a word takes 39 letters."""

    def gettext(self, message: str) -> str:
        return "x" * 39 if message == PLAIN else message


def test_a_label_too_long_for_a_phone_names_its_sentence_and_where_it_stands() -> None:
    screens = Screens({"de": Words("de", Wordy(), language="de")}, marked_words(ENGLISH))
    screens.watched(right, 1)("Ann", ENGLISH)
    assert screens.wrong == [
        f"{__name__}.right in de: button {'x' * 39!r} has 39 characters, 38 fit: "
        f"a shorter translation is needed of {PLAIN!r}"
    ]


def test_where_a_sentence_stands_in_a_label_its_room_is_noted() -> None:
    def render(name: str, words: Words) -> Layout:
        return layout([words.say(NAMED, name=name)], [[button("a", f"{words.say(PLAIN)} ({name})", emoji="👀")]])

    screens = Screens({}, marked_words(ENGLISH), known_limits={})
    screens.watched(render, 1)("Ann", ENGLISH)
    assert screens.limits == {("", PLAIN): Limit("button", 34 - len(" (Ann)"))}
    assert len(screens.wrong) == 1
    assert screens.wrong[0].endswith(f"{PLAIN!r} is not in limits.json; `make limits`")


def test_the_same_sentences_are_judged_once_unless_they_are_longer() -> None:
    screens = every_language()
    watched = screens.watched(right, 1)
    for name in ("Ann", "Ben"):
        watched(name, ENGLISH)
    assert screens.counts.screens == 1
    watched("Ann" * 20, ENGLISH)
    assert screens.counts.screens == 2, "a long one is judged by itself"
    assert {"xx", "marked"} <= set(screens.counts.renderings)


def test_all_tests_render_under_watch() -> None:
    """The one of the session: imported functions are watched here as well."""
    found = [each for each, _ in renderers()]
    assert len(found) > 200
    assert board_message in found
    assert all(hasattr(each, "__wrapped__") for each in found)
