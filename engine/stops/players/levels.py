"""The computer players of stops games that decide at once, and what happens to a member's decision when time is up.

`easy` is a child's friend: it does the natural thing, and often does not look. It never risks chips before play: it
keeps its hand, bids nothing, and folds. `hard` (`engine.stops.players.hard`) takes its time, and only to lead.
"""

from random import Random

from engine.game import Action
from engine.poker_hands import best_five
from engine.stops.actions import Check, Decline, Fold, Hold, Keep, PassBid, PlayCard
from engine.stops.players.characters import spread, stake
from engine.stops.players.leads import lead
from engine.stops.players.poker import bet
from engine.stops.players.spare import bid, decide
from engine.stops.state import Phase
from engine.stops.view import View

ATTENTIVE = 1 / 3
"""How often `easy` looks at what a lead is good for; else it takes any."""


def default(view: View, random: Random) -> Action:
    """Return the action for a seat that does not decide: it has to act now, or may prepare a stake or a hold.

    It loses nothing that it could have kept: no chips are bet, bid or paid, and it keeps its hand. What it has to do in
    any case (a stake, five cards, a lead) is done as well as `normal` does it.
    """
    match view.phase:
        case Phase.STAKE:
            return spread(view, view.rules.layout)
        case Phase.SPARE | Phase.RESALE | Phase.LATE_SWAP:
            return Keep()
        case Phase.OFFER:
            return Decline()
        case Phase.AUCTION:
            return PassBid()
        case Phase.HOLD:
            return Hold(best_five(view.hand))
        case Phase.BET:
            return Fold() if view.to_call else Check()
    return lead(view, random)


def easy(view: View, random: Random) -> Action:
    """Return what `easy` does with the decision that the view's seat has to make."""
    if view.phase is not Phase.LEAD or random.random() < ATTENTIVE:
        return default(view, random)
    return PlayCard(random.choice(list(view.legal)))


def normal(view: View, random: Random) -> Action:
    """Return what `normal` does with the decision that the view's seat has to make."""
    match view.phase:
        case Phase.STAKE:
            return stake(view, random)
        case Phase.SPARE | Phase.OFFER | Phase.RESALE | Phase.LATE_SWAP:
            return decide(view, random)
        case Phase.AUCTION:
            return bid(view, random)
        case Phase.BET:
            return bet(view, random)
    return default(view, random)
