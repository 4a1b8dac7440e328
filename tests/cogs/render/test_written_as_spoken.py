"""Numbers, shares, days and rows of things are written as a language writes them."""

import ast
import gettext
from pathlib import Path

import pytest
from babel.lists import format_list

from art.pictures.letters import drawable
from cogs.render.catalogues import formats
from cogs.render.words import Words

RENDERERS = Path(__file__).resolve().parents[3] / "cogs" / "render"
AT = 1_772_719_505.0
"""5 March 2026, 14:05:05 UTC."""


def words(language: str) -> Words:
    return Words(language, gettext.NullTranslations())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "−12,345; 2.4; 1,234.6; +2.4; −0.3; ±0.0; +1,200; 33%; 5 Mar 2026; 5 Mar 2026, 14:05"),
        ("de", "−12.345; 2,4; 1.234,6; +2,4; −0,3; ±0,0; +1.200; 33 %; 05.03.2026; 05.03.2026, 14:05"),
        ("nl", "−12.345; 2,4; 1.234,6; +2,4; −0,3; ±0,0; +1.200; 33%; 5 mrt 2026; 5 mrt 2026, 14:05"),
        ("fr", "−12 345; 2,4; 1 234,6; +2,4; −0,3; ±0,0; +1 200; 33 %; 5 mars 2026; 5 mars 2026, 14:05"),
    ],
)
def test_numbers_and_days_are_written_as_in_a_language_and_can_be_drawn(language: str, said: str) -> None:
    each = words(language)
    found = [each.number(-12345), each.decimal(2.35), each.decimal(1234.56)]
    found += [each.signed(2.4), each.signed(-0.26), each.signed(-0.04), each.signed(1200)]
    found += [each.percent(1, 3), each.date(AT), each.moment(AT)]
    assert "; ".join(found).replace("\u00a0", " ") == said
    assert all(map(drawable, [*found, f"1{each.thousands}000"]))


def test_numbers_in_a_sentence_are_written_as_alone_and_things_in_a_row_without_an_and() -> None:
    german = words("de")
    assert german.say("{a} {b} {c} {name}", a=-3, b=-12345, c=999, name="12345") == "−3 −12.345 999 12345"
    assert german.count("{n} chip", "{n} chips", 1000) == "1.000 chips"
    assert [german.month("2026-03"), words("nl").month("2026-03")] == ["März 2026", "maart 2026"]
    assert [words("ja").row(["3", "5", "8"]), words("nl").row([])] == ["3、5、8", ""]
    assert [words("en").percent(part, whole) for part, whole in ((1, 8), (2, 3), (0, 5), (5, 5))] == [
        "13%",
        "67%",
        "0%",
        "100%",
    ]


@pytest.mark.parametrize("language", ["en", "de", "nl", "ja", "ar"])
@pytest.mark.parametrize("count", range(6))
def test_things_are_listed_as_babel_lists_them(language: str, count: int) -> None:
    items = ["{Ann}", "Ben", "{0}", "Zoe", "Kim"][:count]
    assert words(language).listing(items) == format_list(items, locale=formats(language))
    assert words(language).either(items) == format_list(items, style="or", locale=formats(language))


def by_hand(source: str) -> list[int]:
    """The lines that write numbers, days or lists in their own way."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if (isinstance(node, ast.FormattedValue) and node.format_spec is not None)
        or (isinstance(node, ast.Attribute) and node.attr in ("strftime", "isoformat"))
        or (isinstance(node, ast.Attribute) and node.attr == "join" and ast.unparse(node.value).strip("' ") == ",")
    ]


def test_nothing_that_people_read_is_written_by_hand() -> None:
    assert by_hand('f"{n:,}"\nday.strftime("%B")\n", ".join(names)\n"".join(names)') == [1, 2, 3]
    files = sorted(RENDERERS.rglob("*.py"))
    assert files
    assert [f"{each.name}:{line}" for each in files for line in by_hand(each.read_text(encoding="utf-8"))] == []
