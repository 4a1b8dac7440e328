"""The letters that the project's font can draw, and one or two letters to stand for a name.

Nothing here needs the font itself, so that the bot's own process can ask.
"""

import unicodedata
from collections.abc import Sequence

_RANGES = (
    0x20, 0x7E, 0xA0, 0xAC, 0xAE, 0x2FF, 0x374, 0x375, 0x37A, 0x37E, 0x384, 0x38A, 0x38C, 0x38C, 0x38E, 0x3A1, 0x3A3,
    0x3CE, 0x3D0, 0x482, 0x48A, 0x513, 0x1E00, 0x1E9B, 0x1E9E, 0x1E9E, 0x1EA0, 0x1EF9, 0x1F00, 0x1F15, 0x1F18, 0x1F1D,
    0x1F20, 0x1F45, 0x1F48, 0x1F4D, 0x1F50, 0x1F57, 0x1F5F, 0x1F7D, 0x1F80, 0x1FB4, 0x1FB6, 0x1FC4, 0x1FC6, 0x1FD3,
    0x1FD6, 0x1FDB, 0x1FE0, 0x1FEC, 0x1FF2, 0x1FF4, 0x1FF6, 0x1FFC, 0x2010, 0x2010, 0x2012, 0x2015, 0x2018, 0x2022,
    0x2026, 0x2026, 0x2039, 0x203A, 0x20AC, 0x20AC, 0x2116, 0x2116, 0x2212, 0x2212,
)  # fmt: skip
"""The signs that the font has, first and last of each range: Latin, Greek, Cyrillic, digits, and punctuation."""
_DRAWN = frozenset(
    chr(sign) for first, last in zip(_RANGES[::2], _RANGES[1::2], strict=True) for sign in range(first, last + 1)
)


def drawable(text: str) -> bool:
    """Return whether the font has every letter of a text. Accents may follow their letters."""
    return _DRAWN.issuperset(composed(text))


def composed(text: str) -> str:
    """Return a text with each accent and its letter as one sign, as it is drawn."""
    return unicodedata.normalize("NFC", text)


def signs(names: Sequence[str]) -> list[str]:
    """Return one or two letters for each name, which differ as far as two letters can."""
    short = [_drawable(letter.upper(), letter) for letter in (composed(name)[:1] for name in names)]
    seconds = [_drawable(letter.lower(), letter).strip() for letter in (composed(name)[1:2] for name in names)]
    longer = [one + two for one, two in zip(short, seconds, strict=True)]
    return [two if short.count(one) > 1 else one for one, two in zip(short, longer, strict=True)]


def _drawable(written: str, letter: str) -> str:
    """Return `written`, a letter in another case, or the letter itself if the font has no such sign."""
    return written if len(written) == 1 and drawable(written) else letter
