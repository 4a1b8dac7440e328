"""**Check the deals** on a match's result: dealt again from the journal, for whoever asks, after a restart too."""

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
from engine.shuffle import letters, opening_commitment
from tests.e2e.club import Club, answer, read, verbs

SILENT = 1 << 12
"""The mark of a message that no phone tells of."""


@pytest.fixture
def deals() -> None:
    """Each round has a secret of its own."""


async def files_of(result: InteractionResult) -> tuple[tuple[str, Any], tuple[str, Any]]:
    """Names and contents of record and proof that somebody was handed, and nobody else; a page may lie beside them."""
    (message,) = [each for each in (result.response, *result.followups) if each is not None and each.attachments]
    assert message.ephemeral
    first, second, *pages = message.attachments
    record, proof = [(each.filename, json.loads(await each.read())) for each in (first, second)]
    for page in pages:
        html = (await page.read()).decode()
        assert all(json.dumps(name) in html for name in record[1]["players"])
    return record, proof


async def checked(club: Club, who: MemberActor, result: ResponseMessage) -> tuple[str, InteractionResult]:
    """What **Check the deals**, behind 🔒, says, and what comes of asking how; nobody else sees either."""
    public = len(club.messages())
    opened = await club.click(who, result, "proofs")
    assert opened.response is not None
    reply = await club.click(who, opened.response, "deals")
    (said,) = [each for each in (reply.response, *reply.followups) if each is not None and verbs(each)]
    files = await club.click(who, said, "deal_files")
    for each in (reply, files):
        assert all(sent.ephemeral for sent in (each.response, *each.followups) if sent is not None)
    assert len(club.messages()) == public
    return read(said), files


def shown(club: Club) -> dict[str, str]:
    """The letters that stand in the channel, by round."""
    lines = [line for each in club.fixing() for line in read(each).splitlines() if line.startswith("-# 🔒")]
    found = [found for line in lines if (found := re.fullmatch(r"-# 🔒\xa0(?:([0-9]+)\xa0)?([a-z2-7]{32})", line))]
    assert len(found) == len(lines), "one line each"
    assert len({each[1] for each in found}) == len(found), "one line a round; the opening line has no number"
    return {each[1] or "0": each[2] for each in found}


async def clicks_of(club: Club) -> list[str]:
    """The ids of the interactions in the first table's journal, from the one that started it on."""
    journal = schema.journal.c
    rows = sa.select(journal.interaction_id, journal.action["do"].as_string()).order_by(journal.seq)
    async with club.bot.database.reading() as work:
        found = list(await work.connection.execute(rows.where(journal.table_id == 1)))
    at = next(at for at, (_, do) in enumerate(found) if do == "start")
    return [str(click) for click, _ in found[at:] if click is not None]


async def test_a_match_is_dealt_again_for_anybody_and_its_files_agree_with_what_the_channel_showed(
    club: Club, three: list[MemberActor], one_round: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lobby = await club.open(*three)
    assert set(shown(club)) == {"0"}
    (fixing,) = club.fixing()
    assert fixing.id < lobby.id, "it stands above the board"
    rules = await club.menu(three[1], "rules", lobby)
    assert not any(digits in answer(rules) for digits in shown(club).values())
    assert rules.response is not None
    proofs = answer(await club.click(three[1], rules.response, "proofs"))
    assert all(digits in proofs for digits in shown(club).values())
    await club.click(three[0], lobby, "start")
    assert not any(digits in read(club.board()) for digits in shown(club).values())
    result = await club.finish(*three)

    stranger = club.member("Dirk")
    said, reply = await checked(club, stranger, result)
    assert said == "✅ The deal was fair."
    (_, record), (_, proof) = await files_of(reply)
    (source,) = proof["rounds"]
    start, *others = await clicks_of(club)
    assert (proof["click"], letters(opening_commitment(proof["opened"]))) == (start, shown(club)["0"])
    assert source["commitment"] == proof["opened"][0]
    assert set(source["clicks"]) <= set(others)
    assert set(shown(club)) == {"0"}, "nothing is shown of rounds that there are not"

    (name, same), (proof_name, same_proof) = await files_of(await club.slash(stranger, "newmarket record"))
    assert (same, same_proof) == (record, proof)
    for each, document in ((name, record), (proof_name, proof)):
        (tmp_path / each).write_text(json.dumps(document), encoding="utf-8")
    noted = ("--commitment", f"0:{shown(club)['0']}")
    assert main(["verify", str(tmp_path / proof_name), str(tmp_path / name), *noted]) == Exit.OK
    assert "1 deal follows" in capsys.readouterr().out
    assert main(["replay", "--check", str(tmp_path / name)]) == Exit.OK


@pytest.mark.parametrize("settings", [{"pace_delivery": 10.0}], indirect=True)
async def test_each_round_has_a_secret_that_stood_in_the_channel_before_its_clicks(
    club: Club, three: list[MemberActor]
) -> None:
    """The result of a round tells the commitment of the round after the next one."""
    await club.start(*three)
    for number in (1, 2):
        await club.play_until(three, lambda board, over=number: board.round > over)
        assert set(shown(club)) == {"0", *(str(each) for each in range(3, number + 3) if each <= len(three))}
    result = await club.finish(*three)
    await club.restart()
    said, reply = await checked(club, three[0], result)
    (_, record), (_, proof) = await files_of(reply)
    assert said == f"✅ All {len(record['rounds'])} deals were fair."
    commitments = {str(number): letters(each["commitment"]) for number, each in enumerate(proof["rounds"], start=1)}
    opening = {"0": letters(opening_commitment(proof["opened"]))}
    assert shown(club) == {number: each for number, each in commitments.items() if number > "2"} | opening
    counted = [click for each in proof["rounds"] for click in each["clicks"]]
    assert counted == (await clicks_of(club))[1 : len(counted) + 1]
    assert all(each["clicks"] for each in proof["rounds"][1:])

    notes = {str(each.id) for each in club.fixing()}
    touched = [each for each in club.env.http_requests if each.method in ("PATCH", "DELETE")]
    assert not [each for each in touched if each.path.rsplit("/", 1)[-1] in notes], "what fixes deals is never edited"
    assert all(club.seen(each)["flags"] & SILENT for each in club.fixing())
