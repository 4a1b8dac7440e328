"""What can be done in New York, New York. Imperative; the seat that acts is said beside the action."""

from dataclasses import dataclass

from engine.game import Action
from engine.newyork.cards import Card


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Chance: deal this pack, first card first: singly to everybody from the starter on, market, pile."""

    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay this card of one's hand on the pile of its number."""

    card: Card


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take this card of the market into one's hand, after laying one."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Lay nothing more in this round."""
