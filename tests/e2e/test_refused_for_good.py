"""What Discord refuses for good is told plainly, then given up: the match goes on in any case, to its end.

`tests/cogs/post/test_refused_for_good.py` has every kind of message that is shown without a click.
"""

import logging

import pytest
import sqlalchemy as sa
from simcord.actors import MemberActor

from bot.cli.audit import audit
from bot.store import schema
from bot.tables.model.table import Status
from tests.e2e.club import Club, read, verbs
from tests.strict.kinds import Kind
from tests.strict.strict import Strict

HOUR = 3600.0
FINAL = (400, 50035)


pytestmark = pytest.mark.usefixtures("one_round")


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as an error so far; it is expected, so that the club does not mind it afterwards."""
    told = [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
    assert not [each for each in caplog.records if each.exc_info], "a line is enough"
    caplog.clear()
    return told


async def test_a_refused_board_has_its_text_and_the_two_buttons_that_matter(
    club: Club, ann: MemberActor, strict: Strict, caplog: pytest.LogCaptureFixture
) -> None:
    board = await club.open(ann, computers=2)
    strict.refuse(Kind.BOARD)
    await club.menu(ann, "add")
    lobby = next(each for each in club.messages() if each.id == board.id)
    assert verbs(lobby)[:2] == ["join", "start"]
    assert "Michigan" in read(lobby)
    (line,) = errors(caplog)
    assert "told plainly" in line
    assert "Button(label 4" in line
    assert "Michigan" not in line, "nothing of what was said is logged"


async def test_an_announcement_that_is_refused_in_every_form_holds_up_nothing_and_check_names_it(
    club: Club, ann: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    await club.start(ann, computers=2)
    club.refuse("POST", f"/channels/{club.channel.id}/messages", *FINAL)
    await club.play_until([ann], lambda board: board.status is Status.CLOSED)
    since = len(club.env.http_requests)
    await club.env.advance_time(2 * HOUR)
    assert not club.asked(since, method="POST"), "what is skipped is not tried again"
    assert [each for each in errors(caplog) if "skipped" in each]
    async with club.bot.database.reading() as work:
        found = await audit(work)
        skipped = await work.connection.scalar(sa.select(sa.func.count()).select_from(schema.outbox))
    assert found.wrong == ()
    assert len(found.skipped) == skipped
    assert skipped
    assert all(each.startswith("table 1: announcement ") for each in found.skipped)
