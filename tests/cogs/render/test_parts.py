"""What messages are made of: names that can do no harm, lengths of time, addresses, ids."""

import gc
import weakref
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from art.names import CHIP
from bot.refusals import DecisionOver
from cogs.render.deck import SHAPES
from cogs.render.leaderboards import MEDALS
from cogs.render.names import seen
from cogs.render.parts import (
    action_of,
    button,
    clean_name,
    computer,
    duration,
    layout,
    plain_name,
    shown,
    texts_of,
    until,
    within,
)
from engine.codec import Forms
from engine.game import Action
from tests.cogs.render.pictures import PICTURES
from tests.cogs.render.tables import WORDS


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \n Lee ", "Ann Lee"),
        ("A\u202enn\u200b", "Ann"),
        ("A\u2028n\u2029n", "Ann"),
        ("\u200b", "?"),
        ("x" * 20, "x" * 20),
        ("x" * 21, "x" * 19 + "…"),
        ("x" * 18 + " yz", "x" * 18 + "…"),
        ("☀\ufe0f A\ufe0f", "☀\ufe0f A"),
        ("An\u034fn\u3164 \u2800Lee\U000e0041", "Ann Lee"),
        ("José Müller 山田", "José Müller 山田"),
    ],
)
def test_a_name_is_cleaned_for_keeping(name: str, kept: str) -> None:
    assert clean_name(name) == kept


UNSEEN = [
    "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\ufe0f", "\u034f", "\u180b", "\u180e", "\u200b", "\u2060",
    "\u2064", "\u00ad", "\u061c", "\ufeff", "\ufffc", "\u17b4", "\U000e0020", "\U000e01ef", "\U0001d173", "\U0001d159",
    "\u3000", "\u00a0", "\u2003", "\u0301", "",
]  # fmt: skip


@pytest.mark.parametrize("sign", UNSEEN, ids=ascii)
def test_names_that_nobody_can_see_are_shown_as_something_else(sign: str) -> None:
    for name in (sign, sign * 7, f" {sign} \u3164 {sign}\u200d"):
        assert clean_name(name, "eve") == "eve"
        assert clean_name(name) == shown(name) == "?"


MARKS = {
    computer("Ada", WORDS).removeprefix("Ada "),
    *MEDALS.values(),
    *SHAPES.values(),
    "👑",
    "➤",
    "🃏",
    "🏁",
    "🏆",
    "▫️",
}
"""What boards, results and leaderboards show next to names."""


@pytest.mark.parametrize("mark", MARKS, ids=ascii)
@pytest.mark.parametrize("drawn", ["{}", "{}\ufe0e", "{}\ufe0f", "\u200d{}\u200d\ufe0f", "{}\U000e0020"], ids=ascii)
def test_no_name_carries_a_mark_that_the_bot_gives(mark: str, drawn: str) -> None:
    """A member called "Ada 🤖" would read as a computer player."""
    fake = drawn.format(mark)
    assert clean_name(f"Ada {fake}") == shown(f"{fake}Ada {fake}") == plain_name(f"{fake} Ada") == "Ada"
    assert clean_name(fake, "eve") == "eve"


INVITATIONS = [
    "discord.gg/abc", "DISCORD.GG/abc", "https://discord.gg/abc", "discord.com/invite/abc",
    "discordapp.com/invite/abc", "ｄｉｓｃｏｒｄ．ｇｇ／ａｂｃ",
    "d i s c o r d . g g / a b c", "dis\u200bcord.\u2060gg/abc", "discord\u3164.gg/abc",
    "disc\u043erd.gg/abc", "𝐝𝐢𝐬𝐜𝐨𝐫𝐝.𝐠𝐠/abc", "ⓓⓘⓢⓒⓞⓡⓓ.gg/abc", "dïscörd.gg/abc",
    "discord(dot)gg/abc", "discord\u3002gg\u2044abc", "disc0rd.gg abc", "www.discord.gg/abc",
    "discord.com//invite/abc", "🇩🇮🇸🇨🇴🇷🇩.gg/abc", "dsc.gg/abc", "discord.me/abc",
]  # fmt: skip


