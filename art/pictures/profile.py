"""A member's profile as a picture: the figures that matter on cards, the share won next to what chance gives, feats.

It is narrower than other pictures, because it is looked at on phones: there, no letter is smaller than those of a text.
"""

from art.fonts import Weight
from art.palette import COURSES, CREAM, DARK_FELT, EDGE, FELT, GOLD, INK, MUTED_INK, PALE
from art.pictures.canvas import MARGIN, Canvas, cut, fitting, lined, width_of, wrapped
from art.pictures.model import Figure, ProfilePicture, Winnings
from art.pictures.people import disc

WIDE = 720
"""Pixels from left to right; a phone of 390 shows them on some 300."""
SMALLEST = 28
"""Pixels of the smallest letters."""
TOP = 168
"""Where the cards begin, in pixels."""
GAP = 20
CARD = 140
"""How high a figure's card is."""
IN_A_ROW = 2
BAR = 112
"""How high a line with a bar is."""
LINE = 76
"""How high a line of boodle cards is."""
TAKEN = 3
"""How many boodle cards are in a line."""
GLORY = 40
"""How high a line of feats is."""
MOST_GLORY = 4
"""How many lines of feats there are at most."""


def paint(picture: ProfilePicture) -> Canvas:
    """Draw the picture, as high as its content needs."""
    inner = WIDE - 2 * MARGIN
    rows = -(-len(picture.figures) // IN_A_ROW)
    panel = GAP + BAR * len(picture.winnings) if picture.winnings else 0
    taken = GAP + LINE * (1 + -(-len(picture.taken) // TAKEN)) if picture.taken else 0
    glory = wrapped(picture.glory, inner - 48, SMALLEST + 2, MOST_GLORY) if picture.glory else []
    proud = GAP + GLORY * (len(glory) + 1) if glory else 0
    canvas = Canvas(TOP + rows * (CARD + GAP) - GAP + panel + taken + proud + MARGIN, WIDE)
    disc(canvas, (MARGIN + 52, 94), 52, picture.who, COURSES[0])
    left = MARGIN + 128
    room = WIDE - MARGIN - left
    canvas.heading((left, 92), picture.who.name, picture.subtitle, 40, room=room, sizes=(54, 36, 30))
    top: float = TOP
    for at in range(0, len(picture.figures), IN_A_ROW):
        _figures(canvas, picture.figures[at : at + IN_A_ROW], top)
        top += CARD + GAP
    if picture.winnings:
        canvas.box((MARGIN, top, WIDE - MARGIN, top + BAR * len(picture.winnings)), DARK_FELT, radius=14)
        for each in picture.winnings:
            _winnings(canvas, each, top)
            top += BAR
        top += GAP
    if picture.taken:
        _taken(canvas, picture.boodle, picture.taken, top, taken - GAP)
        top += taken
    if glory:
        canvas.box((MARGIN, top, WIDE - MARGIN, top + proud - GAP), CREAM, radius=12, edge=GOLD, width=3)
        for at, line in enumerate(glory, 1):
            canvas.text((MARGIN + 24, top + at * GLORY), line, SMALLEST + 2, INK, anchor="lm")
    return canvas


def _figures(canvas: Canvas, figures: tuple[Figure, ...], top: float) -> None:
    """Draw a row of cards across the full width."""
    wide = (WIDE - 2 * MARGIN + GAP) / len(figures) - GAP
    for at, each in enumerate(figures):
        left = MARGIN + at * (wide + GAP)
        canvas.box((left, top, left + wide, top + CARD), CREAM, radius=12, edge=EDGE, width=1)
        middle = left + wide / 2
        value, size = fitting(each.value, wide - 24, 56, 36, Weight.BLACK)
        canvas.text((middle, top + 50), value, size, INK, weight=Weight.BLACK, anchor="mm")
        label, size = lined(each.label, wide - 20, 30, SMALLEST)
        for down, line in zip((104,) if len(label) == 1 else (92, 121), label, strict=True):
            canvas.text((middle, top + down), line, size, MUTED_INK, anchor="mm")


def _winnings(canvas: Canvas, winnings: Winnings, top: float) -> None:
    """Draw the share won in words, below it a bar, and on the bar a mark for what chance alone gives."""
    first, last, above, middle = MARGIN + 24, WIDE - MARGIN - 24, top + 40, top + 84
    canvas.text((first, above), winnings.text, 36, CREAM, weight=Weight.BLACK, anchor="lm")
    left = first + width_of(winnings.text, 36, Weight.BLACK) + 16
    note = cut(winnings.note, (last - left) / 2, SMALLEST)
    canvas.text((last, above), note, SMALLEST, PALE, anchor="rm")
    label = cut(winnings.label, last - left - width_of(note, SMALLEST) - 16, 30)
    canvas.text((left, above), label, 30, CREAM, anchor="lm")
    canvas.box((first, middle - 12, last, middle + 12), FELT, radius=8)
    long = (last - first) * min(max(winnings.share, 0.0), 1.0)
    if long >= 1:
        canvas.box((first, middle - 12, first + long, middle + 12), GOLD, radius=min(8, long / 2))
    mark = first + (last - first) * min(max(winnings.chance, 0.0), 1.0)
    canvas.box((mark - 3, middle - 20, mark + 3, middle + 20), CREAM, radius=3)


def _taken(canvas: Canvas, label: str, taken: tuple[Figure, ...], top: float, high: float) -> None:
    """Draw the boodle cards by their ranks, and how many of each."""
    canvas.box((MARGIN, top, WIDE - MARGIN, top + high), DARK_FELT, radius=12)
    canvas.text((MARGIN + 24, top + LINE / 2), cut(label, WIDE - 2 * MARGIN - 48, 30), 30, CREAM, anchor="lm")
    apart = (WIDE - 2 * MARGIN - 48) / TAKEN
    for at, each in enumerate(taken):
        x, middle = MARGIN + 24 + at % TAKEN * apart, top + LINE * (at // TAKEN + 1.4)
        wide = max(width_of(each.label, 32, Weight.BLACK) + 20, 44)
        canvas.box((x, middle - 29, x + wide, middle + 29), CREAM, radius=8, edge=EDGE, width=1)
        canvas.text((x + wide / 2, middle), each.label, 32, INK, weight=Weight.BLACK, anchor="mm")
        number, size = fitting(each.value, apart - wide - 20, 32, SMALLEST)
        canvas.text((x + wide + 12, middle), number, size, CREAM, anchor="lm")
