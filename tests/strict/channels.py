"""Channels of special kinds, and what Discord refuses there that the offline Discord does not."""

from collections import Counter

import discord
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.enums import ChannelType

VOICE = (ChannelType.VOICE, ChannelType.STAGE_VOICE)
MOST_EDITS = 3
"""So often a published message can be edited within an hour (discord-api-docs #2258)."""


class Channels:
    """Judges requests by the kind of their channel."""

    def __init__(self) -> None:
        self._edits: Counter[int] = Counter()

    def refusal(self, backend: Backend, method: str, path: str) -> BackendError | None:
        """Return how Discord refuses a request about messages of a channel, None where it does not.

        Without *Connect* nobody reads the chat of a voice channel (discord-api-docs #5111). In an announcement channel
        somebody publishes each message at once.
        """
        match path.strip("/").split("/"):
            case ["channels", number, "messages", *message]:
                channel = backend.channels.get(int(number))
            case _:
                return None
        if channel is None or channel.guild_id is None:
            return None
        allowed = backend.compute_permissions(channel.guild_id, backend.bot_user.id, channel.id)
        if channel.type in VOICE and not discord.Permissions(allowed).connect:
            return BackendError(403, 50001, "Missing Access")
        if channel.type == ChannelType.NEWS and method == "PATCH":
            self._edits[int(message[0])] += 1
            if self._edits[int(message[0])] > MOST_EDITS:
                return BackendError(429, 20022, "This message cannot be edited due to announcement rate limits")
        return None
