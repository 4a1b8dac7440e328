"""Cards and poker hands as people see them: pictures of their deck, or text with a suit's symbol."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby

from art import names
from cogs.render.deck import SYMBOLS, Deck
from cogs.render.words import Words
from engine.cards import RANKS, SUIT_CARDS, Card, CardSet, card
from engine.game import Seat
from engine.poker_hands import Category, category, rank
from engine.stops import spaces
from engine.stops.order import Order
from engine.stops.spaces import NAMED, SPACES

WIDE = tuple(each.name for each in NAMED if len(each.collected_by) > 1 and not each.of_trumps)
"""Spaces of several cards."""
_COMBINED = {cards: name for name, cards in names.COMBINED.items()}
PICTURES = {
    **{each.name: _COMBINED[each.collected_by] for each in NAMED if each.collected_by in _COMBINED},
    spaces.KITTY: names.KITTY,
    spaces.POT: names.POT,
}
"""The pictures of spaces that are not single cards."""
LARGE_TILES = 7
"""How many cards of a heading, in several suits, fit a line on a phone."""


@lru_cache(maxsize=2048)
def rank_text(each: Card, words: Words) -> str:
    """Return a card's rank in the reader's language: `10`, `Q`. Pictures show J, Q, K and A to everybody."""
    return {
        "T": "10",
        # Translators: one letter, the one on the jack in your country, as in J♥ where cards are text.
        "J": words.scene("letter of a rank", "J"),
        # Translators: one letter, the one on the queen in your country.
        "Q": words.scene("letter of a rank", "Q"),
        # Translators: one letter, the one on the king in your country.
        "K": words.scene("letter of a rank", "K"),
        # Translators: one letter, the one on the ace in your country.
        "A": words.scene("letter of a rank", "A"),
    }.get(each.rank, each.rank)


def card_text(each: Card, words: Words) -> str:
    """Return a card as text: `10♥`."""
    return rank_text(each, words) + SYMBOLS[each.suit]


@lru_cache(maxsize=2048)
def shown_card(each: Card, words: Words) -> str:
    """Return a card as its reader sees it: a picture, or `10♥`."""
    return words.deck.card(each) or card_text(each, words)


def spoken_card(each: Card, words: Words) -> str:
    """Return a card in words, for menus, next to its picture, and for screen readers."""
    rank = rank_text(each, words)
    number = {
        # Translators: {rank} is a number from 2 to 10.
        "S": words.say("{rank} of spades", rank=rank),
        "H": words.say("{rank} of hearts", rank=rank),
        "D": words.say("{rank} of diamonds", rank=rank),
        "C": words.say("{rank} of clubs", rank=rank),
    }[each.suit]
    return {
        "JS": words.say("jack of spades"),
        "QS": words.say("queen of spades"),
        "KS": words.say("king of spades"),
        "AS": words.say("ace of spades"),
        "JH": words.say("jack of hearts"),
        "QH": words.say("queen of hearts"),
        "KH": words.say("king of hearts"),
        "AH": words.say("ace of hearts"),
        "JD": words.say("jack of diamonds"),
        "QD": words.say("queen of diamonds"),
        "KD": words.say("king of diamonds"),
        "AD": words.say("ace of diamonds"),
        "JC": words.say("jack of clubs"),
        "QC": words.say("queen of clubs"),
        "KC": words.say("king of clubs"),
        "AC": words.say("ace of clubs"),
    }.get(str(each), number)


def shown_cards(cards: Iterable[Card], words: Words) -> str:
    """Return several cards in a row: pictures side by side, or `9♥ 10♥`."""
    return ("" if words.deck else " ").join(shown_card(each, words) for each in cards)


@lru_cache(maxsize=2048)
def space_text(space: str, words: Words) -> str:
    """Return a space within a sentence: its card or cards, or its name."""
    named = {
        # Translators: what the chips that lie there are called, beside their number or alone.
        spaces.KITTY: words.say("kitty"),
        spaces.POT: words.say("pot"),
        # Translators: a space of the game Pope Joan, as the words below. This one is the 9 of diamonds.
        "pope": words.scene("space", "Pope"),
        "ace": words.scene("space", "Ace"),
        "king": words.scene("space", "King"),
        "queen": words.scene("space", "Queen"),
        "jack": words.scene("space", "Jack"),
        # Translators: the space for king and queen of trumps.
        "matrimony": words.scene("space", "Matrimony"),
        # Translators: the space for queen and jack of trumps.
        "intrigue": words.scene("space", "Intrigue"),
        # Translators: the space whose chips go to who is out of cards first.
        "game": words.scene("space", "Game"),
    }
    return named.get(space) or space_picture(space, words) or written_space(space, words)


def written_space(space: str, words: Words) -> str:
    """Return the card or cards of a space without pictures: `A♥`, `K♥Q♥`, `8-9-10`."""
    if SPACES[space].of_any_suit:
        return ranks_text(space, words)
    return "".join(card_text(card(each), words) for each in SPACES[space].collected_by)


def ranks_text(space: str, words: Words) -> str:
    """Return the ranks of a space's cards: `K-Q`."""
    return "-".join(rank_text(card(each[0] + "C"), words) for each in SPACES[space].collected_by)


