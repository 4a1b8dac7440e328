"""The deal of the day: every weekday has one, it ends, and whoever plays alike gets the same, on any machine."""

import os
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from datetime import date, timedelta
from hashlib import sha256
from itertools import chain
from random import Random
from typing import Any

import pytest

from engine.catalogue import CATALOGUE
from engine.daily import PLAYER, DayDeal, dump_day, is_day, read_day, written
from engine.document import RecordRefused
from engine.game import Action, Done
from engine.players import NORMAL

MONDAY = date(2026, 11, 23)
WEEK = [MONDAY + timedelta(days=each) for each in range(7)]
Choose = Callable[[DayDeal, Any], Action]


def deal_of(day: date, secret: int = 1) -> DayDeal:
    return DayDeal(day, bytes([secret]) * 32)


def played(deal: DayDeal, choose: Choose) -> list[Done]:
    """All that is done in a deal of the day by somebody who chooses in this way."""
    done = list(deal.go_on(deal.begin()))
    while not deal.is_over(done[-1].step.state):
        state = done[-1].step.state
        assert deal.waits(state)
        done += deal.act(state, choose(deal, state))
    return done


def anything(seed: int) -> Choose:
    random = Random(seed)
    return lambda deal, state: random.choice(list(deal.game.legal(state, PLAYER))[:60])


def as_normal(deal: DayDeal, state: Any) -> Action:
    return deal.pack.players[NORMAL](deal.game.view(state, PLAYER), Random(0))


def test_every_weekday_has_one_deal() -> None:
    days = sorted(chain.from_iterable(each.weekdays for pack in CATALOGUE.values() for each in pack.dailies))
    assert days == list(range(7))


@pytest.mark.parametrize("day", WEEK, ids=str)
def test_it_has_its_rounds_and_what_they_bring_is_all_that_it_brings(day: date) -> None:
    deal = deal_of(day)
    done = played(deal, anything(7))
    rounds, end = deal.by_round(done), done[-1].step.state
    assert 1 <= len(rounds) <= deal.daily.rounds
    assert sum(rounds) == deal.points(end)
    assert all(each.seat in (None, *range(deal.daily.players)) for each in done)


def test_other_secrets_and_other_days_are_other_deals() -> None:
    deals = [deal_of(MONDAY), deal_of(MONDAY, 2), deal_of(MONDAY + timedelta(days=1))]
    assert len({str(dump_day(each)["deals"]) for each in deals}) == 3


def test_it_is_the_same_in_another_process_with_other_hashes() -> None:
    here = (
        [dump_day(deal_of(day))["deals"] for day in WEEK[:2]],
        [[(each.seat, str(each.action)) for each in played(deal_of(day), as_normal)] for day in WEEK[:6]],
    )
    code = (
        "from tests.engine.test_daily import *\n"
        "print(([dump_day(deal_of(day))['deals'] for day in WEEK[:2]], "
        "[[(each.seat, str(each.action)) for each in played(deal_of(day), as_normal)] for day in WEEK[:6]]))"
    )
    there = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONHASHSEED": "77"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert there.stdout.strip() == str(here)


def test_a_close_call_is_the_same_on_every_python() -> None:
    """From 3.12 on, `sum` adds fractions otherwise: here a computer preferred another of two choices that are equal."""
    deal, random = DayDeal(date(2028, 3, 11), sha256(b"474").digest()), Random(474)
    done = played(deal, lambda deal, state: random.choice(list(deal.game.legal(state, PLAYER))[:40]))
    assert (len(done), deal.by_round(done)) == (136, (0, 0))
    assert sha256(repr([(each.seat, str(each.action)) for each in done]).encode()).hexdigest()[:12] == "ef4d78c03608"


def test_equal_values_are_written_alike_and_others_are_not() -> None:
    state = deal_of(MONDAY).begin()
    view = CATALOGUE["stops"].game.view(state, 1)
    assert written(view) == written(deepcopy(view))
    assert written(view) != written(CATALOGUE["stops"].game.view(state, 2))
    assert written({"b": frozenset({3, 1, 2}), "a": (1, None)}) == "{a:[1,None],b:{1,2,3}}"


# --- its document -------------------------------------------------------------------------------------------------


def test_its_document_is_read_again_and_what_is_changed_in_it_is_named() -> None:
    document = dump_day(deal_of(MONDAY))
    assert is_day(document)
    assert read_day(document) == (deal_of(MONDAY), "")
    for key, other in {"commitment": "0" * 64, "deals": [], "preset": "michigan", "rounds": 3}.items():
        assert read_day({**document, key: other})[1] == key
    turned = deepcopy(document)
    turned["deals"][0]["pack"] = turned["deals"][0]["pack"][::-1]
    assert read_day(turned)[1] == "deals"


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [("secret", "00", "secret"), ("day", "tomorrow", "day"), ("format", "newmarket-proof/1", "format")],
)
def test_what_is_no_such_document_is_refused(key: str, value: str, place: str) -> None:
    with pytest.raises(RecordRefused) as refused:
        read_day({**dump_day(deal_of(MONDAY)), key: value})
    assert refused.value.place == place
