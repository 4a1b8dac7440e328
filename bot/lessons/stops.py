"""The lesson of stops games: the end of a round of Michigan with four players."""

from __future__ import annotations

from bot.lessons.lesson import PUPIL, Lesson, Step
from engine.cards import card
from engine.game import Event
from engine.stops.actions import Deal, PlayCard
from engine.stops.events import BoodleCollected, CardPlayed, RunStopped, WentOut
from engine.stops.match import StopsGame, new_match
from engine.stops.presets import PRESETS
from engine.stops.state import State

PACK = "8C5C2C7C3CKCJC6C9C4C2D5DQC3DTC7DTD4D9DAC8D2HADQD6DJD5H3H4HKD6H3S9H7H8HTH9SJH5SQHKHJSAH7S6S2SQS4S8STSKSAS"
"""The pack as it is dealt. Ranks that are missing from the lesson's suits lie in the dead hand."""
STACK = 50


def _dealt() -> State:
    """Return the round as it is dealt: the pupil is the dealer, so that their stake is the double one."""
    before = new_match(PRESETS["michigan"].rules, (STACK,) * 4, PUPIL, {})
    pack = tuple(card(PACK[at : at + 2]) for at in range(0, len(PACK), 2))
    return StopsGame().apply(before, None, Deal(pack)).state


def _follows(event: Event) -> bool:
    match event:
        case CardPlayed(seat, _, led):
            return seat == PUPIL and not led
    return False


def _stops(event: Event) -> bool:
    return isinstance(event, RunStopped) and event.seat == PUPIL


def _leads_diamonds(event: Event) -> bool:
    match event:
        case CardPlayed(seat, led_card, led):
            return seat == PUPIL and led and led_card.suit == "D"
    return False


def _collects(event: Event) -> bool:
    return isinstance(event, BoodleCollected) and event.seat == PUPIL


def _goes_out(event: Event) -> bool:
    return isinstance(event, WentOut) and event.seat == PUPIL


LESSON = Lesson(
    game=StopsGame.key,
    steps=(
        Step("follow", (_follows,), "6H 7H 5S 7S 8S 9S 5C 6C", start=_dealt()),
        Step("stop", (_stops,), "8C"),
        Step("lead", (_leads_diamonds,)),
        Step("boodle", (_collects,), "4D 5D TD JD"),
        Step("hint", (None, _stops)),
        Step("out", (_goes_out,)),
    ),
    names=("Ada", "Blaise", "Clara"),
    read=lambda word: PlayCard(card(word)),
)
"""Following, a stopped run, leading low, boodle, a hint, and going out."""
