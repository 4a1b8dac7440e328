"""What Discord refuses for good is told plainly, then given up: the match goes on in any case, to its end.

`tests/cogs/show/test_refused_for_good.py` has every kind of message that is shown without a click.
"""

from __future__ import annotations

import logging

import pytest
import sqlalchemy as sa
from simcord.actors import MemberActor

from bot.cli.audit import audit
from bot.store import schema
from bot.tables.table import Status
from tests.e2e.club import Club, components, one_round, read, same_deals, verbs
from tests.e2e.faults import asked, boards, refuse
from tests.strict.kinds import Kind
from tests.strict.strict import Strict

HOUR = 3600.0
FINAL = (400, 50035)


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)
    one_round(monkeypatch)


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as an error so far; it is expected, so that the club does not mind it afterwards."""
    told = [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
    assert not [each for each in caplog.records if each.exc_info], "a line is enough"
    caplog.clear()
    return told


async def play_on(club: Club, who: MemberActor) -> None:
    """Let somebody do what they can: press on the board, in the hand, or nothing until the time is over."""
    places = [*boards(club)[-1:], *club.private(who)[-1:], *club.direct(who.user)[-1:]]
    for place in places:
        for verb in ("next", "card"):
            decision = f":{(await club.table()).decision}:"
            ids = [each for each in map(str, _ids(place)) if f":{verb}:" in each and decision in each]
            hand = await club.bot.tables.hand(1, who.id)
            if ids and (verb == "card" or hand.acting):
                presser = who.user if place in club.direct(who.user) else who
                club.results.append(await presser.click(place, custom_id=ids[0]))
                return
    await club.env.advance_time(HOUR + 1)


def _ids(message: object) -> list[str]:
    return [each["custom_id"] for each in components(message) if each.get("custom_id") and not each.get("disabled")]


async def play_out(club: Club, who: MemberActor) -> None:
    for _ in range(60):
        if (await club.table()).status is Status.CLOSED:
            return
        await play_on(club, who)
    raise AssertionError("the match does not end")


async def test_a_refused_board_has_its_text_and_the_two_buttons_that_matter(
    club: Club, ann: MemberActor, strict: Strict, caplog: pytest.LogCaptureFixture
) -> None:
    board = await club.open(ann, computers=2)
    strict.refuse(Kind.BOARD)
    await club.click(ann, board, "add")
    lobby = next(each for each in club.messages() if each.id == board.id)
    assert verbs(lobby)[:2] == ["join", "now"]
    assert "Michigan" in read(lobby)
    (line,) = errors(caplog)
    assert "told plainly" in line
    assert "Button(label 4" in line
    assert "Michigan" not in line, "nothing of what was said is logged"


async def test_after_a_refusal_the_plain_form_is_sent_at_once_and_later_the_meant_one_is_tried_again(
    club: Club, strict: Strict, caplog: pytest.LogCaptureFixture
) -> None:
    three = [club.member(name) for name in ("Ann", "Ben", "Clara")]
    await club.start(*three)
    strict.refuse(Kind.BOARD)
    for _ in range(4):
        await club.play(await club.turn(three))
    assert strict.on_purpose[Kind.BOARD] <= 2
    assert len(errors(caplog)) <= 2
    strict.relent()
    await club.env.advance_time(61)
    await club.play(await club.turn(three))
    assert "menu" in verbs(club.board())


async def test_an_announcement_that_is_refused_in_every_form_holds_up_nothing_and_check_names_it(
    club: Club, ann: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    await club.start(ann, computers=2)
    refuse(club, "POST", f"/channels/{club.channel.id}/messages", *FINAL)
    await play_out(club, ann)
    since = len(club.env.http_requests)
    await club.env.advance_time(2 * HOUR)
    assert not asked(club, since, method="POST"), "what is skipped is not tried again"
    assert [each for each in errors(caplog) if "skipped" in each]
    async with club.bot.database.reading() as work:
        found = await audit(work)
        skipped = await work.connection.scalar(sa.select(sa.func.count()).select_from(schema.outbox))
    assert found.wrong == ()
    assert len(found.skipped) == skipped
    assert skipped
    assert all(each.startswith("table 1: announcement ") for each in found.skipped)
