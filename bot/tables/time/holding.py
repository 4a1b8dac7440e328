"""Which servers' members cannot be heard now, why, and since when: those of all servers, of some, or of both at once.

`clock` says what happens to their tables' deadlines, and `timekeeper` does it.
"""

from collections.abc import Collection, Hashable
from dataclasses import dataclass, field, replace

from bot.ops.deadlines import Clock

CONNECTION = "connection"
"""The reason if nobody can be heard: the bot has lost Discord's gateway."""
DATABASE = "database"
"""The reason if no request of members can be carried out: the database fails."""


@dataclass(frozen=True, slots=True)
class _Silence:
    since: float
    guilds: frozenset[int] | None
    """The servers concerned, None for every server."""

    def concerns(self, guild: int) -> bool:
        return self.guilds is None or guild in self.guilds


@dataclass(eq=False)
class Holding:
    """The reasons for which members are not heard. Each ends separately; a server is heard again when none is left."""

    _clock: Clock
    _silences: dict[Hashable, _Silence] = field(default_factory=dict)
    _earlier: dict[int | None, float] = field(default_factory=dict)
    """Since when servers have not been heard whose first reason is over, while another is not. None stands for every
    server."""

    def begin(self, why: Hashable, guilds: Collection[int] | None = None) -> None:
        """Note that `guilds` cannot be heard, by default all servers. Repeating a reason changes nothing."""
        if why not in self._silences:
            self._silences[why] = _Silence(self._clock(), None if guilds is None else frozenset(guilds))

    def end(self, why: Hashable) -> None:
        """Note that a reason is over; nothing happens if there was none."""
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
        """Note that all present reasons have lasted some seconds longer than the clock says."""
        self._silences = {why: replace(each, since=each.since - seconds) for why, each in self._silences.items()}
        self._earlier = {guild: since - seconds for guild, since in self._earlier.items()}

    def since(self, guild: int) -> float | None:
        """Return since when a server has not been heard, by the clock; None if it is heard."""
        present = [each.since for each in self._silences.values() if each.concerns(guild)]
        earlier = [self._earlier[each] for each in (guild, None) if each in self._earlier]
        return min([*present, *earlier]) if present else None
