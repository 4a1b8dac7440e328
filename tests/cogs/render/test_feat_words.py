"""Feats in words, and which of them are told with a match's result."""

from collections.abc import Iterator
from types import ModuleType

from syrupy.assertion import SnapshotAssertion

from bot.store.results_schema import results
from bot.tables.model.announcements import FeatDone
from cogs.render.honours import feat_lines, feats
from engine import figures
from engine.newyork import feats as newyork
from engine.stops import feats as stops
from tests.cogs.render.tables import WORDS


def names(game: ModuleType) -> Iterator[str]:
    found = ((name, value) for name, value in vars(game).items() if isinstance(value, str))
    return (value for name, value in found if name.isupper() and value.islower())


def test_every_feat_of_every_game_has_words_and_no_other() -> None:
    assert {*names(figures), *names(stops), *names(newyork)} == set(feats(WORDS))


def test_a_member_who_does_everything_has_room_for_it() -> None:
    for game in (stops, newyork):
        assert len(",".join((*names(figures), *names(game)))) <= results.c.feats.type.length


def test_each_feat_in_words(snapshot: SnapshotAssertion) -> None:
    assert "\n".join(feat_lines([FeatDone("Ann", each)], WORDS)[0] for each in feats(WORDS)) == snapshot


def test_the_three_rarest_are_told_and_who_did_the_same_together() -> None:
    order = list(feats(WORDS))
    done = [FeatDone("Ann", order[5]), FeatDone("Ben_", order[0]), FeatDone("Clara", order[5])]
    done += [FeatDone("Clara", order[7]), FeatDone("Ann", order[3])]
    lines = feat_lines(done, WORDS)
    assert [line.split(" · ")[1] for line in lines] == [r"Ben\_", "Ann", "Ann and Clara"]


def test_a_feat_of_a_newer_version_is_not_told() -> None:
    assert feat_lines([FeatDone("Ann", "flew-to-the-moon")], WORDS) == []
