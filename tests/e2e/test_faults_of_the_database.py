"""A full disk, a file that may not be written, another process in the way: what whoever clicks reads of it."""

import logging

import pytest
from simcord.actors import MemberActor

from bot.refusals import NotRead
from bot.tables.service.cache import TableCache
from bot.tables.service.live import Audience
from bot.tables.service.ownership import Servers
from tests.bot.store.broken import read_only
from tests.e2e.club import Club, read, refusal

SORRY = "I can't save anything right now, so nothing has changed. Try again in a minute."


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING and each.name.startswith("bot")
    ]


async def test_a_click_on_a_database_that_takes_nothing_changes_nothing_and_counts_later(
    club: Club, three: list[MemberActor], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.service.timekeeper.TRIED_AGAIN", 60.0)  # the club waits for what comes soon
    ann, ben, clara = three
    await club.open(ann)
    before = await club.books()
    fault = read_only(club.bot.database)
    for who in (ben, clara, ben):
        assert refusal(await club.click(who, club.board(), "join")) == SORRY
    assert refusal(await club.slash(ann, "newmarket leave")) == SORRY
    assert await club.books() == before
    assert len(logged(caplog)) == 1
    fault.over()
    for who in (ben, clara):
        await club.click(who, club.board(), "join")
    assert "Clara" in read(club.board())
    await club.click(ann, club.board(), "start")
    fault = read_only(club.bot.database)
    leader = await club.turn(three)
    decision = (await club.table()).decision
    hand = club.direct(leader.user)[0]
    assert refusal(await club.click(leader.user, hand, "card")) == SORRY
    assert (await club.table()).decision == decision
    fault.over()
    await club.click(leader.user, hand, "card")
    assert (await club.table()).decision == decision + 1


async def test_tables_go_on_when_the_database_is_back_after_a_start(
    club: Club, three: list[MemberActor], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await club.open(*three)
    await club.click(three[0], club.board(), "start")
    there, failures = TableCache.resume, iter([NotRead, NotRead])

    async def resume(tables: TableCache, audience: Audience, servers: Servers) -> None:
        for failure in failures:
            raise failure
        await there(tables, audience, servers)

    monkeypatch.setattr(TableCache, "resume", resume)
    monkeypatch.setattr("cogs.post.backoff.PAUSES", (0.01, 300.0))
    await club.restart()
    assert sum("cannot go on" in each for each in caplog.messages) == 2
    await club.play(await club.turn(three))
    assert (await club.table()).decision > 0
