"""What came of a run, noted by all who take part in it, as a short table."""

import traceback
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Report:
    """The results: numbers, things of several kinds, and how many seconds things took."""

    numbers: Counter[str] = field(default_factory=Counter)
    kinds: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    seconds: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    late: dict[str, float] = field(default_factory=dict)
    """What took longer than it may, and how many seconds. That depends on the machine, and fails nothing."""
    wrong: dict[str, None] = field(default_factory=dict)
    """What breaks a promise, each thing once."""

    def broke(self, what: Iterable[str]) -> None:
        """Note what breaks promises."""
        self.wrong.update(dict.fromkeys(what))

    def failed(self, error: BaseException) -> None:
        """Note that the harness itself has failed. The run goes on."""
        self.broke([f"the harness: {''.join(traceback.format_exception(error))}"])

    def took(self, what: str, seconds: float, most: float) -> None:
        """Note how many seconds something took, if they were more than `most`."""
        if seconds > most:
            self.late[what] = max(seconds, self.late.get(what, 0.0))

    def __str__(self) -> str:
        lines: list[tuple[str, object]] = [
            *((name, _listed(each)) for name, each in self.kinds.items()),
            *((name, _spread(each)) for name, each in self.seconds.items()),
            *self.numbers.items(),
            ("late", len(self.late)),
            ("wrong", len(self.wrong)),
        ]
        return "\n".join(f"{name:<26} {value}" for name, value in lines)


def _spread(seconds: Sequence[float]) -> str:
    if not seconds:
        return "none"
    ordered = sorted(seconds)
    at = [ordered[int((len(ordered) - 1) * part)] for part in (0.5, 0.9, 0.99, 1.0)]
    half, most, nearly, longest = (f"{each:.1f}" for each in at)
    return f"{len(ordered)}: half within {half} s, 90 % {most} s, 99 % {nearly} s, all {longest} s"


def _listed(counts: Counter[str]) -> str:
    return f"{counts.total()}: " + ", ".join(f"{count} {name}" for name, count in counts.most_common() if count)
