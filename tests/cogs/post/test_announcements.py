"""Announcements: in order, each once, a few in one message, and those that nobody waits for with the next ones."""

import pytest

from bot.refusals import NotWritten
from bot.tables.model.announcements import Invitation, RoundResult
from bot.tables.model.table import Table
from bot.tables.model.terms import dump_terms
from cogs.post.carrier import UNSURE
from engine.cards import CardSet, card
from engine.catalogue import CATALOGUE
from engine.stops.events import RoundEnded
from tests.cogs.post.fake_discord import FAILS, Shown, http_error
from tests.cogs.post.fakes import Hall
from tests.cogs.post.situations import CHANNEL, OPEN, RUN, seen
from tests.cogs.render.pictures import IDS

NAMES = ("Ann", "Ben", "Ada")
COMPUTER, MEMBER = 2, 0


def collected(seat: int, chips: int) -> RoundResult:
    """Return the result of a round in which a seat took the kitty."""
    before, after = (50, 50, 50), tuple(50 + chips * (at == seat) for at in range(3))
    over = RoundEnded(2, 3, seat, card("9S"), chips, (), before, after, (), (), CardSet(), "high")
    return RoundResult(RUN.id, "stops", 2, NAMES, (CATALOGUE["stops"].game.codec.dump_event(over),))


async def tell(hall: Hall, *told: RoundResult, table: Table = RUN) -> None:
    """Have something told at a table."""
    there = hall.tables.pending.setdefault(table.id, [])
    there += [(next(hall.numbers), each) for each in told]
    await hall.shows(*seen(table))


def announced(hall: Hall) -> list[Shown]:
    """Return the announcements: what is in the channel and no board."""
    return [each for each in hall.discord.of(CHANNEL) if "hand" not in str(each.buttons)]


async def test_what_is_told_is_told_once_in_order_each_in_a_silent_message(hall: Hall) -> None:
    await tell(hall, collected(MEMBER, 5), collected(COMPUTER, 6))
    await tell(hall, collected(MEMBER, 7))
    there = announced(hall)
    assert [f"{n} chips" in each.text for n, each in zip((5, 6, 7), there, strict=True)] == [True] * 3
    assert all(each.silent for each in there)
    await hall.shows(*seen(RUN))
    assert len(announced(hall)) == 3
    assert not hall.reconciler.states.of(RUN.id).pending, "nothing is kept of what was told"


async def test_what_another_process_may_post_by_now_is_left_to_it(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as silent:
        silent.setattr(hall.tables, "owns", lambda _: False)
        await tell(hall, collected(MEMBER, 5), collected(MEMBER, 6))
        assert not announced(hall)
    del hall.tables.pending[RUN.id][0]  # the other one has posted the first
    await hall.rest(2 * UNSURE)
    (shown,) = announced(hall)
    assert "5 chips" not in shown.text
    assert "6 chips" in shown.text


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
    hall.deck.ids = IDS
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
