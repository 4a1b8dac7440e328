"""Which of the bot's messages a body is: a board, a hand, the result of a round or a match, the rules' picker."""

import re
from enum import StrEnum

from tests.strict.components import BUTTON, ROW, TEXT, walk
from tests.strict.findings import Payload


class Kind(StrEnum):
    """What a message is for."""

    BOARD = "board"
    HAND = "hand"
    ROUND = "round"
    RESULT = "result"
    PICKER = "picker"


PICKERS = {"house_page", "house_keep", "house_plain", "house_forget"}
BOARD = "menu"
HEADS = {
    Kind.HAND: re.compile(r"^(-# Your hand · |### <#\d+>: the (match is over|table is closed))", re.MULTILINE),
    Kind.RESULT: re.compile(r"^## 🏆 |^\*\*.+ (stopped the table|so the table closed|so it closed)\.\*\*"),
    Kind.BOARD: re.compile(
        r"^### [^\n]+\n(The match is over\.|This table was stopped|Nobody (started|came back to) this table|"
        r"Everybody left this table|The channel of this table)"
    ),
    Kind.ROUND: re.compile(r"^### (🏁|✋) "),
}
"""How texts of a kind begin; the first kind with one decides."""


def kind_of(message: Payload) -> Kind | None:
    """Return what a message of the bot's is for, None if it is something else."""
    components = list(walk(message.get("components")))
    ids = [each["custom_id"] for each in components if each.get("custom_id")]
    verbs = {each.split(":")[3] for each in ids if each.startswith("nm:")}
    if verbs & PICKERS or any(each.startswith("nmr:") for each in ids):
        return Kind.PICKER
    texts = [each["content"] for each in components if each["type"] == TEXT]
    kind = next((kind for kind, head in HEADS.items() if any(map(head.search, texts))), None)
    return Kind.BOARD if kind is None and BOARD in verbs else kind


def is_plain(message: Payload) -> bool:
    """Return whether a message has only texts, and buttons without emoji, which hardly anything refuses."""
    return all(
        each["type"] in (TEXT, ROW) or (each["type"] == BUTTON and not each.get("emoji"))
        for each in walk(message.get("components"))
    )
