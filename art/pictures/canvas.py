"""The canvas of pictures to share: shapes with smooth edges, letters, and other pictures."""

import io
from collections.abc import Sequence

from PIL import Image, ImageDraw

from art.fonts import Weight, font
from art.palette import CREAM, DARK_FELT, FELT, PALE
from art.pictures.letters import composed

WIDTH, HEIGHT = 1200, 675
MARGIN = 40
"""The margin around everything, in pixels."""
_FINER = 2
"""How many times larger shapes are drawn before they are scaled down: that makes their edges smooth."""
_RIM = 14
"""How broad the cloth's rim is."""

_COLOURS = 255
"""The most colours in a file. A file with all colours is three times as large, and takes longer to write."""

Point = tuple[float, float]


class Canvas:
    """A cloth of felt. Shapes come first, whatever the order of calls; letters and pictures lie on them."""

    def __init__(self, height: int = HEIGHT, width: int = WIDTH) -> None:
        self._image = Image.new("RGB", (width * _FINER, height * _FINER), DARK_FELT)
        self._draw = ImageDraw.Draw(self._image)
        self._letters: list[tuple[float, float, str, Weight, float, str, str]] = []
        self._pictures: list[tuple[int, int, Image.Image]] = []
        self.box((_RIM, _RIM, width - _RIM, height - _RIM), FELT, radius=18)

    def box(
        self,
        corners: tuple[float, float, float, float],
        fill: str,
        *,
        radius: float = 0,
        edge: str = "",
        width: int = 0,
    ) -> None:
        """Draw a rectangle with round corners: left, top, right and bottom, and an edge within it."""
        left, top, right, bottom = (each * _FINER for each in corners)
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1), radius * _FINER, fill, edge or None, width * _FINER
        )

    def disc(self, centre: Point, radius: float, fill: str, *, edge: str = "", width: float = 0) -> None:
        """Draw a disc, with an edge within it."""
        x, y = (each * _FINER for each in centre)
        radius *= _FINER
        self._draw.ellipse(
            (x - radius, y - radius, x + radius - 1, y + radius - 1), fill, edge or None, round(width * _FINER)
        )

    def line(self, points: Sequence[Point], fill: str, width: float) -> None:
        """Draw a line through points, with round corners and ends."""
        broad = round(width * _FINER)
        found = [(x * _FINER, y * _FINER) for x, y in points]
        self._draw.line(found, fill, broad, joint="curve")
        if broad > 2 * _FINER:
            half = broad / 2
            for x, y in (found[0], found[-1]):
                self._draw.ellipse((x - half, y - half, x + half - 1, y + half - 1), fill)

    def text(
        self, at: Point, text: str, size: float, fill: str, *, weight: Weight = Weight.REGULAR, anchor: str = "ls"
    ) -> None:
        """Write a text, by default with its baseline's left end at a point; `anchor` is Pillow's."""
        self._letters.append((*at, composed(text), weight, size, fill, anchor))

    def heading(
        self,
        at: Point,
        title: str,
        subtitle: str,
        below: float,
        *,
        room: float = WIDTH - 2 * MARGIN,
        sizes: tuple[float, float, float] = (56, 36, 28),
        anchor: str = "ls",
    ) -> None:
        """Write a title, and a subtitle `below` pixels under it, each within `room` pixels.

        `sizes`: the title's, its least, and the subtitle's.
        """
        large, least, small = sizes
        text, size = fitting(title, room, large, least, Weight.BLACK)
        self.text(at, text, size, CREAM, weight=Weight.BLACK, anchor=anchor)
        self.text((at[0], at[1] + below), cut(subtitle, room, small), small, PALE, anchor=anchor)

    def picture(self, at: Point, image: Image.Image) -> None:
        """Place another picture by its upper left corner; it may be transparent."""
        self._pictures.append((round(at[0]), round(at[1]), image))

    def finished(self) -> Image.Image:
        """Return the picture with all that was drawn."""
        image = self._image.reduce(_FINER)
        draw = ImageDraw.Draw(image)
        for x, y, text, weight, size, fill, anchor in self._letters:
            draw.text((x, y), text, fill, font(weight, size), anchor)
        for left, top, picture in self._pictures:
            image.paste(picture, (left, top), picture)
        return image

    def png(self) -> bytes:
        """Return the picture as the content of a PNG file, with fewer colours but no visible difference."""
        colours = self.finished().quantize(_COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        file = io.BytesIO()
        colours.save(file, "PNG", compress_level=1)
        return file.getvalue()


def width_of(text: str, size: float, weight: Weight = Weight.REGULAR) -> float:
    """Return how wide a text is, in pixels."""
    return font(weight, size).getlength(composed(text))


def cut(text: str, most: float, size: float, weight: Weight = Weight.REGULAR) -> str:
    """Return as much of a text as fits into `most` pixels; an ellipsis replaces the rest."""
    if width_of(text, size, weight) <= most:
        return text
    text = composed(text)
    while text and width_of(f"{text}…", size, weight) > most:
        text = text[:-1].rstrip()
    return f"{text}…"


def fitting(text: str, most: float, size: float, least: float, weight: Weight = Weight.REGULAR) -> tuple[str, float]:
    """Return a text and the size in which it fits: with smaller letters first, and cut if the smallest are too wide."""
    while size > least and width_of(text, size, weight) > most:
        size -= 2
    return cut(text, most, size, weight), size


def wrapped(text: str, most: float, size: float, lines: int) -> list[str]:
    """Return a text in at most `lines` lines, broken at blanks; the last one is cut if it is too long."""
    found = [""]
    for word in text.split(" "):
        longer = f"{found[-1]} {word}".strip()
        if len(found) < lines and found[-1] and width_of(longer, size) > most:
            found.append(word)
        else:
            found[-1] = longer
    return [cut(each, most, size) for each in found]


def lined(text: str, most: float, size: float, least: float) -> tuple[list[str], float]:
    """Return a text and the size in which it fits in a line, or in two that are broken at a blank."""
    if " " not in text or width_of(text, least) <= most:
        line, size = fitting(text, most, size, least)
        return [line], size
    words = text.split(" ")
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    first, last = min(halves, key=lambda each: max(width_of(line, least) for line in each))
    return [cut(first, most, least), cut(last, most, least)], least
