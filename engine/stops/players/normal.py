"""The computer player `normal` for stops games: what it does in each phase of a round."""

from random import Random

from engine.game import Action
from engine.stops.players.defaults import default
from engine.stops.players.leads import lead
from engine.stops.players.poker import bet
from engine.stops.players.spare import bid, decide
from engine.stops.players.stakes import stake
from engine.stops.state import Phase
from engine.stops.view import View


def choose(view: View, random: Random) -> Action:
    """Return what `normal` does with the decision that the view's seat has to make."""
    match view.phase:
        case Phase.STAKE:
            return stake(view, random)
        case Phase.SPARE | Phase.OFFER | Phase.RESALE | Phase.LATE_SWAP:
            return decide(view, random)
        case Phase.AUCTION:
            return bid(view, random)
        case Phase.HOLD:
            return default(view, random)
        case Phase.BET:
            return bet(view, random)
    return lead(view, random)
