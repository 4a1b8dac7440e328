"""Poker hands in words."""

from collections import Counter
from collections.abc import Sequence

from cogs.render.stops.cards import shown_cards
from cogs.render.words import Words
from engine.cards import RANKS, Card, CardSet
from engine.game import Seat
from engine.poker_hands import Category, category, rank


def category_text(cards: CardSet, words: Words) -> str:
    """Return what five cards are called."""
    return {
        Category.HIGH_CARD: words.say("high card"),
        Category.PAIR: words.say("a pair"),
        Category.TWO_PAIR: words.say("two pair"),
        Category.THREE_OF_A_KIND: words.say("three of a kind"),
        Category.STRAIGHT: words.say("a straight"),
        Category.FLUSH: words.say("a flush"),
        Category.FULL_HOUSE: words.say("a full house"),
        Category.FOUR_OF_A_KIND: words.say("four of a kind"),
        Category.STRAIGHT_FLUSH: words.say("a straight flush"),
    }[category(cards)]


def as_shown(cards: CardSet) -> list[Card]:
    """Return five cards as they are laid down: pairs and the like first, then from high to low."""
    ranks = Counter(each.rank for each in cards)
    low_ace = set(ranks) == set("A2345")
    height = {rank: -1 if low_ace and rank == "A" else at for at, rank in enumerate(RANKS)}
    return sorted(cards, key=lambda each: (-ranks[each.rank], -height[each.rank], each))


def shown_hands(hands: Sequence[tuple[Seat, CardSet]], names: Sequence[str], words: Words) -> list[str]:
    """Return the hands of a showdown, the best first, a line each. `names`: by seat, as they stand there."""
    return [
        words.say(
            "{name}: {cards} · {category}",
            name=names[seat],
            cards=shown_cards(as_shown(five), words),
            category=category_text(five, words),
        )
        for seat, five in sorted(hands, key=lambda each: rank(each[1]), reverse=True)
    ]


def five_text(cards: CardSet, words: Words) -> str:
    """Return five cards and what they are called: `Q♠ J♠ 10♠ 9♠ 8♠ (a straight flush)`, or with pictures."""
    return words.say(
        "{cards} ({category})", cards=shown_cards(as_shown(cards), words), category=category_text(cards, words)
    )
