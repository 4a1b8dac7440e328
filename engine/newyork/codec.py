"""How the states, actions and events of New York, New York are kept: in snapshots, the journal and announcements."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.codec import Form, Forms
from engine.game import Action, Codec, Event, Outcome
from engine.newyork import actions, events
from engine.newyork.cards import Card, CardSet, card, cards
from engine.newyork.rulebook import NewYorkRulebook
from engine.newyork.rules import Rules
from engine.newyork.scoring import Score
from engine.newyork.state import State, Turn

ACTIONS: Mapping[str, type[Action]] = MappingProxyType(
    {"lay": actions.Lay, "take": actions.Take, "pass": actions.Pass, "deal": actions.Deal}
)
"""Every action by its name in a record (RECORDS.md) where that has it."""
EVENTS: Mapping[str, type[Event]] = MappingProxyType(
    {
        "StakePaid": events.StakePaid,
        "RoundBegan": events.RoundBegan,
        "HandDealt": events.HandDealt,
        "CardLaid": events.CardLaid,
        "CardTaken": events.CardTaken,
        "Passed": events.Passed,
        "RoundScored": events.RoundScored,
        "PotWon": events.PotWon,
        "MatchEnded": events.MatchEnded,
    }
)
"""Every event by its name in the journal and in announcements."""


def _pack(text: object) -> tuple[Card, ...]:
    if not isinstance(text, str):
        raise ValueError(f"{text!r} is no pack")  # noqa: TRY004  # what is no action is a ValueError
    return cards(text)


_KEPT = (
    "rules", "phase", "round", "starter", "chips", "pot", "deal.hands", "deal.market", "deal.pile", "deal.turns",
    "turn", "scores", "outcome",
)  # fmt: skip
"""What is kept of a state, in this order. The round is not an object of its own."""

_CARDS: dict[Any, Form[Any]] = {Card: Form(str, card), CardSet: Form(str, CardSet.parse)}
_PILES: dict[Any, Form[Any]] = {tuple[Card, ...]: Form(lambda pile: "".join(map(str, pile)), _pack)}
_RULES = NewYorkRulebook()
_NAMES: dict[Any, str] = {Card: "Card", CardSet: "CardSet", Score: "Score", events.Cover: "Cover", Outcome: "Outcome"}
"""How the values in events are named there."""
_EVENTS = Forms(_CARDS, names=_NAMES).kinds("event", EVENTS, "event of New York, New York")
_ACTIONS = Forms({**_CARDS, **_PILES}).kinds("do", ACTIONS, "action of New York, New York")
_STATES = Forms({Rules: Form(_RULES.dump, _RULES.load), **_CARDS, **_PILES}, rows=(Turn,)).object(State, _KEPT)

CODEC = Codec(_STATES, _ACTIONS, _EVENTS)
