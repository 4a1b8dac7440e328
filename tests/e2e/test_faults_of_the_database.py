"""A full disk, a file that may not be written, another process in the way: what whoever clicks reads of it."""

import logging

import pytest
from simcord.actors import MemberActor

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
