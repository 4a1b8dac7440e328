"""Evenings in virtual time; `EVENINGS` in the environment says how many. What fails in many is made short."""

import os
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.chaos.evenings import Evening
from tests.chaos.virtual import unmoved
from tests.inline import connect_inline

EVENINGS = int(os.environ.get("EVENINGS", "8"))
STEPS = 25


def test_all_promises_are_kept_whatever_is_done(
    migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli.restore.secrets.token_bytes", unmoved)
    monkeypatch.setattr("bot.store.sqlite.connect_seldom_asked", connect_inline)

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
