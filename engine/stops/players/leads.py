"""Which card `normal` leads.

For every card it may lead it follows the run upwards through what it knows: its own cards, cards known to be dead or
played, cards shown in the poker, and for the rest the chance that nobody holds them. Shedding cards is good, getting
the lead back is better, collecting chips is better still, and letting others shed or collect is bad. The weights were
measured (`make bench` prints the edge over random leads).
"""

from random import Random

from engine.cards import Card, CardSet
from engine.game import Action
from engine.stops.actions import PlayCard
from engine.stops.events import PokerEnded
from engine.stops.phases.paycards import earned
from engine.stops.view import View

LEAD_AGAIN = 1.5
"""What leading the next run is worth, in cards shed."""
OTHERS_SHED = {"play": 0.5, "deal": 1.0}
"""What a card shed by somebody else costs, in cards shed, by when the boodle is paid: at the deal, shedding is all."""
CHIP = 3.0
"""What a boodle chip collected is worth, in cards shed."""
OTHERS_CHIP = 0.5
"""What a boodle chip costs that somebody else collects with one card, in cards shed."""


def lead(view: View, random: Random) -> Action:
    """Return the play with the best expectation; equal ones are drawn at random."""
    worth = {card: expectation(view, card) for card in view.legal}
    best = max(worth.values())
    return PlayCard(random.choice([card for card, each in worth.items() if each == best]))


def expectation(view: View, led: Card) -> float:
    """Return what leading a card is worth, in cards shed."""
    above = view.rules.order.above
    gone = view.played | view.missing | view.given_up
    shown = _shown(view)
    unseen = len(view.unseen - shown)
    # How likely a card that the seat cannot place is dead: not at all if it gave the dead hand up itself.
    dead_chance = 0.0 if view.given_up or not unseen else max(view.dead - len(view.missing), 0) / unseen
    own = CardSet.of(play.card for play in view.plays if play.seat == view.seat)
    others_shed = OTHERS_SHED[view.rules.paycards_when]
    worth, reached, mine = 0.0, 1.0, True
    left = len(view.hand)
    at: Card | None = led
    while at is not None and at in view.rules.cards and at not in gone:
        if at in view.hand:
            mine = True
            own = own.with_card(at)
            left -= 1
            worth += reached * (1 + CHIP * collected(view, own, at))
            if not left:
                return worth + reached * len(view.counts) * LEAD_AGAIN
        else:
            stops = 0.0 if at in shown else reached * dead_chance
            worth += LEAD_AGAIN * stops if mine else 0.0
            reached -= stops
            worth -= reached * (others_shed + OTHERS_CHIP * collected(view, CardSet.of((at,)), at))
            mine = False
        at = above[at]
    return worth + (LEAD_AGAIN * reached if mine else 0.0)


def _shown(view: View) -> CardSet:
    """Return the cards that the poker's showdown has shown: they are in hands, or have been."""
    return CardSet.of(
        card for event in view.opening_log if isinstance(event, PokerEnded) for _, five in event.shown for card in five
    )


def collected(view: View, own: CardSet, played: Card) -> int:
    """Return the chips that playing a card collects, if `own` is all that its player has played by then."""
    if view.rules.paycards_when != "play" or played not in view.rules.collecting[view.trump]:
        return 0
    return sum(view.table[at][1] for at in earned(view.rules, own, played, view.trump))
