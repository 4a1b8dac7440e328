"""Pictures to share, in every language: what is drawn is not cut where it is not cut in English."""

from collections.abc import Callable, Iterator

import pytest

from art.pictures import canvas, job, leaderboard, podium, profile, result, wallet
from art.pictures.letters import drawable
from bot.members.languages import ENGLISH, languages
from cogs.render.pictures.pictured import Pictured
from cogs.render.pictures.profile import profile_picture
from cogs.render.pictures.result import result_picture
from cogs.render.pictures.wallets import board_picture, season_picture, wallet_picture
from cogs.render.words import Words, words_for
from tests.cogs.render.test_leaderboards import RATED
from tests.cogs.render.test_result_picture import BOARD, DAY, PAGE, RESULT, STATEMENT
from tests.cogs.render.test_season_messages import SEASON
from tests.cogs.render.test_stats import ANN
from tests.languages.messages import template
from tests.languages.tongues import CLOSES, OPENS, Pseudo

PICTURES: dict[str, Callable[[Words], Pictured | None]] = {
    "result": lambda words: result_picture(RESULT, BOARD, words, {}),
    "season": lambda words: season_picture(SEASON, words, {}),
    "statistics": lambda words: profile_picture(ANN, words, {}),
    "wallet": lambda words: wallet_picture(STATEMENT, words, 30 * DAY),
    "chips": lambda words: board_picture(PAGE, words, {}),
    "ratings": lambda words: board_picture(RATED, words, {}),
}


class Drawable(Pseudo):
    """The pseudo-language with brackets that pictures can have."""

    def make(self, key: tuple[str, str], sentence: str) -> str:
        said = super().make(key, sentence).replace(OPENS, "[").replace(CLOSES, "]")
        return said if drawable(said) else sentence


SPOKEN = {each: words_for(each) for each in languages() if each != ENGLISH}
SPOKEN["xx"] = Words(ENGLISH, Drawable(template()))


LISTS = ("statistics", "xx")
"""Names of feats in a line, each of which is longer: such lists are cut in English for those who have more of them."""


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What was cut of what was drawn."""
    found: list[str] = []
    whole = canvas.cut

    def watched(text: str, *room: object) -> str:
        drawn = whole(text, *room)  # type: ignore[arg-type]
        if drawn != text:
            found.append(text)
        return drawn

    for module in (canvas, leaderboard, podium, profile, result, wallet):
        if hasattr(module, "cut"):
            monkeypatch.setattr(module, "cut", watched)
    return found


SHOWN = [(picture, language) for picture in PICTURES for language in SPOKEN if (picture, language) != LISTS]


@pytest.mark.parametrize(("picture", "language"), SHOWN)
def test_nothing_is_cut_that_is_whole_in_english(picture: str, language: str, cut: list[str]) -> None:
    english, there = PICTURES[picture](words_for(ENGLISH)), PICTURES[picture](SPOKEN[language])
    assert english is not None
    assert there is not None, "it cannot be drawn"
    job.drawn(english.picture)
    before = len(cut)
    job.drawn(there.picture)
    assert len(cut) == 2 * before, f"a shorter translation is needed: {cut[before:]}"
