"""Finds the action of a button or menu by its id.

The id says everything, so it works after a restart. discord.py's own way (`DynamicItem`) would parse the complete
message for each press.
"""

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, NamedTuple

import discord
from discord.ext import commands

from cogs.post.answers import acknowledge
from cogs.press.boundary import boundary, is_taken
from cogs.press.press import Asked, Interaction

TOO_SOON = 0.7
"""Seconds in which nobody can have read a new button."""
MOST = 1_000
"""How many members' last presses are remembered."""

Acts = Callable[[Asked, re.Match[str]], Awaitable[None]]
"""An action. It gets the press and the match of its id."""


class OnPress(NamedTuple):
    """The action for ids of one kind."""

    template: re.Pattern[str]
    act: Acts
    guarded: bool
    """Whether an accidental second tap does nothing; otherwise every press counts."""


def on_press(template: re.Pattern[str], *, guarded: bool = False) -> Callable[[Acts], OnPress]:
    """Return a decorator for the action of buttons or menus whose id matches a template.

    Args:
        template: its group `table`, if it has one, is the table concerned. With `guarded`, it has the groups `verb` and
            `value`.
        guarded: see `OnPress`.
    """
    return lambda act: OnPress(template, act, guarded)


class Pressed(NamedTuple):
    """A press: the message, the place of its button there, and what the button does."""

    message: int
    row: int
    at: int
    """The button's position in its row."""
    does: tuple[str | None, str | None]
    """Its verb and value: the rest of its id changes each time it is shown."""


class Presses(commands.Cog):
    """Finds the action for an id, and runs it.

    It ignores accidental second taps. A press changes its message, and another button may take the place of the pressed
    one. A member who presses there at once meant the earlier button.
    """

    def __init__(self, known: Sequence[OnPress], seconds: float, clock: Callable[[], float]) -> None:
        """`known`: the actions. `seconds`: how long a new button does not count; 0 lets every press count."""
        self._known = known
        self._seconds = seconds
        self._clock = clock
        self._last: dict[int, tuple[Pressed, float]] = {}
        """Each member's last press that was answered, and when that was."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Run the action of a press, if it is one of these.

        The id has to be in the pressed message. Discord advises to check that, and does not promise to do it
        (discord-api-docs #3029, #3408).
        """
        message = interaction.message
        if interaction.type is not discord.InteractionType.component or message is None:
            return
        data: Any = interaction.data
        custom_id: str = data["custom_id"]
        matches = ((each.template.fullmatch(custom_id), each) for each in self._known)
        found, known = next(((found, each) for found, each in matches if found is not None), (None, None))
        place = place_of(message.components, custom_id)
        if found is None or known is None or place is None:
            return
        if await is_taken(interaction):
            groups = found.groupdict()
            pressed = Pressed(message.id, *place, (groups.get("verb"), groups.get("value")))
            await self.press(interaction, found, known, pressed)
            interaction.message = None  # the token is kept for 15 minutes; the message is not needed

    async def press(self, interaction: Interaction, found: re.Match[str], known: OnPress, pressed: Pressed) -> None:
        """Run the action of a press. If anything goes wrong, the person still gets an answer."""
        async with boundary(interaction, int(found.groupdict().get("table") or 0) or None) as asked:
            guarded = known.guarded and not asked.chosen  # nobody chooses in a menu by accident
            if guarded and self.is_slip(asked.member, pressed):
                await acknowledge(interaction)  # the message shows the present
                return
            await known.act(asked, found)
            if guarded:
                self.note(asked.member, pressed)

    def is_slip(self, member: int, pressed: Pressed) -> bool:
        """Return whether a press hit a new button at the place that the same member has just pressed."""
        last, at = self._last.get(member, (None, 0.0))
        if last is None or self._clock() - at >= self._seconds:
            return False
        return last[:-1] == pressed[:-1] and last.does != pressed.does

    def note(self, member: int, pressed: Pressed) -> None:
        """Note that a press has been answered, so that another button may be at its place now."""
        self._last.pop(member, None)
        self._last[member] = pressed, self._clock()
        while len(self._last) > MOST:
            del self._last[next(iter(self._last))]


def place_of(components: Sequence[Any], custom_id: str) -> tuple[int, int] | None:
    """Return the row of a button in a message and its position there, None if it is not there."""
    for number, row in enumerate(_rows(components)):
        for at, each in enumerate(row):
            if getattr(each, "custom_id", None) == custom_id:
                return number, at
    return None


def _rows(components: Sequence[Any]) -> Iterator[Sequence[Any]]:
    for each in components:
        inside = getattr(each, "children", ())
        if isinstance(each, discord.ActionRow):
            yield inside
        else:
            yield from _rows(inside)
