"""The end of a season as a picture: the three who won most, on steps."""

from art.fonts import Weight
from art.palette import BRONZE, COURSES, CREAM, EDGE, GOLD, INK, MUTED_INK, PALE
from art.pictures.canvas import HEIGHT, MARGIN, WIDTH, Canvas, cut, fitting
from art.pictures.model import PodiumPicture, Step
from art.pictures.people import disc

BOTTOM = HEIGHT - MARGIN
STEP, GAP = 352, 14
"""How broad a step is, and how far steps are apart, in pixels."""
HIGH = (290, 232, 184)
"""How high the steps of the first, second and third place are."""
RADIUS = (70, 56, 56)
"""How large the people on them are."""
MIDDLE, LEFT, RIGHT = 0, -1, 1
BESIDE = (MIDDLE, LEFT, RIGHT)
"""Where the three stand, the first in the middle."""


def paint(picture: PodiumPicture) -> Canvas:
    """Draw the picture."""
    canvas = Canvas()
    title, size = fitting(picture.title, WIDTH - 2 * MARGIN, 56, 36, Weight.BLACK)
    canvas.text((WIDTH / 2, 92), title, size, CREAM, weight=Weight.BLACK, anchor="ms")
    canvas.text((WIDTH / 2, 134), cut(picture.subtitle, WIDTH - 2 * MARGIN, 28), 28, PALE, anchor="ms")
    for at, step in enumerate(picture.steps):
        _step(canvas, step, at, WIDTH / 2 + BESIDE[at] * (STEP + GAP))
    return canvas


def _step(canvas: Canvas, step: Step, at: int, middle: float) -> None:
    """Draw a step with its person. Equals have steps of the same height."""
    high, radius, wins = HIGH[step.rank - 1], RADIUS[at], step.rank == 1
    top, left, right = BOTTOM - high, middle - STEP / 2, middle + STEP / 2
    canvas.box((left, top, right, BOTTOM), CREAM, radius=14, edge=GOLD if wins else EDGE, width=5 if wins else 1)
    text = top + (high - HIGH[-1]) / 2
    disc(canvas, (middle, top - radius - 16), radius, step.who, GOLD if wins else COURSES[at])
    canvas.text((middle, text + 62), step.place, 56, BRONZE if wins else MUTED_INK, weight=Weight.BLACK, anchor="ms")
    name, size = fitting(step.who.name, STEP - 40, 40, 28, Weight.BLACK)
    canvas.text((middle, text + 116), name, size, INK, weight=Weight.BLACK, anchor="ms")
    score, size = fitting(step.score, STEP - 40, 34, 24)
    canvas.text((middle, text + 160), score, size, INK, anchor="ms")
