"""A few telling screens in the pseudo-language: what wraps on a phone where sentences are 40 % longer than in English.

A `↵` stands where a line of text is broken on a phone of 390 pixels, on which texts are 270 wide (decisions/looks.md).
"""

from __future__ import annotations

import re
import textwrap

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.chips.wallets import GuildSettings
from bot.members.preferences import Preferences
from bot.tables.clock import Waiting
from cogs.render.board import board_message
from cogs.render.explanation import explanation_message
from cogs.render.preferences import preferences_message
from cogs.render.settings import Spoken, settings_message
from cogs.render.stats import profile_message
from tests.cogs.render.form import form
from tests.cogs.render.tables import ADA, ANN, BEN, at_table, board_of, hand_form, lobby
from tests.cogs.render.test_stats import ANN as ANNS_PROFILE
from tests.engine.newyork.situations import dealt as newyork_dealt
from tests.engine.stops.situations import dealt
from tests.languages.tongues import pseudo_words

XX = pseudo_words()
LETTERS = {"# ": 23, "## ": 28, "### ": 32, "-# ": 43, "": 36}
"""Letters in a line of a phone: of headings, small lines, and others."""
TEXT = re.compile(r"^([│┆]) ((?:-# )?(?:#{1,3} )?)(.*)$")


def on_a_phone(shown: str) -> str:
    """A message's form, with signs where lines are broken."""
    return "\n".join(map(_broken, shown.split("\n")))


def _broken(line: str) -> str:
    found = TEXT.match(line)
    if found is None:
        return line
    bar, head, text = found.groups()
    parts = textwrap.wrap(text, LETTERS[head], break_long_words=False, break_on_hyphens=False) or [""]
    return f"{bar} {head}" + " ↵ ".join(parts)


def board(table: object, waiting: Waiting) -> str:
    return form(board_message(board_of(table, waiting), XX))


def rules(preset: str) -> str:
    table, line = lobby(preset), XX.say("These are the rules of the table in this channel.")
    return form(explanation_message(table.game, table.rules, XX, buy_in=50, turn_seconds=60, line=line))


SCREENS = {
    "lobby": lambda: board(lobby("michigan", ANN, BEN, ADA), Waiting.EXPIRE),
    "board": lambda: board(at_table(dealt("2S 9S", "3S 4S", "5S KD")), Waiting.MEMBER),
    "board of New York": lambda: board(at_table(newyork_dealt("R5", "B5"), ANN, BEN), Waiting.MEMBER),
    "hand": lambda: hand_form(at_table(dealt("2S 9S", "3S 4S", "5S KD")), words=XX, novice=True),
    "hand of New York": lambda: hand_form(at_table(newyork_dealt("R5", "B5"), ANN, BEN), words=XX),
    "rules": lambda: rules("traditional"),
    "server's settings": lambda: form(settings_message(GuildSettings(), Spoken("en", {"nl": [70]}), XX, None)),
    "own settings": lambda: form(preferences_message(Preferences(), 7, XX)),
    "statistics": lambda: form(profile_message(ANNS_PROFILE, XX)),
}


@pytest.mark.usefixtures("three_languages")
@pytest.mark.parametrize("screen", SCREENS)
def test_it_looks_like_this(screen: str, snapshot: SnapshotAssertion) -> None:
    assert on_a_phone(SCREENS[screen]()) == snapshot
