"""What can be done in a stops game. Imperative; the seat that acts is said beside the action. Chips are whole chips."""

from dataclasses import dataclass

from engine.cards import Card, CardSet
from engine.game import Action


@dataclass(frozen=True, slots=True)
class OpenRound(Action):
    """Chance: take the antes and let all place their stakes. Only with free stakes; others are paid at the deal."""


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Chance: deal this pack singly, first card first. Every card of the rules' pack, once."""

    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlaceStake(Action):
    """Spread the stake over the layout: chips by space, each at least 1, in the layout's order."""

    on: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Take the spare hand; one's own is the dead one from now on."""


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep one's hand, and sell nothing by auction."""


@dataclass(frozen=True, slots=True)
class Auction(Action):
    """Put the dead hand up for auction."""


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Offer this many chips for the dead hand."""

    chips: int


@dataclass(frozen=True, slots=True)
class PassBid(Action):
    """Bid no more in this auction."""


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Take the spare hand for the fixed price."""


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Do not buy the spare hand."""


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Hold these five cards for the poker."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class Check(Action):
    """Bet nothing while nobody has."""


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """Open the betting with this many chips."""

    chips: int


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Call, and bet this many chips more."""

    chips: int


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Match the bet, or go all in if the chips do not reach."""


@dataclass(frozen=True, slots=True)
class Fold(Action):
    """Give the poker up."""


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Lead this card, or follow with it."""

    card: Card
