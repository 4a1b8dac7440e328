"""A press counts only with an id that its message has: what a client sends is not to be trusted."""

import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.press import presses
from cogs.press.presses import Presses, on_press
from tests.cogs.press.test_fingers import message


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of the presses that count."""
    found: list[str] = []

    async def taken(_: Any) -> bool:
        return True

    async def press(_interaction: Any, match: re.Match[str], _act: Any) -> None:
        found.append(match.string)

    monkeypatch.setattr(presses, "is_taken", taken)
    monkeypatch.setattr(presses, "press", press)
    return found


async def test_only_ids_of_the_message_count(done: list[str]) -> None:
    cog, kind = Presses(), discord.InteractionType

    @on_press(re.compile("nm:.*"))
    async def act(*_: Any) -> None:
        """What would be done."""

    cog.add(act)
    for custom_id, there, how in (
        ("nm:1", message(["nm:1", "nm:2"]), kind.component),
        ("nm:3", message(["nm:1", "nm:2"]), kind.component),
        ("other", message(["other"]), kind.component),
        ("nm:1", None, kind.component),
        ("nm:1", message(["nm:1"]), kind.modal_submit),
        ("nm:2", message(["nm:1"], ["nm:2"]), kind.component),
    ):
        pressed: Any = SimpleNamespace(type=how, message=there, data={"custom_id": custom_id})
        await cog.on_interaction(pressed)
    assert done == ["nm:1", "nm:2"]
