"""New York's cards and piles as square tiles: a colour, its shape, and a number from 1 to 12."""

from art import palette
from art.canvas import MIDDLE, SIZE, Canvas
from art.outlines import Outline, moved, rounded
from art.shapes import COLOURS

MARGIN = 3
"""The margin around a tile, so that tiles in a row do not touch."""
RADIUS = 23


def draw_tile(canvas: Canvas, colour: str, number: int) -> None:
    """Draw a card of New York, by its colour's letter."""
    face, ink = palette.TILES[colour]
    canvas.fill((_tile(0),), palette.EDGE)
    canvas.fill((_tile(2),), palette.CREAM)
    canvas.fill((_tile(7),), face)
    canvas.write(str(number), MIDDLE, 66, 50, ink)
    canvas.fill(moved(COLOURS[colour], MIDDLE, 94, 0.44), ink)


def draw_pile(canvas: Canvas, number: int) -> None:
    """Draw an empty pile."""
    canvas.empty(_tile(0), _tile(5), 16)
    canvas.write(str(number), MIDDLE, 90, 52, palette.MUTED_INK)


def draw_shape(canvas: Canvas, colour: str) -> None:
    """Draw the shape of a New York colour alone, with an edge so that it stands out from any page."""
    face, ink = palette.TILES[colour]
    shape = moved(COLOURS[colour], MIDDLE, MIDDLE, 1.04)
    edge = palette.EDGE if ink == palette.CREAM else palette.CREAM
    canvas.ring(shape, 9, edge, edge)
    canvas.ring(shape, 6.5, ink, face)


def _tile(inside: float) -> Outline:
    """Return the outline of a tile, or one that lies `inside` units within it."""
    edge = MARGIN + inside
    return rounded(edge, edge, SIZE - edge, SIZE - edge, RADIUS - inside)
