"""Twelve screens as people meet them, with the deck's pictures."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from simcord import Env
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import GuildEmoji

from art.names import FILES
from bot.chips.leaderboard import Board, Page, ScorePlace
from bot.lessons.lesson import position
from bot.members.preferences import Preferences
from bot.tables.model.announcements import BestMoment, MatchResult, Standing
from bot.tables.model.seat import Seat
from bot.tables.model.table import Table
from bot.tables.time.clock import Waiting
from cogs.render.board import board_message
from cogs.render.film import Showing, film_message
from cogs.render.hand import hand_message
from cogs.render.leaderboards import board_message as leaderboard
from cogs.render.lessons import lesson_message, praise
from cogs.render.parts import Layout
from cogs.render.preferences import preferences_message
from cogs.render.results import announcement_message
from engine.game import Moment
from tests.cogs.render.film.matches import watched
from tests.cogs.render.pictures import IDS
from tests.cogs.render.tables import DRAWN, NOW, at_table, board_of, hand_of, lobby
from tests.engine.newyork import situations as newyork
from tests.engine.stops import situations as stops
from tests.lessons import LESSONS

PLAYERS = (Seat(1001, "Ann"), Seat(1002, "Ben"), Seat(None, "Clara"))
"""Ann reads; Clara is a computer player."""
SPACES = {"AH": 4, "KC": 12, "QD": 6}


@dataclass(frozen=True, slots=True)
class Screen:
    """A message, and the words by which a listener knows whose turn it is; empty where nobody waits for anybody."""

    title: str
    message: Layout
    turn: str = ""


def screens(guild: int, channel: int) -> list[Screen]:
    """Return twelve screens of a table in a channel, with the deck's pictures."""
    where: dict[str, Any] = {"guild": guild, "channel": channel}

    def table(match: Any) -> Table:
        return at_table(match, *PLAYERS, **where)

    def played(line: str, *hands: str) -> Table:
        return table(stops.play(stops.dealt(*hands, table=SPACES, house={"lead.card": "any"}), line).state)

    open_table = lobby("michigan", *PLAYERS[:2], **where)
    hands = ("2S 3S 9H KD", "4S 8C 9C TD", "5S QD 3C")
    run, lead = played("2S 3S", *hands), played("", *hands)
    stopped = played("2S 3S 4S 5S", "2S 3S 9H KD", "4S 8C 9C TD", "5S QD 3C")
    taken = played("QD", "QD 2S", "3S 3C", "4C 5H")
    tiles = table(
        newyork.play(
            newyork.dealt("R5 R6 R12 Y3", "B5 B7 R9", "G1", market="R1 B2 G3", pile="Y9 Y10 Y11 Y12", row="B5 G12"), ""
        ).state
    )
    return [
        Screen("The lobby", board_message(board_of(open_table, Waiting.EXPIRE), DRAWN)),
        Screen("The board: you lead", board_message(board_of(lead), DRAWN), "Ann opens the round"),
        Screen(
            "The board: another's turn", board_message(board_of(run, half_over=True), DRAWN), "Ben has four of spades"
        ),
        Screen("The board: a run has stopped", board_message(board_of(stopped), DRAWN), "Clara leads"),
        Screen("The board: boodle is taken", board_message(board_of(taken), DRAWN), "Ann leads"),
        Screen("Your hand: you lead", hand_message(hand_of(lead), DRAWN, 90), "You lead"),
        Screen("Your hand: another's turn", hand_message(hand_of(run), DRAWN, 90), "Waiting for four of spades"),
        Screen("Your hand of New York, New York: your turn", hand_message(hand_of(tiles), DRAWN, 90), "Play a card"),
        Screen("The result", announcement_message(_result(), DRAWN)),
        Screen("The leaderboard", leaderboard(_leaders(), DRAWN)),
        Screen("Your settings", preferences_message(Preferences(), 7, DRAWN, 0.0)),
        Screen("A step of the lesson", _lesson()),
        Screen("A step of a film", _film()),
    ]


def _result() -> MatchResult:
    standings = (Standing("Ben", 1002, 70, 50), Standing("Ann", 1001, 50, 50), Standing("Clara", None, 30, 50))
    best = BestMoment("Ben", 2, Moment(1, "card", 19, ("KC",)))
    return replace(MatchResult(5, ("Ben",), standings, 0), game="stops", best=best)


def _leaders() -> Page:
    rows = (ScorePlace(1, 1002, "Ben", 120), ScorePlace(2, 1001, "Ann", 40), ScorePlace(3, 1003, "Zoe", -5))
    return Page(Board("won", "month"), 0, 1, rows, 1001, rows[1], 0, ("2026-10",), until=NOW + 86_400.0)


def _lesson() -> Layout:
    """Return the step of the first lesson in which one has to lead."""
    at, note = position(LESSONS["stops"], 0), ""
    while at.step < 2:
        after = at.next()
        at, note = after, praise(at, after, "Ann", DRAWN)
    return lesson_message(at, "Ann", DRAWN, note)


def _film() -> Layout:
    match = watched("michigan")
    board = match.ended.board
    seats = tuple(
        replace(seat, name=who.name, member=who.member) for seat, who in zip(board.seats, PLAYERS, strict=True)
    )
    match = replace(match, ended=replace(match.ended, board=replace(board, seats=seats)))
    return film_message(match, match.film.frame(1, 10, 0), DRAWN, Showing())


def with_pictures(env: Env, shown: Sequence[Screen]) -> Mapping[str, tuple[str, bytes]]:
    """Give the application the pictures that these screens show, and return the files under their addresses."""
    said = json.dumps([each.message.to_components() for each in shown])
    files = {number: FILES / f"{name}.png" for name, number in IDS.items() if str(number) in said}
    for number, file in files.items():
        env.backend.application_emojis[number] = GuildEmoji(number, file.stem, env.backend.bot_user.id)
    return {f"{CDN_BASE}/emojis/{number}.png": (file.name, file.read_bytes()) for number, file in files.items()}
