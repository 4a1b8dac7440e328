"""The colours of everything drawn, and the contrast between them.

Green felt, cream cards, and gold for winning alone. All letters and signs keep `LEAST_CONTRAST` to their background.
"""

from collections.abc import Mapping
from types import MappingProxyType

LEAST_CONTRAST = 4.5
"""The least contrast between letters or signs and their background."""

CREAM = "#fffaf0"
"""The face of a card."""
EDGE = "#a2957e"
"""The edge of a card, so that it can be seen on a white page."""
INK = "#1f1c24"
"""Text on cream, and black suits."""
RED = "#c01530"
BLUE = "#1857b8"
GREEN = "#17703c"
YELLOW = "#f4b81c"
WINE = "#8c2f39"
"""One pack's back, and chips."""
PETROL = "#1f5a6b"
"""The other pack's back."""
WOOD = "#8a5a33"
"""The bowl of the kitty."""
GOLD = "#f2b632"
"""For winning: crowns, payouts."""
BRONZE = "#6b3f0d"
"""The dark line around gold."""

FELT = "#1d4d3a"
"""The cloth of the table, behind pictures."""
DARK_FELT = "#163c2d"
"""The rim of the cloth, and panels on it."""
PALE = "#d5e3d3"
"""Lesser words on felt."""
COURSES = ("#fffaf0", "#9cd2f5", "#f7b09a", "#d9c2f7", "#cde67f", "#7fe3d2", "#f7b5d8", "#e3cda6", "#b9c6d3")
"""Players' lines on dark felt, by place; the winners' are gold."""

MUTED = "#d8d1c2"
"""The face of empty places."""
MUTED_INK = "#55504a"
"""Text on empty places, and their broken outline."""

SUITS: Mapping[str, str] = MappingProxyType({"C": INK, "D": RED, "H": RED, "S": INK})
"""The classic deck's inks, by the suits' letters."""
FOUR_COLOURS: Mapping[str, str] = MappingProxyType({"C": GREEN, "D": BLUE, "H": RED, "S": INK})
"""The four-colour deck's."""
TILES: Mapping[str, tuple[str, str]] = MappingProxyType(
    {"R": (RED, CREAM), "B": (BLUE, CREAM), "G": (GREEN, CREAM), "Y": (YELLOW, INK)}
)
"""The face and the ink of New York's tiles, by their colours' letters."""


def luminance(colour: str) -> float:
    """Return how bright a colour (`#rrggbb`) is, from 0 to 1, as the Web Content Accessibility Guidelines define it."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours (`#rrggbb`), from 1 (none) to 21 (black on white)."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)
