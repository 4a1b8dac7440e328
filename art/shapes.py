"""The outlines of suits and of New York's shapes. Each is centred on (0, 0), and about 100 units high."""

from collections.abc import Mapping
from math import cos, pi, sin

from art.outlines import Outline, Shape, ellipse, outline, rounded

HEART: Shape = (
    outline(
        "M 0 49 C -9 34 -50 12 -50 -18 C -50 -36 -38 -47 -24 -47 C -13 -47 -4 -41 0 -30"
        " C 4 -41 13 -47 24 -47 C 38 -47 50 -36 50 -18 C 50 12 9 34 0 49 Z"
    ),
)
DIAMOND: Shape = (
    outline("M 0 -52 C 9 -33 24 -14 40 0 C 24 14 9 33 0 52 C -9 33 -24 14 -40 0 C -24 -14 -9 -33 0 -52 Z"),
)
_STEM = outline("M 4 6 C 4 28 9 41 21 49 L -21 49 C -9 41 -4 28 -4 6 Z")
SPADE: Shape = (
    outline(
        "M 0 -52 C 9 -36 48 -14 48 13 C 48 28 38 36 26 36 C 15 36 5 31 0 20"
        " C -5 31 -15 36 -26 36 C -38 36 -48 28 -48 13 C -48 -14 -9 -36 0 -52 Z"
    ),
    _STEM,
)
CLUB: Shape = (
    ellipse(0, -29, 22, 22),
    ellipse(-29, 13, 22, 22),
    ellipse(29, 13, 22, 22),
    outline("M -7 -14 L 7 -14 L 10 8 L 24 10 L 24 18 L -24 18 L -24 10 L -10 8 Z"),
    _STEM,
)
"""Its lobes are apart, so that a small one does not look like a spade."""
SQUARE: Shape = (rounded(-42, -42, 42, 42, 9),)


def _star() -> Outline:
    radii = (54, 25)
    turns = [(radii[step % 2], pi * (step / 5 - 0.5)) for step in range(10)]
    return tuple((radius * cos(turn), 3 + radius * sin(turn)) for radius, turn in turns)


STAR: Shape = (_star(),)

SUITS: Mapping[str, Shape] = {"C": CLUB, "D": DIAMOND, "H": HEART, "S": SPADE}
"""By the suits' letters."""
COLOURS: Mapping[str, Shape] = {"R": HEART, "B": DIAMOND, "G": SQUARE, "Y": STAR}
"""New York's shapes, by their colours' letters."""
