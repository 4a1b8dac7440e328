"""Each promise can be broken, and evenings in virtual time do not break any.

`EVENINGS` in the environment says how many evenings; what fails in many is made short.
"""

import os
from collections import Counter
from datetime import date
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from bot.daily.course import began
from bot.tables.model.table import Status
from engine.daily import DayDeal
from tests.chaos import promises
from tests.chaos.evenings import Evening
from tests.chaos.evidence import Attempt, Seen
from tests.chaos.virtual import unmoved
from tests.inline import connect_inline

EVENINGS = int(os.environ.get("EVENINGS", "6"))
STEPS = 25


def test_all_promises_are_kept_whatever_is_done(
    migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli.restore.secrets.token_bytes", unmoved)
    monkeypatch.setattr("bot.store.backends.sqlite.connect_seldom_asked", connect_inline)

    class Here(Evening):
        empty = migrated
        folders = (tmp_path / str(number) for number in count())

    run_state_machine_as_test(
        Here,
        settings=settings(
            max_examples=EVENINGS,
            stateful_step_count=STEPS,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=(Phase.generate, Phase.shrink) if "EVENINGS" in os.environ else (Phase.generate,),
            database=None,
        ),
    )


def course() -> Any:
    """A table that holds 5 chips and has told nothing, where member 1 has made decision 3."""
    table = SimpleNamespace(guild=7, escrow=lambda: 5, status=Status.PLAYING)
    return SimpleNamespace(table=table, announcements=[], moved=Counter(), deciders={3: {1}})


def attempt() -> Attempt:
    """An attempt that has just begun, and is said to have brought 3 points."""
    deal = DayDeal(date(2026, 11, 27), bytes(32))
    course = began(deal)
    return Attempt(1, deal, 5, True, course.state, course.acts, 0, course.rounds, 3)


NOTHING: dict[str, Any] = {
    "courses": {}, "accounts": {}, "transfers": [], "outbox": {}, "skipped": 0, "counted": Counter(), "members": {1: 1}
}  # fmt: skip
BROKEN: dict[Any, dict[str, Any]] = {
    promises.no_chip_is_made_or_lost: {"accounts": {(7, "wallet", 1): 5}},
    promises.chips_are_where_the_journals_put_them: {"accounts": {(7, "wallet", 1): 5, (7, "bank", 0): -5}},
    promises.what_is_in_escrow_lies_on_the_table: {"courses": {1: course()}},
    promises.the_bank_neither_wins_nor_loses: {"transfers": [(7, "bank", 0, "escrow", 1, 5, 1, None)]},
    promises.the_price_pressed_is_the_price_paid: {"accounts": {(7, "wallet", 1): 0}, "agreed": {1: [5]}},
    promises.a_day_is_what_was_played: {"attempts": [attempt()]},
    promises.a_click_counts_once: {"counted": Counter({9: 1}), "asked": [8]},
    promises.what_is_granted_counts: {"granted": {9: "Ann: card"}},
    promises.a_click_is_answered_once: {"twice": ["Ann"]},
    promises.what_a_table_tells_is_told_once: {"courses": {1: course()}, "outbox": {1: ["a result"]}},
    promises.nobody_sees_anothers_hand: {"courses": {1: course()}, "hands": [(2, 1, 3, "Your cards")]},
    promises.boards_show_what_the_database_says: {"stale": ["table 1 should show a card, and shows a lobby"]},
    promises.every_table_comes_to_rest: {"courses": {1: course()}, "at_rest": True},
    promises.discord_takes_everything: {"refused": ["a label that is too long"]},
    promises.the_log_is_clean: {"log": ["2026-11-01 12:00:00,000 INFO bot.app: the secret is " + "0" * 32]},
    promises.processes_end_as_asked_and_come_back: {"ends": ["nobody answers"]},
}
"""What breaks each promise."""


@pytest.mark.parametrize("promise", promises.PROMISES, ids=lambda each: each.__name__)
def test_each_promise_can_be_broken(promise: Any) -> None:
    assert list(promise(Seen(**NOTHING))) == []
    assert list(promise(Seen(**{**NOTHING, **BROKEN[promise]})))
