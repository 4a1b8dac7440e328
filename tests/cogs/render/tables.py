"""Tables around matches that are set up by hand, and what may be shown of them: no Discord, no database."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from bot.chips.wallets import Profile
from bot.tables import views
from bot.tables.model.announcements import RoundResult
from bot.tables.model.seat import Seat
from bot.tables.model.table import Lobby, Match, Table
from bot.tables.model.terms import Terms
from bot.tables.time.clock import Waiting
from bot.tables.views import Board, Hand
from cogs.render.board import board_message
from cogs.render.hand import hand_message
from cogs.render.results import announcement_message, cards_message
from cogs.render.words import Words, words_for
from engine.catalogue import CATALOGUE
from engine.game import Event
from tests.cogs.render.form import form
from tests.cogs.render.pictures import PICTURES

WORDS = words_for("en-US")
DRAWN = WORDS.with_deck(PICTURES)
"""The same words for those who see cards as pictures."""
NOW = 1_800_000_000
"""When the time is up, in seconds since 1970."""
SOON = NOW - 30
"""When the time is up of those who decide together."""

ANN, BEN, ADA, CLARA = Seat(1001, "Ann"), Seat(1002, "B_n"), Seat(None, "Ada"), Seat(1003, "Clara")
PEOPLE = (ANN, BEN, ADA, CLARA)
"""Ann is the host, Ben's name has markdown in it, Ada is a computer player."""
NAMES = tuple(each.name for each in PEOPLE)


def lobby(preset: str = "michigan", *seats: Seat, house: dict[str, Any] | None = None, **more: Any) -> Lobby:
    """Return a table before its match. `more` are fields of it, or of its terms."""
    return Lobby(**_known(preset, seats, house, more))


def at_table(state: Any, *seats: Seat, **more: Any) -> Match:
    """Return a table at which a match is played, by the first of `PEOPLE` unless somebody is named."""
    known = {"rules": state.rules, "state": state, "entropy": "", "decision": 7}
    return Match(**_known(state.rules.preset, seats or PEOPLE[: len(state.chips)], None, known | more))


def _known(preset: str, seats: Sequence[Seat], house: dict[str, Any] | None, more: dict[str, Any]) -> dict[str, Any]:
    game = "new-york" if preset.startswith("new-york") else "stops"
    terms = {each.name: more.pop(each.name) for each in fields(Terms) if each.name in more}
    agreed: dict[str, Any] = {
        "game": game,
        "rules": CATALOGUE[game].game.rulebook.read(preset, house or {}),
        "buy_in": 50,
        "turn_seconds": 60,
    }
    known: dict[str, Any] = {
        "id": 5,
        "guild": 7,
        "channel": 70,
        "terms": Terms(**agreed | terms),
        "follow_seconds": 10,
        "most_rounds": 60,
        "host": 1001,
        "secrets": ("01" * 32, "23" * 32),
        "seats": tuple(seats),
    }
    return known | more


def board_of(
    table: Table, waiting: Waiting | None = Waiting.MEMBER, *, half_over: bool = False, together: bool = False
) -> Board:
    """Return what everybody may know of a table. `together`: several decide at the same time."""
    return views.board(table, waiting, NOW, half_over=half_over, together_until=SOON if together else None)


def hand_of(table: Table, at: int = 0, *, board: Board | None = None, novice: bool = False, **more: Any) -> Hand:
    """Return what a seat may know of a table."""
    together = isinstance(table, Match) and bool(table.preparing())
    return views.hand(table, board or board_of(table, together=together), at, Profile("en-US", int(not novice)), **more)


def board_form(table: Table, waiting: Waiting | None = Waiting.MEMBER, *, words: Words = WORDS, **more: Any) -> str:
    """Return the board of a table, in its form."""
    return form(board_message(board_of(table, waiting, **more), words))


def hand_form(table: Table, at: int = 0, *, words: Words = WORDS, **more: Any) -> str:
    """Return the hand of a seat, in its form."""
    return shown_hand(hand_of(table, at, **more), words=words)


def both(table: Table, at: int = 0, *, waiting: Waiting = Waiting.MEMBER, **more: Any) -> str:
    """Return the board of a table and the hand of a seat, in their form."""
    return f"{board_form(table, waiting)}\n\n{hand_form(table, at, **more)}"


def shown_hand(hand: Hand, *, words: Words = WORDS, **more: Any) -> str:
    """Return a hand, in its form."""
    return form(hand_message(hand, words, 90, **more))


def announced(events: Sequence[Event], game: str, names: tuple[str, ...] = NAMES[:3], *, words: Words = WORDS) -> str:
    """Return the message that tells of a round with these events, and what **All cards** shows, in their form."""
    notable = tuple(CATALOGUE[game].game.codec.dump_event(each) for each in events if each.notable)
    result = RoundResult(5, game, 1, names, notable)
    return "\n\n".join(form(each(result, words)) for each in (announcement_message, cards_message))
