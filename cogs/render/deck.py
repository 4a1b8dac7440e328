"""The deck that a reader sees: the application's emojis, or text if there are none or the reader prefers it."""

import re
from collections.abc import Mapping

from art import names
from engine.cards import CARDS, Card

SYMBOLS = {"S": "♠\ufe0e", "H": "♥\ufe0f", "D": "♦\ufe0f", "C": "♣\ufe0e"}
"""The suits in display order.

Black suits are drawn as text, red ones as pictures: black pictures are hard to see on Discord's dark theme.
"""
SHAPES = {"R": "❤️", "B": "🔷", "G": "🟩", "Y": "⭐"}
"""New York's colours as heart, diamond, square and star, so that nobody has to tell colours apart."""
_PICTURE = re.compile(r"<:(\w{2,32}):\d+>", re.ASCII)
_SIDE_BY_SIDE = re.compile(r"(?<=\d>)(?=<:\w)", re.ASCII)


class Deck:
    """The pictures used among words. Each method returns an emoji as Discord writes it; empty in a deck of text.

    A deck has all its pictures or none, so that no message mixes them with text.
    """

    def __init__(self, pictures: Mapping[str, int], *, four_colour: bool = False) -> None:
        """Make a deck. `pictures`: the ids of the emojis by name, see `art.names`; empty for text."""
        self._pictures = dict(pictures)
        self.four_colour = four_colour

    def __bool__(self) -> bool:
        return bool(self._pictures)

    def card(self, card: Card) -> str:
        """Return a playing card."""
        return self.picture(names.card_name(card, four_colour=self.four_colour))

    def tile(self, colour: str, number: int) -> str:
        """Return a New York tile, by its colour's letter and its number."""
        return self.picture(names.tile_name(colour, number))

    def picture(self, name: str) -> str:
        """Return a picture by its name."""
        return f"<:{name}:{self._pictures[name]}>" if self._pictures else ""

    def address(self, name: str) -> str:
        """Return the URL of a picture at Discord."""
        return f"https://cdn.discordapp.com/emojis/{self._pictures[name]}.png" if self._pictures else ""


TEXT = Deck({})
"""The deck of text: cards are written."""


def _texts() -> dict[str, str]:
    """Return the text that replaces each picture in a deck of text."""
    texts = {
        names.BACK: "🎴",
        names.OTHER_BACK: "🎴",
        names.CHIP: "🪙",
        names.KITTY: "💰",
        names.POT: "💰",
        names.DEALER: "🃏",
        names.LEADS: "➤",
        names.MOST_CHIPS: "👑",
        names.FREE_SEAT: "○",
        **{name: sign for name, _, sign in names.disc_names()},
        **dict.fromkeys(names.FACES.values(), "🤖"),
    }
    for name, cards in names.COMBINED.items():
        ranks = names.ranks_combined(name)
        texts[name] = "-".join(ranks) if ranks else "".join(each[0] + SYMBOLS[each[1]] for each in cards)
    for each in CARDS:
        text = ("10" if each.rank == "T" else each.rank) + SYMBOLS[each.suit]
        both = [names.card_name(each, four_colour=four_colour) for four_colour in (False, True)]
        texts |= dict.fromkeys((*both, names.wanted_name(each)), text)
    for number in range(1, len(names.NUMBERS) + 1):
        texts[names.pile_name(number)] = f"▫️\u2060{number}"
        texts |= {names.tile_name(colour, number): f"{shape}\u2060{number}" for colour, shape in SHAPES.items()}
    return texts | {names.shape_name(colour): shape for colour, shape in SHAPES.items()}


_TEXTS: Mapping[str, str] = _texts()


def in_text(said: str) -> str:
    """Return a text with every picture of the deck written out: `7♠` for `<:seven_of_spades:…>`."""
    apart = _SIDE_BY_SIDE.sub(" ", said)
    return _PICTURE.sub(lambda found: _TEXTS.get(found[1], found[0]), apart)
