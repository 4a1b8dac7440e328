"""The faces of computer players: friendly machines of one family, each with a head, eyes and a headdress of its own."""

from collections.abc import Callable, Mapping

from art import palette
from art.canvas import MIDDLE, Canvas
from art.outlines import Outline, ellipse, outline, rounded

BROWN, GINGER = "#5b3a29", "#d98a2b"
CHEEK, PINK, LEAF = "#f0b7a4", "#f3c7d3", "#9fd18b"
EYES = 62.0
"""How far down eyes are."""


def draw_character(canvas: Canvas, name: str) -> None:
    """Draw a computer player, by name.

    Raises:
        KeyError: no character has this name.
    """
    canvas.disc(MIDDLE, MIDDLE, 64, palette.EDGE)
    ground, draw = CHARACTERS[name]
    canvas.disc(MIDDLE, MIDDLE, 61.5, ground)
    draw(canvas)


def _ada(canvas: Canvas) -> None:
    """A round head, and a flower."""
    _head(canvas, ellipse(MIDDLE, 68, 40, 38))
    for x, y in ((88, 22), (99, 30), (95, 43), (81, 43), (77, 30)):
        canvas.disc(x, y, 8.5, PINK)
    canvas.disc(88, 34, 7, palette.YELLOW)
    _dots(canvas, 15)
    _smile(canvas, 12)


def _blaise(canvas: Canvas) -> None:
    """A square head under a beret."""
    _head(canvas, rounded(28, 34, 100, 106, 18))
    beret = outline("M 22 44 C 14 24 40 12 66 13 C 96 14 114 28 106 44 C 102 51 26 51 22 44 Z")
    canvas.fill((beret,), palette.INK)
    canvas.stroke([(66, 14), (69, 7)], 5, palette.INK)
    _dots(canvas, 16, down=4)
    _smile(canvas, 10, down=4)


def _clara(canvas: Canvas) -> None:
    """An arched head with headphones."""
    canvas.stroke(ellipse(MIDDLE, 62, 45, 46, start=0.5, end=1), 8, palette.INK)
    _head(
        canvas,
        outline(
            "M 28 66 C 28 38 44 26 64 26 C 84 26 100 38 100 66 L 100 92 C 100 102 94 106 86 106"
            " L 42 106 C 34 106 28 102 28 92 Z"
        ),
    )
    for left in (11, 97):
        canvas.fill((rounded(left, 54, left + 20, 86, 9),), palette.INK)
    _closed_eyes(canvas, 15)
    _smile(canvas, 10)


def _dirk(canvas: Canvas) -> None:
    """A broad head, an antenna, and eyes behind a visor."""
    canvas.stroke([(MIDDLE, 40), (MIDDLE, 22)], 6, palette.CREAM)
    canvas.disc(MIDDLE, 19, 8, "#e8604c")
    _head(canvas, rounded(22, 38, 106, 102, 16))
    canvas.fill((rounded(32, 50, 96, 74, 12),), palette.INK)
    for x in (50, 78):
        canvas.disc(x, 62, 6, "#8fe3c8")
    canvas.stroke([(52, 88), (76, 88)], 5, palette.INK)


def _emmy(canvas: Canvas) -> None:
    """A round head with glasses, and a bun."""
    canvas.disc(MIDDLE, 24, 15, BROWN)
    _head(canvas, ellipse(MIDDLE, 70, 39, 38))
    canvas.fill(((*ellipse(MIDDLE, 70, 39, 38, start=0.545, end=0.955), (MIDDLE, 44)),), BROWN)
    for x in (47, 81):
        canvas.disc(x, 68, 15, palette.INK)
        canvas.disc(x, 68, 10.5, palette.CREAM)
        canvas.disc(x, 68, 4.5, palette.INK)
    canvas.stroke([(60, 66), (68, 66)], 5, palette.INK)
    _smile(canvas, 8, down=8)


def _fritz(canvas: Canvas) -> None:
    """A head like a flowerpot, and a moustache."""
    _head(
        canvas,
        outline(
            "M 26 38 C 25 30 30 26 37 26 L 91 26 C 98 26 103 30 102 38 L 94 98 C 93 104 89 107 83 107"
            " L 45 107 C 39 107 35 104 34 98 Z"
        ),
    )
    for x in (48, 80):
        canvas.fill((ellipse(x, EYES - 6, 6.5, 8),), palette.INK)
    half = "M 64 76 C 56 68 42 72 34 86 C 44 90 58 90 64 82"
    canvas.fill((outline(half), tuple((128 - x, y) for x, y in outline(half))), BROWN)
    canvas.stroke([(56, 96), (72, 96)], 4.5, palette.INK)


def _grace(canvas: Canvas) -> None:
    """A round head under a sailor's cap."""
    _head(canvas, ellipse(MIDDLE, 70, 40, 37))
    canvas.fill((outline("M 24 40 C 22 26 40 16 64 16 C 88 16 106 26 104 40 L 98 48 L 30 48 Z"),), "#22315c")
    canvas.fill((rounded(27, 42, 101, 53, 4),), palette.INK)
    canvas.disc(MIDDLE, 33, 7, palette.YELLOW)
    _dots(canvas, 16, down=6)
    _grin(canvas, 16, 84)


def _hugo(canvas: Canvas) -> None:
    """A dome with two antennas."""
    for x, tip in ((48, 36), (80, 92)):
        canvas.stroke([(x, 40), (tip, 17)], 5.5, palette.CREAM)
        canvas.disc(tip, 17, 7.5, palette.YELLOW)
    _head(
        canvas,
        outline(
            "M 24 98 L 24 72 C 24 46 40 32 64 32 C 88 32 104 46 104 72 L 104 98 C 104 103 101 106 96 106"
            " L 32 106 C 27 106 24 103 24 98 Z"
        ),
    )
    _dots(canvas, 19, down=2)
    canvas.disc(MIDDLE, 88, 7.5, palette.INK)


