"""The discs of a table's seats: an initial in the seat's colour. They mark who played a card, and precede names.

A deck of text has none; names take their place.
"""

import unicodedata
from collections.abc import Sequence

from art.names import INITIALS, disc_name
from cogs.render.parts import plain_name
from cogs.render.words import Words


def initials(names: Sequence[str]) -> list[str]:
    """Return a letter for each name: its first one that no earlier seat has, or the seat's number if none is free.

    A name that does not begin with a Latin letter gets the number, too.
    """
    taken: list[str] = []
    for seat, name in enumerate(names):
        plain = unicodedata.normalize("NFKD", plain_name(name)).upper()
        free = (each for each in plain if each in INITIALS and each not in taken)
        taken.append(next(free, str(seat + 1)) if plain[:1] in INITIALS else str(seat + 1))
    return taken


def discs(names: Sequence[str], words: Words) -> list[str]:
    """Return the disc of each seat as a picture; empty in a deck of text."""
    if not words.deck:
        return []
    found = enumerate(initials(names))
    return [words.deck.picture(disc_name(seat, sign)) for seat, sign in found]


def marked(disc: Sequence[str], name: str) -> str:
    """Return a name behind its disc, if it has one."""
    return "\u00a0".join([*disc, name])
