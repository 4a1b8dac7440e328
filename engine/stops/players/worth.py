"""What a hand is worth before play, in chips.

An estimate, good for comparing hands and no more: chance decides most of a round. It counts the chance to go out
first, times what goes to the winner; the layout's chips that the hand collects; and the chance to win the poker, times
the pot. The weights are rounded from regressions over 45,000 rounds of michigan, boodle and horses, led by `normal`, of
three, four and six players; they explain a few hundredths of how a round ends.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from random import Random

from engine.cards import CardSet
from engine.poker_hands import rank
from engine.stops.phases.paycards import holds
from engine.stops.spaces import KITTY, POT
from engine.stops.view import View

HANDS = 128
"""How many hands are imagined to compare with."""

TOP = 0.07
"""By how much a card that ends a run, and brings the lead, makes it likelier to go out first."""
LOWEST = -0.045
"""The same for a card that nothing leads up to."""
LINK = 0.028
"""The same for a card whose next or next but one is in the hand too: they go in one run."""
CARD = -0.04
"""The same for each card in the hand."""
LEAD = 0.04
"""The same for the opening lead."""
CARDS_LEFT = 5
"""What going out first is worth for each player, in cards paid for: the cards left, and the odds of being near."""
COLLECTED = 0.75
"""How much of the layout's chips that a hand can collect in play it does collect."""
BETS = 0.3
"""What the betting adds to the pot, for each player, in limits: about a third of one."""


def players(view: View) -> int:
    """Return how many are still in the match."""
    return len(view.counts) - len(view.eliminated)


def imagined(view: View, size: int, random: Random) -> list[CardSet]:
    """Return hands of some size that the seat's unseen cards could make, each card at most once in a hand."""
    unseen = list(view.unseen)
    return [CardSet.of(random.sample(unseen, min(size, len(unseen)))) for _ in range(HANDS)]


def poker_ranks(hands: Sequence[CardSet]) -> list[int]:
    """Return how good the best fives of these hands are, the worst first; hands too small for poker have none."""
    return sorted(rank(hand) for hand in hands if len(hand) >= 5)


def beaten(hand: CardSet, ranks: Sequence[int]) -> float:
    """Return the share of hands that a hand beats in the poker, half of the ties included; `ranks` are theirs."""
    if not ranks:
        return 0.5
    mine = rank(hand)
    return (bisect_left(ranks, mine) + bisect_right(ranks, mine)) / 2 / len(ranks)


def prize(view: View) -> float:
    """Return what the seat that goes out first gets, and what the others lose by that, in chips."""
    return dict(view.table).get(KITTY, 0) + view.rules.pay_per_card * CARDS_LEFT * (players(view) + 1)


def worth(view: View, hand: CardSet, ranks: Sequence[int]) -> float:
    """Return what a hand is worth in chips, without what all hands have in common.

    `ranks`: what the hand's best five are compared with in the poker, from `poker_ranks`.
    """
    chips = prize(view) * _ahead(view, hand) + _layout(view, hand)
    if view.rules.poker:
        pot = dict(view.table).get(POT, 0) + BETS * view.rules.poker_limit * players(view)
        opening = prize(view) * LEAD if view.rules.open_leader == "poker" else 0.0
        chips += (pot + opening) * beaten(hand, ranks) ** (players(view) - 1)
    return chips


def _ahead(view: View, hand: CardSet) -> float:
    """Return the chance to go out first, up to a constant."""
    above, below, pack = view.rules.order.above, view.rules.order.below, view.rules.cards
    chance = CARD * len(hand)
    for card in hand:
        higher, lower = above[card], below[card]
        if lower is None or lower not in pack:
            chance += LOWEST
        if higher is None or higher not in pack:
            chance += TOP
        elif higher in hand or ((second := above[higher]) is not None and second in hand):
            chance += LINK
    return chance


def _layout(view: View, hand: CardSet) -> float:
    """Return the layout's chips that the hand will probably collect."""
    collected = COLLECTED if view.rules.paycards_when == "play" else 1.0
    layout = enumerate(view.table[: len(view.rules.layout)])
    return collected * sum(chips for at, (_, chips) in layout if chips and holds(view.rules, at, hand, view.trump))
