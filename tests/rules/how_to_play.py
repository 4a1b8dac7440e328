"""The parts of `docs/HOW_TO_PLAY.md` and its translations that `/newmarket rules` and `/newyork rules` say, too.

A page is written by hand around them. It explains one game in full, and of the games like it what is different.
"""

import re

from discord.ui import TextDisplay

from bot.tables.model.terms import Terms
from cogs.render.help import explanation_message
from cogs.render.parts import USUAL_TURN
from cogs.render.stops.explained import layout_text
from cogs.render.stops.rules import preset_name
from cogs.render.words import Words, words_for
from engine.catalogue import CATALOGUE
from engine.stops.presets import PRESETS
from tests.rules.heads import HEADS
from tests.rules.tables import MARKED, players, table

DOCUMENT = "HOW_TO_PLAY"
_PRESETS = [tuple(pack.game.rulebook.presets()) for pack in CATALOGUE.values()]
PARTS = (
    "games",
    *(each if each == first else f"{each} unlike {first}" for first, *more in _PRESETS for each in (first, *more)),
)
"""The parts of a page: an overview, the first preset of each game in full, then what differs in the other presets."""


def with_parts(text: str, language: str) -> str:
    """Return a page with every part between its markers."""
    words = words_for(language)
    return MARKED.sub(lambda found: f"<!-- made: {found[1]} -->\n{_part(found[1], words)}\n<!-- end -->", text)


def _part(name: str, words: Words) -> str:
    if name == "games":
        return _games(words)
    preset, _, other = name.partition(" unlike ")
    said = lines(preset, words)
    if not other:
        return "\n".join(f"{number}. {line}" for number, line in enumerate(said, 1))
    known = lines(other, words)
    return "\n".join(f"- {line}" for line in said if line not in known)


def _games(words: Words) -> str:
    rows = (
        (preset_name(key, words), players(each.players), str(each.chips), layout_text(each, words))
        for key, each in PRESETS.items()
    )
    return table(HEADS[words.language]["games"], rows)


def lines(preset: str, words: Words) -> list[str]:
    """Return what the bot says of a preset without house rules, rule by rule."""
    game, pack = next(each for each in CATALOGUE.items() if preset in each[1].game.rulebook.presets())
    rules = pack.game.rulebook.read(preset, {})
    view = explanation_message(Terms(game, rules, rules.chips, USUAL_TURN), words, "")
    said = "\n".join(each.content for each in view.walk_children() if isinstance(each, TextDisplay))
    return re.findall(r"^\d+\. (.+)$", said, re.MULTILINE)
