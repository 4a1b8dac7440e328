"""The computer player `easy` for New York, New York: any card will do, and it never passes."""

from random import Random

from engine.game import Action
from engine.newyork.actions import Pass
from engine.newyork.view import View


def choose(view: View, random: Random) -> Action:
    """Return any card to lay, or to take, each equally likely. A seat that lays always has a card."""
    return random.choice([action for action in view.choices if not isinstance(action, Pass)])
