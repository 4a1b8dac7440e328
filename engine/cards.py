"""Playing cards and sets of them.

A card is a whole number from 0 to 51 (suit times 13 plus rank), a set of cards an integer with one bit per card:
hashable, cheap to copy, cheap to compare. Each game decides which rank is above which
(`engine.stops.order`); a card's number says nothing about that.
"""

from engine.card_sets import SetOfCards, readers

SUITS = "CDHS"
"""Clubs, diamonds, hearts, spades."""

RANKS = "23456789TJQKA"
"""Two to ace; `T` is the ten."""


class Card(int):
    """One of the 52 cards, by number. Use `card("TH")` or `CARDS` to get one; never make a new number."""

    __slots__ = ()

    @property
    def rank(self) -> str:
        """The rank's letter, one of `RANKS`."""
        return RANKS[self % 13]

    @property
    def suit(self) -> str:
        """The suit's letter, one of `SUITS`."""
        return SUITS[self // 13]

    def __str__(self) -> str:
        return self.rank + self.suit

    def __repr__(self) -> str:
        return f"<{self}>"


CARDS: tuple[Card, ...] = tuple(Card(number) for number in range(52))
"""Every card, by number."""

card, cards = readers(CARDS)
"""Return the card that a text names, rank then suit: `TH` is the ten of hearts; and the cards of a text: `THJH`."""


class CardSet(SetOfCards[Card]):
    """A set of cards as one integer, a bit for each card."""

    __slots__ = ()

    pack = CARDS
    read = staticmethod(cards)


NO_CARDS = CardSet(0)
FULL_PACK = CardSet((1 << 52) - 1)
SUIT_CARDS: dict[str, CardSet] = {suit: CardSet(0x1FFF << 13 * at) for at, suit in enumerate(SUITS)}
"""All thirteen cards of each suit."""
