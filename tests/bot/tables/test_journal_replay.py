"""A table is a log: whatever was done to it, the journal gives it again, and so does its snapshot."""

import json
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.refusals import Refused
from bot.tables.model.actions import (
    Act,
    AddComputer,
    Close,
    DealRound,
    FreeSeats,
    Join,
    Leave,
    RemoveComputer,
    SetAway,
    SetFollow,
    SetRules,
    Start,
    TableAction,
)
from bot.tables.model.codec import (
    dump_action,
    dump_announcement,
    dump_table,
    load_action,
    load_announcement,
    load_table,
)
from bot.tables.model.table import Match, Status, Table
from bot.tables.transitions.transition import transition
from engine.cards import CARDS
from engine.game import RuleBroken, RulesRefused
from tests.anybody import ANYBODY
from tests.bot.tables.situations import HELD, acting, empty, gained

Ended = Literal["stopped", "expired", "deserted", "channel_gone"]

HOUSES: list[dict[str, Any]] = [
    {},
    {"end.rounds": 1},
    {"end.rounds": 2, "end.leftover": "split"},
    {"end.mode": "topup", "chips": 15, "end.rounds": 6},
    {"end.mode": "first_bust"},
    {"end.mode": "elimination", "ante.kitty": 2},
    {"lead.change": "suit", "lead.blocked": "pass", "pay.per_card": 3},
]
CONTRADICTION = {"preset": "michigan", "open.leader": "poker"}
MEMBERS = st.integers(0, 8)
IN_THE_LOBBY = st.sampled_from(
    ["join", "join", "join", "leave", "add", "remove", "follow", "deal", "away", "rules", "free"]
)
IN_THE_MATCH = st.sampled_from(
    ["away", "back", "leave", "follow", "wrong card", "deal", "join", "add", "remove", "start", "rules"]
)


@dataclass
class Log:
    """A table that keeps its own journal, as JSON."""

    table: Table
    journal: list[str]

    def apply(self, action: TableAction) -> None:
        text = json.dumps(dump_action(action, ANYBODY))
        before = self.table
        try:
            change = transition(before, load_action(json.loads(text), ANYBODY))
        except (Refused, RuleBroken, RulesRefused):
            return
        self.journal.append(text)
        self.table = change.table
        assert change.table.escrow() - before.escrow() == gained(change.moves, HELD)
        assert all(move.chips > 0 for move in change.moves)
        for told in change.announcements:
            assert load_announcement(json.loads(json.dumps(dump_announcement(told, ANYBODY))), ANYBODY) == told

    def replayed(self, opened: str) -> Table:
        table = load_table(json.loads(opened), ANYBODY)
        for text in self.journal:
            table = transition(table, load_action(json.loads(text), ANYBODY)).table
        return table


def action_of(kind: str, number: int, random: Random) -> TableAction:
    """Return what a step of a story does; many of these are refused, for nobody looks before."""
    match kind:
        case "join":
            return Join(number, ANYBODY.name(number), bool(number % 2))
        case "leave":
            return Leave(number)
        case "add":
            return AddComputer(0, f"Computer {number}")
        case "remove":
            return RemoveComputer(0)
        case "start":
            return Start(number, ("Ada", "Blaise")[: number % 3], str(number), number)
        case "deal":
            return DealRound()
        case "rules":
            rules = random.choice([{"preset": "traditional"}, {"preset": "michigan", "pack": "single"}, CONTRADICTION])
            changes = {"rules": rules, "buy_in": 10 + number, "turn_seconds": 60 * (number + 1)}
            return SetRules(number, changes)
        case "free":
            return FreeSeats()
        case "wrong card":
            return Act(number, {"do": "play", "card": str(random.choice(CARDS))}, "member")
        case "follow":
            return SetFollow(number, random.choice((True, False)))
    return SetAway(number, kind == "away")


def go_on(log: Log, steps: int, random: Random) -> None:
    """Let the match take its course for some deals and cards."""
    for _ in range(steps):
        if isinstance(log.table, Match) and log.table.acting() is not None:
            log.apply(acting(log.table, random.choice((None, None, "follow", "deadline"))))
        elif log.table.status is Status.PLAYING:
            log.apply(DealRound())


@settings(max_examples=150)
@given(
    house=st.sampled_from(HOUSES),
    buy_in=st.integers(1, 40),
    lobby=st.lists(st.tuples(IN_THE_LOBBY, MEMBERS), max_size=15),
    match=st.lists(st.tuples(st.integers(0, 50), IN_THE_MATCH, MEMBERS), min_size=3, max_size=25),
    end=st.sampled_from([None, "stopped", "expired", "deserted", "channel_gone"]),
    random=st.randoms(use_true_random=True),
)
def test_the_journal_and_the_snapshot_give_the_same_table(
    house: dict[str, Any],
    buy_in: int,
    lobby: list[tuple[str, int]],
    match: list[tuple[int, str, int]],
    end: Ended | None,
    random: Random,
) -> None:
    table = empty(house, buy_in, expected=(3, 4))
    log, opened = Log(table, []), json.dumps(dump_table(table, ANYBODY))
    log.apply(Join(1, "Member 1", follow=False))
    for kind, number in lobby:
        log.apply(action_of(kind, number, random))
    log.apply(Start(1, ("Ada", "Blaise"), "77", buy_in // 2))
    log.apply(Start(1, (), "77", 0))
    for steps, kind, number in match:
        go_on(log, steps, random)
        log.apply(action_of(kind, number, random))
    if end is not None:
        log.apply(Close(end, ANYBODY.name(1)))
    assert log.replayed(opened) == log.table
    assert load_table(json.loads(json.dumps(dump_table(log.table, ANYBODY))), ANYBODY) == log.table
    assert log.table.escrow() >= 0
    assert log.table.status is not Status.CLOSED or log.table.escrow() == 0
