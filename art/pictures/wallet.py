"""A wallet over time as a picture: a line that steps wherever chips moved."""

from art.palette import CREAM, PALE
from art.pictures.canvas import HEIGHT, MARGIN, WIDTH, Canvas, width_of
from art.pictures.chart import LABEL, plot
from art.pictures.model import WalletPicture

TOP, BOTTOM = 140, HEIGHT - MARGIN


def paint(picture: WalletPicture) -> Canvas:
    """Draw the picture."""
    canvas = Canvas()
    canvas.heading((MARGIN, 80), picture.title, picture.subtitle, 38, sizes=(46, 32, 28))
    times = [at for at, _ in picture.balances]
    values = [chips for _, chips in picture.balances]
    place = plot(
        canvas,
        (MARGIN, TOP, WIDTH - MARGIN, BOTTOM),
        (times[0], times[-1]),
        [0, *values],
        beside=20,
        thousands=picture.thousands,
    )
    points = []
    for (at, chips), before in zip(picture.balances, [values[0], *values], strict=False):
        points += [place.point(at, before), place.point(at, chips)]
    canvas.line(points, CREAM, 4)
    canvas.disc(points[-1], 8, CREAM)
    reach = place.left
    for at, text in picture.days:
        x, wide = place.point(at, 0)[0], width_of(text, LABEL)
        left = min(max(x - wide / 2, place.left), place.right - wide)
        if left >= reach:
            canvas.text((left, place.bottom + 38), text, LABEL, PALE)
            reach = left + wide + 24
    return canvas
