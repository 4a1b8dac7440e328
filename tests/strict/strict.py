"""What Discord refuses, by its API's description or besides, and what we do not want though Discord takes it.

The offline Discord, the demo in tests, and the small Discord of `tests/wire` ask `Strict` about every body that the bot
sends, and answer as it says. The facts come from Discord's documentation, or from errors that people have met. If
Discord's name for a mistake is not known, the finding has the general name of its field.
"""

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

from tests.strict.commands import check_commands
from tests.strict.described import check_body
from tests.strict.emojis import check_rename, check_upload
from tests.strict.findings import Finding, Findings, Path, Payload
from tests.strict.messages import Shown, check_message
from tests.strict.policy import check_policy

MESSAGE, LATER, CHANGE = 4, 6, 7
"""Kinds of a first answer to an interaction: a message, and a change of the clicked message, later or at once."""
EPHEMERAL, LOADING = 1 << 6, 1 << 7
"""The flags of a message that one member alone sees, and of one that says *thinking…*."""
ORIGINAL = "@original"


class World(Protocol):
    """What exists already, for requests that change it."""

    @property
    def emojis(self) -> Collection[int]:
        """The ids of the application's emoji."""

    @property
    def emoji_names(self) -> Collection[str]:
        """What these are called."""

    def message(self, channel: int, message: int) -> Shown | None:
        """A message in a channel, None where there is none."""

    def pressed(self, token: str) -> Shown | None:
        """The message of which something was pressed, by the interaction's token."""

    def on_message(self, token: str) -> bool:
        """Whether an interaction came from a message, as far as that is known; commands come from none."""

    def answered(self, token: str, message: int | None) -> Shown | None:
        """An answer to an interaction: the first one, or another by its id."""


@dataclass(frozen=True, slots=True)
class Noted:
    """A request with mistakes."""

    method: str
    path: str
    body: Any
    findings: tuple[Finding, ...]

    def __str__(self) -> str:
        told = "; ".join(map(str, self.findings))
        return f"{self.method} {self.path}: {told} in {str(self.body)[:1500]}"


class Strict:
    """Judges bodies of requests, and remembers those with mistakes."""

    def __init__(self) -> None:
        self.refused: list[Noted] = []
        """What Discord would have refused."""
        self.unwanted: list[Noted] = []
        """What it takes, and we do not want."""

    def assert_content(self) -> None:
        """Fail where a request had a mistake."""
        assert not self.refused, "\n".join(["Discord refuses this:", *map(str, self.refused)])
        assert not self.unwanted, "\n".join(["We do not want this:", *map(str, self.unwanted)])

    def refusal(
        self, world: World, method: str, path: str, body: Any, uploaded: Sequence[str] | None = None
    ) -> Payload | None:
        """Return the body with which Discord refuses a request by status 400, None where it does not.

        Args:
            world: what is there already.
            method: `POST` and the like.
            path: without the API's version.
            body: what the JSON says.
            uploaded: the names of the files that come with it; None where only the body tells of them.
        """
        steps = path.strip("/").split("?")[0].split("/")
        found, unwanted = Findings(), Findings()
        if method == "PUT":  # the commands, mostly
            found += _wrong_with_commands(path, json.dumps(body))
        else:
            check_body(found, method, path, body)
        # what is of another shape is not looked at any further
        placed = None if found else _message_in(world, method, steps, body)
        if placed is not None:
            place, message, before = placed
            check_message(found, place, message, before=before, uploaded=uploaded, emojis=world.emojis)
            check_policy(unwanted, message, may_ping=steps[0] != "channels" or method == "POST")
        elif not found:
            _check_emojis(found, method, steps, body, world)
        if not found:
            _check_deferral(found, unwanted, world, method, steps, body)
        if not found:
            if unwanted:
                self.unwanted.append(Noted(method, path, body, tuple(unwanted)))
            return None
        self.refused.append(Noted(method, path, body, tuple(found)))
        return found.answer()


def _message_in(world: World, method: str, steps: list[str], body: Any) -> tuple[Path, Payload, Shown | None] | None:
    """Return the place of a message in a body, the message, and what it changes; None for other requests."""
    if not isinstance(body, dict):
        return None
    match (method, *steps):
        case ("POST", "channels", _, "messages") | ("POST", "webhooks", _, _):
            return (), body, None
        case ("PATCH", "channels", channel, "messages", message):
            return (), body, world.message(int(channel), int(message)) or Shown(files=None)
        case ("PATCH", "webhooks", _, token, "messages", message):
            number = None if message == ORIGINAL else int(message)
            return (), body, world.answered(token, number) or Shown(files=None)
        case ("POST", "interactions", _, token, "callback"):
            if body["type"] == MESSAGE:
                return ("data",), body.get("data") or {}, None
            if body["type"] == CHANGE:
                return ("data",), body.get("data") or {}, world.pressed(token) or Shown(files=None)
    return None


def _check_deferral(
    found: Findings, unwanted: Findings, world: World, method: str, steps: list[str], body: Any
) -> None:
    """Hold first answers against Discord's rules, and what follows *thinking…*."""
    match (method, *steps):
        case ("POST", "interactions", _, token, "callback"):
            if body["type"] in (LATER, CHANGE) and not world.on_message(token):  # a command has none to change
                found.add(("type",), "BASE_TYPE_CHOICES")
        case ("POST", "webhooks", _, token):
            original = world.answered(token, None)
            thinking = original.flags if original is not None and isinstance(body, dict) else 0
            if thinking & LOADING and ((body.get("flags") or 0) ^ thinking) & EPHEMERAL:  # as private as before
                unwanted.add(("flags",), "EPHEMERAL_AS_DEFERRED")


@lru_cache(maxsize=16)
def _wrong_with_commands(path: str, body: str) -> tuple[Finding, ...]:
    """Return the mistakes in a list of commands, as JSON. Nearly every bot of a session tells the same ones."""
    found = Findings()
    check_body(found, "PUT", path, json.loads(body))
    if not found and path.endswith("/commands"):
        check_commands(found, json.loads(body))
    return tuple(found)


def _check_emojis(found: Findings, method: str, steps: list[str], body: Any, world: World) -> None:
    """Hold the application's emoji against Discord's rules."""
    match (method, *steps):
        case ("POST", "applications", _, "emojis"):
            check_upload(found, body, world.emoji_names)
        case ("PATCH", "applications", _, "emojis", _):
            check_rename(found, body, world.emoji_names)
