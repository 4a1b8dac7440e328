"""A member's profile as a picture: the figures that matter on cards, what was won beside what chance gives, feats."""

from __future__ import annotations

from art.fonts import Weight
from art.palette import COURSES, CREAM, DARK_FELT, EDGE, FELT, GOLD, INK, MUTED_INK, PALE
from art.pictures.canvas import MARGIN, WIDTH, Canvas, cut, fitting, lined, width_of
from art.pictures.model import Figure, ProfilePicture, Taken, Winnings
from art.pictures.people import disc

TOP = 168
"""Where the cards begin, in pixels."""
GAP = 20
CARD = 132
"""How high a figure's card is."""
IN_A_ROW = 4
BAR = 92
"""How high a line with a bar is."""
TRACK = 310, 740
"""Where bars begin and end, in pixels from the left."""
LINE = 76
"""How high the line of boodle cards, or of feats, is."""


def paint(picture: ProfilePicture) -> Canvas:
    """Draw the picture, as high as what it has to tell."""
    rows = -(-len(picture.figures) // IN_A_ROW)
    panel = GAP + BAR * len(picture.winnings) if picture.winnings else 0
    lines = (LINE + GAP) * (bool(picture.taken) + bool(picture.glory))
    canvas = Canvas(TOP + rows * (CARD + GAP) - GAP + panel + lines + MARGIN)
    disc(canvas, (MARGIN + 52, 94), 52, picture.who, COURSES[0])
    left = MARGIN + 128
    title, size = fitting(picture.who.name, WIDTH - MARGIN - left, 54, 36, Weight.BLACK)
    canvas.text((left, 92), title, size, CREAM, weight=Weight.BLACK)
    canvas.text((left, 132), cut(picture.subtitle, WIDTH - MARGIN - left, 28), 28, PALE)
    top: float = TOP
    for at in range(0, len(picture.figures), IN_A_ROW):
        _figures(canvas, picture.figures[at : at + IN_A_ROW], top)
        top += CARD + GAP
    if picture.winnings:
        canvas.box((MARGIN, top, WIDTH - MARGIN, top + BAR * len(picture.winnings)), DARK_FELT, radius=14)
        for each in picture.winnings:
            _winnings(canvas, each, top + BAR / 2)
            top += BAR
        top += GAP
    if picture.taken:
        _taken(canvas, picture.boodle, picture.taken, top)
        top += LINE + GAP
    if picture.glory:
        canvas.box((MARGIN, top, WIDTH - MARGIN, top + LINE), CREAM, radius=12, edge=GOLD, width=3)
        text, size = fitting(picture.glory, WIDTH - 2 * MARGIN - 48, 32, 22)
        canvas.text((MARGIN + 24, top + LINE / 2), text, size, INK, anchor="lm")
    return canvas


def _figures(canvas: Canvas, figures: tuple[Figure, ...], top: float) -> None:
    """Draw a row of cards, as broad as there is room."""
    wide = (WIDTH - 2 * MARGIN + GAP) / len(figures) - GAP
    for at, each in enumerate(figures):
        left = MARGIN + at * (wide + GAP)
        canvas.box((left, top, left + wide, top + CARD), CREAM, radius=12, edge=EDGE, width=1)
        middle = left + wide / 2
        value, size = fitting(each.value, wide - 24, 52, 30, Weight.BLACK)
        canvas.text((middle, top + 52), value, size, INK, weight=Weight.BLACK, anchor="mm")
        label, size = lined(each.label, wide - 20, 26, 20)
        for down, line in zip((102,) if len(label) == 1 else (90, 114), label, strict=True):
            canvas.text((middle, top + down), line, size, MUTED_INK, anchor="mm")


def _winnings(canvas: Canvas, winnings: Winnings, middle: float) -> None:
    """Draw a bar for what was won, and a mark on it for what chance alone gives."""
    first, last = TRACK
    label, size = fitting(winnings.label, first - MARGIN - 48, 30, 22)
    canvas.text((MARGIN + 24, middle), label, size, CREAM, anchor="lm")
    canvas.box((first, middle - 16, last, middle + 16), FELT, radius=8)
    long = (last - first) * min(max(winnings.share, 0.0), 1.0)
    if long >= 1:
        canvas.box((first, middle - 16, first + long, middle + 16), GOLD, radius=min(8, long / 2))
    mark = first + (last - first) * min(max(winnings.chance, 0.0), 1.0)
    canvas.box((mark - 3, middle - 26, mark + 3, middle + 26), CREAM, radius=3)
    share = last + 28
    canvas.text((share, middle), winnings.text, 34, CREAM, weight=Weight.BLACK, anchor="lm")
    room = share + width_of(winnings.text, 34, Weight.BLACK) + 18
    note, size = fitting(winnings.note, WIDTH - MARGIN - 24 - room, 26, 18)
    canvas.text((room, middle), note, size, PALE, anchor="lm")


def _taken(canvas: Canvas, label: str, taken: tuple[Taken, ...], top: float) -> None:
    """Draw the boodle cards by their ranks, and how many of each."""
    middle = top + LINE / 2
    canvas.box((MARGIN, top, WIDTH - MARGIN, top + LINE), DARK_FELT, radius=12)
    words, size = fitting(label, 250, 30, 20)
    canvas.text((MARGIN + 24, middle), words, size, CREAM, anchor="lm")
    left = MARGIN + 24 + 270.0
    apart = min((WIDTH - MARGIN - 24 - left) / len(taken), 160)
    for at, each in enumerate(taken):
        x = left + at * apart
        wide = max(width_of(each.rank, 30, Weight.BLACK) + 20, 42)
        canvas.box((x, middle - 28, x + wide, middle + 28), CREAM, radius=8, edge=EDGE, width=1)
        canvas.text((x + wide / 2, middle), each.rank, 30, INK, weight=Weight.BLACK, anchor="mm")
        number, size = fitting(each.number, apart - wide - 20, 30, 18)
        canvas.text((x + wide + 12, middle), number, size, CREAM, anchor="lm")
