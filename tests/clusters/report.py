"""What came of the kills, of one bot or of several together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.clusters.accidents import Accidents, Takeover
from tests.clusters.acts import Acts
from tests.clusters.fleet import Fleet
from tests.clusters.shown import Shown


@dataclass(slots=True)
class Report:
    """The results."""

    accidents: Counter[str] = field(default_factory=Counter)
    ended: Counter[str] = field(default_factory=Counter)
    """How processes ended that nobody ended."""
    takeovers: list[Takeover] = field(default_factory=list)
    drains: list[float] = field(default_factory=list)
    while_draining: Counter[str] = field(default_factory=Counter)
    stale: list[float] = field(default_factory=list)
    """Seconds for which each board has been out of date, at each look."""
    missing: list[float] = field(default_factory=list)
    """Seconds for which there has been no board at all, at each look."""
    compared: dict[int, tuple[str, str]] = field(default_factory=dict)
    """What these should have shown, and what they showed."""
    overdue: set[int] = field(default_factory=set)
    """Tables at which time should have acted, and had not for long."""
    probes: list[float] = field(default_factory=list)
    """Seconds until each answer to those who press all the time."""
    looks: int = 0
    known: int = 0
    granted: Counter[str] = field(default_factory=Counter)
    direct: int = 0
    clicks: int = 0
    no_answer: int = 0
    played_out: list[int] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    late: list[str] = field(default_factory=list)
    """What took longer than it may. That is measured where nothing else runs, and fails no test."""
    wrong: list[str] = field(default_factory=list)

    def add(self, accidents: Accidents, fleet: Fleet, acts: Acts, shown: Shown) -> None:
        """Take over what others have counted."""
        self.accidents += accidents.counted
        self.takeovers += accidents.takeovers
        self.drains += accidents.drains
        self.while_draining += accidents.unanswered
        self.ended += fleet.ended
        self.granted += acts.listed
        self.direct += acts.direct
        self.clicks += acts.made
        self.no_answer += acts.kinds["no answer"]
        self.looks += shown.looks
        self.known += shown.known

    def __iadd__(self, other: Report) -> Report:
        """Take over what came of another bot."""
        for name in self.__slots__:
            mine, its = getattr(self, name), getattr(other, name)
            setattr(
                self, name, mine | its if isinstance(mine, set | dict) and not isinstance(mine, Counter) else mine + its
            )
        return self

    def __str__(self) -> str:
        clean = [each.seconds for each in self.takeovers if not each.disturbed]
        scaled = [each.seconds / each.busy for each in self.takeovers if not each.disturbed]
        slow = [each for each in self.takeovers if each.seconds > each.limit]
        disturbed = [each.seconds for each in self.takeovers if each.disturbed]
        matches, ended = sum(self.played_out[::2]), sum(self.played_out[1::2])
        lines: list[tuple[str, object]] = [
            ("accidents", _listed(self.accidents)),
            ("processes ended themselves", _listed(self.ended)),
            ("takeovers, nothing else wrong", _spread(clean)),
            ("  for an idle machine", _spread(scaled)),
            ("  something else wrong", _spread(disturbed)),
            ("  beyond an idle one's limit", len(slow)),
            ("handed over within", _spread(self.drains)),
            ("  clicks meanwhile", _listed(self.while_draining)),
            ("clicks of watchers answered", _spread(self.probes)),
            ("boards out of date", _spread(self.stale)),
            ("boards that were deleted", _spread(self.missing)),
            ("  looks at boards", f"{self.looks}, {self.known} of them at a state that is known"),
            ("clicks of members", f"{self.clicks}, {self.no_answer} without an answer"),
            ("acts granted", f"{_listed(self.granted)}; {self.direct} by direct message"),
            *((name, number) for name, number in self.counts.items()),
            ("matches played out", f"{matches}, {ended} of them to the end"),
            ("things too late", len(self.late)),
            ("things wrong", len(self.wrong)),
        ]
        return "\n".join(f"{name:<30} {value}" for name, value in lines)


def _spread(seconds: Sequence[float]) -> str:
    if not seconds:
        return "none"
    ordered = sorted(seconds)
    at = [ordered[int((len(ordered) - 1) * part)] for part in (0.5, 0.9, 0.99, 1.0)]
    half, most, nearly, longest = (f"{each:.1f}" for each in at)
    return f"{len(ordered)}: half within {half} s, 90 % {most} s, 99 % {nearly} s, all {longest} s"


def _listed(counts: Counter[str]) -> str:
    return f"{counts.total()}: " + ", ".join(f"{count} {name}" for name, count in counts.most_common())
