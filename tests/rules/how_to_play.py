"""How to play, for people: what `/newmarket rules` and `/newyork rules` say of every game, a page for each language."""

import re

from discord.ui import TextDisplay

from bot.members.languages import ENGLISH, languages
from cogs.render.explanation import explanation_message
from cogs.render.languages import own_name
from cogs.render.newyork.explained import USUAL_TURN
from cogs.render.words import Words, words_for
from engine.catalogue import CATALOGUE


def page_name(language: str) -> str:
    """Return the file in `docs/` of a language's page."""
    return "HOW_TO_PLAY.md" if language == ENGLISH else f"HOW_TO_PLAY.{language}.md"


def pages() -> dict[str, str]:
    """Return the text of each page by its file: one for every language that has a catalogue."""
    return {page_name(each): _page(words_for(each)) for each in languages()}


def _page(words: Words) -> str:
    games = [(game, preset) for game, pack in CATALOGUE.items() for preset in pack.game.rulebook.presets()]
    others = [
        f"[{own_name(each)}]({page_name(each)})" if each != words.language else own_name(each) for each in languages()
    ]
    parts = [
        "<!-- made by `make rules`, not written -->",
        f"# {words.plain('How to play')}",
        " · ".join(others),
        *(in_markdown(explanation(game, preset, words)) for game, preset in games),
    ]
    return "\n\n".join(parts) + "\n"


def explanation(game: str, preset: str, words: Words) -> str:
    """Return what the bot says of a game without house rules."""
    rules = CATALOGUE[game].game.rulebook.read(preset, {})
    view = explanation_message(
        game,
        rules,
        words,
        buy_in=rules.chips,
        turn_seconds=USUAL_TURN,
        line=words.say("This is the game without house rules."),
    )
    return "\n\n".join(each.content for each in view.walk_children() if isinstance(each, TextDisplay))


def in_markdown(said: str) -> str:
    """Return what Discord shows as pages show it: a small line as an italic one, and a line break as a break."""
    lines = [re.sub(r"^-# (.+)$", r"*\1*", re.sub(r"^### ", "## ", line)) for line in said.split("\n")]
    return re.sub(r"\n\n+(?=\d+\. )", "\n", "\n\n".join(lines)).replace("*\n1. ", "*\n\n1. ")
