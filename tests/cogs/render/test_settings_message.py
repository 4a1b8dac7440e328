"""A server's settings, a member's own, and the question before somebody is forgotten."""

from dataclasses import fields

import discord
import pytest
from discord.ui import Select
from syrupy.assertion import SnapshotAssertion

from bot.chips.wallets import GuildSettings
from bot.members.preferences import CallsBy, CardsBy, HandsBy, Preferences, choices
from bot.servers.erasure import Remembered
from cogs.preferences import TEMPLATE
from cogs.render.erasure import forget_question, forgotten_message
from cogs.render.preferences import preferences_message
from cogs.render.settings import Spoken, settings_menus, settings_message
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.tables import WORDS

USUAL = GuildSettings()
OTHERS = GuildSettings(
    welcome=1,
    daily=1,
    turn_seconds=1,
    follow_seconds=1,
    most_tables=1,
    most_buy_in=1,
    cards=CardsBy.TEXT,
    day_channel=72,
    channels=(70, 71, 72),
    locale="nl",
)
ENGLISH = Spoken("en", {})
SEVERAL = Spoken("nl", {"de": (70,), "en": (71, 72)})

pytestmark = pytest.mark.usefixtures("three_languages")


LOOKS: Looks = {
    "a server with the usual settings": lambda: form(settings_message(USUAL, ENGLISH, WORDS)),
    "a server with other settings": lambda: form(settings_message(OTHERS, SEVERAL, WORDS)),
    "who may choose channels and languages has menus of them": lambda: form(
        settings_message(
            OTHERS,
            SEVERAL,
            WORDS,
            settings_menus(OTHERS, {70, 72}, 70, "de", WORDS, thread=False, showing=1),
            {70, 72},
        )
    ),
}
test_settings = looks(LOOKS)


def test_a_channel_without_a_language_is_like_the_server_and_a_thread_like_its_channel() -> None:
    for thread, usual in ((False, "Like the rest of the server"), (True, "Like its channel")):
        *_, [menu] = settings_menus(USUAL, set(), 70, None, WORDS, thread=thread, showing=1)
        options = menu.options
        assert [(each.label, each.default) for each in options] == [
            (usual, True),
            ("English", False),
            ("Deutsch", False),
            ("Nederlands", False),
        ]


def test_the_settings_of_a_server_with_many_languages_and_channels_fit_into_a_message() -> None:
    many = {language: range(10**18, 10**18 + 40) for language in ("de", "en", "nl")}
    settings = GuildSettings(channels=tuple(range(10**18, 10**18 + 25)))
    shown = settings_message(settings, Spoken("en", many), WORDS)
    assert sum(len(each.content) for each in shown.walk_children() if isinstance(each, discord.ui.TextDisplay)) <= 4000


@pytest.mark.parametrize(
    "prefers",
    [
        Preferences(),
        Preferences(HandsBy.BUTTON, CallsBy.NEVER, follow=True, cards=CardsBy.FOUR_COLOUR, night=22, zone=60),
    ],
    ids=["unchosen", "chosen"],
)
def test_a_members_own_settings(prefers: Preferences, snapshot: SnapshotAssertion) -> None:
    assert form(preferences_message(prefers, 7, WORDS, 0.0)) == snapshot


def test_all_that_a_member_can_choose_is_offered_and_nothing_else() -> None:
    shown = preferences_message(Preferences(night=22), 7, WORDS, 0.0)
    menus = [each for each in shown.walk_children() if isinstance(each, Select)]
    offered = {TEMPLATE.fullmatch(each.custom_id)["setting"]: {one.value for one in each.options} for each in menus}
    assert offered == {each.name: set(choices(each.name)) for each in fields(Preferences)}


@pytest.mark.parametrize("name", [None, "B_n"], ids=["own", "other"])
@pytest.mark.parametrize("tables", [0, 1, 4])
def test_before_somebody_is_forgotten_it_is_asked(name: str | None, tables: int, snapshot: SnapshotAssertion) -> None:
    assert form(forget_question(1002, name, Remembered("B_n", 51, tables), WORDS)) == snapshot


@pytest.mark.parametrize("name", [None, "B_n"], ids=["own", "other"])
def test_who_is_forgotten_is_told(name: str | None, snapshot: SnapshotAssertion) -> None:
    assert form(forgotten_message(name, WORDS)) == snapshot
