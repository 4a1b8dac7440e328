"""A page of a leaderboard as a picture: places, names, and a bar for everybody's chips.

It is as narrow as a profile, for phones.
"""

from art.fonts import Weight
from art.palette import CREAM, EDGE, FELT, GOLD, INK
from art.pictures.canvas import MARGIN, Canvas, fitting, width_of
from art.pictures.chart import colour_of
from art.pictures.model import LeaderboardPicture, Rank
from art.pictures.people import disc
from art.pictures.profile import SMALLEST, WIDE

TOP = 148
LINE, GAP = 76, 6
"""How high a line is, and how far lines are apart, in pixels."""
LETTERS, RADIUS = 34, 26
BAR = 7
"""How thick a bar is."""
_FIRST = "1"


def paint(picture: LeaderboardPicture) -> Canvas:
    """Draw the picture, as high as its lines need."""
    number = max(len(picture.ranks), 1)
    canvas = Canvas(TOP + number * (LINE + GAP) - GAP + MARGIN, WIDE)
    canvas.heading((MARGIN, 80), picture.title, picture.subtitle, 44, room=WIDE - 2 * MARGIN, sizes=(50, 36, 30))
    most = max((each.score for each in picture.ranks), default=0)
    for at, each in enumerate(picture.ranks):
        _row(canvas, each, at, TOP + at * (LINE + GAP), most)
    return canvas


def _row(canvas: Canvas, rank: Rank, at: int, top: float, most: int) -> None:
    middle, first = top + LINE / 2, rank.place == _FIRST
    weight = Weight.BLACK if rank.own else Weight.REGULAR
    edge, width = (INK, 3) if rank.own else (EDGE, 1)
    canvas.box((MARGIN, top, WIDE - MARGIN, top + LINE), CREAM, radius=10, edge=edge, width=width)
    canvas.text((MARGIN + 40, middle), rank.place, LETTERS, INK, weight=Weight.BLACK, anchor="mm")
    disc(canvas, (MARGIN + 80 + RADIUS, middle), RADIUS, rank.who, colour_of(at, wins=first))
    left, right = MARGIN + 80 + 2 * RADIUS + 16, WIDE - MARGIN - 20
    numbers = width_of(rank.text, LETTERS, Weight.BLACK)
    text, letters = fitting(rank.who.name, right - numbers - 20 - left, LETTERS, SMALLEST, weight)
    canvas.text((left, middle - 5), text, letters, INK, weight=weight, anchor="lm")
    canvas.text((right, middle - 5), rank.text, LETTERS, INK, weight=Weight.BLACK, anchor="rm")
    long = max((right - left) * rank.score / max(most, 1), 0)
    if long >= 1:
        bottom = top + LINE - 8
        canvas.box((left, bottom - BAR, left + long, bottom), GOLD if first else FELT, radius=min(3, long / 2))