def _iris(canvas: Canvas) -> None:
    """One large eye."""
    canvas.stroke([(MIDDLE, 34), (MIDDLE, 18)], 6, palette.CREAM)
    canvas.disc(MIDDLE, 16, 7.5, PINK)
    _head(canvas, ellipse(MIDDLE, 68, 42, 39))
    canvas.disc(MIDDLE, 62, 22, palette.INK)
    canvas.disc(MIDDLE, 62, 16, "#5fb6e8")
    canvas.disc(MIDDLE, 62, 9, palette.INK)
    canvas.disc(69, 56, 4.5, palette.CREAM)
    _smile(canvas, 9, down=9)


def _joost(canvas: Canvas) -> None:
    """A head with six corners, and a leaf."""
    canvas.stroke([(MIDDLE, 34), (MIDDLE, 22)], 5, LEAF)
    canvas.fill((outline("M 64 24 C 66 8 84 6 94 10 C 90 24 78 30 64 24 Z"),), LEAF)
    _head(
        canvas,
        outline(
            "M 44 32 L 84 32 C 88 32 90 33 92 37 L 107 65 C 109 68 109 71 107 74 L 92 101"
            " C 90 105 88 106 84 106 L 44 106 C 40 106 38 105 36 101 L 21 74 C 19 71 19 68 21 65 L 36 37"
            " C 38 33 40 32 44 32 Z"
        ),
    )
    _dots(canvas, 17, down=2)
    _grin(canvas, 14, 80)


def _kaethe(canvas: Canvas) -> None:
    """A round head with two plaits."""
    for side in (-1, 1):
        for x, y, radius in ((43, 60, 10.5), (43, 76, 9.5), (40, 90, 8)):
            canvas.disc(MIDDLE + side * x, y, radius, GINGER)
        canvas.disc(MIDDLE + side * 37, 100, 5.5, palette.RED)
    _head(canvas, ellipse(MIDDLE, 66, 38, 39))
    canvas.fill(((*ellipse(MIDDLE, 66, 38, 39, start=0.53, end=0.97), (MIDDLE, 36)),), GINGER)
    _dots(canvas, 14, down=4)
    _smile(canvas, 11, down=4)


def _linus(canvas: Canvas) -> None:
    """A wide head with large ears, and sleepy eyes."""
    for ear in (33, 95):
        canvas.disc(ear, 39, 17, palette.CREAM)
        canvas.disc(ear, 39, 9, CHEEK)
    _head(canvas, ellipse(MIDDLE, 70, 43, 36))
    for side in (-1, 1):
        x = MIDDLE + side * 18
        canvas.disc(x, 66, 9.5, palette.INK)
        canvas.fill((((x - 13, 50), (x + 13, 50), (x + 13, 63 + side * 3), (x - 13, 63 - side * 3)),), palette.CREAM)
        canvas.stroke([(x - 11, 63 - side * 2.5), (x + 11, 63 + side * 2.5)], 4.5, palette.INK)
    _smile(canvas, 9, down=5)


CHARACTERS: Mapping[str, tuple[str, Callable[[Canvas], None]]] = {
    "Ada": ("#8a4f7d", _ada),
    "Blaise": ("#2f6f9f", _blaise),
    "Clara": ("#b0532e", _clara),
    "Dirk": ("#4d5566", _dirk),
    "Emmy": ("#3f7f63", _emmy),
    "Fritz": ("#846625", _fritz),
    "Grace": ("#4867a8", _grace),
    "Hugo": ("#7a5ea8", _hugo),
    "Iris": ("#2b7d86", _iris),
    "Joost": ("#b34a4a", _joost),
    "Käthe": ("#54742b", _kaethe),
    "Linus": ("#37506e", _linus),
}
"""The colour behind each cream face, and the function that draws the character, by name."""


def _head(canvas: Canvas, head: Outline) -> None:
    canvas.fill((head,), palette.CREAM)


def _dots(canvas: Canvas, apart: float, down: float = 0) -> None:
    """Draw round eyes, `apart` units from the middle."""
    for x in (MIDDLE - apart, MIDDLE + apart):
        canvas.fill((ellipse(x, EYES + down, 6.5, 8),), palette.INK)
    for x in (MIDDLE - apart - 11, MIDDLE + apart + 11):
        canvas.fill((ellipse(x, EYES + down + 16, 6.5, 4.5),), CHEEK)


def _closed_eyes(canvas: Canvas, apart: float) -> None:
    """Draw eyes that are shut, for somebody who listens."""
    for x in (MIDDLE - apart, MIDDLE + apart):
        canvas.stroke(ellipse(x, EYES + 4, 8, 7, start=0.5, end=1), 5, palette.INK)
    for x in (MIDDLE - apart - 7, MIDDLE + apart + 7):
        canvas.fill((ellipse(x, EYES + 18, 6.5, 4.5),), CHEEK)


def _smile(canvas: Canvas, wide: float, down: float = 0) -> None:
    canvas.stroke(ellipse(MIDDLE, 80 + down, wide, wide * 0.75, start=0.04, end=0.46), 5, palette.INK)


def _grin(canvas: Canvas, wide: float, top: float) -> None:
    """Draw an open mouth."""
    canvas.fill((ellipse(MIDDLE, top, wide, wide * 0.85, start=0, end=0.5),), palette.INK)
