"""What a game adds to the messages of its tables; and which renderer belongs to which game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol

from bot.tables.hints import Suggestion
from bot.tables.views import Board, Hand
from cogs.render.newyork.table import NewYorkRenderer
from cogs.render.parts import Button, Row
from cogs.render.stops.table import StopsRenderer
from cogs.render.words import Words
from engine.game import Event


class GameRenderer(Protocol):
    """The words of one game. A board's or hand's `view` is that game's view."""

    def title(self, rules: Any, words: Words) -> str:
        """Return the game's name with its rules' name."""

    def teaser(self, rules: Any, words: Words) -> str:
        """Return one sentence that tells somebody new what the game is about."""

    def length(self, rules: Any, words: Words) -> str:
        """Return how long a match lasts, in a few words."""

    def summary(self, rules: Any, words: Words, buy_in: int, turn_seconds: int) -> str:
        """Return the rules in one line: the preset, and what is played differently."""

    def preset(self, preset: str, words: Words) -> tuple[str, str]:
        """Return a preset's name, and a line about it."""

    def choice(self, rules: Any, switch: str, choice: str, words: Words) -> tuple[str, str]:
        """Return what a choice of a house rule is called, and a line about it; each of at most 100 characters."""

    def broken_off(self, board: Board, words: Words) -> str:
        """Return what becomes of the chips on the table where a match is broken off, in a sentence."""

    def worth(self, hand: Hand, words: Words) -> str:
        """Return what a seat has on the table, and what becomes of it where its member leaves, in a sentence."""

    def progress(self, board: Board, words: Words) -> str:
        """Return the game's title, and how far its match is."""

    def player_line(self, board: Board, seat: int, who: str, words: Words) -> str:
        """Return what everybody may know of one player; `who` is the name with its marks."""

    def board_texts(self, board: Board, words: Words) -> list[str]:
        """Return what the board says of the match, the most urgent first."""

    def last_seen(self, board: Board, words: Words) -> str:
        """Return how a round that is over ended, as it lay on the table; nothing where none has been played."""

    def board_buttons(self, board: Board, words: Words) -> list[Button]:
        """Return the public buttons of the open decision."""

    def hand_texts(self, hand: Hand, words: Words) -> list[str]:
        """Return a hand, and what its player may do."""

    def hand_rows(self, hand: Hand, words: Words) -> list[Row]:
        """Return rows of buttons and menus for what this seat may do now."""

    def hint(self, hand: Hand, suggestion: Suggestion, words: Words) -> str:
        """Return what is suggested to a seat, and why."""

    def question(self, hand: Hand, words: Words) -> str:
        """Return what is asked before a decision that is final.

        Raises:
            DecisionOver: nothing of the kind can be decided now.
        """

    def action(self, pressed: str) -> dict[str, Any]:
        """Return the action that a button of a hand stands for, as the game dumps it.

        Raises:
            DecisionOver: there is no such button.
        """

    def prepared(self, hand: Hand, pressed: str, chosen: Sequence[str]) -> tuple[dict[str, Any], bool]:
        """Return a decision that is made ahead as a click leaves it, and whether it is ready to act.

        Args:
            hand: what the seat may know, with its draft before the click.
            pressed: what the button or menu says.
            chosen: what was chosen in a menu.

        Raises:
            DecisionOver: there is no such decision, or no such button of it.
        """

    def told(self, events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
        """Return notable events as texts for messages; several may share a message."""

    def explained(self, rules: Any, words: Words) -> str:
        """Return how to play, for somebody who has never done it."""


RENDERERS: Mapping[str, GameRenderer] = MappingProxyType({"stops": StopsRenderer(), "new-york": NewYorkRenderer()})
"""The renderer of each game, by the game's key."""
