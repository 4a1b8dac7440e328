"""States and actions as JSON types, for the journal and its snapshots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields, is_dataclass
from typing import Any

from engine.cards import Card, CardSet, card
from engine.game import Action, Event, Outcome
from engine.stops import events
from engine.stops.actions import Deal, PlayCard
from engine.stops.presets import PRESETS
from engine.stops.rules import PARAMETERS, Rules, read_rules
from engine.stops.state import Collected, Phase, Play, State


def dump_rules(rules: Rules) -> dict[str, Any]:
    """Return rules as in a record: the preset's name, and what differs from it."""
    base = PRESETS[rules.preset].rules
    changed: dict[str, Any] = {"preset": rules.preset}
    for name, parameter in PARAMETERS.items():
        value = getattr(rules, parameter.name)
        if value != getattr(base, parameter.name):
            changed[name] = list(value) if isinstance(value, tuple) else value
    return changed


def load_rules(data: Mapping[str, Any]) -> Rules:
    """Return the rules that `dump_rules` wrote.

    Raises:
        RulesRefused: they are not valid rules.
    """
    overrides = dict(data)
    return read_rules(PRESETS[overrides.pop("preset")].rules, overrides)


def dump_state(state: State) -> dict[str, Any]:
    """Return a state as JSON types."""
    return {
        "rules": dump_rules(state.rules),
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
        "options": str(state.options),
        "before": list(state.before),
        "collected": [[each.seat, each.space, str(each.card), each.chips] for each in state.collected],
        "passed": list(state.passed),
        "relaxed": state.relaxed,
        "outcome": None if state.outcome is None else asdict(state.outcome),
    }


def load_state(data: Mapping[str, Any]) -> State:
    """Return the state that `dump_state` wrote."""
    outcome = data["outcome"]
    return State(
        rules=load_rules(data["rules"]),
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
        options=CardSet.parse(data["options"]),
        before=tuple(data["before"]),
        collected=tuple(Collected(seat, space, card(text), chips) for seat, space, text, chips in data["collected"]),
        passed=tuple(data["passed"]),
        relaxed=data["relaxed"],
        outcome=None
        if outcome is None
        else Outcome(
            tuple(outcome["winners"]), tuple(outcome["chips"]), tuple(outcome["topups"]), outcome["left_on_table"]
        ),
    )


def dump_action(action: Action) -> dict[str, Any]:
    """Return an action as JSON types; a play is written as in a record."""
    match action:
        case PlayCard(played):
            return {"do": "play", "card": str(played)}
        case Deal(pack):
            return {"do": "deal", "pack": "".join(map(str, pack))}
    raise ValueError(f"{action!r} is no action of a stops game")


def load_action(data: Mapping[str, Any]) -> Action:
    """Return the action that `dump_action` wrote.

    Raises:
        ValueError: the data is no action of a stops game.
    """
    match data:
        case {"do": "play", "card": str(text)}:
            return PlayCard(card(text))
        case {"do": "deal", "pack": str(text)}:
            return Deal(tuple(card(text[at : at + 2]) for at in range(0, len(text), 2)))
    raise ValueError(f"{data!r} is no action of a stops game")


_EVENTS = {each.__name__: each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)}
_PARTS = {"Payment": events.Payment, "Outcome": Outcome}


def dump_event(event: Event) -> dict[str, Any]:
    """Return an event as JSON types, its name under `event`."""
    return {"event": type(event).__name__, **_dump_fields(event)}


def load_event(data: Mapping[str, Any]) -> Event:
    """Return the event that `dump_event` wrote."""
    values = {name: _load_value(value) for name, value in data.items() if name != "event"}
    return _EVENTS[data["event"]](**values)


def _dump_fields(value: Any) -> dict[str, Any]:
    return {each.name: _dump_value(getattr(value, each.name)) for each in fields(value)}


def _dump_value(value: Any) -> Any:
    if isinstance(value, Card | CardSet):
        return {type(value).__name__: str(value)}
    if is_dataclass(value):
        return {type(value).__name__: _dump_fields(value)}
    if isinstance(value, tuple):
        return [_dump_value(each) for each in value]
    return value


def _load_value(value: Any) -> Any:
    match value:
        case {"Card": str(text)}:
            return card(text)
        case {"CardSet": str(text)}:
            return CardSet.parse(text)
        case dict():
            ((name, inner),) = value.items()
            return _PARTS[name](**{each: _load_value(part) for each, part in inner.items()})
        case list():
            return tuple(map(_load_value, value))
    return value
