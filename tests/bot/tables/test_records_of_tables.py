"""The record of a match that was played at a table, whoever came, left, or prepared decisions meanwhile."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.tables.after.records import deals_of, documents_of
from bot.tables.model.actions import (
    Act,
    AddComputer,
    Close,
    DealRound,
    Leave,
    Prepare,
    SetAway,
    Start,
    TableAction,
)
from bot.tables.model.codec import dump_action, dump_table
from bot.tables.model.table import Ending, Status, Table
from bot.tables.transitions.transition import transition
from engine.catalogue import CATALOGUE
from engine.game import Action
from engine.record.reader import read
from engine.stops.state import Phase
from tests.bot.club import terms
from tests.bot.people import ANN, BEN, CLARA, PEOPLE
from tests.bot.tables.situations import empty, joining, restored

GAME = CATALOGUE["stops"].game
JACKPOT = 9


class Log:
    """A table and its journal."""

    def __init__(self, preset: str, house: dict[str, Any], buy_in: int = 50) -> None:
        """Begin a match."""
        self.table: Table = replace(empty(), terms=terms(house, buy_in, preset=preset))
        self._random = Random("deals")
        self.rows = [{"do": "open", **dump_table(self.table, PEOPLE)}]
        for action in (joining(ANN), joining(BEN), AddComputer(0, "Ada"), joining(CLARA), Leave(CLARA.member)):
            self.apply(action)
        self.apply(Start(ANN.member, ("Blaise",), "77", JACKPOT))

    def apply(self, action: TableAction) -> None:
        self.table = transition(self.table, action).table
        self.rows.append(json.loads(json.dumps(dump_action(action, PEOPLE))))

    def step(self, random: Random) -> None:
        """Let the match take its course: anybody does anything legal, and prepares it where that can be done."""
        at = self.table.acting()
        if at is None:
            secret = self._random.randbytes(32).hex()
            self.apply(DealRound(secret, self._clicks()) if GAME.draws(self.table.state) else DealRound())
            return
        seat = self.table.seats[at]
        choices = list(GAME.legal(self.table.state, at))
        action: Action = choices[random.randrange(len(choices))]
        dumped = GAME.codec.dump_action(action)
        automatic = seat.automatic or self.table.winding_up is not None
        if not automatic and at in GAME.preparing(self.table.state):
            assert seat.member is not None
            self.apply(Prepare(seat.member, dumped, ready=True))
        self.apply(Act(at, dumped, "computer" if automatic else "member"))

    def _clicks(self) -> tuple[int, ...]:
        return tuple(self._random.randrange(1, 10**18) for _ in range(self._random.randrange(3)))

    def finish(self, random: Random) -> None:
        while self.table.status is Status.PLAYING:
            self.step(random)


@pytest.mark.parametrize(
    ("preset", "house"),
    [(preset, {}) for preset in GAME.rulebook.presets()]
    + [("michigan", {"end.mode": "elimination", "pay.per_card": 4}), ("boodle", {"end.mode": "topup", "chips": 9})],
    ids=str,
)
def test_a_match_with_a_leaver_and_chips_carried_in_is_recorded_whole(preset: str, house: dict[str, Any]) -> None:
    random = Random(f"{preset} {house}")
    log = Log(preset, house, buy_in=12)
    for _ in range(30):
        log.step(random)
    log.apply(SetAway(ANN.member, away=True))
    log.apply(Leave(BEN.member))
    log.apply(SetAway(ANN.member, away=False))
    log.finish(random)
    assert log.table.ending is Ending.FINISHED
    record = documents_of(log.rows, PEOPLE).record
    assert read(json.loads(json.dumps(record))).document == record
    assert record["players"] == ["Ann", "Ben", "Ada", "Blaise"]
    assert record["chips"] == [12] * 4
    assert record["table"] == GAME.rulebook.carry(log.table.rules, JACKPOT)
    assert record["rules"] == {"preset": preset, **house}
    state = log.table.state
    assert state.outcome is not None
    assert record["result"] == {
        "winners": list(state.outcome.winners),
        "chips": list(state.chips),
        "topups": list(state.topups),
        "left_on_table": sum(state.spaces),
    }
    acts = [{"seat": row["seat"], **row["action"]} for row in log.rows if row["do"] == "act"]
    entries = [entry for each in record["rounds"] for entry in each["actions"]]
    assert [{key: value for key, value in entry.items() if key != "legal"} for entry in entries] == acts


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize("preset", ["michigan", "boodle"])
def test_a_round_that_a_restored_copy_takes_back_and_that_is_not_dealt_again_is_in_no_record(
    preset: str, again: bool
) -> None:
    """`again`: the round has begun anew, free stakes lie there, and a copy of that is restored too."""
    log, random = Log(preset, {}), Random(2)

    def on_until(wanted: Callable[[], bool]) -> None:
        while not wanted():
            log.step(random)

    def restore() -> None:
        log.apply(restored(begins))

    on_until(lambda: log.table.state.round == 2)
    begins = log.table
    on_until(lambda: log.table.state.phase is Phase.LEAD)
    restore()
    if again:
        begins = log.table
        log.step(random)
        restore()
    log.apply(Close("deserted", ""))
    while log.table.ending is None:
        log.step(random)
    documents = documents_of(log.rows, PEOPLE)
    assert len(documents.record["rounds"]) == len(documents.proof["rounds"]) == log.table.dealt == 1
    assert deals_of(log.rows, log.table, PEOPLE).differs is None
