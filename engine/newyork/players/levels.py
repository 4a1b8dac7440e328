"""The computer players of New York, New York that decide at once.

To `easy` any card will do, and it never passes. `normal` does what makes the row worth most to it: covers what others
score, keeps what covers its own, and takes what it or somebody else can use. It passes when every card that it could
lay costs it points.
"""

from math import fsum
from random import Random

from engine.game import Action
from engine.newyork.actions import Lay, Pass, Take
from engine.newyork.view import View
from engine.newyork.worth import Outlook

PATIENCE = 12.0
"""What passing costs, in points, while there are cards to take: those to come are worth about that."""


def easy(view: View, random: Random) -> Action:
    """Return any card to lay, or to take, each equally likely. A seat that lays always has a card."""
    return random.choice([action for action in view.choices if not isinstance(action, Pass)])


def normal(view: View, random: Random) -> Action:
    """Return the action that gains most; equal ones are drawn at random."""
    outlook = Outlook.of(view)
    gains = {action: gain(outlook, action) for action in view.choices}
    best = max(gains.values())
    return random.choice([action for action, each in gains.items() if each == best])


def gain(outlook: Outlook, action: Action) -> float:
    """Return what an action changes in the worth of the row, in points."""
    after = outlook.after(action)
    if isinstance(action, Lay | Take):
        return after.pile(action.card.number) - outlook.pile(action.card.number)
    numbers = {card.number for card, at in outlook.places.items() if at == outlook.seat}
    lost = fsum(outlook.pile(number) - after.pile(number) for number in numbers)
    return -lost - (PATIENCE if outlook.market else 0.0)
