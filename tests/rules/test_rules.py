"""The rules in every language: their tables are the rules objects', their sections are the same, their numbers true."""

import re
from collections import Counter

import pytest

from bot.chips.wallets import GuildSettings
from bot.ops.rates import INVITED, INVITING
from bot.ratings.rating import PROVISIONAL
from bot.tables.model.seat import IN_TIME, LEAST, MISSED
from bot.tables.model.table import HURRY
from bot.tables.time.clock import GRACE
from bot.tables.time.paces import Paces
from cogs.render.invite import MOST_AT_ONCE
from engine.newyork import rules as newyork
from engine.newyork.cards import CARDS, COLOURS, NUMBERS
from engine.stops import match, rules
from engine.stops.phases.poker import FIVE
from tests.rules import how_to_play
from tests.rules.structure import numbers, sections
from tests.rules.tables import DOCUMENTS, LANGUAGES, MARKED, REFUSED, path_of, refusal, with_tables

MAKE = "make rules"
"""The command that makes what is made."""
TEXTS = {
    (document, language): path_of(document, language).read_text(encoding="utf-8")
    for document in (*DOCUMENTS, how_to_play.DOCUMENT)
    for language in LANGUAGES
}
TRANSLATED = [(document, language) for document, language in TEXTS if language != "en"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("document", DOCUMENTS)
def test_tables_say_what_the_program_says(document: str, language: str) -> None:
    text = TEXTS[document, language]
    assert [found[1] for found in MARKED.finditer(text)] == list(DOCUMENTS[document])
    assert with_tables(text, language) == text, f"{path_of(document, language).name}: run `{MAKE}`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_is_what_the_bot_says(language: str) -> None:
    text = TEXTS[how_to_play.DOCUMENT, language]
    assert [found[1] for found in MARKED.finditer(text)] == list(how_to_play.PARTS)
    assert how_to_play.with_parts(text, language) == text, f"run `{MAKE}`"


@pytest.mark.parametrize(("document", "language"), TRANSLATED)
def test_a_translation_has_the_same_sections_code_numbers_lists_and_tables(document: str, language: str) -> None:
    original, translated = (
        sections(
            MARKED.sub("", TEXTS[document, each]) if document == how_to_play.DOCUMENT else TEXTS[document, each], each
        )
        for each in ("en", language)
    )
    assert len(original) == len(translated)
    for one, other in zip(original, translated, strict=True):
        assert other.shape == one.shape, (
            f"{path_of(document, language).name}: {other.heading} differs from {one.heading}"
        )


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
TOLD: dict[tuple[str, str], list[float]] = {
    ("RULES", "Poker"): [FIVE],
    ("RULES", "Match"): [GuildSettings().most_rounds],
    ("RULES", "New York, New York"): [
        newyork.Rules().players[0],
        newyork.Rules().players[-1],
        len(CARDS),
        len(COLOURS),
        NUMBERS[0],
        NUMBERS[-1],
    ],
    ("TABLES", "Time"): [2, GRACE, MISSED, 2 * MISSED, LEAST, IN_TIME],
    ("TABLES", "Inviting and removing members"): [
        MOST_AT_ONCE,
        LIMITS.invited / 60,
        INVITING.burst,
        INVITED.burst,
        INVITED.seconds / 60,
    ],
    ("TABLES", "Leaderboards and seasons"): [PROVISIONAL],
    ("TABLES", "Leaving and stopping"): [HURRY],
}
"""The numbers that a section tells in its text, in order of their own."""


@pytest.mark.parametrize(("document", "heading"), TOLD)
def test_numbers_in_the_text_are_those_that_are_played_by(document: str, heading: str) -> None:
    text = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#)", TEXTS[document, "en"], re.MULTILINE | re.DOTALL)
    assert text
    told = Counter(numbers(re.sub(r"`[^`]*`|<!-- made.*?<!-- end -->", "", text[1], flags=re.DOTALL), "en"))
    assert not Counter(map(int, TOLD[document, heading])) - told, f"{heading} tells {sorted(told.elements())}"
