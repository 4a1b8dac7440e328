"""What can be done in New York, New York. Imperative; the seat that acts is given separately."""

from engine.game import Action
from engine.newyork.cards import Card


class Deal(Action, key="deal"):
    """Chance: deal this pack, first card first: singly to everybody from the starter on, then market and pile."""

    pack: tuple[Card, ...]


class Lay(Action, key="lay"):
    """Lay this card of one's hand on the pile of its number."""

    card: Card


class Take(Action, key="take"):
    """Take this card of the market into one's hand, after laying one."""

    card: Card


class Pass(Action, key="pass"):
    """Lay nothing more in this round."""
