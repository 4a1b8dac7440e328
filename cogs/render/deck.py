"""The deck that a reader sees: the application's emojis, or text where there are none or nobody wants them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from art import names
from engine.cards import Card


class Deck:
    """The pictures that stand among words. Each method returns an emoji as Discord writes it, empty in a deck of text.

    A deck has all its pictures or none, so that no message mixes them with text.
    """

    def __init__(self, pictures: Mapping[str, int], *, four_colour: bool = False) -> None:
        """Make a deck.

        Args:
            pictures: the ids of the emojis by name, see `art.names`; empty for text.
            four_colour: whether each suit has a colour of its own.
        """
        self._pictures = MappingProxyType(dict(pictures))
        self.four_colour = four_colour

    def __bool__(self) -> bool:
        """Return whether there are pictures."""
        return bool(self._pictures)

    def card(self, card: Card) -> str:
        """Return a playing card."""
        return self.picture(names.card_name(card, four_colour=self.four_colour))

    def wanted(self, card: Card) -> str:
        """Return the outline of a playing card that is not there yet."""
        return self.picture(names.wanted_name(card))

    def tile(self, colour: str, number: int) -> str:
        """Return a New York tile, by its colour's letter and its number."""
        return self.picture(names.tile_name(colour, number))

    def pile(self, number: int) -> str:
        """Return a New York pile on which nothing lies."""
        return self.picture(names.pile_name(number))

    def shape(self, colour: str) -> str:
        """Return the shape of a New York colour, by its letter."""
        return self.picture(names.shape_name(colour))

    def picture(self, name: str) -> str:
        """Return a picture by its name."""
        return f"<:{name}:{self._pictures[name]}>" if self._pictures else ""


TEXT = Deck({})
"""No pictures: cards are written."""
