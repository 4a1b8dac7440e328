"""States and actions as JSON types, for the journal and its snapshots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from engine.cards import Card, CardSet, card
from engine.codec import EventCodec, kinds_of
from engine.game import Action, Event, Outcome
from engine.stops import events
from engine.stops.actions import (
    Auction,
    Bet,
    Bid,
    Buy,
    Call,
    Check,
    Deal,
    Decline,
    Fold,
    Hold,
    Keep,
    OpenRound,
    PassBid,
    PlaceStake,
    PlayCard,
    Raise,
    Swap,
)
from engine.stops.rulebook import StopsRulebook
from engine.stops.state import Collected, Phase, Play, State

_RULEBOOK = StopsRulebook()


def dump_state(state: State) -> dict[str, Any]:
    """Return a state as JSON types."""
    return {
        "rules": _RULEBOOK.dump(state.rules),
        "phase": str(state.phase),
        "round": state.round,
        "dealer": state.dealer,
        "chips": list(state.chips),
        "spaces": list(state.spaces),
        "eliminated": sorted(state.eliminated),
        "topups": list(state.topups),
        "hands": [str(hand) for hand in state.hands],
        "dead": str(state.dead),
        "plays": [[play.seat, str(play.card), play.led] for play in state.plays],
        "missing": str(state.missing),
        "turn": state.turn,
        "asked": list(state.asked),
        "swapped": state.swapped,
        "given_up": state.given_up,
        "seller": state.seller,
        "bid": state.bid,
        "bidder": state.bidder,
        "held": [str(hand) for hand in state.held],
        "bets": list(state.bets),
        "raises": state.raises,
        "folded": sorted(state.folded),
        "poker_winner": state.poker_winner,
        "placed": [[list(each) for each in stake] for stake in state.placed],
        "told": [dump_event(event) for event in state.told],
        "options": str(state.options),
        "before": list(state.before),
        "collected": [
            [each.seat, each.space, None if each.card is None else str(each.card), each.chips]
            for each in state.collected
        ],
        "passed": list(state.passed),
        "relaxed": state.relaxed,
        "outcome": None if state.outcome is None else asdict(state.outcome),
    }


def load_state(data: Mapping[str, Any]) -> State:
    """Return the state that `dump_state` wrote; what an older version did not write is as at a round's start."""
    outcome = data["outcome"]
    return State(
        rules=_RULEBOOK.load(data["rules"]),
        phase=Phase(data["phase"]),
        round=data["round"],
        dealer=data["dealer"],
        chips=tuple(data["chips"]),
        spaces=tuple(data["spaces"]),
        eliminated=frozenset(data["eliminated"]),
        topups=tuple(data["topups"]),
        hands=tuple(map(CardSet.parse, data["hands"])),
        dead=CardSet.parse(data["dead"]),
        plays=tuple(Play(seat, card(text), led) for seat, text, led in data["plays"]),
        missing=CardSet.parse(data["missing"]),
        turn=data["turn"],
        asked=tuple(data.get("asked", ())),
        swapped=data.get("swapped", False),
        given_up=data.get("given_up"),
        seller=data.get("seller"),
        bid=data.get("bid", 0),
        bidder=data.get("bidder"),
        held=tuple(map(CardSet.parse, data.get("held", ()))),
        bets=tuple(data.get("bets", ())),
        raises=data.get("raises", 0),
        folded=frozenset(data.get("folded", ())),
        poker_winner=data.get("poker_winner"),
        placed=tuple(tuple((space, chips) for space, chips in stake) for stake in data.get("placed", ())),
        told=tuple(map(load_event, data.get("told", ()))),
        options=CardSet.parse(data["options"]),
        before=tuple(data["before"]),
        collected=tuple(
            Collected(seat, space, None if text is None else card(text), chips)
            for seat, space, text, chips in data["collected"]
        ),
        passed=tuple(data["passed"]),
        relaxed=data["relaxed"],
        outcome=None
        if outcome is None
        else Outcome(
            tuple(outcome["winners"]), tuple(outcome["chips"]), tuple(outcome["topups"]), outcome["left_on_table"]
        ),
    )


