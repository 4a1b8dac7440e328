"""`/newmarket record`: the last finished match as a file, and never one that is still played."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.cli.command_line import Exit, main
from engine.stops.rulebook import StopsRulebook
from tests.e2e.club import Club, answer, refusal


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """House rules of every match: one round, and chips on a space that nobody can collect."""
    read_rules = StopsRulebook.read
    house = {"end.rounds": 1, "ante.pot": 1}
    monkeypatch.setattr(StopsRulebook, "read", lambda book, preset, told: read_rules(book, preset, {**house, **told}))
    return house


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


async def finish(club: Club, players: list[MemberActor], table: int) -> None:
    await club.play_until(players, lambda board: board.ending is not None, table)


async def file_of(result: InteractionResult) -> tuple[str, Any]:
    """The record that somebody was handed, and nobody else."""
    (name, record), _ = await files_of(result)
    return name, record


async def files_of(result: InteractionResult) -> tuple[tuple[str, Any], tuple[str, Any]]:
    """Names and contents of record and proof that somebody was handed, and nobody else; a page may lie beside them."""
    found = [each for each in (result.response, *result.followups) if each is not None and each.attachments]
    (message,) = found
    assert message.ephemeral
    first, second, *pages = message.attachments
    record, proof = [(each.filename, json.loads(await each.read())) for each in (first, second)]
    assert proof[0] == record[0].replace(".json", "-proof.json")
    for page in pages:
        html = (await page.read()).decode()
        assert page.filename == record[0].replace(".json", ".html")
        assert all(json.dumps(name) in html for name in record[1]["players"])
    return record, proof


def no_file(club: Club) -> bool:
    """Whether no file is in the channel but the pictures of results."""
    files = [file.filename for each in club.messages() for file in each.attachments]
    return all(name.endswith(".png") for name in files)


async def test_a_match_with_a_leaver_and_chips_carried_in_is_handed_over_and_agrees(
    club: Club, three: list[MemberActor], house: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, ben, clara = three
    await club.start(*three)
    await finish(club, three, 1)
    left = (await club.table(1)).view.outcome.left_on_table
    assert left >= 3
    house["end.rounds"] = 2
    await club.start(ann, ben, clara)
    await club.slash(ben, "newmarket leave")
    await finish(club, [ann, clara], 2)
    board = await club.table(2)
    assert [seat.member for seat in board.seats] == [ann.id, None, clara.id]

    stranger = club.member("Dirk")
    again = await club.slash(stranger, "newmarket record")
    name, record = await file_of(again)
    assert name == "newmarket-2.json"
    assert "Open the page in a browser" in answer(again)
    assert record["players"] == ["Ann", "Ben", "Clara"]
    assert sum(record["table"].values()) == left
    assert record["rules"] == {"preset": "michigan", "ante.pot": 1, "end.rounds": 2}
    assert record["result"]["chips"] == list(board.view.outcome.chips)
    assert no_file(club)

    file = tmp_path / name
    file.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
    assert main(["replay", "--check", str(file)]) == Exit.OK
    assert capsys.readouterr().out == f"{file}: agrees.\n"


async def test_a_running_match_is_not_handed_over(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    text = refusal(await club.slash(three[0], "newmarket record"))
    assert "still being played" in text
    assert not re.search(r"\b(10|[2-9TJQKA])[♠♥♦♣CDHS]", text)
    assert not club.private(three[0])[-1].attachments
