"""Turning points as they are told: what the seat held and did, what *hard* would have done, and why."""

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.history.advice import turning_points
from cogs.render.film import turning_message
from tests.cogs.render.film.matches import PRESETS, watched
from tests.cogs.render.form import form
from tests.cogs.render.tables import DRAWN, WORDS


@pytest.mark.parametrize("preset", ["michigan", "new-york-profi"])
def test_each_says_what_was_held_and_done_and_leads_into_the_film_before_it(
    preset: str, snapshot: SnapshotAssertion
) -> None:
    match = watched(preset)
    points = turning_points(match.film, 1)
    assert form(turning_message(match.ended, 1, points, WORDS)) == snapshot
    for each in points:
        assert f"(film:open:{match.ended.board.id}:{each.round}:{each.step - 1}:1:0)" in form(
            turning_message(match.ended, 1, points, DRAWN)
        )


def test_a_choice_that_was_right_says_so_and_a_match_without_any_says_that_too() -> None:
    match = watched("michigan")
    (right, *_) = (each for each in turning_points(match.film, 1) if each.instead is None)
    said = form(turning_message(match.ended, 1, [right], WORDS))
    assert "would have done the same" in said
    assert "🧠" not in said
    assert "would have changed much" in form(turning_message(match.ended, 1, (), WORDS))


@pytest.mark.parametrize("preset", PRESETS)
def test_discord_takes_them_for_every_game_in_pictures_and_text_with_the_longest_names(preset: str) -> None:
    match = watched(preset, players=4)
    seats = tuple(replace(each, name="W" * 20) for each in match.ended.board.seats)
    ended = replace(match.ended, board=replace(match.ended.board, seats=seats))
    found = turning_points(match.film, 0)  # most of the time is thought
    for words in (WORDS, DRAWN):
        form(turning_message(ended, 0, found, words))
