"""The run with who played each card, as boards and hands show it."""

from itertools import groupby

from art.names import wanted_name
from bot.tables.views import Board
from cogs.render.discs import discs
from cogs.render.parts import shown
from cogs.render.stops.cards import run_text, shown_cards
from cogs.render.words import Words
from engine.stops.view import View

TILES = 6
"""So many tiles of a heading stand in a line on any phone, so that what is below stays aligned."""


def run_shown(board: Board, view: View, words: Words) -> str:
    """Return the run, and below each card who played it.

    The outline of the card that it waits for is its end, unless it would stand alone in a line. In text, names stand in
    the order of the cards.
    """
    run = view.run
    if not words.deck:
        cards = run_text((play.card for play in run), words)
        return f"## {cards}\n{_players(board, view, words)}" if cards else ""
    marks = discs([seat.name for seat in board.seats], words)
    tiles = [words.deck.card(play.card) for play in run]
    if view.wanted is not None and len(tiles) % TILES:
        tiles.append(words.deck.picture(wanted_name(view.wanted)))
    who = [marks[play.seat] for play in run]
    lines = [part[at : at + TILES] for at in range(0, len(tiles), TILES) for part in (tiles, who)]
    return "\n".join(f"# {''.join(line)}" for line in lines if line)


def _players(board: Board, view: View, words: Words) -> str:
    """Return who played the cards of the run: `Clara 5♣ · Ann 6♣ 7♣ · Ben 8♣`."""
    return " · ".join(
        f"{shown(board.seats[seat].name)} {shown_cards((play.card for play in plays), words)}"
        for seat, plays in groupby(view.run, lambda play: play.seat)
    )
