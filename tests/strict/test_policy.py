"""What Discord takes and we do not want is noted, and goes through."""

import pytest

from tests.strict.build import EDIT, POST, button, gallery, option, row, select, text, unwanted, v2
from tests.strict.findings import Payload

SELECTOR = "LABEL_WITH_VARIATION_SELECTOR"


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (v2(row(button("7♠\ufe0e"))), SELECTOR),
        (v2(row(select(option(1, label="7♥\ufe0f")))), SELECTOR),
        (v2(row(select(placeholder="7♥\ufe0f"))), SELECTOR),
        (v2(row(button(emoji={"name": "❤"}))), "EMOJI_UNSETTLED"),
        (v2(row(button(emoji={"name": "🫩"}))), "EMOJI_UNSETTLED"),
        (v2(row(button(label=None, emoji={"name": "🔒"}))), "BUTTON_WITHOUT_WORDS"),
        (v2(row(button("⋯"))), "BUTTON_WITHOUT_WORDS"),
        (v2(gallery("https://cdn.example/a.png")), "PICTURE_WITHOUT_WORDS"),
        ({"content": "<@1>, it is your move"}, "PINGS_UNDECIDED"),
        (v2(text("hello <@&1>")), "PINGS_UNDECIDED"),
        (v2(text("hello @everyone")), "PINGS_UNDECIDED"),
        (v2(text("₿" * 3400)), "TOO_MANY_BYTES"),
        (v2(text("x"), attachments=[{"id": 0, "filename": "a.png"}]), "FILES_NOT_SHOWN"),
        ({"attachments": [{"id": at, "filename": "a.png"} for at in range(2)]}, "FILES_OF_ONE_NAME"),
    ],
)
def test_it_is_noted(message: Payload, code: str) -> None:
    assert unwanted(message) == [code]


def test_an_edit_pings_nobody_but_the_first_answer_may() -> None:
    message = v2(text("hello <@1>"))
    first_answer = ("PATCH", "/webhooks/1/token/messages/@original")
    assert [unwanted(message, each) for each in (POST, EDIT, first_answer)] == [
        ["PINGS_UNDECIDED"],
        [],
        ["PINGS_UNDECIDED"],
    ]
