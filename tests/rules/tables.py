"""The tables of `docs/RULES.md`, `docs/TABLES.md` and their translations: what the program says, in the bot's words.

Only what surrounds the values is written here, in each language that the document has.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import Field
from pathlib import Path
from typing import Any

from bot.ratings.rating import FROM, NEWCOMER, PROVISIONAL, Rating
from cogs.render.newyork.rules import preset as newyork_preset
from cogs.render.ratings import title_of
from cogs.render.refusals import problems_text
from cogs.render.stops import switches
from cogs.render.stops.rules import preset_name
from cogs.render.words import words_for
from engine.game import RulesRefused
from engine.newyork import rules as newyork
from engine.newyork.scoring import BLOCKS
from engine.stops.pack import PACK as STOPS
from engine.stops.presets import PRESETS
from engine.stops.rulebook import CHIPS, CHOICES, ROUNDS, STAKES
from engine.stops.rules import PARAMETERS, Rules
from tests.rules.heads import HEADS, VALUES

DOCS = Path(__file__).resolve().parents[2] / "docs"
LANGUAGES = ("en", "de", "nl")
"""The languages of `DOCUMENTS`."""

REFUSED: tuple[tuple[str, str, Mapping[str, Any], int], ...] = (
    ("space-twice", "michigan", {"layout": ["AH", "AH"]}, 3),
    ("single-pack-combination", "michigan", {"pack": "single", "layout": ["AH", "KQ"]}, 3),
    ("single-pack-pays-at-the-deal", "michigan", {"pack": "single", "paycards.when": "deal"}, 3),
    ("single-pack-collector-missing", "michigan", {"pack": "single", "layout": ["KH", "QH"]}, 3),
    ("single-pack-two", "michigan", {"pack": "single", "layout": ["2H"]}, 3),
    ("space-without-card", "michigan", {"pack.without": ["AH"]}, 3),
    ("trumps-not-turned", "pope-joan", {"deal.turn_up": False}, 3),
    ("turned-with-owner", "pope-joan", {"spare.owner": "dealer"}, 3),
    ("opens-without-poker", "michigan", {"open.leader": "poker"}, 3),
    ("spare-without-owner", "michigan", {"spare.sale": "offer"}, 3),
    ("resale-without-auction", "michigan", {"spare.owner": "dealer", "spare.late_swap": True}, 3),
    ("wrong-number-of-players", "michigan", {}, 9),
    ("hand-too-small", "three-in-one", {"pack": "single", "paycards.when": "play", "layout": ["AH", "JC", "9D"]}, 9),
)
"""An example of each kind of rules that are refused: a preset, what is changed, and how many would play."""


def code(text: object) -> str:
    """Return text that is the same in every language."""
    return f"`{text}`"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table in Markdown."""
    titles = list(head)
    lines = [titles, ["---"] * len(titles), *map(list, rows)]
    return "\n".join(f"|{'|'.join(f' {cell} ' if cell != '---' else cell for cell in line)}|" for line in lines)


def setting(name: str, value: object) -> str:
    """Return a parameter with its value as the document writes it: `ace=low`, `poker`, `layout=AH KQ`."""
    if value is True:
        return code(name)
    shown = " ".join(value) if isinstance(value, list | tuple) else "false" if value is False else value
    return code(f"{name}={shown}")


def players(allowed: range) -> str:
    """Return how many can play: 3–8."""
    return f"{allowed[0]}–{allowed[-1]}"


def parameters(language: str) -> str:
    """Return every parameter of stops games."""
    values = VALUES[language]

    def possible(name: str, parameter: Field[Any]) -> str:
        if parameter.metadata["choices"]:
            return ", ".join(code(each) + values.get(f"{name}={each}", "") for each in parameter.metadata["choices"])
        if isinstance(parameter.default, tuple):
            return values[name]
        if isinstance(parameter.default, bool):
            return values["bool"]
        number = values["number"].format(least=parameter.metadata["least"])
        return number + values["players"] if name == "end.rounds" else number

    def default(value: object) -> str:
        if isinstance(value, bool):
            return code("true" if value else "false")
        return "–" if value == () else code(" ".join(value) if isinstance(value, tuple) else value)

    rows = ((code(name), possible(name, each), default(each.default)) for name, each in PARAMETERS.items())
    return table(HEADS[language]["parameters"], rows)


