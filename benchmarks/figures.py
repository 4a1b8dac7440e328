"""The results of measurements, and the table of all of them."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number with its unit. `low` and `high` are its 95 % interval, if it has one."""

    name: str
    value: float
    unit: str
    low: float | None = None
    high: float | None = None
    samples: int | None = None
    """How many independent samples the interval comes from, or the turns in which a ratio was timed."""
    ratio: float | None = None
    """How many times that of something else the value is, where it is measured beside it."""
    against: str | None = None
    """What that something is."""
    reach: float | None = None
    """The least that the project wants to keep: of the ratio where there is one, of the interval, else of the value."""
    limit: float | None = None
    """The most that the project wants it to be, likewise."""

    @property
    def falls_short(self) -> bool:
        """Whether the figure misses what is wanted, in either direction."""
        lowest, highest = (self.low, self.high) if self.ratio is None else (self.ratio, self.ratio)
        lowest, highest = self.value if lowest is None else lowest, self.value if highest is None else highest
        return (self.reach is not None and lowest < self.reach) or (self.limit is not None and highest > self.limit)

    def as_json(self) -> dict[str, Any]:
        """Return the figure as JSON types, without empty fields."""
        return {name: value for name, value in asdict(self).items() if value is not None}


def mean(name: str, unit: str, samples: Sequence[float], reach: float | None = None) -> Figure:
    """Return the mean of at least two independent samples with its 95 % interval, which must be above `reach`."""
    middle = statistics.fmean(samples)
    margin = 1.96 * statistics.stdev(samples) / math.sqrt(len(samples))
    return Figure(name, middle, unit, middle - margin, middle + margin, len(samples), reach=reach)


def table(figures: Sequence[Figure]) -> str:
    """Return the figures as lines of text in columns, one line a figure."""
    rows = [(figure.name, f"{figure.value:,.3f}", figure.unit, _beside(figure)) for figure in figures]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "".join(
        f"{name:<{widths[0]}}  {value:>{widths[1]}} {unit:<{widths[2]}}  {interval}".rstrip() + "\n"
        for name, value, unit, interval in rows
    )


def _beside(figure: Figure) -> str:
    told = []
    if figure.ratio is not None:
        told.append(f"{figure.ratio:,.3f} times {figure.against}")
    elif figure.low is not None and figure.high is not None:
        told.append(f"95 % interval {figure.low:,.3f} to {figure.high:,.3f}, {figure.samples:,} samples")
    elif figure.against is not None:
        told.append(figure.against)
    if figure.reach is not None or figure.limit is not None:
        wanted = f"to reach: {figure.reach:g}" if figure.reach is not None else f"at most: {figure.limit:g}"
        told.append(f"({wanted}{', MISSED' if figure.falls_short else ''})")
    return " ".join(told)
