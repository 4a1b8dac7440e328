"""Announcements: in order, each once, a few in one message, and those that nobody waits for with the next ones."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.refusals import NotWritten
from bot.tables.model.announcements import Invitation, MatchEvents
from bot.tables.model.table import Table
from bot.tables.model.terms import dump_terms
from bot.tables.time.clock import Waiting
from cogs.post.news import ELSEWHERE
from cogs.screen.news import SHARE
from engine.catalogue import CATALOGUE
from engine.stops.events import BoodleCollected
from tests.cogs.post.fake_discord import FAILS, Shown, http_error
from tests.cogs.post.fakes import IMMEDIATE, Hall
from tests.cogs.post.situations import CHANNEL, OPEN, RUN, seen
from tests.cogs.render.pictures import IDS, PICTURES
from tests.cogs.render.tables import ADA, ANN, BEN, at_table
from tests.engine.stops.situations import before_the_deal

WAITS, ALONE = 20.0, 180.0
NAMES = ("Ann", "Ben", "Ada")
COMPUTER, MEMBER = 2, 0
BETWEEN = at_table(replace(before_the_deal((50, 50, 50)), round=2), ANN, ADA, BEN)


def collected(seat: int, chips: int) -> MatchEvents:
    """Return what is told of a seat that collects chips."""
    event = CATALOGUE["stops"].game.codec.dump_event(BoodleCollected(seat, "AH", None, chips))
    return MatchEvents("stops", NAMES, (event,))


@pytest.fixture
async def patient(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """A hall in which announcements wait for company."""
    made = Hall(monkeypatch, replace(IMMEDIATE, announcement_deferral=WAITS, announcements=1.5, alone=ALONE))
    yield made
    await made.close()


async def tell(hall: Hall, *told: MatchEvents, table: Table = RUN) -> None:
    """Have something told at a table."""
    there = hall.tables.pending.setdefault(table.id, [])
    there += [(next(hall.numbers), each) for each in told]
    await hall.shows(*seen(table))


def announced(hall: Hall) -> list[Shown]:
    """Return the announcements: what is in the channel and no board."""
    return [each for each in hall.discord.of(CHANNEL) if "hand" not in str(each.buttons)]


async def test_what_is_told_is_told_once_in_order_and_silently(hall: Hall) -> None:
    await tell(hall, collected(MEMBER, 5), collected(COMPUTER, 6))
    await tell(hall, collected(MEMBER, 7))
    first, second = announced(hall)
    assert first.text.index("5 chips") < first.text.index("6 chips")
    assert "7 chips" in second.text
    assert first.silent
    assert second.silent
    await hall.shows(*seen(RUN))
    assert len(announced(hall)) == 2
    assert not hall.reconciler.states.of(RUN.id).pending, "nothing is kept of what was told"


async def test_many_take_several_messages(hall: Hall) -> None:
    await tell(hall, *(collected(MEMBER, 100 + each) for each in range(SHARE + 1)))
    assert [each.text.count("A♥") for each in announced(hall)] == [SHARE, 1]


async def test_what_another_process_is_about_to_post_is_left_to_it(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def not_now(*_: int) -> bool:
        return False

    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(hall.tables, "may_post", not_now)
        await tell(hall, collected(MEMBER, 5), collected(MEMBER, 6))
        assert not announced(hall)
    del hall.tables.pending[RUN.id][0]  # the other one has posted the first
    await hall.rest(ELSEWHERE)
    (shown,) = announced(hall)
    assert "5 chips" not in shown.text
    assert "6 chips" in shown.text


async def test_what_computers_collect_waits_for_company(patient: Hall) -> None:
    await tell(patient, collected(COMPUTER, 5))
    await patient.rest(1.5)
    assert not announced(patient)
    await tell(patient, collected(MEMBER, 6))
    await patient.rest(1.5)
    (shown,) = announced(patient)
    assert "5 chips" in shown.text
    assert "6 chips" in shown.text


ALONE_THERE = replace(RUN, seats=(ANN, replace(BEN, away=True), ADA))


@pytest.mark.parametrize(("table", "longest"), [(RUN, WAITS), (ALONE_THERE, ALONE)], ids=["of two", "of one member"])
async def test_what_computers_collect_waits_for_so_long_at_most(patient: Hall, table: Table, longest: float) -> None:
    await tell(patient, collected(COMPUTER, 5), table=table)
    await patient.rest(longest - 1)
    assert not announced(patient)
    await patient.rest(2)
    assert len(announced(patient)) == 1


async def test_a_message_that_arrived_and_seemed_lost_is_not_posted_twice(hall: Hall) -> None:
    await hall.shows(*seen(RUN))
    hall.discord.loses = 1
    await tell(hall, collected(MEMBER, 5))
    await hall.rest(10)
    assert len(announced(hall)) == 1
    assert not hall.tables.pending[RUN.id]


async def test_what_failed_is_told_word_for_word_and_what_came_since_after_it(hall: Hall) -> None:
    await hall.shows(*seen(RUN))
    hall.discord.fails["send"] = FAILS
    await tell(hall, collected(MEMBER, 5))
    del hall.discord.fails["send"]
    await tell(hall, collected(MEMBER, 6))
    await hall.rest(10)
    assert ["5 chips" in each.text for each in announced(hall)] == [True, False]


async def test_what_a_killed_process_told_in_text_is_recognised_when_there_are_pictures(hall: Hall) -> None:
    hall.discord.emojis = set(IDS.values())
    hall.tables.fails = NotWritten()
    await tell(hall, collected(MEMBER, 5))
    hall.tables.fails = None
    hall.reconciler.states.forget(RUN.id)  # as the next process, which knows nothing of it
    hall.deck = PICTURES
    await tell(hall, collected(COMPUTER, 6))
    await hall.rest(10)
    assert ["5 chips" in each.text for each in announced(hall)] == [True, False]
    assert ["6 chips" in each.text for each in announced(hall)] == [False, True]


async def test_what_was_posted_is_not_posted_again_because_the_database_failed(hall: Hall) -> None:
    hall.tables.fails = NotWritten()
    await tell(hall, collected(MEMBER, 5))
    assert len(announced(hall)) == 1
    hall.tables.fails = None
    await hall.rest(10)
    assert len(announced(hall)) == 1
    assert not hall.tables.pending[RUN.id]


async def test_what_discord_takes_in_no_form_is_given_up_and_the_next_one_told(hall: Hall) -> None:
    await hall.shows(*seen(RUN))
    hall.discord.fails["send"] = http_error(400, 50035)
    await tell(hall, collected(MEMBER, 5))
    assert len(hall.tables.skips) == 1
    del hall.discord.fails["send"]
    await tell(hall, collected(MEMBER, 6))
    (shown,) = announced(hall)
    assert "6 chips" in shown.text


async def test_an_invitation_that_is_over_pings_nobody(hall: Hall) -> None:
    over = Invitation(OPEN.id, "Ann", (1009,), OPEN.terms_number, dump_terms(OPEN.terms), 0)
    hall.tables.pending[OPEN.id] = [(next(hall.numbers), over)]
    await hall.shows(*seen(OPEN))
    assert len(hall.discord.of(CHANNEL)) == 1, "the board alone"
    assert not hall.tables.pending[OPEN.id]


async def test_who_plays_alone_is_asked_to_go_on_and_not_any_more_once_the_round_has_come(hall: Hall) -> None:
    await tell(hall, collected(MEMBER, 4), table=BETWEEN)
    assert not [each for each in hall.discord.of(CHANNEL) if "deal" in str(each.buttons)], "others play as well"
    alone = replace(BETWEEN, seats=(ANN, ADA, replace(ADA, name="Bot")))
    await tell(hall, collected(MEMBER, 5), table=alone)
    (shown,) = [each for each in hall.discord.of(CHANNEL) if "deal" in str(each.buttons)]
    hall.tables.set(*seen(replace(RUN, decision=alone.decision + 1, seats=alone.seats), Waiting.MEMBER))
    hall.publisher.changed(alone.id)
    await hall.rest()
    assert "deal" not in str(shown.buttons)
    assert "5 chips" in shown.text
