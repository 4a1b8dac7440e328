"""Marks next to the names of players and spaces: chips, kitty, pot, dealer, leader, the player with most chips."""

from collections.abc import Callable, Mapping

from art import names, palette
from art.canvas import MIDDLE, Canvas
from art.outlines import Shape, ellipse, moved, outline, rounded
from art.shapes import DIAMOND

CROWN: Shape = (
    outline(
        "M 16 98 L 9 44 C 9 38 15 36 19 40 L 40 59 L 58 24 C 61 19 67 19 70 24 L 88 59 L 109 40"
        " C 113 36 119 38 119 44 L 112 98 C 112 102 109 104 105 104 L 23 104 C 19 104 16 102 16 98 Z"
    ),
)
ARROW: Shape = (
    outline(
        "M 28 55 L 62 55 L 62 38 C 62 33 67 31 71 34 L 101 59 C 105 62 105 66 101 69 L 71 94"
        " C 67 97 62 95 62 90 L 62 73 L 28 73 C 25 73 23 71 23 68 L 23 60 C 23 57 25 55 28 55 Z"
    ),
)
BOWL: Shape = (outline("M 9 64 L 119 64 C 119 84 107 103 92 109 L 92 116 L 36 116 L 36 109 C 21 103 9 84 9 64 Z"),)


def draw_chip(canvas: Canvas) -> None:
    """Draw a chip from above."""
    _chip(canvas, MIDDLE, MIDDLE, 62, palette.WINE)


def draw_kitty(canvas: Canvas) -> None:
    """Draw a wooden bowl with chips in it."""
    for x, y, colour in ((36, 46, palette.PETROL), (92, 46, palette.GREEN), (64, 38, palette.WINE)):
        _chip(canvas, x, y, 32, colour)
    canvas.ring(BOWL, 3, palette.EDGE, palette.WOOD)
    canvas.ring((rounded(6, 56, 122, 72, 8),), 3, palette.EDGE, palette.WOOD)
    canvas.fill((rounded(10, 60, 118, 65, 2.5),), palette.CREAM)


def draw_pot(canvas: Canvas) -> None:
    """Draw stacks of chips from the side."""
    for left, colours in ((4, (palette.PETROL, palette.WINE, palette.GREEN)), (66, (palette.WINE, palette.PETROL) * 2)):
        for level, colour in enumerate(colours):
            _chip_from_the_side(canvas, left + level % 2 * 3, 95 - 29 * level, colour)


def draw_dealer(canvas: Canvas) -> None:
    """Draw the dealer's button, as on any table."""
    _token(canvas, palette.CREAM, palette.INK)
    canvas.write("D", MIDDLE + 2, 91, 54, palette.INK)


def draw_leads(canvas: Canvas) -> None:
    """Draw an arrow for the leader."""
    _token(canvas, palette.GREEN, palette.CREAM)
    canvas.fill(ARROW, palette.CREAM)


def draw_most_chips(canvas: Canvas) -> None:
    """Draw a crown for the player with the most chips."""
    canvas.ring(CROWN, 7, palette.CREAM, palette.CREAM)
    canvas.ring(CROWN, 4, palette.BRONZE, palette.GOLD)
    canvas.fill((rounded(22, 84, 106, 92, 0.1),), palette.BRONZE)
    for x, y in ((64, 66), (38, 72), (90, 72)):
        canvas.disc(x, y, 5.5, palette.BRONZE)


def draw_disc(canvas: Canvas, colour: str, sign: str) -> None:
    """Draw a seat's disc with its player's initial, or the seat's number."""
    canvas.disc(MIDDLE, MIDDLE, 58, palette.INK)
    canvas.disc(MIDDLE, MIDDLE, 53, colour)
    canvas.write(sign, MIDDLE, 94, 60, palette.INK, widest=84)


def draw_free_seat(canvas: Canvas) -> None:
    """Draw the disc of a free seat."""
    canvas.empty(ellipse(MIDDLE, MIDDLE, 58, 58), ellipse(MIDDLE, MIDDLE, 52, 52), 12, 5)


def _token(canvas: Canvas, face: str, ring: str) -> None:
    canvas.disc(MIDDLE, MIDDLE, 63, palette.EDGE)
    canvas.disc(MIDDLE, MIDDLE, 61, face)
    canvas.disc(MIDDLE, MIDDLE, 55, ring)
    canvas.disc(MIDDLE, MIDDLE, 50, face)


def _chip(canvas: Canvas, x: float, y: float, radius: float, colour: str) -> None:
    """Draw a chip with six light spots on its rim."""
    canvas.disc(x, y, radius, palette.EDGE)
    canvas.disc(x, y, radius * 0.96, colour)
    for spot in range(6):
        turn = spot / 6 + 0.25
        wedge = (*ellipse(x, y, radius * 0.96, radius * 0.96, start=turn - 0.04, end=turn + 0.04), (x, y))
        canvas.fill((wedge,), palette.CREAM)
    canvas.disc(x, y, radius * 0.72, colour)
    canvas.disc(x, y, radius * 0.58, palette.CREAM)
    canvas.disc(x, y, radius * 0.51, colour)
    canvas.fill(moved(DIAMOND, x, y, radius * 0.0062), palette.CREAM)


def _chip_from_the_side(canvas: Canvas, left: float, top: float, colour: str) -> None:
    canvas.fill((rounded(left - 2, top - 2, left + 57, top + 31, 10),), palette.EDGE)
    canvas.fill((rounded(left, top, left + 55, top + 29, 8),), colour)
    for spot in (11, 33):
        canvas.fill((rounded(left + spot, top, left + spot + 11, top + 29, 0.1),), palette.CREAM)


MARKS: Mapping[str, Callable[[Canvas], None]] = {
    names.CHIP: draw_chip,
    names.KITTY: draw_kitty,
    names.POT: draw_pot,
    names.DEALER: draw_dealer,
    names.LEADS: draw_leads,
    names.MOST_CHIPS: draw_most_chips,
    names.FREE_SEAT: draw_free_seat,
}
"""The function that draws each mark, by name; without discs."""
