"""Buttons and menus that nobody was ever shown: whatever an id says, its person gets an answer, and nothing is done."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain, product
from typing import Any

import pytest
from simcord.actors import MemberActor

from cogs.stats import BUTTONS, MEMBERS, MENUS
from tests.e2e.club import SELECT, Click, Club, answer, one_round, same_deals

NUMBERS = ("0", "1", "2", "9" * 9)
IDS = ("1", "2", "9" * 18)
MEMBER_IDS = ("0", "9" * 18, "9" * 20)
EYES = ("-", "0", "7", "99")

FILMS = [
    f"film:{verb}:{table}:{number}:{step}:{eyes}:{owner}"
    for verb, table, (number, step), eyes, owner in product(
        ("open", "on", "post", "nonsense"),
        IDS,
        (("0", "0"), ("9" * 6, "9" * 6)),
        EYES,
        ("0", "9" * 20),
    )
][::13]
LESSONS = [
    f"learn:{game}:{step}:{done}:{verb}{value}"
    for game, step, done, (verb, value) in product(
        ("stops", "new-york", "nonsense", "constructor"),
        ("0", "99"),
        ("0", "9"),
        (("go", ""), ("card", ":3D"), ("card", ""), ("card", ":ZZ"), ("lay", ":R1"), ("nonsense", ":1"), ("hint", "")),
    )
][::3]
STATS = [
    f"stats:{verb}:{member}:{game}:{since}{other}"
    for verb, member, game, since, other in product(
        ("show", "against", "picture", "share", "own"),
        MEMBER_IDS,
        ("all", "stops"),
        ("ever", "week"),
        ("", ":1", ":" + "9" * 20),
    )
][::7]
CHIPS = [
    *(f"chips:{verb}:{number}" for verb, number in product(("page", "details", "picture", "chart"), MEMBER_IDS)),
    *(
        f"chips:{verb}:{what}:{time}:{page}"
        for verb, what, time, page in product(
            ("turn", "draw"), ("won", "stops"), ("week", "ever", "0000-01", "9999-12"), ("0", "9" * 9)
        )
    ),
]
OTHERS = [f"forget:{'9' * 20}", "nm:1:9:invite", "nm:2:0:join", f"nm:{'9' * 18}:0:join", "nm:2:1:card:ZZ", "help:rules"]
FORGED = [*FILMS, *LESSONS, *STATS, *CHIPS, *OTHERS]

FILM_MENUS = [
    (f"films:{verb}:{table}:1:1:-:0", value)
    for verb, table, value in product(
        ("match", "round", "moment", "eyes", "on"), ("1", "2"), ("-1", "0", "2", "9" * 25, "x", "everybody", "²")
    )
][::3]
CHOSEN = [
    *FILM_MENUS,
    ("stats:game:1:all:ever", "nonsense"),
    ("stats:since:1:all:ever", "nonsense"),
    ("stats:game:1:all:ever:2", "nonsense"),
    ("stats:since:1:stops:ever:2", "0"),
    ("chips:what:ever", "nonsense"),
    ("chips:when:won", "nonsense"),
    ("chips:when:won", "9999-99"),
    ("invite:back:2:1", "0"),
    ("invite:back:1:1", "nonsense"),
    ("nmr:2:nonsense:1", "nonsense"),
    ("nmp:2:9:nonsense:1", "nonsense"),
    ("mine:nonsense:1", "nonsense"),
    ("mine:stats:1", "nonsense"),
    ("mine:locale:1", "nonsense"),
    ("mine:locale:1", "../de"),
    ("bank:language:1", "de"),
]


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)
    one_round(monkeypatch)


def chosen(club: Club, who: MemberActor, seen: dict[str, Any], custom_id: str, value: str) -> Click:
    """Choose in a menu that the message never had."""
    click = club.press(who, seen, custom_id)
    click.payload["data"].update(component_type=SELECT, values=[value])
    click.payload["message"]["components"] = [_menu(custom_id)]
    return click


def _menu(custom_id: str) -> dict[str, Any]:
    options = [{"label": "?", "value": "?"}]
    return {"type": 1, "id": 1, "components": [{"type": SELECT, "id": 2, "custom_id": custom_id, "options": options}]}


def batched(clicks: Sequence[Click]) -> Iterator[Sequence[Click]]:
    """Clicks, as many at once as an offline Discord likes."""
    for first in range(0, len(clicks), 8):
        yield clicks[first : first + 8]


async def test_ids_that_nobody_was_shown_are_answered_and_do_nothing(club: Club) -> None:
    ann, eve = club.member("Ann"), club.member("Eve")
    await club.start(ann, computers=2)
    await club.play_until([ann], lambda board: board.ending is not None)
    await club.env.settle()
    await club.start(ann, computers=2)
    await club.slash(eve, "chips")
    seen, before = club.seen(club.board()), await club.books()
    clicks = [club.press(eve, seen, each) for each in FORGED]
    clicks += [chosen(club, eve, seen, each, value) for each, value in CHOSEN]
    for some in batched(clicks):
        for each in await club.arrive(*some):
            assert each.acknowledged
            assert "Something went wrong" not in answer(each)
    assert await club.books() == before
    assert club.bot.languages.of_channels(club.guild.id) == {}
    assert club.bot.preferences.language(eve.id) is None


def test_no_id_is_read_by_two_templates(club: Club) -> None:
    templates: list[re.Pattern[str]] = list(club.bot._connection._view_store._dynamic_items)
    assert {BUTTONS, MENUS, MEMBERS} <= set(templates)
    for each in chain(FORGED, (custom_id for custom_id, _ in CHOSEN)):
        assert sum(template.fullmatch(each) is not None for template in templates) == 1, each