@pytest.mark.parametrize("invitation", INVITATIONS)
def test_invitations_in_names_are_shown_as_something_else(invitation: str) -> None:
    assert clean_name(invitation, "eve") == "eve"
    assert clean_name(f"Eve {invitation}") == shown(f"Eve {invitation}") == "Eve"
    assert shown(invitation) == "?"


@pytest.mark.parametrize("name", ["Discord Dave", "dis.cord", "Gigi (discord)", "me.io", "invite me", "discordian"])
def test_names_that_only_speak_of_discord_stay(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("name", "harmless"),
    [
        ("B_n*", "B\\_n\\*"),
        ("<@1>", "‹@\u200b1›"),
        ("@everyone", "@\u200beveryone"),
        ("http://a.b", "http:/\u200b/a.b"),
        ("a_b://c_d", "a\\_b:/\u200b/c\\_d"),
    ],
)
def test_a_name_that_is_shown_can_do_no_harm(name: str, harmless: str) -> None:
    assert shown(name) == harmless


@pytest.mark.parametrize(
    "name",
    [
        "Ann", "  Ann   B. ", "", "   ", "a,b", "D I S C O R D , gg/abc", "x https://discord.com/invite/abc", "dsc,gg",
        "discord dot gg", "tab\there", "\x7f", "disc0rd (dot) gg/a Ann", "100 % Ann {1} *_~`",
    ],
)  # fmt: skip
def test_a_name_of_plain_letters_is_seen_as_it_is_beside_a_sign_that_draws_nothing(name: str) -> None:
    assert seen(name) == seen(name + "\u200b")


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (1, "1 second"),
        (90, "90 seconds"),
        (60, "1 minute"),
        (120, "2 minutes"),
        (3600, "1 hour"),
        (86400, "24 hours"),
        (5400, "90 minutes"),
    ],
)
def test_a_time_is_said_in_the_largest_unit_that_fits(seconds: int, said: str) -> None:
    assert duration(WORDS, seconds) == said


def test_discord_counts_down_itself() -> None:
    assert until(1_799_999_999.9) == "<t:1800000000:R>"
    assert until(1_800_000_000.4) == "<t:1800000000:R>"
    assert until(None) == ""


def test_a_text_is_cut_where_discord_would_count_too_much() -> None:
    assert within("Ann", 3) == "Ann"
    assert within("Anna", 3) == "An…"
    assert within("🦊🦊", 4) == "🦊🦊"
    assert within("🦊🦊🦊", 4) == "🦊…"


def test_a_message_with_pictures_and_names_of_emojis_is_text_where_it_would_be_too_long() -> None:
    long = layout(["🦊" * 1990 + PICTURES.picture(CHIP)], [[button("id", "", emoji=PICTURES.picture(CHIP))]])
    assert texts_of(long) == ["🦊" * 1990 + "🪙"]
    assert [each.label for each in long.walk_children() if isinstance(each, discord.ui.Button)] == ["🪙"]


async def test_a_message_is_freed_without_the_collector() -> None:
    gc.disable()
    try:
        message = layout(["a text"], [[button("id", "a button")]])
        assert message.to_components()
        freed = weakref.ref(message)
        del message
        assert freed() is None
    finally:
        gc.enable()


class Call(Action, key="call"):
    """An action with a field of small letters."""

    suit: str


class Calm(Action, key="calm"):
    """Another one, whose key begins alike."""


SAID = {each.key: each for each in (Call, Calm)}
GAME: Any = SimpleNamespace(actions=SAID, codec=SimpleNamespace(load_action=Forms({}).kinds("do", SAID, "action").load))


def test_a_word_says_an_action_whatever_letters_its_field_has() -> None:
    assert action_of(GAME, "callhearts") == {"do": "call", "suit": "hearts"}
    assert action_of(GAME, "calm") == {"do": "calm"}
    for unknown in ("call", "calmS", "cal", "", "Calm"):
        with pytest.raises(DecisionOver):
            action_of(GAME, unknown)
