"""Profiles and head to head, as messages and as pictures."""

import re
from dataclasses import astuple, replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from art.pictures.model import ProfilePicture
from bot.history.profiles import (
    Favourite,
    Figures,
    HeadToHead,
    Profile,
    Side,
    Since,
    Sums,
    Which,
)
from bot.ratings.rating import PROVISIONAL, Rating
from cogs.render.parts import Layout
from cogs.render.pictures.pictured import Pictured, texts_of, with_picture
from cogs.render.pictures.profile import profile_picture
from cogs.render.ratings import rating_of
from cogs.render.stats import against_message, head_to_head_message, profile_message, shared_message
from cogs.stats import TEMPLATE
from tests.cogs.render.form import form
from tests.cogs.render.tables import WORDS
from tests.strict.build import mistakes, v2

NOTHING = Figures(Sums(), 0, None, {})
MANY = Figures(
    Sums(
        matches=41, decided=38, won=14, chance=23_940, rounds=164, rounds_won=60, round_chances=113_652, chips=274,
        won_from_members=-40, payout=45, run=9, aces=12, kings=8, queens=3, jacks=1, others=2, points=204,
        decisions=900, seconds=7470.0, first=1_780_000_000.0,
    ),
    6,
    Favourite("stops", "michigan", 25),
    {"comeback": 3, "long-run": 2, "all-boodles": 1, "of-a-later-version": 1},
)  # fmt: skip
FEW = Figures(
    Sums(
        matches=1, decided=1, won=1, chance=630, rounds=4, rounds_won=2, round_chances=2520, chips=30, payout=12,
        run=4, aces=1, decisions=31, seconds=120.0,
    ),
    0,
    Favourite("stops", "michigan", 1),
    {},
)  # fmt: skip
UNDECIDED = FEW.sums._replace(matches=2, decided=0, rounds=1, rounds_won=0, round_chances=756, payout=0, run=1)
RATINGS = {"stops": Rating(50.0, 3.0, 24), "new-york": Rating(25.5, 7.2, 3)}
ANN = Profile(1001, "Ann", Which(), MANY, 5, 3, RATINGS, ("2026-09", "2026-10"), own=True)
NEW = Profile(1001, "Ann", Which(), NOTHING, 0, 0, {}, (), own=True)
LONG = "W" * 20
BETWEEN = HeadToHead(Which(), 12, 1, (Side(1001, "Ann", 4, 3, -40), Side(1002, "B_n", 7, 5, 66)))
EVERY = {
    "many": profile_message(ANN, WORDS),
    "others": profile_message(replace(ANN, own=False, streak=0, name="B_n"), WORDS),
    "record": profile_message(replace(ANN, streak=5), WORDS),
    "few": profile_message(replace(ANN, figures=FEW, longest=1, streak=1, ratings={}, seasons=()), WORDS),
    "unfinished": profile_message(replace(NEW, figures=replace(FEW, sums=UNDECIDED)), WORDS),
    "new": profile_message(NEW, WORDS),
    "playing": profile_message(replace(NEW, playing=True), WORDS),
    "drawn": profile_message(ANN, WORDS, drawn=True),
    "new_other": profile_message(replace(NEW, own=False, name="B_n"), WORDS),
    "nothing_here": profile_message(replace(NEW, which=Which("new-york", Since.WEEK)), WORDS),
    "long": profile_message(
        replace(ANN, name=LONG, member=2**64 - 1, which=Which("new-york", Since.MONTH)), WORDS
    ),
    "shared": shared_message(ANN, WORDS),
    "against": against_message(ANN, WORDS),
    "between": head_to_head_message(BETWEEN, WORDS),
    "between_level": head_to_head_message(
        replace(BETWEEN, level=0, sides=tuple(replace(each, ahead=6, name=LONG) for each in BETWEEN.sides)), WORDS
    ),
    "between_nothing": head_to_head_message(replace(BETWEEN, matches=0), WORDS),
    "between_nothing_now": head_to_head_message(replace(BETWEEN, which=Which("stops", Since.YEAR), matches=0), WORDS),
}  # fmt: skip


def drawn(profile: Profile = ANN) -> tuple[Pictured, ProfilePicture]:
    shows = profile_picture(profile, WORDS, {1001: b"an avatar"})
    assert shows is not None
    assert isinstance(shows.picture, ProfilePicture)
    return shows, shows.picture


@pytest.mark.parametrize("name", EVERY)
def test_each_message_is_what_it_is_and_discord_takes_it(name: str, snapshot: SnapshotAssertion) -> None:
    assert form(EVERY[name]) == snapshot
    assert mistakes(v2(*EVERY[name].to_components())) == {}


def test_no_rating_is_below_nothing() -> None:
    for low in (Rating(10.0, 5.0, PROVISIONAL), Rating(15.0 - 1e-9, 5.0, PROVISIONAL)):
        assert rating_of(low, WORDS) == "Apprentice · 0.0"


def test_every_id_is_read_by_one_item_alone_and_is_short() -> None:
    for view in EVERY.values():
        for each in ids(view):
            if each.startswith("stats:"):
                assert len(each) <= 100
                assert TEMPLATE.fullmatch(each), each


def ids(view: Layout) -> list[str]:
    return [each.custom_id for each in view.walk_children() if isinstance(getattr(each, "custom_id", None), str)]


def test_a_picture_has_a_members_figures_and_its_words_have_all_of_them(snapshot: SnapshotAssertion) -> None:
    assert drawn()[0] == snapshot


@pytest.mark.parametrize("figures", [MANY, FEW])
def test_every_number_of_a_picture_is_in_its_words(figures: Figures) -> None:
    shows, picture = drawn(replace(ANN, figures=figures, ratings={"stops": RATINGS["stops"]}))
    assert ("average" in shows.alt, "by chance" in shows.alt, bool(picture.winnings)) == (figures is MANY,) * 3
    assert profile_picture(NEW, WORDS, {}) is None, "there is none of nothing"
    numbers = set(re.findall(r"\d+", " ".join(texts_of(astuple(picture)))))
    assert numbers <= {*re.findall(r"\d+", shows.alt), str(figures.sums.matches)}


def test_a_picture_says_how_many_rounds_were_won_before_there_are_shares_of_them() -> None:
    _, picture = drawn(replace(ANN, figures=FEW))
    assert ("2/4", "rounds won") in [(each.value, each.label) for each in picture.figures]
    _, picture = drawn(replace(ANN, figures=MANY))
    assert "Rounds won" in [each.label for each in picture.winnings]


def test_discord_takes_a_message_with_its_picture() -> None:
    shows, _ = drawn(replace(ANN, name=LONG))
    body: dict[str, Any] = {
        **v2(*with_picture(shared_message(ANN, WORDS), shows).to_components()),
        "attachments": [{"id": 0, "filename": shows.file}],
    }
    assert mistakes(body, uploaded=[shows.file]) == {}
