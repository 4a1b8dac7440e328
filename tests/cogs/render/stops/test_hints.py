"""Hints in words: the move in bold, and each reason as a sentence of its own."""

from __future__ import annotations

import re

import pytest

from cogs.render.stops.hints import hint_text as stops_text
from cogs.render.words import words_for
from engine.cards import CardSet, card
from engine.stops.actions import PlayCard
from engine.stops.state import Play, State
from tests.engine.stops.situations import GAME, dealt

WORDS = words_for("en-US")
ANY = {"lead.card": "any"}
THOUGHT = "Nothing is certain here; this lead did best when I played the round through in my head."


def said(state: State, led: str, *, thought: bool = True) -> str:
    """A hint without its first sentence, which names the lead."""
    assert state.turn is not None
    text = stops_text(GAME.view(state, state.turn), PlayCard(card(led)), WORDS, thought=thought)
    first, _, reasons = text.partition("** ") if "** " in text else text.partition("**. ")
    assert first.startswith("💡 Lead the **")
    return re.sub("[\ufe0e\ufe0f]", "", reasons)


def played(state: State, *cards: str) -> State:
    """A situation in which another seat has played these cards before."""
    gone = CardSet.of(map(card, cards))
    plays = tuple(Play(1, each, led=True) for each in gone)
    return state.with_deal(plays=plays, dead=state.deal.dead - gone)


@pytest.mark.parametrize(
    ("hand", "led", "reasons"),
    [
        (
            "TS JS 2D",
            "TS",
            "You also hold the J♠, which follows at once. You collect the 4 chips on J♠. "
            "If nobody has the Q♠, you lead again.",
        ),
        (
            "8S 9S TS 2D",
            "8S",
            "You also hold the 9♠ and 10♠, which follow at once. If nobody has the J♠, you lead again. "
            "Whoever has the J♠ collects 4 chips with it.",
        ),
        ("AS 2D", "AS", "The A♠ is the top of its suit, so nothing can follow it. So you lead again."),
        ("7H 8H", "7H", "You also hold the 8♥, which follows at once. Then your hand is empty, and you win the round."),
        ("8C 2D", "8C", "Nothing can follow the 8♣: the 9♣ has been played. So you lead again."),
        (
            "TS 2D",
            "TS",
            f"If nobody has the J♠, you lead again. Whoever has the J♠ collects 4 chips with it. {THOUGHT}",
        ),
        (
            "TS KS 2D",
            "TS",
            "If nobody has the J♠, you lead again. Whoever has the J♠ collects 4 chips with it. "
            "If the run reaches the Q♠, your K♠ follows.",
        ),
        ("3D 2S", "3D", f"If nobody has the 4♦, you lead again. {THOUGHT}"),
    ],
)
def test_the_reasons_for_a_lead(hand: str, led: str, reasons: str) -> None:
    state = played(dealt(hand, "4H 5H 6H", "5D 6D", house=ANY, table={"JS": 4}), "9C")
    assert said(state, led) == reasons


def test_a_hint_at_first_sight_does_not_speak_of_thinking() -> None:
    state = dealt("3D 2S", "4H 5H 6H", "5D 6D", house=ANY)
    assert said(state, "3D", thought=False).endswith("Nothing is certain here; this lead looks best at first sight.")


def test_where_the_lead_does_not_come_back_it_says_so() -> None:
    house = {**ANY, "lead.change": "suit", "lead.blocked": "pass"}
    reasons = said(dealt("AS 2S", "4H 5H", "5D 6D", house=house), "AS")
    assert reasons.endswith("But then you have no card in a suit that you may lead.")
