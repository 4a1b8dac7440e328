"""What is drawn on: flat colours within outlines, in units that do not depend on how large the picture will be."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageDraw

from art.fonts import CAPITALS, Weight, font
from art.outlines import Point, Shape, ellipse

OVERSAMPLING = 8
"""How many times as large small pictures are drawn, before they are scaled down: that makes edges smooth."""
LARGE = 256
"""Pixels from which on half as much is enough."""


class Canvas:
    """A transparent ground. What is drawn later covers what was drawn before."""

    def __init__(self, width: float, height: float, *, pixels: int) -> None:
        """Make an empty canvas.

        Args:
            width: in units.
            height: in units.
            pixels: how high the picture will be.
        """
        self._times = OVERSAMPLING if pixels < LARGE else OVERSAMPLING // 2
        self._scale = pixels / height * self._times
        size = (round(pixels * width / height) * self._times, pixels * self._times)
        self._image = Image.new("RGBA", size, (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._image)

    def picture(self) -> Image.Image:
        """Return what was drawn."""
        return self._image.reduce(self._times)

    def fill(self, shape: Shape, colour: str) -> None:
        """Fill a shape."""
        for outline in shape:
            self._draw.polygon([(x * self._scale, y * self._scale) for x, y in outline], fill=colour)

    def stroke(self, line: Iterable[Point], width: float, colour: str, *, closed: bool = False) -> None:
        """Draw a line with round ends and corners, `width` units thick."""
        points = [(x * self._scale, y * self._scale) for x, y in line]
        if closed:
            points.append(points[0])
        thick = width * self._scale
        self._draw.line(points, fill=colour, width=round(thick))
        for x, y in points:
            self._draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=colour)

    def ring(self, shape: Shape, width: float, colour: str, inside: str) -> None:
        """Draw a shape with a line of `width` units around it."""
        for outline in shape:
            self.stroke(outline, 2 * width, colour, closed=True)
        self.fill(shape, inside)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """Fill a circle."""
        self.fill((ellipse(x, y, radius, radius),), colour)

    def write(
        self, text: str, x: float, y: float, height: float, colour: str, *, gap: float = 0.07, widest: float = 0
    ) -> None:
        """Write a few heavy letters or digits, each close to the next.

        Args:
            text: what to write.
            x: where the middle of the ink is.
            y: where the letters stand.
            height: how high digits are.
            colour: the ink.
            gap: what lies between two letters, in parts of the height.
            widest: how wide the ink may be; what is wider is narrowed. As wide as it likes with 0.
        """
        letters = font(Weight.BLACK, height * self._scale / CAPITALS)
        boxes = [letters.getbbox(letter, anchor="ls") for letter in text]
        space = gap * height * self._scale
        width = sum(right - left for left, _, right, _ in boxes) + space * (len(text) - 1)
        top, bottom = min(box[1] for box in boxes), max(box[3] for box in boxes)
        mask = Image.new("L", (round(width), round(bottom - top)))
        draw, at = ImageDraw.Draw(mask), 0.0
        for letter, (left, _, right, _) in zip(text, boxes, strict=True):
            draw.text((at - left, -top), letter, fill=255, font=letters, anchor="ls")
            at += right - left + space
        if 0 < widest * self._scale < width:
            mask = mask.resize((round(widest * self._scale), mask.height), Image.Resampling.LANCZOS)
        corner = (round(x * self._scale - mask.width / 2), round(y * self._scale + top))
        self._image.paste(colour, (*corner, corner[0] + mask.width, corner[1] + mask.height), mask)
