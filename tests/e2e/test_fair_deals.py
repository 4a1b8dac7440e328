"""**Check the deals** on a match's result: dealt again from the journal, for whoever asks, after a restart too."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.__main__ import Exit, main
from bot.store import schema
from tests.e2e.club import Club, answer, labels, one_round, read, verbs
from tests.e2e.test_newyork import begin, hurry, play_on
from tests.e2e.test_play_again import finish
from tests.e2e.test_record import file_of


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    one_round(monkeypatch)


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


async def checked(club: Club, who: MemberActor, result: ResponseMessage) -> str:
    """What somebody is told who has the deals checked, and nobody else."""
    public = len(club.messages())
    reply = await club.click(who, result, "deals")
    said = [each for each in (reply.response, *reply.followups) if each is not None]
    assert said
    assert all(each.ephemeral for each in said)
    assert len(club.messages()) == public
    return answer(reply)


def published(result: ResponseMessage) -> tuple[str, str, str]:
    """Commitment, secret and click at the foot of a result."""
    found = re.search(r"\|\|`([0-9a-f]{8})` · `([0-9a-f]{64})` · `([0-9]+)`\|\|", read(result))
    assert found, read(result)
    return found[1], found[2], found[3]


async def start_click(club: Club) -> int | None:
    """The id of the interaction that started the first table's match."""
    journal = schema.journal.c
    started = journal.action["do"].as_string() == "start"
    async with club.bot.database.reading() as work:
        found: int | None = await work.connection.scalar(sa.select(journal.interaction_id).where(started))
    return found


async def keep_instead(club: Club, snapshot: dict[str, Any]) -> dict[str, Any]:
    """Have the database keep something else of the first table; return what it kept."""
    tables = schema.tables.c
    async with club.bot.database.writing() as work:
        before: dict[str, Any] = await work.connection.scalar(sa.select(tables.snapshot).where(tables.id == 1))
        changed = {**before, **snapshot}
        await work.connection.execute(sa.update(schema.tables).where(tables.id == 1).values(snapshot=changed))
    return before


async def test_a_match_is_dealt_again_for_anybody_and_its_record_agrees_with_what_the_lobby_showed(
    club: Club, three: list[MemberActor], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lobby = await club.open(*three)
    shown = re.search(r"deal `([0-9a-f]{8})`", read(lobby))
    assert shown
    rules = answer(await club.click(three[1], lobby, "rules"))
    whole = re.search(r"`([0-9a-f]{64})`", rules)
    assert whole
    await club.click(three[0], lobby, "start")
    result = await finish(club, three)
    assert "Check the deals" in labels(result)

    start, secret, click = published(result)
    assert click == str(await start_click(club))
    assert start == shown[1] == whole[1][:8]
    assert sha256(bytes.fromhex(secret)).hexdigest() == whole[1]
    stranger = club.member("Dirk")
    told = await checked(club, stranger, result)
    assert told.startswith("✅ I have made the 1 deal again.")
    assert all(each in told for each in (secret, click, f"`{start}`", whole[1]))

    name, record = await file_of(await club.slash(stranger, "newmarket record"))
    file = tmp_path / name
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["verify", secret, click, str(file), "--commitment", shown[1]]) == Exit.OK
    assert "1 deal follows" in capsys.readouterr().out


async def test_the_button_works_after_a_restart_and_in_new_york(club: Club, three: list[MemberActor]) -> None:
    ann, ben, _ = three
    await begin(club, ann, ben)
    await play_on(club, [ann, ben], rounds=1)
    await hurry(club, rounds=2)
    result = next(each for each in reversed(club.messages()) if "deals" in verbs(each))
    await club.restart()
    told = await checked(club, ben, result)
    assert told.startswith("✅ I have made all 2 deals of this match again")
    assert all(each in told for each in published(result))


async def test_a_match_that_was_not_dealt_from_its_secret_is_not_called_fair(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    result = await finish(club, three)
    kept = await keep_instead(club, {"secret": bytes(32).hex()})
    told = await checked(club, three[0], result)
    assert told.startswith("⚠️ Round 1 was not dealt from the secret")
    assert "✅" not in told
    await keep_instead(club, kept)


@pytest.mark.parametrize(
    ("custom_id", "sentence"),
    [
        ("nm:1:0:deals", "There is no finished match here whose deals you could check."),
        ("nm:99:0:deals", "This table is closed. Start a new one with `/newmarket start` or `/newyork start`."),
    ],
    ids=["running", "unknown"],
)
async def test_a_match_that_is_played_or_never_was_is_not_checked(
    club: Club, three: list[MemberActor], custom_id: str, sentence: str
) -> None:
    board = await club.start(*three)
    (result,) = await club.arrive(club.press(three[0], club.seen(board), custom_id))
    assert answer(result) == sentence


async def test_a_match_that_was_stopped_has_no_deals_to_check(club: Club, three: list[MemberActor]) -> None:
    board = await club.start(*three)
    seen = club.seen(board)
    await club.stop(three[0])
    assert not any("deals" in verbs(each) for each in club.messages())
    (result,) = await club.arrive(club.press(three[0], seen, "nm:1:0:deals"))
    assert answer(result) == "There is no finished match here whose deals you could check."
