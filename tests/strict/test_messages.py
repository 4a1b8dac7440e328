"""Each of Discord's rules for messages as a whole, kept and broken; and what an answer of Discord's looks like."""

import pytest

from tests.strict.build import EDIT, POST, Shows, button, mistakes, row, text, v2
from tests.strict.deferrals import EPHEMERAL, LOADING
from tests.strict.findings import Payload
from tests.strict.messages import COMPONENTS_V2, Shown
from tests.strict.strict import Strict

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
    invalid = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
    assert strict.refusal(Shows(), *POST, body) == {
        "message": "Invalid Form Body",
        "code": 50035,
        "errors": {"components": {"1": {"components": {"0": {"emoji": {"name": invalid}}}}}},
    }
    assert strict.refusal(Shows(), *POST, {}) == {"message": "Cannot send an empty message", "code": 50006}
    with pytest.raises(AssertionError, match=r"POST /channels/1/messages: components\.1\.components\.0\.emoji\.name"):
        strict.assert_content()
