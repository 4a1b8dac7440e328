"""**Check the deals** on a match's result: dealt again from the journal, for whoever asks, after a restart too."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.cli.command_line import Exit, main
from bot.store import schema
from tests.e2e.club import Club, answer, one_round, read, verbs
from tests.e2e.test_newyork import begin, hurry, play_on
from tests.e2e.test_play_again import finish
from tests.e2e.test_record import files_of

SILENT = 1 << 12
"""The mark of a message that no phone tells of."""


@pytest.fixture(autouse=True)
def _short(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches last one round, but where several are asked for."""
    if "several_rounds" not in request.fixturenames:
        one_round(monkeypatch)


@pytest.fixture
def several_rounds() -> None:
    """Matches last as long as their rules say."""


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


async def check(club: Club, who: MemberActor, result: ResponseMessage) -> InteractionResult:
    """What comes of **Check the deals**, which is behind 🔒."""
    opened = await club.click(who, result, "proofs")
    assert opened.response is not None
    return await club.click(who, opened.response, "deals")


async def checked(club: Club, who: MemberActor, result: ResponseMessage) -> tuple[str, Any, Any]:
    """What somebody is told who has the deals checked, with record and proof, and nobody else."""
    public = len(club.messages())
    reply = await check(club, who, result)
    said = [each for each in (reply.response, *reply.followups) if each is not None]
    assert said
    assert all(each.ephemeral for each in said)
    assert len(club.messages()) == public
    (_, record), (_, proof) = await files_of(reply)
    return answer(reply), record, proof


def shown(club: Club) -> dict[int, str]:
    """The commitments that stand in the channel, by round."""
    found = [
        (int(number), digits)
        for message in club.fixing()
        for numbers, hidden in re.findall(r"-# 🔒 Deals? of rounds? ([^:]+): \|\|(.+)\|\|", read(message))
        for number, digits in zip(re.findall(r"\d+", numbers), re.findall(r"`([0-9a-f]{64})`", hidden), strict=True)
    ]
    assert len(dict(found)) == len(found)
    return dict(found)


async def clicks_of(club: Club) -> tuple[int, list[int]]:
    """The ids of the interactions in the first table's journal: the one that started it, and all others after it."""
    journal = schema.journal.c
    rows = sa.select(journal.interaction_id, journal.action["do"].as_string()).order_by(journal.seq)
    async with club.bot.database.reading() as work:
        found = list(await work.connection.execute(rows.where(journal.table_id == 1)))
    at = next(at for at, (_, do) in enumerate(found) if do == "start")
    return found[at][0], [click for click, _ in found[at + 1 :] if click is not None]


async def keep_instead(club: Club, snapshot: dict[str, Any]) -> dict[str, Any]:
    """Have the database keep something else of the first table; return what it kept."""
    tables = schema.tables.c
    async with club.bot.database.writing() as work:
        before: dict[str, Any] = await work.connection.scalar(sa.select(tables.snapshot).where(tables.id == 1))
        changed = {**before, **snapshot}
        await work.connection.execute(sa.update(schema.tables).where(tables.id == 1).values(snapshot=changed))
    return before


async def test_a_match_is_dealt_again_for_anybody_and_its_files_agree_with_what_the_channel_showed(
    club: Club, three: list[MemberActor], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lobby = await club.open(*three)
    assert set(shown(club)) == {1, 2}
    rules = await club.click(three[1], lobby, "rules")
    assert not any(digits in answer(rules) for digits in shown(club).values())
    assert rules.response is not None
    proofs = answer(await club.click(three[1], rules.response, "proofs"))
    assert all(digits in proofs for digits in shown(club).values())
    await club.click(three[0], lobby, "start")
    assert not any(digits in read(club.board()) for digits in shown(club).values())
    result = await finish(club, three)

    stranger = club.member("Dirk")
    told, record, proof = await checked(club, stranger, result)
    assert told.startswith("✅ I have made the deal of this match again.")
    first, others = await clicks_of(club)
    (source,) = proof["rounds"]
    assert proof["click"] == str(first)
    assert source["commitment"] == shown(club)[1]
    assert set(source["clicks"]) < set(map(str, others)) or not source["clicks"]

    (name, same), (proof_name, same_proof) = await files_of(await club.slash(stranger, "newmarket record"))
    assert (same, same_proof) == (record, proof)
    for each, document in ((name, record), (proof_name, proof)):
        (tmp_path / each).write_text(json.dumps(document), encoding="utf-8")
    noted = ("--commitment", f"1:{shown(club)[1]}")
    assert main(["verify", str(tmp_path / proof_name), str(tmp_path / name), *noted]) == Exit.OK
    assert "1 deal follows" in capsys.readouterr().out


async def test_each_round_has_a_secret_that_stood_in_the_channel_before_its_clicks(
    club: Club, three: list[MemberActor], several_rounds: None
) -> None:
    """Newmarket, several rounds: the result of a round tells the commitment of the round after the next one."""
    await club.start(*three)
    for number in (1, 2):
        await club.play_until(three, lambda board, over=number: board.round > over)
        assert set(shown(club)) == set(range(1, number + 3))
    result = await finish(club, three)
    told, record, proof = await checked(club, three[0], result)
    assert told.startswith(f"✅ I have made all {len(record['rounds'])} deals")
    _, others = await clicks_of(club)
    commitments = {number: each["commitment"] for number, each in enumerate(proof["rounds"], start=1)}
    assert commitments.items() <= shown(club).items()
    counted = [click for each in proof["rounds"] for click in each["clicks"]]
    assert counted == [*map(str, others)][: len(counted)]
    assert all(each["clicks"] for each in proof["rounds"][1:])


async def test_what_fixes_deals_is_never_edited_and_disturbs_nobody(club: Club, three: list[MemberActor]) -> None:
    ann, ben, _ = three
    await club.start(ann, ben, computers=2)
    await finish(club, [ann, ben])
    notes = {str(each.id) for each in club.fixing()}
    assert notes
    touched = [each for each in club.env.http_requests if each.method in ("PATCH", "DELETE")]
    assert not [each for each in touched if each.path.rsplit("/", 1)[-1] in notes]
    assert all(club.seen(each)["flags"] & SILENT for each in club.fixing())


THINKING, SAID = 5, 4
"""How an interaction is answered first: that the answer takes a while, or with the answer."""


async def test_the_button_works_after_a_restart_and_in_new_york(club: Club, three: list[MemberActor]) -> None:
    ann, ben, _ = three
    await begin(club, ann, ben)
    await play_on(club, [ann, ben], rounds=1)
    await hurry(club, rounds=2)
    result = next(each for each in reversed(club.messages()) if "proofs" in verbs(each))
    await club.restart()
    told, _, proof = await checked(club, ben, result)
    assert told.startswith("✅ I have made all 2 deals of this match again")
    assert {number: each["commitment"] for number, each in enumerate(proof["rounds"], 1)}.items() <= shown(club).items()


async def test_a_match_that_was_not_dealt_from_its_secrets_is_not_called_fair(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    result = await finish(club, three)
    kept = await keep_instead(club, {"secrets": [bytes(32).hex()] * 2})
    told = answer(await check(club, three[0], result))
    assert told.startswith("⚠️ Round 1 was not dealt from its secret")
    assert "✅" not in told
    await keep_instead(club, kept)
