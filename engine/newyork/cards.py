"""The 48 cards of New York, New York: four colours, numbers 1 to 12. `R12` is the red twelve."""

from collections.abc import Mapping
from typing import Any

from engine.card_sets import SetOfCards, readers
from engine.codec import Form

COLOURS = "RBGY"
"""Red, blue, green, yellow: the colours of seats 0 to 3."""

NUMBERS = range(1, 13)
"""The row: 12 and 1 are neighbours in a block."""


class Card(int):
    """One of the 48 cards, by number. Use `card("R12")` or `CARDS` to get one; never make a new one."""

    __slots__ = ()

    @property
    def number(self) -> int:
        """The number from 1 to 12: the pile it is laid on, and what it counts."""
        return self % 12 + 1

    @property
    def colour(self) -> str:
        """The colour's letter, one of `COLOURS`."""
        return COLOURS[self // 12]

    @property
    def owner(self) -> int:
        """The seat whose colour this is, whether anybody sits there or not."""
        return self // 12

    def __str__(self) -> str:
        return f"{self.colour}{self.number}"

    def __repr__(self) -> str:
        return f"<{self}>"


CARDS: tuple[Card, ...] = tuple(Card(at) for at in range(48))
"""Every card, colour by colour from the one up."""

card, cards = readers(CARDS)
"""Return the card that a text names, colour then number; and the cards of a text: `R12G3`."""


class CardSet(SetOfCards[Card]):
    """A set of these cards as one integer, a bit for each card."""

    __slots__ = ()

    pack = CARDS
    read = staticmethod(cards)


NO_CARDS = CardSet(0)
FULL_PACK = CardSet((1 << 48) - 1)
FORMS: Mapping[Any, Form[Any]] = {
    Card: Form(str, card),
    CardSet: Form(str, CardSet.parse),
    tuple[Card, ...]: Form(lambda pile: "".join(map(str, pile)), cards),
}
"""How cards are written."""
