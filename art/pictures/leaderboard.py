"""A page of a leaderboard as a picture: places, names, and a bar for everybody's chips."""

from art.fonts import Weight
from art.palette import CREAM, EDGE, FELT, GOLD, INK
from art.pictures.canvas import HEIGHT, MARGIN, WIDTH, Canvas, fitting, width_of
from art.pictures.chart import colour_of
from art.pictures.model import LeaderboardPicture, Rank
from art.pictures.people import disc

TOP, BOTTOM = 140, HEIGHT - MARGIN
LINE, GAP = 64, 6
"""How high a line is at most, and how far lines are apart, in pixels."""
NAME, BAR = 400, 560
"""Where names end and bars begin, in pixels from the left."""
_FIRST = "1"


def paint(picture: LeaderboardPicture) -> Canvas:
    """Draw the picture, lower if few people are on it."""
    number = max(len(picture.ranks), 1)
    canvas = Canvas(min(TOP + number * (LINE + GAP) - GAP + MARGIN, HEIGHT))
    canvas.heading((MARGIN, 80), picture.title, picture.subtitle, 38, sizes=(46, 32, 28))
    high = min((BOTTOM - TOP + GAP) / number - GAP, LINE)
    numbers = max((width_of(each.text, round(high * 0.5), Weight.BLACK) for each in picture.ranks), default=0)
    most = max((each.score for each in picture.ranks), default=0)
    for at, each in enumerate(picture.ranks):
        top = TOP + at * (high + GAP)
        _row(canvas, each, at, (top, top + high), most, numbers)
    return canvas


def _row(canvas: Canvas, rank: Rank, at: int, lines: tuple[float, float], most: int, numbers: float) -> None:
    top, bottom = lines
    high, middle, first = bottom - top, (top + bottom) / 2, rank.place == _FIRST
    size = round(high * 0.5)
    weight = Weight.BLACK if rank.own else Weight.REGULAR
    canvas.box(
        (MARGIN, top, WIDTH - MARGIN, bottom),
        CREAM,
        radius=10,
        edge=INK if rank.own else EDGE,
        width=3 if rank.own else 1,
    )
    canvas.text((MARGIN + 44, middle), rank.place, size, INK, weight=Weight.BLACK, anchor="mm")
    radius = high * 0.38
    disc(canvas, (MARGIN + 88 + radius, middle), radius, rank.who, colour_of(at, wins=first))
    name = MARGIN + 88 + 2 * radius + 16
    text, letters = fitting(rank.who.name, BAR - 20 - name, size, round(high * 0.4), weight)
    canvas.text((name, middle), text, letters, INK, weight=weight, anchor="lm")
    right = WIDTH - MARGIN - 20
    canvas.text((right, middle), rank.text, size, INK, weight=Weight.BLACK, anchor="rm")
    room = right - numbers - 24 - BAR
    long = max(room * rank.score / max(most, 1), 0)
    if long >= 1:
        thick = high * 0.16
        canvas.box((BAR, middle - thick, BAR + long, middle + thick), GOLD if first else FELT, radius=min(4, long / 2))
