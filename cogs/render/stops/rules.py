"""The rules of stops games in words: what they are called, in one line, and at length."""

from cogs.render.stops.cards import shown_cards
from cogs.render.stops.explained import explained as explained
from cogs.render.stops.presets import lasts as lasts
from cogs.render.stops.presets import preset as preset
from cogs.render.stops.presets import preset_name
from cogs.render.stops.summary import summary as summary
from cogs.render.stops.switches import choice_texts as choice
from cogs.render.stops.switches import heading as heading
from cogs.render.words import Words
from engine.stops.rules import Rules
from engine.stops.spaces import SPACES

__all__ = ["banner", "choice", "explained", "heading", "lasts", "name", "preset", "summary", "teaser", "title"]


def name(words: Words) -> str:
    """Return what the game is called, whatever its rules."""
    return words.say("Newmarket")


def title(rules: Rules, words: Words) -> str:
    """Return the game's name with its rules' name."""
    return words.say("Newmarket · {preset}", preset=preset_name(rules.preset, words))


def teaser(rules: Rules, words: Words) -> str:
    """Return one sentence that tells somebody new what the game is about."""
    if rules.paycards_when == "deal":
        return words.say(
            "Grab chips for the cards you are dealt, then play cards in order and be the first to run out."
        )
    return words.say("Play cards in order, be the first to run out, and grab chips along the way.")


def banner(rules: Rules, words: Words) -> str:
    """Return the cards of the layout as a heading of the lobby; empty in a deck of text."""
    cards = dict.fromkeys(each for space in rules.layout for each in SPACES[space].fixed)
    return "# " + shown_cards(cards, words) if words.deck and cards else ""
