"""How far two colours are apart for those who read."""

LEAST_CONTRAST = 4.5
"""The least contrast between letters or signs and their background."""


def luminance(colour: str) -> float:
    """Return how bright a colour (`#rrggbb`) is, from 0 to 1, as the Web Content Accessibility Guidelines define it."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours (`#rrggbb`), from 1 (none) to 21 (black on white)."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)
