"""How `normal` bets in the poker.

It imagines hands that the others may have and counts how many its own five beat. A player who has paid is taken to have
the best of several. From the chance to win against everybody follow pot odds and the rest.
"""

from random import Random

from engine.game import Action, Seat
from engine.stops.actions import Bet, Call, Check, Fold, Raise
from engine.stops.players.worth import LEAD, beaten, imagined, poker_ranks, prize
from engine.stops.spaces import POT
from engine.stops.view import View

PAYS = 4.0
"""A player who has paid in the betting, or will answer a bet, is taken to have the best of this many imagined hands.
Among players who assumed three, those who assumed two lost chips and those who assumed four won some. Betting any hand
wins nothing from players who assume four.
"""


def bet(view: View, random: Random) -> Action:
    """Bet or raise with a hand that is good enough to be called, else call for the right price, else give up."""
    assert view.seat is not None
    out = view.folded | view.eliminated | {view.seat}
    rivals = tuple(seat for seat in range(len(view.counts)) if seat not in out)
    beats = beaten(view.held, poker_ranks(imagined(view, max(view.counts[each] for each in rivals), random)))
    sizes = [action for action in view.choices if isinstance(action, Bet | Raise)]
    if sizes and beats ** (PAYS * len(rivals)) * (len(rivals) + 1) > 1:
        return random.choice(sizes[len(sizes) // 2 :])
    if not view.to_call:
        return Check()
    return Call() if _call_gains(view, beats, rivals) > 0 else Fold()


def _call_gains(view: View, beats: float, rivals: tuple[Seat, ...]) -> float:
    """Return what calling gains beyond folding, in chips: only what one's own chips reach can be won."""
    assert view.seat is not None
    cost = min(view.to_call, view.chips[view.seat])
    reach = view.bets[view.seat] + cost
    pot: float = dict(view.table).get(POT, 0) - sum(view.bets) + sum(min(paid, reach) for paid in view.bets) + cost
    if view.rules.open_leader == "poker":
        pot += prize(view) * LEAD
    chance = beats ** sum(PAYS if view.bets[seat] else 1.0 for seat in rivals)
    return chance * pot - cost
