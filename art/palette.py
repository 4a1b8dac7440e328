"""The colours of everything drawn: green felt, cream cards, and gold for winning alone.

All letters and signs stand out from their background (`tests/art/contrast.py`).
"""

from collections.abc import Mapping

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

SUITS: Mapping[str, str] = {"C": INK, "D": RED, "H": RED, "S": INK}
"""The classic deck's inks, by the suits' letters."""
FOUR_COLOURS: Mapping[str, str] = {"C": GREEN, "D": BLUE, "H": RED, "S": INK}
"""The four-colour deck's."""
TILES: Mapping[str, tuple[str, str]] = {"R": (RED, CREAM), "B": (BLUE, CREAM), "G": (GREEN, CREAM), "Y": (YELLOW, INK)}
"""The face and the ink of New York's tiles, by their colours' letters."""