_BARE: dict[str, type[Action]] = {
    "open": OpenRound,
    "swap": Swap,
    "keep": Keep,
    "auction": Auction,
    "pass": PassBid,
    "buy": Buy,
    "decline": Decline,
    "check": Check,
    "call": Call,
    "fold": Fold,
}
"""Actions of which nothing but their name is to be said."""
_NAMES = {kind: name for name, kind in _BARE.items()}


def dump_action(action: Action) -> dict[str, Any]:
    """Return an action as JSON types, in the words of a record (RECORDS.md) where that has them."""
    match action:
        case PlayCard(played):
            return {"do": "play", "card": str(played)}
        case Deal(pack):
            return {"do": "deal", "pack": "".join(map(str, pack))}
        case PlaceStake(on):
            return {"do": "stake", "on": dict(on)}
        case Bid(chips):
            return {"do": "bid", "chips": chips}
        case Bet(chips):
            return {"do": "bet", "chips": chips}
        case Raise(chips):
            return {"do": "raise", "chips": chips}
        case Hold(cards):
            return {"do": "hold", "cards": [str(each) for each in cards]}
        case _ if type(action) in _NAMES:
            return {"do": _NAMES[type(action)]}
    raise ValueError(f"{action!r} is no action of a stops game")


def load_action(data: Mapping[str, Any]) -> Action:
    """Return the action that `dump_action` wrote.

    Raises:
        ValueError: the data is no action of a stops game, or has more or other keys than that has.
    """
    rest = {name: value for name, value in data.items() if name != "do"}
    match data.get("do"), rest:
        case "play", {"card": str(text), **more} if not more:
            return PlayCard(card(text))
        case "deal", {"pack": str(text), **more} if not more:
            return Deal(tuple(card(text[at : at + 2]) for at in range(0, len(text), 2)))
        case "stake", {"on": dict(on), **more} if not more and all(map(_is_count, on.values())):
            return PlaceStake(tuple(on.items()))
        case "bid", {"chips": int(chips), **more} if not more and _is_count(chips):
            return Bid(chips)
        case "bet", {"chips": int(chips), **more} if not more and _is_count(chips):
            return Bet(chips)
        case "raise", {"chips": int(chips), **more} if not more and _is_count(chips):
            return Raise(chips)
        case "hold", {"cards": list(texts), **more} if not more and all(isinstance(each, str) for each in texts):
            held = CardSet.of(map(card, texts))
            if len(held) == len(texts):
                return Hold(held)
        case str(name), {**more} if name in _BARE and not more:
            return _BARE[name]()
    raise ValueError(f"{data!r} is no action of a stops game")


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


_EVENTS = EventCodec(kinds_of(events), (events.Payment, events.PotWon), {Card: card, CardSet: CardSet.parse})


def dump_event(event: Event) -> dict[str, Any]:
    """Return an event as JSON types, its name under `event`."""
    return _EVENTS.dump(event)


def load_event(data: Mapping[str, Any]) -> Event:
    """Return the event that `dump_event` wrote."""
    return _EVENTS.load(data)


class StopsCodec:
    """Under the contract of `engine.game.Codec`."""

    def dump(self, state: State) -> dict[str, Any]:
        """Return a state as JSON types."""
        return dump_state(state)

    def load(self, data: Mapping[str, Any]) -> State:
        """Return the state that `dump` wrote."""
        return load_state(data)

    def dump_action(self, action: Action) -> dict[str, Any]:
        """Return an action as JSON types."""
        return dump_action(action)

    def load_action(self, data: Mapping[str, Any]) -> Action:
        """Return the action that `dump_action` wrote."""
        return load_action(data)

    def dump_event(self, event: Event) -> dict[str, Any]:
        """Return an event as JSON types."""
        return dump_event(event)

    def load_event(self, data: Mapping[str, Any]) -> Event:
        """Return the event that `dump_event` wrote."""
        return load_event(data)
