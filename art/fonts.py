"""The font of everything drawn: Lato, which has Latin, Greek and Cyrillic letters.

The complete font files are in `art/fonts`, with their licence.
"""

from enum import Enum
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

FILES = Path(__file__).parent / "fonts"


class Weight(Enum):
    """How heavy letters are, and the font file."""

    REGULAR = "Lato-Regular.ttf"
    BLACK = "Lato-Black.ttf"


CAPITALS = 0.72
"""How high capitals and digits are, in parts of a font's size."""


@lru_cache(maxsize=64)
def font(weight: Weight, size: float) -> ImageFont.FreeTypeFont:
    """Return a font, by its size in pixels. Letters are laid out the same wherever Pillow runs."""
    return ImageFont.truetype(FILES / weight.value, size, layout_engine=ImageFont.Layout.BASIC)
