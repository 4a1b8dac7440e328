"""Answers that only say that an answer comes: *thinking…*, and changes of a message that come later."""

from tests.strict.findings import Findings, Payload

LATER, CHANGE = 6, 7
"""Kinds of a first answer to an interaction: a change of the clicked message, later or at once."""
EPHEMERAL = 1 << 6
LOADING = 1 << 7
"""The flag of a message that says *thinking…*."""


def check_deferral(found: Findings, body: Payload, *, on_message: bool) -> None:
    """Hold the kind of a first answer against the rules. `on_message`: whether something of a message was pressed.

    A command has no message that could be changed.
    """
    if body["type"] in (LATER, CHANGE) and not on_message:
        found.add(("type",), "BASE_TYPE_CHOICES")


def check_first_follow_up(found: Findings, message: Payload, *, thinking: int) -> None:
    """Note where what takes the place of *thinking…* is to be seen by others than that, which stays as it was.

    `thinking`: the flags of the message that says it.
    """
    if ((message.get("flags") or 0) ^ thinking) & EPHEMERAL:
        found.add(("flags",), "EPHEMERAL_AS_DEFERRED")