@lru_cache(maxsize=2048)
def space_picture(space: str, words: Words) -> str:
    """Return the picture of a space; empty in a deck of text."""
    if SPACES[space].is_card:
        return words.deck.card(card(space))
    return words.deck.picture(PICTURES[space]) if space in PICTURES else ""


def turned_text(turned: Card, words: Words) -> str:
    """Return the card that is turned up, and the trump suit."""
    card = shown_card(turned, words)
    return {
        "S": words.say("{card} is turned up: spades are trumps.", card=card),
        "H": words.say("{card} is turned up: hearts are trumps.", card=card),
        "D": words.say("{card} is turned up: diamonds are trumps.", card=card),
        "C": words.say("{card} is turned up: clubs are trumps.", card=card),
    }[turned.suit]


def spaces_text(table: Iterable[tuple[str, int]], words: Words) -> str:
    """Return chips on spaces: `A♥ 4 · K♣ 9`."""
    return side_by_side((f"{space_text(space, words)}\u00a0{words.number(count)}" for space, count in table), words)


def side_by_side(parts: Iterable[str], words: Words) -> str:
    """Return cards, runs or spaces in a row. A space separates pictures, as a dot could end up at a line break."""
    return ("\u2002" if words.deck else " · ").join(parts)


def in_suits(cards: CardSet, order: Order) -> list[Card]:
    """Return cards in the order of a hand: suit by suit, each from low to high."""
    return [each for suit in SYMBOLS for each in sorted(cards & SUIT_CARDS[suit], key=lambda one: order.height[one])]


def hand_text(cards: CardSet, order: Order, words: Words) -> str:
    """Return a hand: large pictures by suit, or one line of text for each suit, with a dash for an empty one."""
    if words.deck:
        suits = [[each for each in in_suits(cards, order) if each.suit == suit] for suit in SYMBOLS]
        return "\n".join(f"# {line}" for line in _lines([suit for suit in suits if suit], words.deck))
    lines = []
    for suit, symbol in SYMBOLS.items():
        held = sorted(cards & SUIT_CARDS[suit], key=lambda one: order.height[one])
        lines.append(f"{symbol}\u2002" + ("\u2002".join(rank_text(each, words) for each in held) or "–"))
    return "\n".join(lines)


def _lines(suits: list[list[Card]], deck: Deck) -> list[str]:
    """Return the suits of a hand in lines short enough for a phone, which would otherwise break them within a suit."""
    lines: list[list[list[Card]]] = []
    for suit in suits:
        if lines and sum(map(len, lines[-1])) + len(suit) <= LARGE_TILES:
            lines[-1].append(suit)
        else:
            lines.append([suit])
    return ["\u2002".join("".join(map(deck.card, suit)) for suit in line) for line in lines]


def line_of_suits(cards: CardSet, order: Order, words: Words, between: str = "\u2002") -> str:
    """Return cards in one line, suit by suit; empty without cards."""
    suits = groupby(in_suits(cards, order), lambda each: each.suit)
    return between.join(run_text(of_suit, words) for _, of_suit in suits)


def run_text(run: Iterable[Card], words: Words) -> str:
    """Return the cards of a run: pictures side by side, or the suit first: `♣ 2 3 4`."""
    cards = list(run)
    if words.deck:
        return shown_cards(cards, words)
    ranks = " ".join(rank_text(each, words) for each in cards)
    return f"{SYMBOLS[cards[0].suit]} {ranks}" if cards else ""


def category_text(cards: CardSet, words: Words) -> str:
    """Return the name of a poker hand of five cards."""
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
    """Return five cards in the order of a showdown: pairs and the like first, then from high to low."""
    ranks = Counter(each.rank for each in cards)
    low_ace = set(ranks) == set("A2345")
    height = {rank: -1 if low_ace and rank == "A" else at for at, rank in enumerate(RANKS)}
    return sorted(cards, key=lambda each: (-ranks[each.rank], -height[each.rank], each))


def shown_hands(hands: Sequence[tuple[Seat, CardSet]], names: Sequence[str], words: Words) -> list[str]:
    """Return the hands of a showdown, the best first, one line each. `names`: by seat, as they are shown."""
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
    """Return five cards and the name of their hand: `Q♠ J♠ 10♠ 9♠ 8♠ (a straight flush)`, or with pictures."""
    return words.say(
        "{cards} ({category})", cards=shown_cards(as_shown(cards), words), category=category_text(cards, words)
    )
