"""What somebody sees in their hand when a round is over: who is out first, and what it has brought them."""

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.model.score_sheet import ScoreSheet
from bot.tables.model.table import Table
from cogs.render.words import Words
from engine.stops.state import State
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.pictures import PICTURES
from tests.cogs.render.tables import WORDS, at_table, hand_form
from tests.engine.stops.situations import dealt, play

BLOCKED = {"lead.change": "suit", "lead.blocked": "pass"}


def over(match: State) -> Table:
    """A table at which a round has just ended: before it everybody had 50 chips."""
    return at_table(match, score_sheet=ScoreSheet(((50,) * len(match.chips), match.chips)))


OUT = over(play(dealt("2S 3S", "4S", "8D 9C", table={"kitty": 9}), "2S 3S").state)


@pytest.mark.parametrize("words", [WORDS, WORDS.with_deck(PICTURES)], ids=["text", "pictures"])
def test_who_is_out_first_sees_what_they_won(words: Words, snapshot: SnapshotAssertion) -> None:
    assert hand_form(OUT, words=words) == snapshot


LOOKS: Looks = {
    "the others see what they paid": lambda: hand_form(OUT, 1),
    "where nobody can lead nobody is out first": lambda: hand_form(
        over(play(dealt("5C 9C", "6C JC KC", "2C 3C", house=BLOCKED), "5C 6C").state), 1
    ),
    "of a table that remembers nothing the winner is told that they won": lambda: hand_form(
        replace(OUT, score_sheet=ScoreSheet())
    ),
}
test_a_round_over = looks(LOOKS)
