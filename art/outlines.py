"""Areas and lines as points: curves, circles, round corners, dashes. Nothing here draws."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

Point = tuple[float, float]
Outline = tuple[Point, ...]
"""The corners of an area; curves have many."""
Shape = tuple[Outline, ...]
"""Areas that are filled together."""

STEPS = 24
"""How many straight lines make up a curve."""


def outline(path: str) -> Outline:
    """Return an outline from its description: `M x y`, then `L x y` (a line) or `C x y x y x y` (a Bézier curve).

    `Z` may end it; it is closed in any case.
    """
    points: list[Point] = []
    words, at = path.split(), 0
    while at < len(words) and words[at] != "Z":
        command, many = words[at], {"M": 2, "L": 2, "C": 6}[words[at]]
        numbers = [float(word) for word in words[at + 1 : at + 1 + many]]
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        points += pairs if command != "C" else curve(points[-1], pairs[0], pairs[1], pairs[2])
        at += 1 + many
    return tuple(points)


def curve(start: Point, one: Point, two: Point, end: Point) -> list[Point]:
    """Return the points of a Bézier curve after its start."""
    found = []
    for step in range(1, STEPS + 1):
        t = step / STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        four = (start, one, two, end)
        x, y = (sum(weight * point[axis] for weight, point in zip(weights, four, strict=True)) for axis in (0, 1))
        found.append((x, y))
    return found


def ellipse(x: float, y: float, across: float, down: float, *, start: float = 0, end: float = 1) -> Outline:
    """Return an ellipse by its middle and its two radii, or a part of it, in turns clockwise from the right."""
    steps = max(3, round(96 * (end - start)))
    turns = [start + (end - start) * step / steps for step in range(steps + 1)]
    return tuple((x + across * cos(2 * pi * turn), y + down * sin(2 * pi * turn)) for turn in turns)


def rounded(left: float, top: float, right: float, bottom: float, radius: float) -> Outline:
    """Return a rectangle with round corners."""
    return (
        *ellipse(right - radius, bottom - radius, radius, radius, start=0, end=0.25),
        *ellipse(left + radius, bottom - radius, radius, radius, start=0.25, end=0.5),
        *ellipse(left + radius, top + radius, radius, radius, start=0.5, end=0.75),
        *ellipse(right - radius, top + radius, radius, radius, start=0.75, end=1),
    )


def moved(shape: Shape, x: float, y: float, times: float = 1) -> Shape:
    """Return a shape scaled, then moved."""
    return tuple(tuple((x + px * times, y + py * times) for px, py in each) for each in shape)


def turned(shape: Shape, turn: float, around: Point) -> Shape:
    """Return a shape turned around a point, in turns clockwise."""
    (x, y), across, down = around, cos(2 * pi * turn), sin(2 * pi * turn)
    return tuple(
        tuple((x + (px - x) * across - (py - y) * down, y + (px - x) * down + (py - y) * across) for px, py in each)
        for each in shape
    )


_FILLED = 0.55
"""The part of a broken line that is drawn."""


def dashes(line: Sequence[Point], count: int) -> list[Outline]:
    """Return a closed line cut into `count` dashes."""
    points = [*line, line[0]]
    lengths = [0.0]
    for (x, y), (nx, ny) in pairwise(points):
        lengths.append(lengths[-1] + hypot(nx - x, ny - y))
    whole, found = lengths[-1], []
    for number in range(count):
        start = (number - _FILLED / 2) * whole / count % whole
        end = start + _FILLED * whole / count
        doubled = list(zip((*lengths, *(each + whole for each in lengths[1:])), (*points, *points[1:]), strict=True))
        inside = [point for length, point in doubled if start < length < end]
        found.append((_at(doubled, start), *inside, _at(doubled, end)))
    return found


def _at(line: Sequence[tuple[float, Point]], length: float) -> Point:
    """Return the point of a line `length` units after its start. `line`: its points, each with its own distance."""
    for (before, (x, y)), (after, (nx, ny)) in pairwise(line):
        if before <= length <= after:
            part = (length - before) / (after - before) if after > before else 0
            return x + (nx - x) * part, y + (ny - y) * part
    return line[-1][1]
