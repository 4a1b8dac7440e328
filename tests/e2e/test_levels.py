"""How well computer players play: choosing it, keeping it, and players that think."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.settings import Settings
from engine.game import Action
from tests.e2e.club import SELECT, Club, components, one_round, quick_settings, read, same_deals, verbs


@pytest.fixture
def settings(file: Path) -> Settings:
    return quick_settings(file, thinkers=1, thinking_time=0.02)


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


@pytest.mark.parametrize(("command", "levels"), [("newmarket", "easy normal hard"), ("newyork", "easy normal hard")])
async def test_every_game_offers_its_levels(club: Club, ann: MemberActor, command: str, levels: str) -> None:
    await club.slash(ann, f"{command} start")
    await club.click(ann, club.board(), "house")
    selects = [each for each in components(club.private(ann)[-1]) if each["type"] == SELECT]
    (level,) = [each for each in selects if each["custom_id"].split(":")[2] == "level"]
    assert [option["value"] for option in level["options"]] == levels.split()
    assert [option["value"] for option in level["options"] if option.get("default")] == ["normal"]


async def test_what_is_unusual_is_said_on_the_board(club: Club, ann: MemberActor) -> None:
    await club.slash(ann, "newmarket start", level="hard")
    assert "Computer players are hard to beat here." in read(club.board())
    await club.click(ann, club.board(), "house")
    await club.choose(ann, club.private(ann)[-1], "level", "easy")
    await club.choose(ann, club.private(ann)[-1], "hints", "off")
    assert "Computer players are easy to beat here." in read(club.board())
    assert "There are no hints here." in read(club.board())
    await club.choose(ann, club.private(ann)[-1], "level", "normal")
    await club.choose(ann, club.private(ann)[-1], "hints", "on")
    assert "to beat" not in read(club.board())
    assert "no hints" not in read(club.board())


async def test_a_channel_keeps_level_and_hints_until_it_forgets_them(club: Club, ann: MemberActor) -> None:
    async def reopened(**options: object) -> tuple[str, bool]:
        await club.end()
        await club.slash(ann, "newmarket start", **options)
        table = await club.bot.tables.in_channel(club.channel.id)
        assert table is not None
        board = await club.table(table)
        return board.terms.level, board.terms.hints

    await club.slash(ann, "newmarket start", level="hard")
    await club.click(ann, club.board(), "house")
    await club.choose(ann, club.private(ann)[-1], "hints", "off")
    await club.click(ann, club.private(ann)[-1], "house_keep")
    assert await reopened() == ("hard", False)
    assert await reopened(level="easy") == ("easy", False)
    assert await reopened(rules="horses") == ("normal", True)
    await club.click(ann, club.board(), "house")
    await club.click(ann, club.private(ann)[-1], "house_forget")
    assert await reopened() == ("normal", True)


async def test_easy_players_of_stops_play_for_chips(club: Club, ann: MemberActor) -> None:
    await club.slash(ann, "newmarket start", level="easy", computers=2)
    board = await club.table()
    assert (board.terms.level, board.terms.buy_in, len(board.seats)) == ("easy", 50, 3)


async def test_hard_players_think_through_a_whole_match_and_the_next_one(
    club: Club, ann: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_round(monkeypatch)
    thought: list[Action] = []
    ask = club.bot.search_pool._thinkers.ask

    async def counted(*question: Any) -> Any:
        thought.append(await ask(*question))
        return thought[-1]

    monkeypatch.setattr(club.bot.search_pool._thinkers, "ask", counted)
    await club.slash(ann, "newmarket start", level="hard", computers=3)
    await club.click(ann, club.board(), "start")
    while (await club.table()).ending is None:
        if (await club.bot.tables.hand(1, ann.id)).acting:
            await club.play(ann)
        else:
            await club.env.settle()
    assert any(isinstance(each, Action) for each in thought)
    result = next(each for each in reversed(club.messages()) if "again" in verbs(each))
    await club.click(ann, result, "again")
    assert (await club.table(2)).terms.level == "hard"
