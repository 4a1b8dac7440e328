"""What the bot says of itself, and what somebody can do where they are."""

from dataclasses import replace
from typing import Any

import discord

from cogs.render.help import Here, demo_message, help_message, welcome_message
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.tables import ANN, BEN, CLARA, WORDS, at_table, board_of, lobby
from tests.engine.stops.situations import before_the_deal, dealt
from tests.strict.build import mistakes, v2

HERE = Here(None, None, 1001, administers=False, obstacles=(), privacy="", terms="")
LOBBY = board_of(lobby("michigan", ANN, BEN))
MATCH = board_of(at_table(dealt("2S 9S", "3S 4S", "5S KD")))


def shown(**here: Any) -> str:
    return form(help_message(replace(HERE, **here), WORDS))


LOOKS: Looks = {
    "a server is welcomed": lambda: form(welcome_message(WORDS)),
    "where no table stands one can be opened": lambda: shown(),
    "where none can be opened it says why": lambda: shown(obstacles=("I can't write here.", "Ask an admin.")),
    "admins read what they can set": lambda: shown(administers=True),
    "the pages of whoever runs the bot": lambda: shown(
        privacy="https://example.org/privacy", terms="https://example.org/terms"
    ),
    "one page alone is not enough": lambda: shown(terms="https://example.org/terms"),
    "who sits in the lobby": lambda: shown(board=LOBBY, board_message=90),
    "who does not sit in the lobby": lambda: shown(board=LOBBY, member=1003),
    "who plays": lambda: shown(board=MATCH, board_message=90),
    "who can join in later": lambda: shown(board=MATCH, member=1003),
    "who can join in now": lambda: shown(board=board_of(at_table(before_the_deal((50, 50, 50)))), member=1003),
    "where all seats are taken": lambda: shown(
        board=board_of(at_table(before_the_deal((50, 50, 50)), ANN, BEN, CLARA)), member=1009
    ),
}
test_help = looks(LOOKS)


def test_the_demo_begins_without_typing() -> None:
    for locale, plays in {"en-US": "Play New York", "de": "New York spielen", "nl": "New York spelen"}.items():
        view = demo_message(locale, "https://example.org/avatar.png")
        assert mistakes(v2(*view.to_components())) == {}
        labels = [each.label for each in view.walk_children() if isinstance(each, discord.ui.Button)]
        assert len(labels) == 3
        assert labels[1] == plays
