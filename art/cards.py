"""Playing cards: the rank over the suit, on a cream face that reads on dark and light pages alike."""

from __future__ import annotations

from PIL import Image

from art import palette
from art.canvas import Canvas
from art.outlines import dashes, moved, rounded
from art.shapes import DIAMOND, SUITS
from engine.cards import Card

WIDTH, HEIGHT = 100, 128
"""How large a card is, in units."""
MIDDLE = WIDTH / 2
RADIUS = 15
"""How round its corners are."""


def card_picture(card: Card, pixels: int, *, four_colour: bool = False) -> Image.Image:
    """Return a card, `pixels` high."""
    canvas = Canvas(WIDTH, HEIGHT, pixels=pixels)
    draw_card(canvas, card, four_colour=four_colour)
    return canvas.picture()


def draw_card(canvas: Canvas, card: Card, left: float = 0, *, four_colour: bool = False) -> None:
    """Draw a card, its left edge at `left`."""
    ink = (palette.FOUR_COLOURS if four_colour else palette.SUITS)[card.suit]
    _draw_face(canvas, left)
    canvas.write(rank(card), left + MIDDLE, 60, 50, ink, widest=82)
    canvas.fill(moved(SUITS[card.suit], left + MIDDLE, 96, 0.5), ink)


def draw_wanted(canvas: Canvas, card: Card, left: float = 0) -> None:
    """Draw the outline of a card that is not there yet, its left edge at `left`."""
    ink, suit = palette.MUTED_INK, SUITS[card.suit]
    canvas.fill((rounded(left, 0, left + WIDTH, HEIGHT, RADIUS),), palette.MUTED)
    for dash in dashes(rounded(left + 4, 4, left + WIDTH - 4, HEIGHT - 4, RADIUS - 4), 14, 0.55):
        canvas.stroke(dash, 4.5, ink)
    canvas.write(rank(card), left + MIDDLE, 58, 44, ink, widest=70)
    canvas.ring(moved(suit, left + MIDDLE, 92, 0.41), 5.5, ink, palette.MUTED)


def draw_back(canvas: Canvas, colour: str, left: float = 0) -> None:
    """Draw the back of a card, its left edge at `left`."""
    _draw_face(canvas, left)
    canvas.fill((rounded(left + 11, 11, left + WIDTH - 11, HEIGHT - 11, RADIUS - 7),), colour)
    for row in range(5):
        columns = 3 - row % 2
        for column in range(columns):
            x = left + MIDDLE + (column - (columns - 1) / 2) * 24
            canvas.fill(moved(DIAMOND, x, HEIGHT / 2 + (row - 2) * 21, 0.16), palette.CREAM)


def rank(card: Card) -> str:
    """Return what stands on a card: digits, and letters that are the same in every language."""
    return "10" if card.rank == "T" else card.rank


def _draw_face(canvas: Canvas, left: float) -> None:
    """Draw a card on which nothing stands yet."""
    canvas.fill((rounded(left, 0, left + WIDTH, HEIGHT, RADIUS),), palette.EDGE)
    canvas.fill((rounded(left + 3, 3, left + WIDTH - 3, HEIGHT - 3, RADIUS - 3),), palette.CREAM)
