"""Discord's rules for messages and their components, kept and broken; and what an answer of Discord's looks like."""

from typing import Any

import pytest

from tests.strict.build import (
    EDIT,
    POST,
    Shows,
    button,
    container,
    gallery,
    link,
    mistakes,
    option,
    row,
    select,
    text,
    v2,
)
from tests.strict.findings import Payload
from tests.strict.messages import COMPONENTS_V2, Shown
from tests.strict.strict import EPHEMERAL, LOADING, Strict

LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
LONG = "BASE_TYPE_MAX_LENGTH"
CALLBACK = ("POST", "/interactions/1/token/callback")


@pytest.mark.parametrize(
    ("bad", "where", "code"),
    [
        ({"content": "x" * 2001}, "content", LONG),
        ({"content": " "}, "", "50006"),
        (v2(text("x"), content="y"), "content", LEGACY),
        (v2(text("x"), embeds=[{"title": "y"}]), "embeds", LEGACY),
        (v2(), "components", "BASE_TYPE_REQUIRED"),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        ({"content": "x", "flags": 1 << 30}, "flags", "BASE_TYPE_CHOICES"),
    ],
)
def test_what_breaks_a_rule_is_refused(bad: Payload, where: str, code: str) -> None:
    assert mistakes(bad) == {where: code}


@pytest.mark.parametrize(
    ("request_", "where"),
    [
        (POST, ""),
        (EDIT, ""),
        (("POST", "/webhooks/1/token"), ""),
        (("PATCH", "/webhooks/1/token/messages/@original"), ""),
        (("PATCH", "/webhooks/1/token/messages/17"), ""),
        (CALLBACK, "data."),
    ],
)
@pytest.mark.parametrize("kind", [4, 7])
def test_whatever_carries_a_message_is_looked_at(request_: tuple[str, str], where: str, kind: int) -> None:
    message = v2(row(button(emoji={"name": "🂠"})))
    body = {"type": kind, "data": message} if where else message
    assert mistakes(body, request_) == {
        f"{where}components.0.components.0.emoji.name": "BUTTON_COMPONENT_INVALID_EMOJI"
    }


@pytest.mark.parametrize("private", [True, False])
def test_what_follows_thinking_is_as_private_as_that(private: bool) -> None:
    thinking = Shows(Shown(flags=LOADING | EPHEMERAL * private))
    for flags in (COMPONENTS_V2, COMPONENTS_V2 | EPHEMERAL):
        strict = Strict()
        assert strict.refusal(thinking, "POST", "/webhooks/1/token", v2(text("x")) | {"flags": flags}) is None
        assert bool(strict.unwanted) is (bool(flags & EPHEMERAL) is not private)


def test_an_answer_says_like_discord_what_is_wrong_and_where() -> None:
    strict = Strict()
    body = v2(text("x"), row(button(emoji={"name": "🂠"})))
    invalid = {"_errors": [{"code": EMOJI, "message": EMOJI}]}
    assert strict.refusal(Shows(), *POST, body) == {
        "message": "Invalid Form Body",
        "code": 50035,
        "errors": {"components": {"1": {"components": {"0": {"emoji": {"name": invalid}}}}}},
    }
    assert strict.refusal(Shows(), *POST, {}) == {"message": "Cannot send an empty message", "code": 50006}
    with pytest.raises(AssertionError, match=r"POST /channels/1/messages: components\.1\.components\.0\.emoji\.name"):
        strict.assert_content()


# --- components -------------------------------------------------------------------------------------------------------


LABEL, LENGTH = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH"
EMOJI = "BUTTON_COMPONENT_INVALID_EMOJI"
TWICE = "SET_TYPE_ALREADY_CONTAINS_VALUE"


def emoji(name: str | None, number: int | None = None) -> dict[str, Payload]:
    return {"emoji": {"id": None if number is None else str(number), "name": name}}


@pytest.mark.parametrize(
    ("bad", "where", "code"),
    [
        (row(button(**emoji("🂠"))), "0.components.0.emoji.name", EMOJI),
        (row(button(**emoji(""))), "0.components.0.emoji.name", EMOJI),
        (row(button(**emoji("seven_of_spades", 78))), "0.components.0.emoji.id", EMOJI),
        (row(select(option(1, **emoji("🂠")))), "0.components.0.options.0.emoji.name", EMOJI),
        (row(button(label=" ")), "0.components.0.label", "BASE_TYPE_REQUIRED"),
        (row(link(url="ftp://example.org")), "0.components.0.url", "URL_TYPE_INVALID_SCHEME"),
        (row(link(url="")), "0.components.0.url", "BASE_TYPE_REQUIRED"),
        (row(button(), button()), "0.components.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (row(button(id=7), button(2, id=7)), "0.components.1.id", TWICE),
        (row(select(), button()), "0.components.0", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        (row(text("a")), "0.components.0.type", "UNION_TYPE_CHOICES"),
        (button(), "0.type", "UNION_TYPE_CHOICES"),
        (container(container(text("a"))), "0.components.0.type", "UNION_TYPE_CHOICES"),
        (text(" \n"), "0.content", LENGTH),
        (gallery("file:///a.png"), "0.items.0.media.url", "URL_TYPE_INVALID_SCHEME"),
        (gallery("attachment://a.png"), "0.items.0.media.url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
    ],
)
def test_a_component_that_breaks_a_rule_is_refused(bad: Payload, where: str, code: str) -> None:
    assert mistakes(v2(bad), uploaded=["board.png"], emojis={77})[f"components.{where}"] == code


@pytest.mark.parametrize(
    ("changes", "where", "code"),
    [
        ({"options": [option(1), option(1)]}, "options.1.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
        ({"options": [option(1, label=" \t")]}, "options.0.label", LENGTH),
        ({"options": [option(1), option(2)], "min_values": 2}, "min_values", "NUMBER_TYPE_MAX"),
        ({"max_values": 2}, "max_values", "NUMBER_TYPE_MAX"),
        (
            {"options": [option(number, default=True) for number in range(2)]},
            "options",
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
        ),
        ({"type": 8, "default_values": [{"id": each, "type": "channel"} for each in (1, 2)]}, "default_values", LENGTH),
    ],
)
def test_a_menu_that_breaks_a_rule_is_refused(changes: dict[str, Any], where: str, code: str) -> None:
    assert mistakes(v2(row(select(**changes))))[f"components.0.components.0.{where}"] == code
