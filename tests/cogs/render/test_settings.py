"""A server's settings, a member's own, and the question before somebody is forgotten."""

from __future__ import annotations

import discord
import pytest
from syrupy.assertion import SnapshotAssertion

from bot.chips.wallets import GuildSettings
from bot.members.preferences import CallsBy, CardsBy, HandsBy, Preferences
from bot.servers.erasure import Remembered
from cogs.render.erasure import forget_question, forgotten_message
from cogs.render.preferences import preferences_message
from cogs.render.settings import channels_menu, settings_message
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
    channels=(70, 71, 72),
)


def test_a_server_with_the_usual_settings(snapshot: SnapshotAssertion) -> None:
    assert form(settings_message(USUAL, WORDS, None)) == snapshot


def test_a_server_with_other_settings(snapshot: SnapshotAssertion) -> None:
    assert form(settings_message(OTHERS, WORDS, None)) == snapshot


def test_a_server_whose_boards_have_four_colours() -> None:
    shown = form(settings_message(GuildSettings(cards=CardsBy.FOUR_COLOUR), WORDS, None))
    assert "Boards show cards as pictures in four colours." in shown


def test_who_may_choose_channels_has_a_menu_of_them(snapshot: SnapshotAssertion) -> None:
    menu = channels_menu("bank:channels", OTHERS, {70, 72}, WORDS)
    assert form(settings_message(OTHERS, WORDS, menu)) == snapshot


def test_the_menu_of_channels_takes_as_many_as_discord_lets_it() -> None:
    many = GuildSettings(channels=tuple(range(30)))
    assert len(channels_menu("bank:channels", many, set(range(30)), WORDS).default_values) == 25


def test_channels_of_every_kind_in_which_tables_stand() -> None:
    kinds = channels_menu("bank:channels", USUAL, set(), WORDS).channel_types
    assert discord.ChannelType.category not in kinds


@pytest.mark.parametrize(
    "prefers",
    [Preferences(), Preferences(HandsBy.BUTTON, CallsBy.NEVER, follow=True, cards=CardsBy.FOUR_COLOUR)],
    ids=["unchosen", "chosen"],
)
def test_a_members_own_settings(prefers: Preferences, snapshot: SnapshotAssertion) -> None:
    assert form(preferences_message(prefers, 7, WORDS)) == snapshot


@pytest.mark.parametrize("name", [None, "B_n"], ids=["own", "other"])
@pytest.mark.parametrize("tables", [0, 1, 4])
def test_before_somebody_is_forgotten_it_is_asked(name: str | None, tables: int, snapshot: SnapshotAssertion) -> None:
    assert form(forget_question(1002, name, Remembered("B_n", 51, tables), WORDS)) == snapshot


@pytest.mark.parametrize("name", [None, "B_n"], ids=["own", "other"])
def test_who_is_forgotten_is_told(name: str | None, snapshot: SnapshotAssertion) -> None:
    assert form(forgotten_message(name, WORDS)) == snapshot
