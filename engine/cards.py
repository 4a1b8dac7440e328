"""Playing cards and sets of them.

A card is a whole number from 0 to 51 (suit times 13 plus rank), a set of cards an integer with one bit per card:
hashable, cheap to copy, cheap to compare. Each game decides which rank is above which
(`engine.stops.order`); a card's number says nothing about that.
"""

from engine.card_sets import SetOfCards, reader

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

    @property
    def red(self) -> bool:
        """Whether this is a diamond or a heart."""
        return 13 <= self < 39

    def __str__(self) -> str:
        return self.rank + self.suit

    def __repr__(self) -> str:
        return f"<{self}>"


CARDS: tuple[Card, ...] = tuple(Card(number) for number in range(52))
"""Every card, by number."""

card = reader(CARDS)
"""Returns the card that a text names, rank then suit: `TH` is the ten of hearts."""


def cards(text: str) -> tuple[Card, ...]:
    """Return cards written one after the other without spaces: `THJH`.

    Raises:
        ValueError: a pair of letters names no card.
    """
    return tuple(card(text[at : at + 2]) for at in range(0, len(text), 2))


class CardSet(SetOfCards[Card]):
    """A set of cards as one integer, a bit for each card."""

    __slots__ = ()

    pack = CARDS

    @classmethod
    def parse(cls, text: str) -> "CardSet":
        """Return the set written by `str`; errors are those of `cards`."""
        return cls.of(cards(text))


NO_CARDS = CardSet(0)
FULL_PACK = CardSet((1 << 52) - 1)
SUIT_CARDS: dict[str, CardSet] = {suit: CardSet(0x1FFF << 13 * at) for at, suit in enumerate(SUITS)}
"""All thirteen cards of each suit."""
