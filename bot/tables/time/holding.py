"""Which servers' members cannot be heard now, why, and since when: those of all servers, of some, or of both at once.

`clock` says what happens to their tables' deadlines, and `timekeeper` does it.
"""

from collections.abc import Collection, Hashable
from dataclasses import dataclass, field, replace

from bot.ops.deadlines import Clock

DATABASE = "database"
"""The reason if no request of members can be carried out: the database fails."""


@dataclass(frozen=True, slots=True)
class _Silence:
    since: float
    guilds: frozenset[int] | None
    """The servers concerned, None for every server."""

    def concerns(self, guilds: Collection[int] | None) -> bool:
        """Return whether any of these servers is concerned; None for all."""
        return self.guilds is None or guilds is None or not self.guilds.isdisjoint(guilds)


@dataclass(eq=False)
class Holding:
    """The reasons for which members are not heard. Each ends separately; a server is heard again when none is left."""

    _clock: Clock
    _silences: dict[Hashable, _Silence] = field(default_factory=dict)

    def begin(self, why: Hashable, guilds: Collection[int] | None = None) -> None:
        """Note that `guilds` cannot be heard, by default all servers. Repeating a reason changes nothing."""
        if why not in self._silences:
            self._silences[why] = _Silence(self._clock(), None if guilds is None else frozenset(guilds))

    def end(self, why: Hashable) -> None:
        """Note that a reason is over; nothing happens if there was none.

        Another reason that concerns one of its servers continues the same interruption.
        """
        over = self._silences.pop(why, None)
        if over is not None:
            for other, each in self._silences.items():
                if each.concerns(over.guilds):
                    self._silences[other] = replace(each, since=min(each.since, over.since))

    def lengthen(self, seconds: float) -> None:
        """Note that all present reasons have lasted some seconds longer than the clock says."""
        self._silences = {why: replace(each, since=each.since - seconds) for why, each in self._silences.items()}

    def since(self, guild: int) -> float | None:
        """Return since when a server has not been heard, by the clock; None if it is heard."""
        return min((each.since for each in self._silences.values() if each.concerns({guild})), default=None)
