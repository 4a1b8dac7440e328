"""A hand has the game in it, and its buttons keep their places whoever's turn it is."""

import discord
import pytest

from bot.tables.model.seat import Seat
from bot.tables.model.table import Match
from cogs.render.hand import hand_message
from cogs.render.parts import MOST_CHARACTERS, length_of, texts_of
from cogs.render.stops.board import TILES
from cogs.render.words import Words
from tests.cogs.render.pictures import FOUR_COLOURS
from tests.cogs.render.tables import DRAWN, WORDS, at_table, hand_of
from tests.engine.newyork import situations as newyork
from tests.engine.stops.situations import dealt, play

RUN = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS"
LONG = tuple(Seat(2000 + at, f"{chr(65 + at)}{'_' * 19}") for at in range(8))


def rows(table: Match, at: int, words: Words) -> list[int]:
    """Return how many buttons each row of a hand has."""
    parts = hand_message(hand_of(table, at), words).walk_children()
    return [len(each.children) for each in parts if isinstance(each, discord.ui.ActionRow)]


@pytest.mark.parametrize("words", [WORDS, DRAWN], ids=["text", "pictures"])
def test_following_and_waiting_are_the_same_panel(words: Words) -> None:
    table = at_table(play(dealt("2S 3S 9H", "4S 8C", "5S QD"), "2S 3S").state)
    assert [rows(table, at, words) for at in range(3)] == [[1, 3]] * 3


@pytest.mark.parametrize("words", [WORDS, DRAWN], ids=["text", "pictures"])
def test_in_new_york_waiting_laying_and_taking_have_as_many_rows(words: Words) -> None:
    hands = ("R1 R2 R3 R4 R5 R6", "B1 B2 B3 B4 B5 B6")
    lays = newyork.dealt(*hands, market="Y1 Y2 Y3 Y4 Y5 Y6", pile="G1 G2 G3")
    takes = newyork.play(lays, "R1").state
    found = [len(rows(at_table(state), at, words)) for state in (lays, takes) for at in range(2)]
    assert len(set(found)) == 1


def test_a_hand_shows_who_played_each_card_in_lines_of_six() -> None:
    table = at_table(play(dealt(f"{RUN} 2D", "KS", "3D"), RUN).state)
    (game,) = [each for each in texts_of(hand_message(hand_of(table, 2), DRAWN)) if "two_of_spades" in each]
    lines = [line.count("<:") for line in game.split("\n") if line.startswith("# ")]
    assert lines == [TILES, TILES, TILES, 5], "the outline of the wanted card is a tile, too"


def test_a_hand_of_eight_players_with_the_longest_names_and_run_has_its_pictures() -> None:
    hands = (f"{RUN} 2D", "KS 3D", *(f"{rank}H" for rank in "234567"))
    table = at_table(play(dealt(*hands, house={"poker": False}), RUN).state, *LONG)
    shown = hand_message(hand_of(table), DRAWN.with_deck(FOUR_COLOURS))
    assert length_of(shown) <= MOST_CHARACTERS
    assert any("<:" in each for each in texts_of(shown)), "nothing had to be written out"
