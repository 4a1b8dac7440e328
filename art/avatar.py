"""The bot's own picture: the ace of hearts before the backs of both packs.

Discord crops it to a circle and shows it 32 pixels high next to messages: the felt fills the square, and all that
counts is large and within the circle.
"""

from art import palette
from art.canvas import MIDDLE, SIZE, Canvas
from art.outlines import Shape, moved, rounded, turned
from art.shapes import HEART

TIMES = 4
"""How many pixels a unit has: it is 512 wide and high."""
RADIUS = 8
PIVOT = (MIDDLE, 117)
"""The point around which the fan is spread."""
SPREAD = 19 / 360
"""How far the outer cards are turned."""


def draw_avatar(canvas: Canvas) -> None:
    """Draw the bot's picture."""
    canvas.fill((rounded(0, 0, SIZE, SIZE, 0.1),), palette.GREEN)
    for turn, back in ((-SPREAD, palette.WINE), (SPREAD, palette.PETROL)):
        canvas.fill(turned(_card(-2, top=22), turn, PIVOT), palette.DARK_FELT)
        canvas.fill(turned(_card(0, top=22), turn, PIVOT), palette.CREAM)
        canvas.fill(turned(_card(4.5, top=22), turn, PIVOT), back)
    canvas.fill(_card(-2, top=21), palette.DARK_FELT)
    canvas.fill(_card(0, top=21), palette.CREAM)
    canvas.fill(moved(HEART, MIDDLE, 61, 0.44), palette.RED)


def _card(inside: float, *, top: float) -> Shape:
    """Return a card, or the part of it that lies `inside` units within its edge."""
    left, right, bottom = MIDDLE - 24.5, MIDDLE + 24.5, top + 78
    return (rounded(left + inside, top + inside, right - inside, bottom - inside, RADIUS - inside),)
