"""Lines over a grid: how much somebody had, and when."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from statistics import fmean

from art.palette import COURSES, DARK_FELT, GOLD, PALE
from art.pictures.canvas import Canvas, Point, width_of

GRID = "#2f5f4a"
"""The colour of grid lines."""
LABEL = 24
"""The size of the numbers on a grid."""
_STEPS = (1, 2, 5, 10)


@dataclass(frozen=True, slots=True)
class Plot:
    """An area for lines, in pixels, and the values at its edges."""

    left: float
    top: float
    right: float
    bottom: float
    first: float
    last: float
    low: float
    high: float

    def point(self, x: float, y: float) -> Point:
        """Return where two values meet, in pixels."""
        along = (x - self.first) / ((self.last - self.first) or 1)
        up = (y - self.low) / ((self.high - self.low) or 1)
        return self.left + along * (self.right - self.left), self.bottom - up * (self.bottom - self.top)


def colour_of(at: int, *, wins: bool) -> str:
    """Return the colour of a player's line, by their place in the list."""
    return GOLD if wins else COURSES[at % len(COURSES)]


def ticks(low: float, high: float, most: int = 5) -> list[int]:
    """Return round numbers from `low` to `high`, evenly apart, about `most` of them at most."""
    rough = max((high - low) / max(most, 1), 1.0)
    power = 10 ** floor(log10(rough))
    step = int(next(each * power for each in _STEPS if each * power >= rough - 1e-9))
    return list(range(ceil(low / step) * step, floor(high / step) * step + 1, step))


def plot(
    canvas: Canvas,
    corners: tuple[float, float, float, float],
    across: tuple[float, float],
    values: Sequence[int],
    *,
    beside: float = 0.0,
    below: float = 38.0,
    thousands: str = ",",
    label: int = LABEL,
) -> Plot:
    """Draw a panel with a grid, its numbers at the left, and return the place for lines on it.

    Args:
        canvas: what is drawn on.
        corners: left, top, right and bottom of the panel.
        across: the values at the left and the right end.
        values: all values that are to be shown.
        beside: room to the right of the lines, in pixels.
        below: room for labels below them.
        thousands: the separator of thousands in numbers.
        label: the size of the numbers.
    """
    left, top, right, bottom = corners
    canvas.box(corners, DARK_FELT, radius=14)
    low, high = min(values), max(max(values), min(values) + 1)
    found = ticks(low, high, round((bottom - top) / 70))
    numbers = max(width_of(_signed(each, thousands), label) for each in found)
    place = Plot(left + 18 + numbers + 12, top + 28, right - 26 - beside, bottom - 16 - below, *across, low, high)
    for each in found:
        _, y = place.point(place.first, each)
        canvas.line([(place.left, y), (place.right, y)], GRID, 1)
        canvas.text((place.left - 12, y), _signed(each, thousands), label, PALE, anchor="rm")
    return place


def spread(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """Return the places nearest to the wanted ones that are `apart` from each other, as far as there is room."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    apart = min(apart, (bottom - top) / max(len(wanted) - 1, 1))
    groups: list[list[float]] = []  # places that touch move together, to the middle of what they want
    for number, at in enumerate(order):
        groups.append([wanted[at] - number * apart])
        while len(groups) > 1 and fmean(groups[-2]) >= fmean(groups[-1]):
            last = groups.pop()
            groups[-1] += last
    lowest = bottom - (len(wanted) - 1) * apart
    moved = [min(max(fmean(group), top), lowest) for group in groups for _ in group]
    found = [0.0] * len(wanted)
    for number, at in enumerate(order):
        found[at] = moved[number] + number * apart
    return found


def _signed(number: int, thousands: str) -> str:
    return f"{number:,}".replace(",", thousands).replace("-", "−")
