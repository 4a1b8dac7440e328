"""Finished matches to be watched again, played at random, with no database."""

from functools import partial
from random import Random
from typing import Any

from bot.history.films import Ended, Watched
from bot.tables import views
from bot.tables.model.table import Ending, Match
from bot.tables.transitions.ending import result_of
from cogs.render.film import Showing, film_message
from cogs.render.words import Words
from engine.catalogue import CATALOGUE
from engine.record.film import Film
from engine.record.reader import write
from engine.shuffle import Stream
from tests.cogs.render.form import form
from tests.cogs.render.tables import NAMES, NOW, WORDS, at_table
from tests.engine.played import any_of, play

PRESETS = ("michigan", "traditional", "boodle", "horses", "three-in-one", "pope-joan", "new-york", "new-york-profi")
ROUNDS = {"michigan": 2}
"""How many rounds a match of chips lasts that is not over after one."""


def watched(preset: str, house: dict[str, Any] | None = None, players: int = 3, seed: int = 1) -> Watched:
    """Return a match of a preset, the same in every run."""
    pack = CATALOGUE["new-york" if preset.startswith("new-york") else "stops"]
    game, random = pack.game, Random(f"{preset}{seed}")
    if pack.game.key == "stops":
        house = {"end.mode": "rounds", "end.rounds": ROUNDS.get(preset, 1), **(house or {})}
    rules = game.rulebook.read(preset, house or {})
    start = game.new_match(rules, (rules.chips or 50,) * players, Stream(b"", f"{seed}", 0).below(players), {})
    match = play(game, start, lambda legal: any_of(legal, random), partial(Stream, b"", f"{preset}{seed}"))
    film = write(game.key, rules, NAMES[:players], match.recorded).film
    return Watched(ended(at_table(match.states[-1], ending=Ending.FINISHED)), film)


def ended(table: Match) -> Ended:
    """Return a finished match whose table is closed."""
    return Ended(views.board(table, None, None, half_over=False), NOW, result_of(table))


def every(film: Film) -> list[tuple[int, int]]:
    """Return all rounds and steps of a film in order."""
    return [(number, step) for number in range(1, film.rounds + 1) for step in range(1, film.steps(number) + 1)]


def film_form(
    match: Watched, number: int, step: int, eyes: int | None = None, *, words: Words = WORDS, **showing: Any
) -> str:
    """Return a moment as somebody sees it, in its form."""
    frame = match.film.frame(number, step, eyes)
    return form(film_message(match, frame, words, Showing(**showing)))