def presets(language: str) -> str:
    """Return the presets of stops games, and how they differ from the defaults."""
    words, plain = words_for(language), Rules()

    def differs(rules: Rules) -> str:
        fields = ((name, each.name) for name, each in PARAMETERS.items())
        changed = [
            (name, getattr(rules, field)) for name, field in fields if getattr(rules, field) != getattr(plain, field)
        ]
        return ", ".join(setting(*each) for each in changed) or "–"

    rows = ((code(key), preset_name(key, words), players(each.players), differs(each)) for key, each in PRESETS.items())
    return table(HEADS[language]["presets"], rows)


def house_rules(language: str) -> str:
    """Return the choices of house rules as the bot calls them, and what they set."""
    words, plain = words_for(language), Rules()
    rows = (
        (switches.choice(plain, switch, choice, words)[0], ", ".join(setting(*each) for each in sets.items()))
        for switch, choices in CHOICES.items()
        for choice, sets in choices.items()
    )
    return table(HEADS[language]["house rules"], rows)


def numbers(language: str) -> str:
    """Return the numbers that are offered."""
    rows = [
        *((setting("stake.mode", mode), code("stake.amount"), offered) for mode, offered in STAKES.items()),
        ("", code("chips"), CHIPS),
        ("", code("end.rounds"), ROUNDS),
    ]
    offered = (
        (where, name, ", ".join(code(each) if each == "players" else each for each in those))
        for where, name, those in rows
    )
    return table(HEADS[language]["numbers"], offered)


def refused(language: str) -> str:
    """Return an example of each kind of refused rules, and the bot's answer."""
    words = words_for(language)
    rows = (
        (
            ", ".join([code(preset), *(setting(*each) for each in changes.items())]),
            str(seats),
            " ".join(problems_text(refusal(preset, changes, seats).problems, words).split("\n")),
        )
        for _, preset, changes, seats in REFUSED
    )
    return table(HEADS[language]["refused"], rows)


def refusal(preset: str, changes: Mapping[str, Any], seats: int) -> RulesRefused:
    """Return why rules are refused."""
    game = STOPS.game
    try:
        rules = game.rulebook.read(preset, changes)
        game.new_match(rules, [rules.chips] * seats, 0, {})
    except RulesRefused as found:
        return found
    raise AssertionError(f"{preset} with {changes} is not refused")


def blocks(language: str) -> str:
    """Return what blocks score."""
    last = len(BLOCKS) - 1
    rows = (
        (VALUES[language]["or more"].format(n=piles) if piles == last else str(piles), str(points))
        for piles, points in enumerate(BLOCKS)
        if points
    )
    return table(HEADS[language]["blocks"], rows)


def newyork_presets(language: str) -> str:
    """Return the presets of New York, New York."""
    words, values = words_for(language), VALUES[language]
    rows = (
        (
            code(key),
            newyork_preset(key, words)[0],
            players(rules.players),
            values["blocks"] if rules.profi else values["no blocks"],
            str(rules.stake),
        )
        for key, rules in newyork.PRESETS.items()
    )
    return table([each.format(stake=code(newyork.STAKE)) for each in HEADS[language]["new-york"]], rows)


def titles(language: str) -> str:
    """Return from which rating on one has each title."""
    words, values = words_for(language), VALUES[language]
    rows = [
        (title_of(NEWCOMER, words), values["before"].format(n=PROVISIONAL)),
        *((title_of(Rating(least, 0.0, PROVISIONAL), words), f"{least:.0f}") for least in (0.0, *FROM.values())),
    ]
    return table(HEADS[language]["titles"], rows)


MADE: Mapping[str, Callable[[str], str]] = {
    "parameters": parameters,
    "refused": refused,
    "presets": presets,
    "house rules": house_rules,
    "numbers": numbers,
    "blocks": blocks,
    "new-york": newyork_presets,
    "titles": titles,
}
"""How each table is made, by the name in its markers."""
DOCUMENTS: Mapping[str, tuple[str, ...]] = {
    "RULES": ("parameters", "refused", "presets", "house rules", "numbers", "blocks", "new-york"),
    "TABLES": ("titles",),
}
"""The tables of each document, in order."""
MARKED = re.compile(r"<!-- made: ([^\n]+) -->\n.*?<!-- end -->", re.DOTALL)


def path_of(document: str, language: str) -> Path:
    """Return the file of a document in a language."""
    return DOCS / (f"{document}.md" if language == "en" else f"{document}.{language}.md")


def with_tables(text: str, language: str) -> str:
    """Return a document with every table between its markers."""
    return MARKED.sub(lambda found: f"<!-- made: {found[1]} -->\n{MADE[found[1]](language)}\n<!-- end -->", text)
