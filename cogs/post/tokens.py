"""Clicks through which messages can still be edited: such edits do not count towards the bot's limit."""

from collections import OrderedDict, deque
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.ops.deadlines import Clock
from cogs.render.parts import Layout

LIFE = 14 * 60.0
"""Seconds for which a click is used. Discord lets its messages be edited for a quarter of an hour."""
MOST = 2048
"""How many clicks are remembered; beyond that, the oldest are dropped."""
AT_ONCE = 3
"""How many edits go through a click within `WINDOW`. Discord takes five, and hands may need some of them."""
WINDOW = 2.0
"""Seconds."""


@dataclass(eq=False, slots=True)
class Reach:
    """A message as it is reached through an interaction, which Discord does not count."""

    interaction: discord.Interaction[Any]
    message: int | None
    """Its id if it is a follow-up; None if it is the interaction's own answer or the clicked message."""
    at: float
    """When the interaction was answered, in seconds since 1970."""
    used: deque[float] = field(default_factory=lambda: deque(maxlen=AT_ONCE))
    """The times of the latest edits through it that `Tokens` has counted."""

    def edit(self, view: Layout, **files: Any) -> Coroutine[Any, Any, object]:
        """Edit the message. `files`: see `attached`."""
        if self.message is None:
            return self.interaction.edit_original_response(view=view, **files)
        return self.interaction.followup.edit_message(self.message, view=view, **files)

    def remove(self) -> Coroutine[Any, Any, object]:
        """Remove the message."""
        if self.message is None:
            return self.interaction.delete_original_response()
        return self.interaction.followup.delete_message(self.message)


class Tokens:
    """By message, the last click answered by updating it, or the click whose follow-up it is."""

    def __init__(self, clock: Clock) -> None:
        """Begin with no clicks. `clock`: returns the time in seconds since 1970."""
        self._clock = clock
        self._clicks: OrderedDict[int, Reach] = OrderedDict()

    def note(self, message: int, interaction: discord.Interaction[Any], *, follow_up: bool = False) -> None:
        """Note a click on a message that was answered in that message, or without a visible change.

        `follow_up`: whether the message is a follow-up to the click instead.
        """
        self._clicks.pop(message, None)
        self._clicks[message] = Reach(interaction, message if follow_up else None, self._clock())
        while len(self._clicks) > MOST or self._is_over(next(iter(self._clicks.values()))):
            self._clicks.popitem(last=False)

    def living(self, message: int) -> Reach | None:
        """Return the way to edit a message through a click, None if there is none."""
        click = self._clicks.get(message)
        return None if click is None or self._is_over(click) else click

    def take(self, message: int) -> Reach | None:
        """Return the way to edit a message now, and count its use; also None after `AT_ONCE` uses within `WINDOW`."""
        reach = self.living(message)
        if reach is None:
            return None
        now, used = self._clock(), reach.used
        if len(used) == AT_ONCE and abs(now - used[0]) < WINDOW:
            return None
        used.append(now)
        return reach

    def drop(self, message: int) -> None:
        """Forget a message's click."""
        self._clicks.pop(message, None)

    def _is_over(self, click: Reach) -> bool:
        return self._clock() - click.at > LIFE
