"""What can be done in a stops game. Imperative; the seat that acts is given separately. Chips are whole chips."""

from engine.cards import Card, CardSet
from engine.game import Action


class OpenRound(Action, key="open"):
    """Chance: take the antes and let all place their stakes. Only with free stakes; others are paid at the deal."""


class Deal(Action, key="deal"):
    """Chance: deal this pack singly, first card first. Every card of the rules' pack, once."""

    pack: tuple[Card, ...]


class PlaceStake(Action, key="stake"):
    """Spread the stake over the layout: chips by space, each at least 1, in the layout's order."""

    on: tuple[tuple[str, int], ...]


class Swap(Action, key="swap"):
    """Take the spare hand; one's own becomes the dead one."""


class Keep(Action, key="keep"):
    """Keep one's hand, and sell nothing by auction."""


class Auction(Action, key="auction"):
    """Put the dead hand up for auction."""


class Bid(Action, key="bid"):
    """Offer this many chips for the dead hand."""

    chips: int


class PassBid(Action, key="pass"):
    """Bid no more in this auction."""


class Buy(Action, key="buy"):
    """Take the spare hand for the fixed price."""


class Decline(Action, key="decline"):
    """Do not buy the spare hand."""


class Hold(Action, key="hold"):
    """Hold these five cards for the poker."""

    cards: CardSet


class Check(Action, key="check"):
    """Bet nothing while nobody has."""


class Bet(Action, key="bet"):
    """Open the betting with this many chips."""

    chips: int


class Raise(Action, key="raise"):
    """Call, and bet this many chips more."""

    chips: int


class Call(Action, key="call"):
    """Match the bet, or go all in if the chips do not reach."""


class Fold(Action, key="fold"):
    """Give the poker up."""


class PlayCard(Action, key="play"):
    """Lead this card, or follow with it."""

    card: Card
