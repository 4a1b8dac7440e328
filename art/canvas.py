"""The canvas of the deck's pictures: flat colours within outlines, on a transparent square."""

from collections.abc import Iterable

from PIL import Image, ImageDraw

from art.fonts import CAPITALS, Weight, font
from art.outlines import Outline, Point, Shape, dashes, ellipse
from art.palette import MUTED, MUTED_INK

SIZE = 128
"""How wide and how high a picture of the deck is, in pixels; drawings have the same units."""
MIDDLE = SIZE / 2
_FINER = 8
"""How many times larger everything is drawn before it is scaled down once: that makes edges smooth."""
_GAP = 0.07
"""The gap between two letters, in parts of their height."""


class Canvas:
    """A transparent square. What is drawn later covers what was drawn before."""

    def __init__(self, times: int = 1) -> None:
        """Make an empty canvas whose picture has `times` pixels a unit."""
        self._finer = _FINER * times
        self._image = Image.new("RGBA", (SIZE * self._finer, SIZE * self._finer), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._image)

    def picture(self) -> Image.Image:
        """Return what was drawn."""
        return self._image.reduce(_FINER)

    def fill(self, shape: Shape, colour: str) -> None:
        """Fill a shape."""
        for outline in shape:
            self._draw.polygon([(x * self._finer, y * self._finer) for x, y in outline], fill=colour)

    def stroke(self, line: Iterable[Point], width: float, colour: str, *, closed: bool = False) -> None:
        """Draw a line with round ends and corners, `width` units thick."""
        points = [(x * self._finer, y * self._finer) for x, y in line]
        if closed:
            points.append(points[0])
        thick = width * self._finer
        self._draw.line(points, fill=colour, width=round(thick))
        for x, y in points:
            self._draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=colour)

    def ring(self, shape: Shape, width: float, colour: str, inside: str) -> None:
        """Draw a shape with a line of `width` units around it."""
        for outline in shape:
            self.stroke(outline, 2 * width, colour, closed=True)
        self.fill(shape, inside)

    def empty(self, place: Outline, edge: Outline, count: int, width: float = 4.5) -> None:
        """Draw an empty place: muted, with a broken line of `count` dashes within its edge."""
        self.fill((place,), MUTED)
        for dash in dashes(edge, count):
            self.stroke(dash, width, MUTED_INK)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """Fill a circle."""
        self.fill((ellipse(x, y, radius, radius),), colour)

    def write(self, text: str, x: float, y: float, height: float, colour: str, *, widest: float = SIZE) -> None:
        """Write a few heavy letters or digits, each close to the next.

        `x`: where the middle of the ink is. `widest`: how wide the ink may be; wider ink is narrowed.
        """
        letters = font(Weight.BLACK, height * self._finer / CAPITALS)
        boxes = [letters.getbbox(letter, anchor="ls") for letter in text]
        gap = _GAP * height * self._finer
        width = sum(right - left for left, _, right, _ in boxes) + gap * (len(text) - 1)
        top, bottom = min(box[1] for box in boxes), max(box[3] for box in boxes)
        mask = Image.new("L", (round(width), round(bottom - top)))
        draw, at = ImageDraw.Draw(mask), 0.0
        for letter, (left, _, right, _) in zip(text, boxes, strict=True):
            draw.text((at - left, -top), letter, fill=255, font=letters, anchor="ls")
            at += right - left + gap
        if width > widest * self._finer:
            mask = mask.resize((round(widest * self._finer), mask.height), Image.Resampling.LANCZOS)
        corner = (round(x * self._finer - mask.width / 2), round(y * self._finer + top))
        self._image.paste(colour, (*corner, corner[0] + mask.width, corner[1] + mask.height), mask)
