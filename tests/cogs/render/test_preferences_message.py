"""The message of one's own settings: it offers what can be chosen, all of it, and shows what is."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import discord
import pytest

from bot.members.preferences import CHOICES, Preferences, choices
from cogs.preferences import TEMPLATE
from cogs.render.preferences import preferences_message
from cogs.render.words import words_for

WORDS = words_for("en-US")
SETTINGS = [each.name for each in fields(Preferences)]

pytestmark = pytest.mark.usefixtures("three_languages")


def menus(prefers: Preferences, showing: int = 7) -> dict[str, discord.ui.Select[Any]]:
    """The menus of the message, by their settings."""
    view = preferences_message(prefers, showing, WORDS)
    found = [each for each in view.walk_children() if isinstance(each, discord.ui.Select)]
    return {str(match["setting"]): each for each in found if (match := TEMPLATE.fullmatch(each.custom_id))}


def test_all_that_can_be_chosen_is_offered_and_nothing_else() -> None:
    offered = {name: [option.value for option in menu.options] for name, menu in menus(Preferences()).items()}
    assert {name: set(values) for name, values in offered.items()} == {name: set(choices(name)) for name in SETTINGS}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *((name, text) for name, possible in CHOICES.items() for text in possible),
        ("locale", "discord"),
        ("locale", "nl"),
    ],
)
def test_each_menu_shows_what_is_chosen(name: str, text: str) -> None:
    prefers = replace(Preferences(), **{name: choices(name)[text]})
    for each, menu in menus(prefers).items():
        wanted = next(text for text, meant in choices(each).items() if meant == getattr(prefers, each))
        assert each != name or wanted == text
        assert [option.value for option in menu.options if option.default] == [wanted]


def test_languages_are_called_by_their_own_names_whoever_reads() -> None:
    assert [each.label for each in menus(Preferences())["locale"].options][1:] == ["English", "Deutsch", "Nederlands"]


def test_a_menu_that_is_shown_again_has_another_id() -> None:
    first, second = menus(Preferences(), 1), menus(Preferences(), 2)
    assert {each.custom_id for each in first.values()}.isdisjoint(each.custom_id for each in second.values())
