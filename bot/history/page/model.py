"""What a page shows: texts that are in words already, numbers, and cards by their names. No game is known here.

Its script reads these values as they are, in JSON: each has an array of its fields, in this order.

A card is named as in records (`9C`, `R12`). A face may also be a card that is waited for (`?9C`), a pile on which
nothing lies (`#7`), two cards (`KH+QH`), the back of a card (`*`), or a word (`=kitty`).
"""

from collections.abc import Mapping
from typing import NamedTuple

CARD = ("\ue000", "\ue001")
"""The signs before and after a face within a sentence. Names never contain them."""


class Item(NamedTuple):
    """A card on the table."""

    face: str
    note: str = ""
    """What is written below it, such as the chips on it."""
    seat: int | None = None
    """Whose it is, or who played it."""
    mark: str = ""
    """`new` if it has just come, `gone` if it has just been emptied."""


class Zone(NamedTuple):
    """Some cards on the table."""

    items: tuple[Item, ...]
    known_to: tuple[int, ...] | None = None
    """The seats that know these cards; None if everybody does."""


class Hand(NamedTuple):
    """What a seat has."""

    cards: tuple[str, ...]
    score: str
    marks: tuple[str, ...] = ()
    """What is said of the seat, in a word or two each."""
    known: Mapping[int | None, tuple[str, ...]] | None = None
    """Cards of this hand that another seat knows, or everybody (None)."""


class Shot(NamedTuple):
    """The match after one action."""

    told: tuple[tuple[str, str], ...]
    """What has just happened: sentences, each with the kind of its moment."""
    seat: int | None
    """Who has just acted."""
    zones: Mapping[str, Zone]
    """By the names that the page has for them; a missing one is empty."""
    hands: tuple[Hand, ...]
    advice: str = ""
    """What somebody better would have done, known to those who see the hand of `seat`."""


class Player(NamedTuple):
    """Somebody who played."""

    name: str
    sign: str
    """One or two letters for a disc."""
    emblem: str = ""
    """The letter of New York's colour whose shape stands for the seat; empty without one."""


class Place(NamedTuple):
    """How somebody ended, the best first."""

    place: str
    seat: int
    score: str
    change: str
    wins: bool


class Page(NamedTuple):
    """A complete match."""

    language: str
    """As browsers write it: `de`, `pt-BR`."""
    title: str
    subtitle: str
    players: tuple[Player, ...]
    zones: Mapping[str, str]
    """What the places on the table are called, by name, in their order."""
    faces: Mapping[str, str]
    """What each card is called."""
    rounds: tuple[tuple[Shot, ...], ...]
    places: tuple[Place, ...]
    """Empty if the match is not over."""
    courses: tuple[tuple[int, ...], ...]
    """How everybody stood, by seat: before the first round, and after each."""
    moment: str
    """The best moment, as a sentence; empty without one."""
    words: Mapping[str, str]
    """All other texts on the page. Placeholders that the page fills are in braces."""
