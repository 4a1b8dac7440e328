"""How many announcements share a message: never more than Discord takes."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.model.announcements import MatchEvents, MatchResult
from cogs.render.results import announcements_message
from cogs.render.words import words_for
from cogs.screen.news import SHARE, share
from engine.cards import CARDS, CardSet
from engine.catalogue import CATALOGUE
from engine.stops.events import BoodleCollected, PokerEnded, PotWon

WORDS = words_for("en-US")
NAMES = tuple("*_~`" * 5 for _ in range(9))


def announced(*events: Any) -> MatchEvents:
    return MatchEvents("stops", NAMES, tuple(CATALOGUE["stops"].game.codec.dump_event(each) for each in events))


def length(told: list[MatchEvents]) -> int:
    found = announcements_message(told, WORDS).to_components()[0]["components"]  # type: ignore[no-untyped-call]
    return sum(len(each.get("content", "")) for each in found)


POKER = announced(PokerEnded(0, (PotWon(9, (0,), 9),), tuple((at, CardSet.of(CARDS[at : at + 5])) for at in range(9))))
PAYOUT = announced(BoodleCollected(0, "AH", None, 5))


@pytest.mark.parametrize(("told", "most"), [([PAYOUT] * 9, SHARE), ([POKER] * 9, 4), ([PAYOUT, POKER] * 5, 6)])
def test_announcements_that_share_a_message_fit_into_it(told: list[MatchEvents], most: int) -> None:
    count = share(list(enumerate(told)), WORDS)
    assert count == most
    assert length(told[:count]) <= 4000


def test_the_result_of_a_match_has_a_message_of_its_own() -> None:
    result = MatchResult(1, ("Ann",), (), 0)
    assert share(list(enumerate([PAYOUT, PAYOUT, result])), WORDS) == 2
    assert share([(3, result)], WORDS) == 1
