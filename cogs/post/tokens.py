"""Clicks through which messages can still be edited: what goes that way does not count towards the bot's limit."""

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
"""How many clicks are kept; then the oldest ones go."""
AT_ONCE = 3
"""How many edits go through a click within its window. Discord takes five, and hands beside the board may need some."""
WINDOW = 2.0
"""Seconds."""


@dataclass(frozen=True, slots=True)
class Reach:
    """A message as it is reached through an interaction, which Discord does not count."""

    interaction: discord.Interaction[Any]
    message: int | None
    """Its id where it came after the interaction's answer, None where it is that answer, or what was clicked."""

    def edit(self, view: Layout, **files: Any) -> Coroutine[Any, Any, object]:
        """Show something else in it. `files`: see `attached`."""
        if self.message is None:
            return self.interaction.edit_original_response(view=view, **files)
        return self.interaction.followup.edit_message(self.message, view=view, **files)

    def remove(self) -> Coroutine[Any, Any, object]:
        """Remove it."""
        if self.message is None:
            return self.interaction.delete_original_response()
        return self.interaction.followup.delete_message(self.message)


@dataclass(slots=True)
class _Click:
    reach: Reach
    at: float
    """When it was answered, in seconds since 1970."""
    used: deque[float] = field(default_factory=lambda: deque(maxlen=AT_ONCE))
    """When the latest edits went through it."""


class Tokens:
    """By message, the last click on it that was answered by updating it, or the click that it follows."""

    def __init__(self, clock: Clock) -> None:
        """Begin with no clicks. `clock`: tells the time in seconds since 1970."""
        self._clock = clock
        self._clicks: OrderedDict[int, _Click] = OrderedDict()

    def note(self, message: int, interaction: discord.Interaction[Any], *, follow_up: bool = False) -> None:
        """Note a click on a message that was answered in that message, or by nothing.

        `follow_up`: whether the message is no answer to the click, but one that came after it.
        """
        self._clicks.pop(message, None)
        self._clicks[message] = _Click(Reach(interaction, message if follow_up else None), self._clock())
        while len(self._clicks) > MOST or self._is_over(next(iter(self._clicks.values()))):
            self._clicks.popitem(last=False)

    def living(self, message: int) -> Reach | None:
        """Return how a message can be reached through a click, None where it cannot."""
        click = self._clicks.get(message)
        return None if click is None or self._is_over(click) else click.reach

    def take(self, message: int) -> Reach | None:
        """Return how a message may be reached through a click now; None too where that has just been used a lot."""
        reach = self.living(message)
        if reach is None:
            return None
        now, used = self._clock(), self._clicks[message].used
        if len(used) == AT_ONCE and abs(now - used[0]) < WINDOW:
            return None
        used.append(now)
        return reach

    def drop(self, message: int) -> None:
        """Forget a message, or a click that is of no use any more."""
        self._clicks.pop(message, None)

    def _is_over(self, click: _Click) -> bool:
        return self._clock() - click.at > LIFE
