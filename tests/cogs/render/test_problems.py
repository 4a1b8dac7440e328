"""Why rules are refused, in words."""

import pytest
from syrupy.assertion import SnapshotAssertion

from cogs.render.refusals import sentence
from engine.game import Problem, RulesRefused
from tests.cogs.render.form import said
from tests.cogs.render.tables import WORDS

PROBLEMS = [
    Problem("unknown-preset", ("whist",)),
    Problem("unknown-parameter", ("jokers",)),
    Problem("unknown-choice", ("deck",)),
    Problem("bad-value", ("chips",)),
    Problem("bad-value", ("turn",)),
    Problem("bad-value", ("end.rounds",)),
    Problem("bad-value", ("layout",)),
    Problem("bad-value", ("ace",)),
    Problem("space-twice", ("layout",)),
    Problem("single-pack-combination", ("pack", "layout")),
    Problem("single-pack-pays-at-the-deal", ("pack", "paycards.when")),
    Problem("single-pack-collector-missing", ("pack", "layout")),
    Problem("single-pack-two", ("pack", "layout", "ace")),
    Problem("opens-without-poker", ("open.leader", "poker")),
    Problem("spare-without-owner", ("spare.owner", "spare.sale")),
    Problem("resale-without-auction", ("spare.sale", "spare.resale")),
    Problem("wrong-number-of-players", ("players",)),
    Problem("stake-above-stack", ("stake", "chips")),
    Problem("hand-too-small", ("poker", "players")),
    Problem("bad-chips", ("chips",)),
    Problem("not-supported-yet", ("pack",)),
    Problem("unknown-space", ("table",)),
]


def told(*problems: Problem) -> str:
    return said(sentence(RulesRefused(problems), WORDS))


@pytest.mark.parametrize("problem", PROBLEMS, ids=str)
def test_each_reason_has_its_sentence(problem: Problem, snapshot: SnapshotAssertion) -> None:
    assert told(problem) == snapshot


def test_several_reasons_are_a_list(snapshot: SnapshotAssertion) -> None:
    assert told(*PROBLEMS[3:5]) == snapshot


def test_the_same_reason_is_said_once() -> None:
    assert told(PROBLEMS[1], PROBLEMS[2]) == told(PROBLEMS[1])
