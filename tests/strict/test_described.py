"""What Discord's own description of its API refuses is refused; what it allows goes through."""

from typing import Any

import pytest

from tests.strict.build import EDIT, button, container, gallery, mistakes, option, row, select, text, v2
from tests.strict.described import needed

pytestmark = needed

CALLBACK = ("POST", "/interactions/1/token/callback")
BUTTON = "components.0.components.0"
LONG, BAD, CHOICES, TWICE = (
    "BASE_TYPE_MAX_LENGTH",
    "BASE_TYPE_BAD_LENGTH",
    "BASE_TYPE_CHOICES",
    "SET_TYPE_ALREADY_CONTAINS_VALUE",
)
NOT_BOOLEAN, NO_NUMBER, UNION = "BOOLEAN_TYPE_CONVERT", "NUMBER_TYPE_COERCE", "UNION_TYPE_CHOICES"


def may_mention(**allowed: Any) -> dict[str, Any]:
    return {"content": "x", "allowed_mentions": allowed}


def menu(kind: int, **changes: Any) -> dict[str, Any]:
    return v2(row({"type": kind, "custom_id": "nm:1:0:menu", **changes}))


@pytest.mark.parametrize(
    ("bad", "where", "code"),
    [
        (v2(gallery("https://cdn.example/" + "x" * 2048)), "components.0.items.0.media.url", LONG),
        ({"attachments": [{"id": 0, "filename": "x" * 1025}]}, "attachments.0.filename", BAD),
        (v2(row(button(id=-1))), f"{BUTTON}.id", "NUMBER_TYPE_MIN"),
        (v2(text("x") | {"id": 1 << 31}), "components.0.id", "NUMBER_TYPE_MAX"),
        (may_mention(parse=["carrier pigeons"]), "allowed_mentions.parse.0", CHOICES),
        (may_mention(parse=["users", "users"]), "allowed_mentions.parse", TWICE),
        (may_mention(users=["Ann"]), "allowed_mentions.users.0", NO_NUMBER),
        (may_mention(roles=[-1]), "allowed_mentions.roles.0", NO_NUMBER),
        (may_mention(users=[1, "1"]), "allowed_mentions.users", TWICE),
        (may_mention(users=list(range(101))), "allowed_mentions.users", LONG),
        (may_mention(replied_user="yes"), "allowed_mentions.replied_user", NOT_BOOLEAN),
        (v2(row(button(disabled=1))), f"{BUTTON}.disabled", NOT_BOOLEAN),
        (v2(container(text("x"), spoiler="no")), "components.0.spoiler", NOT_BOOLEAN),
        ({"content": "x", "tts": 0}, "tts", NOT_BOOLEAN),
        (menu(8, channel_types=[99]), f"{BUTTON}.channel_types.0", CHOICES),
        (menu(8, channel_types=[0, 0]), f"{BUTTON}.channel_types", TWICE),
        (menu(5, default_values=[{"id": "1", "type": "role"}]), f"{BUTTON}.default_values.0.type", CHOICES),
        (menu(7, default_values=[{"id": "1", "type": "channel"}]), f"{BUTTON}.default_values.0.type", UNION),
        (menu(6, default_values=[{"id": "Ann", "type": "role"}]), f"{BUTTON}.default_values.0.id", NO_NUMBER),
        (v2(row(select(option(1, default="yes")))), f"{BUTTON}.options.0.default", NOT_BOOLEAN),
        (v2(row(button(label=5))), f"{BUTTON}.label", "STRING_TYPE_CONVERT"),
        (v2(row(button(label="x" * 79 + "🎴"))), f"{BUTTON}.label", LONG),
        (v2(row(button(style=True))), f"{BUTTON}.style", CHOICES),
        (v2(row()), "components.0.components", BAD),
        (v2(container(text("x"), accent_color=0x1000000)), "components.0.accent_color", "NUMBER_TYPE_MAX"),
        (v2(text("x" * 4001)), "components.0.content", BAD),
        (v2(row(select(custom_id=None))), f"{BUTTON}.custom_id", "BASE_TYPE_REQUIRED"),
        (v2(row(select(*map(option, range(26))))), f"{BUTTON}.options", BAD),
        (v2(row(button(type=99))), f"{BUTTON}.type", UNION),
        (v2(*[text("x")] * 41), "components", LONG),
        ({"content": "x", "flags": "4"}, "flags", NO_NUMBER),
        ({"content": "x", "nonce": 1.5}, "nonce", UNION),
        ({"content": "x", "nonce": "x" * 26}, "nonce", LONG),
        ({"content": "x", "embeds": {}}, "embeds", "LIST_TYPE_CONVERT"),
        ({"content": "x", "allowed_mentions": []}, "allowed_mentions", "MODEL_TYPE_CONVERT"),
    ],
)
def test_what_breaks_a_rule_is_refused_wherever_it_is_sent(bad: dict[str, Any], where: str, code: str) -> None:
    assert mistakes(bad) == {where: code}
    if where not in ("nonce", "tts"):  # which only new messages of the bot's own have
        assert mistakes(bad, EDIT) == {where: code}
        assert mistakes({"type": 4, "data": bad}, CALLBACK) == {f"data.{where}": code}
