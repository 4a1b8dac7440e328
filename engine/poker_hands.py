"""Poker hands of five cards: which is better, what it is called, and the best one of many cards.

The source is RULES.md, *Poker*: standard high hands, A-2-3-4-5 is the lowest straight, suits never break ties.
What lives here: comparing cards. What must not: players, bets, chips, or the state of any game.
"""

from enum import IntEnum

from engine.cards import RANKS, CardSet


class Category(IntEnum):
    """What a hand is, each better than the one before. A royal flush is the highest straight flush."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8


# A set of ranks is an integer with a bit for each of the 13 in `RANKS`, whose order is poker's too.
_ALL = 0x1FFF
_ACE = 1 << RANKS.index("A")
_WHEEL = _ACE | 0b1111


def rank(cards: CardSet) -> int:
    """Return how good the best hand among five cards or more is: higher is better, equal is a tie (RULES.md, *Poker*).

    Only the order of these numbers means anything. They compare the category, then the ranks of the hand that are there
    at least three times, at least twice, and at all, each from the highest down: within a category that is the order of
    the game, kickers included, because each comparison counts only if those before it are equal.

    Raises:
        ValueError: these are fewer than five cards.
    """
    bits = int(cards)
    if bits.bit_count() < 5:
        raise ValueError(f"a poker hand has five cards, not {bits.bit_count()}")
    suits = clubs, diamonds, hearts, spades = bits & _ALL, bits >> 13 & _ALL, bits >> 26 & _ALL, bits >> 39
    minor, major, minors, majors = clubs | diamonds, hearts | spades, clubs & diamonds, hearts & spades
    once, twice = minor | major, minors | majors | minor & major
    thrice, four = minors & major | minor & majors, minors & majors
    flushes = [suit for suit in suits if suit.bit_count() >= 5]
    if flushes and (straight := max(map(_straight_in, flushes))):
        return Category.STRAIGHT_FLUSH << 39 | straight
    if four:
        most = _highest(four, 1)
        return Category.FOUR_OF_A_KIND << 39 | most << 26 | most << 13 | most | _highest(once ^ most, 1)
    most = _highest(thrice, 1)
    pairs = _highest(twice ^ most, 1 if most else 2)
    if most and pairs:
        return Category.FULL_HOUSE << 39 | most << 26 | (most | pairs) << 13 | most | pairs
    if flushes:
        return Category.FLUSH << 39 | max(_highest(suit, 5) for suit in flushes)
    if straight := _straight_in(once):
        return Category.STRAIGHT << 39 | straight
    if most:
        return Category.THREE_OF_A_KIND << 39 | most << 26 | most << 13 | most | _highest(once ^ most, 2)
    count = pairs.bit_count()
    return (Category.HIGH_CARD, Category.PAIR, Category.TWO_PAIR)[count] << 39 | (
        pairs << 13 | pairs | _highest(once ^ pairs, 5 - 2 * count)
    )


def category(cards: CardSet) -> Category:
    """Return what the best hand among five cards or more is, from high card to straight flush (RULES.md, *Poker*).

    Raises:
        ValueError: these are fewer than five cards.
    """
    return Category(rank(cards) >> 39)


def best_five(cards: CardSet) -> CardSet:
    """Return the five of these cards, five or more, that make the best hand (RULES.md, *Poker*).

    Among equal hands the choice depends on nothing but the cards, so it is the same every time: the later suits are
    left out first.

    Raises:
        ValueError: these are fewer than five cards.
    """
    best = rank(cards)
    for each in reversed(tuple(cards)):
        if len(cards) > 5 and rank(fewer := cards.without_card(each)) == best:
            cards = fewer
    return cards


def _highest(ranks: int, count: int) -> int:
    """Return the highest of these ranks, as many as `count` or all there are."""
    for _ in range(ranks.bit_count() - count):
        ranks &= ranks - 1
    return ranks


def _straight_in(ranks: int) -> int:
    """Return the highest straight among these ranks as `rank` writes it, the lowest one without its ace; 0 for none."""
    top = ranks & ranks << 1 & ranks << 2 & ranks << 3 & ranks << 4
    if top:
        highest = 1 << top.bit_length() - 1
        return highest | highest >> 1 | highest >> 2 | highest >> 3 | highest >> 4
    return _WHEEL ^ _ACE if ranks & _WHEEL == _WHEEL else 0
