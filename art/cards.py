"""Playing cards: the rank over the suit, on a cream face that reads on dark and light pages alike."""

from collections.abc import Sequence

from art import palette
from art.canvas import MIDDLE, SIZE, Canvas
from art.outlines import Outline, moved, rounded
from art.shapes import DIAMOND, SUITS
from engine.cards import Card

LEFT = 14
"""The margin on either side of a card, which is higher than wide."""
HALVES = ((0, 65), (63, SIZE))
"""The left and right end of the visible part of each card in a pair."""
THIRDS = ((0, 38), (36, 74), (72, SIZE))
"""The same for a sequence, whose last card has two digits."""
RADIUS = 15
"""How round its corners are."""


def draw_card(canvas: Canvas, card: Card, *, four_colour: bool) -> None:
    """Draw a card."""
    ink = (palette.FOUR_COLOURS if four_colour else palette.SUITS)[card.suit]
    _draw_face(canvas)
    canvas.write(_rank(card), MIDDLE, 54, 46, ink, widest=82)
    canvas.fill(moved(SUITS[card.suit], MIDDLE, 90, 0.62), ink)


def draw_pair(canvas: Canvas, cards: Sequence[Card]) -> None:
    """Draw two cards, in the classic deck's inks. The second one lies on the first one's edge."""
    for (left, right), card in zip(HALVES, cards, strict=True):
        ink, middle = palette.SUITS[card.suit], (left + right) / 2
        _draw_part(canvas, left)
        canvas.write(_rank(card), middle, 60, 50, ink, widest=46)
        canvas.fill(moved(SUITS[card.suit], middle, 96, 0.44), ink)


def draw_sequence(canvas: Canvas, ranks: Sequence[str]) -> None:
    """Draw three cards without suits, by the text on each; each lies on the one before."""
    for (left, right), rank in zip(THIRDS, ranks, strict=True):
        _draw_part(canvas, left)
        canvas.write(rank, (left + right) / 2 + 1, 85, 42, palette.INK, widest=right - left - 9)


def draw_wanted(canvas: Canvas, card: Card) -> None:
    """Draw the outline of a card that a run waits for."""
    canvas.empty(_card(0), _card(4), 14)
    canvas.write(_rank(card), MIDDLE, 53, 41, palette.MUTED_INK, widest=70)
    canvas.ring(moved(SUITS[card.suit], MIDDLE, 88, 0.5), 5.5, palette.MUTED_INK, palette.MUTED)


def draw_back(canvas: Canvas, colour: str) -> None:
    """Draw the back of a card."""
    _draw_face(canvas)
    canvas.fill((_card(11),), colour)
    for row in range(5):
        columns = 3 - row % 2
        for column in range(columns):
            x = MIDDLE + (column - (columns - 1) / 2) * 24
            canvas.fill(moved(DIAMOND, x, MIDDLE + (row - 2) * 21, 0.16), palette.CREAM)


def _rank(card: Card) -> str:
    """Return the text on a card: digits, and letters that are the same in every language."""
    return "10" if card.rank == "T" else card.rank


def _draw_face(canvas: Canvas) -> None:
    """Draw a card without rank and suit."""
    canvas.fill((_card(0),), palette.EDGE)
    canvas.fill((_card(3),), palette.CREAM)


def _draw_part(canvas: Canvas, left: float) -> None:
    """Draw the face of one of several cards: it extends to the right, where the next one covers it."""
    for inside, colour in ((0, palette.EDGE), (3, palette.CREAM)):
        canvas.fill((rounded(left + inside, inside, SIZE - inside, SIZE - inside, RADIUS - inside),), colour)


def _card(inside: float) -> Outline:
    """Return the outline of a card, or one that lies `inside` units within it."""
    return rounded(LEFT + inside, inside, SIZE - LEFT - inside, SIZE - inside, max(RADIUS - inside, 8))
