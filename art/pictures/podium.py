"""The end of a season as a picture: the three who won most, on steps."""

from art.fonts import Weight
from art.palette import BRONZE, COURSES, CREAM, EDGE, GOLD, INK, MUTED_INK
from art.pictures.canvas import HEIGHT, MARGIN, WIDTH, Canvas, fitting
from art.pictures.model import PodiumPicture, Rank
from art.pictures.people import disc

BOTTOM = HEIGHT - MARGIN
STEP, GAP = 352, 14
"""How broad a step is, and how far steps are apart, in pixels."""
HIGH = (290, 232, 184)
"""How high the steps of the first, second and third place are."""
RADIUS = (70, 56, 56)
"""How large the people on them are."""
ASIDE = (0, -1, 1)
"""How many steps to the right the three stand: the first in the middle, the second to the left."""


def paint(picture: PodiumPicture) -> Canvas:
    """Draw the picture."""
    canvas = Canvas()
    canvas.heading((WIDTH / 2, 92), picture.title, picture.subtitle, 42, anchor="ms")
    for at, step in enumerate(picture.steps):
        _step(canvas, step, at, WIDTH / 2 + ASIDE[at] * (STEP + GAP))
    return canvas


def _step(canvas: Canvas, step: Rank, at: int, middle: float) -> None:
    """Draw a step with its person. Equals have steps of the same height."""
    high, radius, wins = HIGH[int(step.place) - 1], RADIUS[at], step.place == "1"
    top, left, right = BOTTOM - high, middle - STEP / 2, middle + STEP / 2
    canvas.box((left, top, right, BOTTOM), CREAM, radius=14, edge=GOLD if wins else EDGE, width=5 if wins else 1)
    text = top + (high - HIGH[-1]) / 2
    disc(canvas, (middle, top - radius - 16), radius, step.who, GOLD if wins else COURSES[at])
    canvas.text((middle, text + 62), step.place, 56, BRONZE if wins else MUTED_INK, weight=Weight.BLACK, anchor="ms")
    name, size = fitting(step.who.name, STEP - 40, 40, 28, Weight.BLACK)
    canvas.text((middle, text + 116), name, size, INK, weight=Weight.BLACK, anchor="ms")
    score, size = fitting(step.text, STEP - 40, 34, 24)
    canvas.text((middle, text + 160), score, size, INK, anchor="ms")
