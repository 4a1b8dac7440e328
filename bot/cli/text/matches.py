"""A match as text, from its record."""

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Any

from bot.cli.text.listing import GameText
from engine.catalogue import of_each
from engine.record.reader import Replay

NAMES = "cogs.render.names"
"""Where names are cleaned, loaded by name: it is the cogs'."""

TEXTS: Mapping[str, type[GameText[Any, Any]]] = MappingProxyType(of_each("cogs.render.{}.console", "TEXT"))
"""How the games read that do not read as any game, by the game's key: in words of their own, which the cogs have."""


def match_text(replay: Replay) -> str:
    """Return a match as text, from the rules to the result."""
    text, names = TEXTS.get(replay.game.key, GameText)(replay.game), _names(replay.names)
    rules = replay.document["rules"]
    house = [f"{name}={_value(value)}" for name, value in rules.items() if name != "preset"]
    lines = [f"Rules: {' '.join([rules['preset'], *house])}", f"Players: {', '.join(names)}"]
    if replay.rounds:
        lines += text.head(replay.rules, replay.rounds[0].start, names)
    for number, played in enumerate(replay.rounds, start=1):
        lines += ["", f"Round {number}", *(f"  {line}" for line in text.round(played, names))]
        if not played.finished:
            lines.append("  The record ends within this round.")
    over = bool(replay.rounds) and replay.game.outcome(replay.rounds[-1].end) is not None
    lines += ["", *(text.result(replay.rounds[-1].end, names) if over else ["The match is not over."])]
    return "\n".join(lines)


def _names(names: Sequence[str]) -> tuple[str, ...]:
    """Return names that can be told apart, without anything that a terminal would take for a control sequence.

    What goes out of names elsewhere goes here, too.
    """
    seen = import_module(NAMES).seen
    clean = [seen("".join(letter if letter.isprintable() else "?" for letter in name)) for name in names]
    often = Counter(clean)
    return tuple(name if name and often[name] == 1 else f"{name}#{seat}" for seat, name in enumerate(clean))


def _value(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
