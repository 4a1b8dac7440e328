"""How the states, actions and events of stops games are kept: in snapshots, in the journal and in announcements."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.cards import Card, CardSet, card
from engine.codec import AS_IT_IS, Form, Forms
from engine.game import Action, Codec, Event, Outcome
from engine.stops import actions, events
from engine.stops.rulebook import StopsRulebook
from engine.stops.rules import Rules
from engine.stops.state import State

ACTIONS: Mapping[str, type[Action]] = MappingProxyType(
    {
        "open": actions.OpenRound,
        "deal": actions.Deal,
        "stake": actions.PlaceStake,
        "swap": actions.Swap,
        "keep": actions.Keep,
        "auction": actions.Auction,
        "bid": actions.Bid,
        "pass": actions.PassBid,
        "buy": actions.Buy,
        "decline": actions.Decline,
        "hold": actions.Hold,
        "check": actions.Check,
        "bet": actions.Bet,
        "raise": actions.Raise,
        "call": actions.Call,
        "fold": actions.Fold,
        "play": actions.PlayCard,
    }
)
"""Every action by its name in a record (RECORDS.md) where that has it."""
EVENTS: Mapping[str, type[Event]] = MappingProxyType(
    {
        "RoundBegan": events.RoundBegan,
        "StakePaid": events.StakePaid,
        "HandsDealt": events.HandsDealt,
        "HandDealt": events.HandDealt,
        "CardTurned": events.CardTurned,
        "HandTaken": events.HandTaken,
        "SpareSwapped": events.SpareSwapped,
        "SpareKept": events.SpareKept,
        "SpareDeclined": events.SpareDeclined,
        "AuctionOpened": events.AuctionOpened,
        "BidMade": events.BidMade,
        "BidPassed": events.BidPassed,
        "AuctionFailed": events.AuctionFailed,
        "HandSold": events.HandSold,
        "HandHeld": events.HandHeld,
        "Checked": events.Checked,
        "BetMade": events.BetMade,
        "BetRaised": events.BetRaised,
        "BetCalled": events.BetCalled,
        "Folded": events.Folded,
        "PokerEnded": events.PokerEnded,
        "CardPlayed": events.CardPlayed,
        "BoodleCollected": events.BoodleCollected,
        "RunStopped": events.RunStopped,
        "LeadPassed": events.LeadPassed,
        "RestrictionLifted": events.RestrictionLifted,
        "WentOut": events.WentOut,
        "KittyCollected": events.KittyCollected,
        "CardsPaid": events.CardsPaid,
        "RoundEnded": events.RoundEnded,
        "PlayerEliminated": events.PlayerEliminated,
        "ToppedUp": events.ToppedUp,
        "TableShared": events.TableShared,
        "MatchEnded": events.MatchEnded,
    }
)
"""Every event by its name in the journal and in announcements."""


def _count(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise ValueError(f"{value!r} is no number of chips")
    return value


def _spread(on: object) -> tuple[tuple[str, int], ...]:
    if not isinstance(on, dict):
        raise ValueError(f"{on!r} is no spread of chips")  # noqa: TRY004  # what is no action is a ValueError
    return tuple((space, _count(chips)) for space, chips in on.items())


def _pack(text: object) -> tuple[Card, ...]:
    if not isinstance(text, str):
        raise ValueError(f"{text!r} is no pack")  # noqa: TRY004
    return tuple(card(text[at : at + 2]) for at in range(0, len(text), 2))


def _hand(texts: object) -> CardSet:
    if not isinstance(texts, list) or not all(isinstance(each, str) for each in texts):
        raise ValueError(f"{texts!r} is no list of cards")
    hand = CardSet.of(map(card, texts))
    if len(hand) < len(texts):
        raise ValueError(f"there is no hand with a card twice, as in {texts!r}")
    return hand


_KEPT = (
    "rules", "phase", "round", "dealer", "chips", "spaces", "eliminated", "topups", "deal.hands", "deal.dead",
    "deal.plays", "deal.missing", "turn", "asked", "deal.swapped", "deal.given_up", "deal.seller", "deal.bid",
    "deal.bidder", "deal.held", "deal.bets", "deal.raises", "deal.folded", "deal.poker_winner", "placed",
    "deal.opening_log", "options", "deal.before", "deal.collected", "deal.passed", "deal.relaxed", "outcome",
)  # fmt: skip
"""What is kept of a state, in this order. The round is not an object of its own."""

_CARDS: dict[Any, Form[Any]] = {Card: Form(str, card), CardSet: Form(str, CardSet.parse)}
_NAMES: dict[Any, str] = {
    Card: "Card",
    CardSet: "CardSet",
    events.PotWon: "PotWon",
    events.Payment: "Payment",
    Outcome: "Outcome",
}
"""How the values in events are named there."""
_EVENTS = Forms(_CARDS, names=_NAMES).kinds("event", EVENTS, "event of a stops game")
_ACTIONS = Forms(
    {
        int: Form(AS_IT_IS.dump, _count),
        Card: _CARDS[Card],
        CardSet: Form(lambda hand: list(map(str, hand)), _hand),
        tuple[Card, ...]: Form(lambda pack: "".join(map(str, pack)), _pack),
        tuple[tuple[str, int], ...]: Form(dict, _spread),
    }
).kinds("do", ACTIONS, "action of a stops game")
_STATES: Form[State] = Forms(
    {Rules: Form(StopsRulebook().dump, StopsRulebook().load), Event: _EVENTS, **_CARDS},
    rows=(events.CardPlayed, events.BoodleCollected),
).object(State, _KEPT, {"deal.opening_log": "told"})

CODEC = Codec(_STATES, _ACTIONS, _EVENTS)
