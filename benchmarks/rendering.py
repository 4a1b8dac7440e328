"""What drawing a table's board and hands costs in each language, beside English; both in turn.

English itself is measured beside sentences that are only looked up and filled in, as if no language wrote its numbers
in its own way.
"""

import gettext
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

from benchmarks.figures import Figure
from bot.chips.wallets import Profile
from bot.members.languages import ENGLISH, languages
from bot.tables import views
from bot.tables.model.seat import Seat
from bot.tables.model.table import Match
from bot.tables.model.terms import Terms
from bot.tables.time.clock import Waiting
from bot.tables.views import Board, Hand
from cogs.render.board import board_message
from cogs.render.hand import hand_message
from cogs.render.words import Words, words_for
from cogs.screen.message import look_of
from engine.catalogue import CATALOGUE
from engine.players import NORMAL
from engine.shuffle import Stream

TABLES = (("stops", "michigan", 5), ("stops", "three-in-one", 4), ("new-york", "new-york", 4))
MOMENTS = 24
"""States of each match that are drawn, evenly from its first round."""
REPEATS = 40
LIMIT = 1.05
"""The most times that of what is beside it: the noise of timing included."""
AT = 1_800_000_000


class _Plain(Words):
    """Words whose numbers are as Python writes them."""

    def _written(self, places: dict[str, object]) -> dict[str, object]:
        return places


def measure() -> list[Figure]:
    """Return what each language's boards and hands cost."""
    shown = [each for game, preset, players in TABLES for each in _screens(game, preset, players)]
    english = words_for(ENGLISH)
    ways = {"English": english, **{each: words_for(each) for each in languages() if each != ENGLISH}}
    plain = _Plain(ENGLISH, gettext.NullTranslations())
    times = _timed([plain, *ways.values()], shown)
    each_ms = [1000 * sum(row) / len(row) / (2 * len(shown)) for row in times]
    ratio = [
        median(a / b for a, b in zip(row, times[0 if at == 1 else 1], strict=True)) for at, row in enumerate(times)
    ]
    against = ["sentences without numbers of their own", *["English"] * (len(ways) - 1)]
    return [
        Figure(
            f"drawing a message of a table: {name}",
            ms,
            "ms",
            samples=REPEATS,
            ratio=times_that,
            against=what,
            limit=LIMIT,
        )
        for name, ms, times_that, what in zip(ways, each_ms[1:], ratio[1:], against, strict=True)
    ]


def _timed(ways: list[Words], shown: list[tuple[Board, Hand]]) -> list[list[float]]:
    times: list[list[float]] = [[] for _ in ways]
    for turn in range(REPEATS + 1):
        for at in [(turn + each) % len(ways) for each in range(len(ways))]:
            took = _time(lambda words=ways[at]: _draw(shown, words))  # type: ignore[misc]
            if turn:  # the first fills what is kept
                times[at].append(took)
    return times


def _time(work: Callable[[], None]) -> float:
    before = process_time()
    work()
    return process_time() - before


def _draw(shown: list[tuple[Board, Hand]], words: Words) -> None:
    for board, hand in shown:
        look_of(board_message(board, words))
        look_of(hand_message(hand, words, 90))


def _screens(game: str, preset: str, players: int) -> Iterator[tuple[Board, Hand]]:
    """Yield boards and the hands of who acts, of a match that computer players play."""
    for table in _tables(game, preset, players):
        shown = views.board(table, Waiting.MEMBER, AT, half_over=False)
        at = next(iter(CATALOGUE[game].game.to_act(table.state)), 0)
        yield shown, views.hand(table, shown, at, Profile(ENGLISH, 1))


def _tables(game: str, preset: str, players: int) -> Iterator[Match]:
    pack, random = CATALOGUE[game], Random(preset)
    play: Any = pack.game
    rules = play.rulebook.read(preset, {})

    def stream(number: int) -> Stream:
        return Stream(bytes(32), preset, number)

    state = play.new_match(rules, (2_000,) * players, stream(0).below(players), {})
    seats = tuple(Seat(1000 + at, f"Player {at}") for at in range(players))
    drawn = 0
    while drawn < MOMENTS and state.outcome is None:
        if play.awaits_deal(state):
            state = play.apply(state, None, play.deal(state, stream(state.round + 1))).state
            continue
        (seat, *_) = play.to_act(state)
        choices = list(play.legal(state, seat))
        action = choices[0] if len(choices) == 1 else pack.players[NORMAL](play.view(state, seat), random)
        if len(choices) > 1:
            drawn += 1
            terms = Terms(game=game, rules=rules, buy_in=2_000, turn_seconds=60)
            yield Match(
                id=5, guild=7, channel=70, terms=terms, follow_seconds=10, host=1000, secrets=(bytes(32).hex(),) * 2,
                seats=seats, most_rounds=60, state=state, entropy="", decision=drawn,
            )  # fmt: skip
        state = play.apply(state, seat, action).state
