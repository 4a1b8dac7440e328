"""How well computer players play: choosing it, keeping it, and players that think."""

from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.settings import Settings
from engine.game import Action
from tests.e2e.club import Club, quick_settings


@pytest.fixture
def settings(file: Path) -> Settings:
    return quick_settings(file, thinkers=1, thinking_time=0.02)


async def test_hard_players_think_through_a_whole_match(
    club: Club, ann: MemberActor, one_round: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[Action] = []
    ask = club.bot.search_pool._thinkers.ask

    async def counted(*question: Any) -> Any:
        thought.append(await ask(*question))
        return thought[-1]

    monkeypatch.setattr(club.bot.search_pool._thinkers, "ask", counted)
    await club.slash(ann, "newmarket start", level="hard", computers=3)
    await club.click(ann, club.board(), "start")
    while (await club.table()).ending is None:
        if (await club.bot.tables.queries.hand(1, ann.id)).acting:
            await club.play(ann)
        else:
            await club.env.settle()
    assert any(isinstance(each, Action) for each in thought)
