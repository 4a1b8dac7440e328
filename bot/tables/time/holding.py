"""Whose members cannot be heard now, why, and since when: of everybody, of some servers, or of both at once.

What becomes of their tables' deadlines is said in `clock` and done by `timekeeper`.
"""

from collections.abc import Collection, Hashable
from dataclasses import dataclass, field, replace

from bot.ops.deadlines import Clock

CONNECTION = "connection"
"""Why nobody can be heard: the bot has lost Discord's gateway."""
DATABASE = "database"
"""Why nothing that members ask for can be done: the database fails."""


@dataclass(frozen=True, slots=True)
class _Silence:
    since: float
    guilds: frozenset[int] | None
    """The servers concerned, None for every server."""

    def concerns(self, guild: int) -> bool:
        return self.guilds is None or guild in self.guilds


@dataclass(eq=False)
class Holding:
    """The reasons for which members are not heard. Each ends by itself; a server is heard again when none is left."""

    _clock: Clock
    _silences: dict[Hashable, _Silence] = field(default_factory=dict)
    _earlier: dict[int | None, float] = field(default_factory=dict)
    """Since when servers have not been heard for which the first reason is over, and another is not. None stands for
    every server."""

    def begin(self, why: Hashable, guilds: Collection[int] | None = None) -> None:
        """Note that servers cannot be heard, every server where none are named. What is said again changes nothing."""
        if why not in self._silences:
            self._silences[why] = _Silence(self._clock(), None if guilds is None else frozenset(guilds))

    def end(self, why: Hashable) -> None:
        """Note that a reason is over; nothing happens where there was none."""
        over = self._silences.pop(why, None)
        if over is None:
            return
        if over.guilds is None:
            over = _Silence(min(over.since, self._earlier.pop(None, over.since)), None)
            if any(each.guilds is None for each in self._silences.values()):
                self._earlier[None] = over.since
        named = [over.guilds, *(each.guilds for each in self._silences.values()), self._earlier]
        for guild in {guild for guilds in named for guild in guilds or () if guild is not None}:
            if not any(each.concerns(guild) for each in self._silences.values()):
                self._earlier.pop(guild, None)
            elif over.concerns(guild):
                self._earlier[guild] = min(over.since, self._earlier.get(guild, over.since))

    def lengthen(self, seconds: float) -> None:
        """Note that what is not over yet has lasted some seconds longer than the clock tells."""
        self._silences = {why: replace(each, since=each.since - seconds) for why, each in self._silences.items()}
        self._earlier = {guild: since - seconds for guild, since in self._earlier.items()}

    def since(self, guild: int) -> float | None:
        """Return since when a server has not been heard, by the clock; None where it is heard."""
        present = [each.since for each in self._silences.values() if each.concerns(guild)]
        earlier = [self._earlier[each] for each in (guild, None) if each in self._earlier]
        return min([*present, *earlier]) if present else None
