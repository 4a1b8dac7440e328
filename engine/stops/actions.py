"""What can be done in a stops game. Imperative; the seat that acts is said beside the action."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.game import Action


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Chance: deal this pack singly, first card first. Every card of the rules' pack, once."""

    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Lead this card, or follow with it."""

    card: Card
