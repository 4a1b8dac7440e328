"""Bodies and a world for trying the checks."""

from collections.abc import Collection, Sequence
from typing import Any

import discord

from tests.strict.findings import Payload
from tests.strict.messages import COMPONENTS_V2, Shown
from tests.strict.strict import Strict

POST = ("POST", "/channels/1/messages")
EDIT = ("PATCH", "/channels/1/messages/2")


class Shows:
    """A world where every message shows the same."""

    def __init__(self, shown: Shown | None = None, emojis: Collection[int] = (), *, commanded: bool = False) -> None:
        """Show this. `commanded`: whether interactions come from commands."""
        self.emojis = emojis
        self.emoji_names: Collection[str] = ()
        self._commanded = commanded
        self._shown = shown

    def message(self, channel: int, message: int) -> Shown | None:
        return self._shown

    def pressed(self, token: str) -> Shown | None:
        return self._shown

    def on_message(self, token: str) -> bool:
        return not self._commanded

    def answered(self, token: str, message: int | None) -> Shown | None:
        return self._shown


def text(content: str) -> Payload:
    return {"type": 10, "content": content}


def button(number: int | str = 1, **changes: Any) -> Payload:
    found = {"type": 2, "style": 1, "label": str(number), "custom_id": f"nm:1:0:{number}", **changes}
    return {key: each for key, each in found.items() if each is not None}


def link(**changes: Any) -> Payload:
    return button(**{"style": 5, "custom_id": None, "url": "https://discord.com/channels/1/2", **changes})


def row(*inside: Payload) -> Payload:
    return {"type": 1, "components": list(inside)}


def option(number: int, **changes: Any) -> Payload:
    return {"label": f"the {number}th", "value": str(number), **changes}


def select(*options: Payload, **changes: Any) -> Payload:
    return {"type": 3, "custom_id": "nm:1:0:house_menu:deck:7", "options": list(options or [option(1)]), **changes}


def container(*inside: Payload, **changes: Any) -> Payload:
    return {"type": 17, "components": list(inside), **changes}


def gallery(*addresses: str, description: str | None = None) -> Payload:
    return {"type": 12, "items": [{"media": {"url": each}, "description": description} for each in addresses]}


def v2(*components: Payload, **more: Any) -> Payload:
    """A message of new components."""
    return {"components": list(components), "flags": COMPONENTS_V2, **more}


def mistakes(
    body: Any,
    request: tuple[str, str] = POST,
    shown: Shown | None = None,
    uploaded: Sequence[str] | None = None,
    emojis: Collection[int] = (),
) -> dict[str, str]:
    """Return where something is wrong with a body, and by which names."""
    strict = Strict()
    strict.refusal(Shows(shown, emojis), *request, body, uploaded)
    return {".".join(map(str, each.path)): each.code for noted in strict.refused for each in noted.findings}


def assert_taken(view: discord.ui.LayoutView, emojis: Collection[int] = ()) -> None:
    """Fail where Discord would refuse a new message with this view, or where we do not want one like it.

    `emojis` are the ids of the application's own. Whom a message may ping is for those to say who send it.
    """
    body = {"components": view.to_components(), "flags": COMPONENTS_V2, "allowed_mentions": {"parse": []}}
    strict = Strict()
    strict.refusal(Shows(emojis=emojis), *POST, body, ())
    strict.assert_content()
