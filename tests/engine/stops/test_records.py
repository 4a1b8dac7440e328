"""Worked matches, written by an independent program, replayed card by card and chip by chip.

They lie in `records/` of the folder that NEWMARKET_SHARED names, or of `shared` beside the project.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

import pytest

from engine.cards import Card, card
from engine.game import Step
from engine.stops.actions import Deal, OpenRound, PlayCard
from engine.stops.events import RoundEnded, ToppedUp
from engine.stops.match import new_match
from engine.stops.presets import PRESETS
from engine.stops.rules import Rules
from engine.stops.state import Phase, State
from tests.engine.stops.situations import GAME

Record = dict[str, Any]

SHARED = Path(os.environ.get("NEWMARKET_SHARED") or Path(__file__).parents[4] / "shared")
RECORDS = SHARED / "records"

if not RECORDS.is_dir():
    pytest.skip(f"no worked matches in {RECORDS}: set NEWMARKET_SHARED", allow_module_level=True)

STOPS: dict[str, Record] = {
    path.stem: record
    for path in sorted(RECORDS.glob("*.json"))
    if (record := json.loads(path.read_text(encoding="utf-8")))["game"] == "stops"
}


def rules_of(record: Record) -> Rules:
    house = dict(record["rules"])
    return GAME.rulebook.read(house.pop("preset"), house)


def pack_of(record_round: Record, state: State) -> tuple[Card, ...]:
    """The pack that dealt singly gives the hands of the record."""
    hands = [record_round["deal"]["hands"].get(str(seat)) for seat in state.in_order()]
    spare = record_round["deal"]["spare"]
    piles = [spare, *hands] if state.rules.deal_spare_seat == "first" else [*hands, spare]
    assert len(record_round["deal"]["hands"]) == len(hands)
    return tuple(card(each) for each in chain.from_iterable(zip_longest(*piles)) if each)


def play_round(state: State, record_round: Record) -> Iterator[Step[State]]:
    """Deal and do what the record says, comparing what is legal before every play."""
    for entry in record_round["actions"]:
        while GAME.awaits_deal(state):
            chance = OpenRound() if state.phase is Phase.ROUND else Deal(pack_of(record_round, state))
            yield (step := GAME.apply(state, None, chance))
            state = step.state
        assert entry["seat"] in GAME.to_act(state)
        if "legal" in entry:
            legal = GAME.legal(state, entry["seat"])
            assert sorted(str(action.card) for action in legal if isinstance(action, PlayCard)) == entry["legal"]
        action = GAME.codec.load_action({name: value for name, value in entry.items() if name not in ("seat", "legal")})
        yield (step := GAME.apply(state, entry["seat"], action))
        state = step.state


def result_of(steps: list[Step[State]]) -> Record | None:
    """What the engine says of a round, in the words of a record; None while it is played."""
    events = [event for step in steps for event in step.events]
    ends = [event for event in events if isinstance(event, RoundEnded)]
    if not ends:
        return None
    (ended,) = ends
    result = {"winner": ended.winner, "chips": list(ended.chips), "table": dict(ended.table)}
    if steps[-1].state.rules.end_mode == "topup":
        more = {event.seat: event.chips for event in events if isinstance(event, ToppedUp)}
        result["chips_after_topup"] = [chips + more.get(seat, 0) for seat, chips in enumerate(ended.chips)]
    return result


def outcome_of(state: State) -> Record | None:
    """What the engine says of a match, in the words of a record; None while it is played."""
    outcome = GAME.outcome(state)
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "chips": list(outcome.chips),
        "topups": list(outcome.topups),
        "left_on_table": outcome.left_on_table,
    }


@pytest.mark.parametrize("name", STOPS)
def test_a_worked_match_is_replayed_to_the_last_chip(name: str) -> None:
    record = STOPS[name]
    state = new_match(rules_of(record), record["chips"], record["rounds"][0]["dealer"], record.get("table", {}))
    for number, record_round in enumerate(record["rounds"], start=1):
        assert (GAME.round_number(state), state.dealer) == (number, record_round["dealer"])
        steps = list(play_round(state, record_round))
        state = steps[-1].state
        assert result_of(steps) == record_round["result"]
    assert outcome_of(state) == record["result"]


def test_there_are_matches_of_every_preset() -> None:
    assert {record["rules"]["preset"] for record in STOPS.values()} == set(PRESETS)
