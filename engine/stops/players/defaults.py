"""What happens to a member's decision in a stops game when their time is up.

They lose nothing that they could have kept: no chips are bet, bid or paid, and they keep their hand. What they have to
do in any case (a stake, five cards, a lead) is done as well as `normal` does it.
"""

from random import Random

from engine.game import Action
from engine.poker_hands import best_five
from engine.stops.actions import Check, Decline, Fold, Hold, Keep, PassBid
from engine.stops.players.leads import lead
from engine.stops.players.stakes import spread
from engine.stops.state import Phase
from engine.stops.view import View


def default(view: View, random: Random) -> Action:
    """Return the action for a seat that does not decide: it has to act now, or may prepare a stake or a hold."""
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
