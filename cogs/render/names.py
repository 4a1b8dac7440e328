"""Removes invisible characters, the bot's own marks and invitations from a name.

People choose their names. Some names are made of invisible characters, so that they all look the same. Some carry the
mark of a computer player, or of a winner. Some invite the readers of a board to another server, in letters that only
look like the usual ones.
"""

import re
import unicodedata
from bisect import bisect_right
from functools import lru_cache

_IGNORED = (
    0x00AD, 0x00AD, 0x034F, 0x034F, 0x061C, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F, 0x200B, 0x200F,
    0x202A, 0x202E, 0x2060, 0x206F, 0x3164, 0x3164, 0xFE00, 0xFE0F, 0xFEFF, 0xFEFF, 0xFFA0, 0xFFA0, 0xFFF0, 0xFFFC,
    0x1BCA0, 0x1BCA3, 0x1D159, 0x1D159, 0x1D173, 0x1D17A, 0xE0000, 0xE0FFF,
)  # fmt: skip
"""Invisible characters, first and last of each range: Unicode's *Default_Ignorable_Code_Point*, and two more that are
empty but not in it."""
_STARTS, _ENDS = _IGNORED[::2], _IGNORED[1::2]
_BLANK = "\u2800"
"""A character that draws nothing but takes room, and is no space for Unicode."""
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Categories of invisible characters. Characters that are new to Python are in none of them."""
_ALONE = ("Mn", "Mc", "Me", "Zs")
"""Categories of characters that are invisible when they stand alone."""
_PICTURE = "\ufe0f"
"""Requests the character before it as a picture. Names keep it in that place only."""

_MARKS = frozenset("🤖👑➤🃏🏁🏆🥇🥈🥉▫❤🔷🟩⭐")
"""The bot's marks next to names on boards, results and leaderboards, which no name may imitate.
They are recognised with any variation selector, and joined to other characters."""

_LOOK_ALIKES = {
    "a": "\u0430\u1d00", "c": "\u0441\u1d04", "d": "\u0501\u1d05", "e": "\u0435\u1d07", "g": "\u0261\u0262",
    "i": "\u0456\u0131\u026a", "l": "\u04cf\u029f", "m": "\u043c\u1d0d", "n": "\u0578\u0274",
    "o": "\u043e\u03bf\u1d0f", "p": "\u0440\u1d18", "r": "\u0433\u0280", "s": "\u0455\ua731", "t": "\u1d1b",
    "v": "\u03bd\u1d20", "/": "\u2044\u2215\u29f8\u2571", ".": "\u3002\u00b7\u2022\u2219\u2027,", ":": "\ua789\u2236",
}  # fmt: skip
"""The letters, dots and slashes of an invitation, each with the characters of other scripts that look like it."""
_READ_AS = str.maketrans({other: letter for letter, others in _LOOK_ALIKES.items() for other in others})
_INVITATION = re.compile(
    r"(https?:?/*)?(www\.)?"
    r"(disc[o0]rd(app)?(\.|\(dot\)|\[dot\]|dot)(gg|me|io|li|(com|net)/+invite)|dsc\.gg|invite\.gg)"
)


@lru_cache(maxsize=4096)
def seen(name: str) -> str:
    """Return a name's visible characters without the bot's own marks, on one line; empty if none is left.

    It removes an invitation to a server, and everything after it.
    """
    kept: list[str] = []
    for each in name.replace(_BLANK, " "):
        if each in _MARKS:
            continue
        if (each == _PICTURE and kept and unicodedata.category(kept[-1]) == "So") or not _draws_nothing(each):
            kept.append(each)
    text = " ".join(_without_invitation("".join(kept)).split())
    return text if any(unicodedata.category(each) not in _ALONE for each in text) else ""


def _draws_nothing(sign: str) -> bool:
    at = bisect_right(_STARTS, ord(sign)) - 1
    if at >= 0 and ord(sign) <= _ENDS[at]:
        return True
    return unicodedata.category(sign) in _UNSEEN


def _without_invitation(text: str) -> str:
    """Return a text up to where an invitation begins, however its letters, dots and spaces are drawn."""
    plain: list[str] = []
    places: list[int] = []
    for at, each in enumerate(text):
        for letter in _plain(each):
            plain.append(letter)
            places.append(at)
    found = _INVITATION.search("".join(plain))
    return text if found is None else text[: places[found.start()]]


def _plain(sign: str) -> str:
    """Return the plain small letters that a sign is read as; none for accents and spaces."""
    if 0x1F1E6 <= ord(sign) <= 0x1F1FF:  # the letters that flags are made of
        return chr(ord(sign) - 0x1F1E6 + ord("a"))
    decomposed = unicodedata.normalize("NFKD", sign).casefold().translate(_READ_AS)
    return "".join(each for each in decomposed if not each.isspace() and unicodedata.category(each) != "Mn")
