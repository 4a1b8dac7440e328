"""What an action led to, in sentences: whatever happened leaves one, and none tells what only one seat knows."""

import pytest
from hypothesis import given, settings

from cogs.render.games import RENDERERS
from cogs.render.told import Kind
from cogs.render.words import words_for
from engine.record.film import Film
from engine.record.reader import write
from tests.engine.record.test_film import FILMS
from tests.engine.stops import random_play
from tests.engine.stops.random_play import matches

WORDS = words_for("en-GB")


def sentences(film: Film) -> list[str]:
    """Every sentence of a match in order, after a look at each."""
    told = RENDERERS[film.key].told
    found = []
    for number in range(1, film.rounds + 1):
        for step in (done.step for done in film.played(number)):
            here = told(step.events, film.names, WORDS)
            assert bool(here) is bool(step.events), step.events
            assert here == told([each for each in step.events if each.audience is None], film.names, WORDS)
            assert all(each.text.endswith((".", "!")) and "{" not in each.text for each in here)
            found += [each.text for each in here]
    return found


@pytest.mark.parametrize("name", FILMS)
def test_every_action_of_a_match_leaves_a_sentence(name: str) -> None:
    film = FILMS[name]
    last = [done.step for done in film.played(film.rounds)][-1]
    over = RENDERERS[film.key].told(last.events, film.names, WORDS)[-1]
    assert len(sentences(film)) >= sum(
        bool(done.step.events) for at in range(film.rounds) for done in film.played(at + 1)
    )
    assert (over.kind is Kind.END) == (last.state.outcome is not None)


@settings(max_examples=40)
@given(matches(rounds=2))
def test_so_does_every_action_by_any_rules(played: random_play.Played) -> None:
    acts = [(state, seat, action) for state, (seat, action) in zip(played.states, played.acts, strict=False)]
    names = [f"Player {at}" for at in range(played.start.players)]
    assert sentences(write("stops", played.start.rules, names, acts).film)
