"""The rules in every language: their tables are the rules objects', their sections are the same, their numbers true."""

import re
from collections import Counter

import pytest

from bot.chips.wallets import GuildSettings
from bot.ops.rates import INVITED, INVITING
from bot.ratings.titles import PROVISIONAL
from bot.tables.model.patience import IN_TIME, LEAST, MISSED
from bot.tables.model.table import HURRY
from bot.tables.time.clock import GRACE, Paces
from cogs.render.invite import MOST_AT_ONCE
from engine.newyork import rules as newyork
from engine.newyork.cards import CARDS, COLOURS, NUMBERS
from engine.stops import match, rules
from engine.stops.phases.poker import FIVE
from tests.rules import how_to_play
from tests.rules.structure import numbers, sections
from tests.rules.tables import DOCS, LANGUAGES, MADE, MARKED, REFUSED, refusal, with_tables

MAKE = "make rules"
"""The command that makes anew what is made."""
TEXTS = {language: (DOCS / name).read_text(encoding="utf-8") for language, name in LANGUAGES.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_say_what_the_rules_objects_say(language: str) -> None:
    assert [found[1] for found in MARKED.finditer(TEXTS[language])] == list(MADE)
    assert with_tables(TEXTS[language], language) == TEXTS[language], f"{LANGUAGES[language]}: run `{MAKE}`"


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_translation_has_the_same_sections_code_numbers_lists_and_tables(language: str) -> None:
    original, translated = sections(TEXTS["en"], "en"), sections(TEXTS[language], language)
    assert len(original) == len(translated)
    for one, other in zip(original, translated, strict=True):
        assert other.shape == one.shape, f"{LANGUAGES[language]}: {other.heading} differs from {one.heading}"


def test_every_kind_of_refused_rules_has_an_example_that_is_refused_for_it_alone() -> None:
    sources = "".join(each.__loader__.get_source(each.__name__) for each in (rules, match))  # type: ignore[union-attr]
    kinds = set(re.findall(r'Problem\("([^"]+)"', sources)) - {
        "unknown-parameter",
        "bad-value",
        "bad-chips",
        "unknown-space",
    }
    assert {kind for kind, *_ in REFUSED} == kinds
    for kind, preset, changes, seats in REFUSED:
        assert [problem.kind for problem in refusal(preset, changes, seats).problems] == [kind]


LIMITS = Paces()
TOLD: dict[str, list[float]] = {
    "Poker": [FIVE],
    "Match": [GuildSettings().most_rounds],
    "New York, New York": [newyork.PLAYERS[0], newyork.PLAYERS[-1], len(CARDS), len(COLOURS), NUMBERS[0], NUMBERS[-1]],
    "Time": [2, GRACE, MISSED, 2 * MISSED, LEAST, IN_TIME],
    "Inviting and taking a seat back": [MOST_AT_ONCE, LIMITS.invited / 60, INVITING.burst, INVITED.burst],
    "Leaderboards and seasons": [PROVISIONAL],
    "Leaving and stopping": [HURRY],
}
"""The numbers that a section tells in its text, in order of their own."""


@pytest.mark.parametrize("heading", TOLD)
def test_numbers_in_the_text_are_those_that_are_played_by(heading: str) -> None:
    text = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#)", TEXTS["en"], re.MULTILINE | re.DOTALL)
    assert text
    told = Counter(numbers(re.sub(r"`[^`]*`|<!-- made.*?<!-- end -->", "", text[1], flags=re.DOTALL), "en"))
    assert not Counter(map(int, TOLD[heading])) - told, f"{heading} tells {sorted(told.elements())}"


def test_how_to_play_is_what_the_bot_says() -> None:
    made = how_to_play.pages()
    assert {path.name for path in DOCS.glob("HOW_TO_PLAY*.md")} == made.keys(), f"run `{MAKE}`"
    for name, text in made.items():
        assert (DOCS / name).read_text(encoding="utf-8") == text, f"{name}: run `{MAKE}`"
