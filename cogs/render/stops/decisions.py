"""What the buttons and menus of stops games stand for."""

import re
from collections.abc import Sequence
from typing import Any

from bot.refusals import DecisionOver
from bot.tables.views import Hand
from cogs.render.ids import CustomId
from cogs.render.stops import cards, choices
from cogs.render.words import Words
from engine.cards import Card, card
from engine.stops.state import Phase
from engine.stops.view import View


def action(pressed: CustomId) -> dict[str, Any]:
    """Return the action that a button stands for: a card that is played, or `swap`, `bid7`."""
    if pressed.verb in ("card", "next"):
        return {"do": "play", "card": str(_card(pressed.value))}
    found = re.fullmatch(r"([a-z]+)(\d{0,9})", pressed.value)
    if found is None:
        raise DecisionOver
    return {"do": found[1], "chips": int(found[2])} if found[2] else {"do": found[1]}


def card_text(pressed: str, words: Words) -> str:
    """Return the card that a button names."""
    return cards.shown_card(_card(pressed), words)


def prepared(hand: Hand, view: View, pressed: str, chosen: Sequence[str]) -> tuple[dict[str, Any], bool]:
    """Return a stake or five cards as a click leaves them, and whether they are ready."""
    if hand.ready and not pressed.startswith("re"):  # an older copy of the message: what is ready stays so
        raise DecisionOver
    if view.phase is Phase.STAKE:
        return choices.staked(view, hand.draft, pressed)
    if view.phase is Phase.HOLD:
        return choices.held(view, hand.draft, pressed, chosen)
    raise DecisionOver


def _card(text: str) -> Card:
    try:
        return card(text)
    except ValueError as error:
        raise DecisionOver from error
