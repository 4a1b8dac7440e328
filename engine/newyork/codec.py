"""Rules, states, actions and events as JSON types, for the journal and its snapshots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from engine.codec import EventCodec, kinds_of
from engine.game import Action, Event, Outcome
from engine.newyork import events
from engine.newyork.actions import Deal, Lay, Pass, Take
from engine.newyork.cards import Card, CardSet, card, cards
from engine.newyork.phases.scoring import Score
from engine.newyork.rulebook import NewYorkRulebook
from engine.newyork.state import Phase, State, Turn

_RULEBOOK = NewYorkRulebook()


def dump_state(state: State) -> dict[str, Any]:
    """Return a state as JSON types."""
    return {
        "rules": _RULEBOOK.dump(state.rules),
        "phase": str(state.phase),
        "round": state.round,
        "starter": state.starter,
        "chips": list(state.chips),
        "pot": state.pot,
        "hands": [str(hand) for hand in state.hands],
        "market": _text(state.market),
        "pile": _text(state.pile),
        "turns": [[turn.seat, _name(turn.laid), _name(turn.took)] for turn in state.turns],
        "turn": state.turn,
        "scores": [list(each) for each in state.scores],
        "outcome": None if state.outcome is None else asdict(state.outcome),
    }


def load_state(data: Mapping[str, Any]) -> State:
    """Return the state that `dump_state` wrote."""
    outcome = data["outcome"]
    return State(
        rules=_RULEBOOK.load(data["rules"]),
        phase=Phase(data["phase"]),
        round=data["round"],
        starter=data["starter"],
        chips=tuple(data["chips"]),
        pot=data["pot"],
        hands=tuple(map(CardSet.parse, data["hands"])),
        market=cards(data["market"]),
        pile=cards(data["pile"]),
        turns=tuple(Turn(seat, _card(laid), _card(took)) for seat, laid, took in data["turns"]),
        turn=data["turn"],
        scores=tuple(map(tuple, data["scores"])),
        outcome=None
        if outcome is None
        else Outcome(
            winners=tuple(outcome["winners"]),
            chips=tuple(outcome["chips"]),
            topups=tuple(outcome["topups"]),
            left_on_table=outcome["left_on_table"],
            points=tuple(outcome["points"]),
        ),
    )


def _text(each: tuple[Card, ...]) -> str:
    return "".join(map(str, each))


def _name(each: Card | None) -> str | None:
    return None if each is None else str(each)


def _card(text: str | None) -> Card | None:
    return None if text is None else card(text)


def dump_action(action: Action) -> dict[str, Any]:
    """Return an action as JSON types, in the words of a record (RECORDS.md) where that has them."""
    match action:
        case Lay(each):
            return {"do": "lay", "card": str(each)}
        case Take(each):
            return {"do": "take", "card": str(each)}
        case Pass():
            return {"do": "pass"}
        case Deal(pack):
            return {"do": "deal", "pack": _text(pack)}
    raise ValueError(f"{action!r} is no action of New York, New York")


def load_action(data: Mapping[str, Any]) -> Action:
    """Return the action that `dump_action` wrote.

    Raises:
        ValueError: the data is no action of this game, or has more or other keys than that has.
    """
    rest = {name: value for name, value in data.items() if name != "do"}
    match data.get("do"), rest:
        case "lay", {"card": str(text), **more} if not more:
            return Lay(card(text))
        case "take", {"card": str(text), **more} if not more:
            return Take(card(text))
        case "pass", {**more} if not more:
            return Pass()
        case "deal", {"pack": str(text), **more} if not more:
            return Deal(cards(text))
    raise ValueError(f"{data!r} is no action of New York, New York")


_EVENTS = EventCodec(kinds_of(events), (Score,), {Card: card, CardSet: CardSet.parse})


def dump_event(event: Event) -> dict[str, Any]:
    """Return an event as JSON types, its name under `event`."""
    return _EVENTS.dump(event)


def load_event(data: Mapping[str, Any]) -> Event:
    """Return the event that `dump_event` wrote."""
    return _EVENTS.load(data)


class NewYorkCodec:
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
