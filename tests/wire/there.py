"""What there is in the small Discord, for judging the requests that change it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from tests.strict.messages import Shown
from tests.wire.messages import Message

if TYPE_CHECKING:
    from tests.wire.discord import Discord


class There:
    """A small Discord as `Strict` asks about it."""

    def __init__(self, discord: Discord) -> None:
        self._discord = discord

    @property
    def emojis(self) -> Collection[int]:
        """The ids of the application's own."""
        return self._discord.emojis

    @property
    def emoji_names(self) -> Collection[str]:
        """What these are called."""
        return self._discord.emojis.values()

    def message(self, channel: int, message: int) -> Shown | None:
        """A message in a channel."""
        return _shown(self._discord.messages.get(message))

    def pressed(self, token: str) -> Shown | None:
        """The message of which something was pressed."""
        interaction = self._discord.interactions.get(token)
        return None if interaction is None else _shown(interaction.source)

    def on_message(self, token: str) -> bool:
        """Whether something of a message was pressed."""
        interaction = self._discord.interactions.get(token)
        return interaction is None or interaction.source is not None

    def answered(self, token: str, message: int | None) -> Shown | None:
        """The first answer, or another by its id."""
        interaction = self._discord.interactions.get(token)
        if message is not None:
            return _shown(self._discord.messages.get(message))
        return None if interaction is None else _shown(interaction.original)


def _shown(message: Message | None) -> Shown | None:
    """Which files a message has is not kept here."""
    return None if message is None else Shown(message.now.flags, message.now.content, files=None)
