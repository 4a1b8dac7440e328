"""A wallet over time as a picture: a line that steps wherever chips moved. It is as narrow as a profile, for phones."""

from art.palette import CREAM, PALE
from art.pictures.canvas import MARGIN, Canvas, width_of
from art.pictures.chart import plot
from art.pictures.model import WalletPicture
from art.pictures.profile import SMALLEST, WIDE

HIGH = 560
"""Pixels from top to bottom."""
TOP, BOTTOM = 148, HIGH - MARGIN


def paint(picture: WalletPicture) -> Canvas:
    """Draw the picture."""
    canvas = Canvas(HIGH, WIDE)
    canvas.heading((MARGIN, 80), picture.title, picture.subtitle, 44, room=WIDE - 2 * MARGIN, sizes=(50, 36, 30))
    times = [at for at, _ in picture.balances]
    values = [chips for _, chips in picture.balances]
    place = plot(
        canvas,
        (MARGIN, TOP, WIDE - MARGIN, BOTTOM),
        (times[0], times[-1]),
        [0, *values],
        beside=20,
        below=44,
        thousands=picture.thousands,
        label=SMALLEST,
    )
    points = []
    for (at, chips), before in zip(picture.balances, [values[0], *values], strict=False):
        points += [place.point(at, before), place.point(at, chips)]
    canvas.line(points, CREAM, 5)
    canvas.disc(points[-1], 9, CREAM)
    reach = place.left
    for at, text in picture.days:
        x, wide = place.point(at, 0)[0], width_of(text, SMALLEST)
        left = min(max(x - wide / 2, place.left), place.right - wide)
        if left >= reach:
            canvas.text((left, place.bottom + 42), text, SMALLEST, PALE)
            reach = left + wide + 24
    return canvas
