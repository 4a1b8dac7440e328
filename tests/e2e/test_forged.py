"""Buttons and menus that nobody was ever shown: whatever an id says, its person gets an answer, and nothing is done."""

from collections.abc import Iterator, Sequence
from itertools import chain

import pytest

from cogs.loading import ON_PRESS
from cogs.press.dispatch import PRESSES
from cogs.stats import TEMPLATE
from tests.e2e.club import Click, Club, answer

FAR = "9" * 20
"""No id is so large."""
NONSENSE = [
    "nm:999999999999999999:0:hand",
    "nm:0:0:join",
    "nm:9:0:menu",
    "nm:000000000000000002:000000000:start",
    "nm:1:0:dance",
    "nm:1:0:join:99999999999999999999",
    "nm:2:999999999:next:2C",
    "nm:2:999999999:card:2C",
    "nm:2:0:next:9X",
    "nm:2:0:next:AAAAAAAAAAAAAAAAAAAA",
    "nm:2:0:next",
    "nm:2:0:card:c2",
    "nm:2:0:card",
    "nm:2:0:do:dance",
    "nm:2:0:prep:held",
    "nm:١:0:card:9X",
]
"""Buttons of tables, of which some look like no button at all."""
FORGED = [
    *(f"film:{verb}:{table}" for verb in ("open", "on", "post", "nonsense") for table in ("1:0:0:-:0", "2:1:1:0:0")),
    *(f"film:on:{rest}" for rest in ("1:999999:999999:99:0", f"1:1:1:7:{FAR}", f"{'9' * 18}:0:0:-:0")),
    *(f"learn:stops:{rest}" for rest in ("0:0:card:3D", "0:0:card:ZZ", "0:9:lay:R1", "99:0:nonsense:1", "0:0:do:bid7")),
    *(f"learn:{game}:0:0:go" for game in ("new-york", "nonsense", "constructor")),
    "learn:nonsense:6:0:play",
    *(f"stats:{verb}:0:all:ever" for verb in ("show", "against", "picture", "share", "own")),
    *(f"stats:show:{rest}" for rest in (f"{FAR}:stops:week", "0:all:ever:1", f"0:all:week:{FAR}")),
    *(f"chips:{verb}:{number}" for verb in ("statement", "details", "chart") for number in ("0", FAR)),
    *(f"chips:turn:{what}:0" for what in ("chips:week", "won:week", "stops:ever", "won:0000-01", "stops:9999-12")),
    f"chips:draw:won:ever:{'9' * 9}",
    *(f"forget:{FAR}", "nm:1:9:invite", "nm:2:0:join", f"nm:{'9' * 18}:0:join", "nm:2:1:card:ZZ", "help:rules"),
]
CHOSEN = [
    *(
        (f"films:{verb}:1:1:1:-:0", value)
        for verb in ("match", "round", "moment", "eyes")
        for value in ("-1", "x", "²")
    ),
    ("films:match:2:1:1:-:0", "2"),
    ("films:on:1:1:1:-:0", "9" * 25),
    *((f"stats:{verb}:1:all:ever{other}", "nonsense") for verb in ("game", "since") for other in ("", ":2")),
    ("chips:what:ever", "nonsense"),
    ("chips:when:won", "nonsense"),
    ("chips:when:won", "9999-99"),
    ("nm:2:0:invite_menu:back:1", "0"),
    ("nm:1:0:invite_menu:back:1", "nonsense"),
    ("nm:2:0:house_menu:nonsense:1", "nonsense"),
    ("nm:2:9:prep:nonsense:1", "nonsense"),
    ("mine:nonsense:1", "nonsense"),
    ("mine:stats:1", "nonsense"),
    ("mine:locale:1", "../de"),
    ("bank:language:1", "de"),
]

pytestmark = pytest.mark.usefixtures("one_round")


def batched(clicks: Sequence[Click]) -> Iterator[Sequence[Click]]:
    """Clicks, as many at once as an offline Discord likes."""
    for first in range(0, len(clicks), 8):
        yield clicks[first : first + 8]


async def test_ids_that_nobody_was_shown_are_answered_and_do_nothing(club: Club) -> None:
    ann, eve = club.member("Ann"), club.member("Eve")
    await club.start(ann, computers=2)
    await club.finish(ann)
    await club.start(ann, computers=2)
    await club.slash(eve, "chips")
    seen, before = club.seen(club.board()), await club.books()
    closed = [f"nm:1:0:{verb}" for verb in PRESSES if verb != "again"]
    clicks = [club.press(who, seen, each) for each in (*NONSENSE, *closed) for who in (ann, eve)]
    clicks += [club.press(eve, seen, each) for each in FORGED]
    clicks += [club.choose_unseen(eve, seen, each, value) for each, value in CHOSEN]
    for some in batched(clicks):
        for each in await club.arrive(*some):
            assert each.acknowledged
            assert "Something went wrong" not in answer(each)
            assert all(told.ephemeral for told in each.followups)
    assert await club.books() == before
    assert club.bot.server_choices.languages_of_channels(club.guild.id) == {}
    assert club.bot.preferences.language(eve.id) is None


def test_no_id_is_read_by_two_templates() -> None:
    templates = [each.template for each in ON_PRESS]
    assert TEMPLATE in templates
    for each in chain(FORGED, (custom_id for custom_id, _ in CHOSEN)):
        assert sum(template.fullmatch(each) is not None for template in templates) == 1, each
