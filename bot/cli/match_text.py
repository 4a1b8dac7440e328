"""A match as text, from its record, in the words that the bot uses everywhere."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Any

from engine.catalogue import of_each
from engine.record.reader import Replay, Round

NAMES, WORDS, MOMENTS, GAMES = (f"cogs.render.{each}" for each in ("names", "words", "told", "games"))
"""The modules that clean names and have the words of English, matches and games. The cogs are imported by name."""
TOLD: Mapping[str, Callable[..., Sequence[Any]]] = MappingProxyType(of_each("cogs.render.{}.told", "told"))
"""By the game's key, what words the result of an action; its module loads quickly because it needs no Discord."""
WIDTH = 100
"""The most characters of a line, unless a single sentence is longer."""
_PLAIN = str.maketrans("", "", "\ufe0e\ufe0f")
"""Marks for pictures, which a terminal does not draw."""


def match_text(replay: Replay) -> str:
    """Return a match as text, from the rules to the result."""
    names, rules = _names(replay.names), replay.document["rules"]
    house = [f"{name}={_value(value)}" for name, value in rules.items() if name != "preset"]
    lines = [f"Rules: {' '.join([rules['preset'], *house])}", f"Players: {', '.join(names)}"]
    if replay.rounds:
        lines.append(_standing(replay, replay.rounds[0].start, names))
    for number, played in enumerate(replay.rounds, start=1):
        lines += ["", f"Round {number}", *(f"  {line}" for line in _round(replay, played, names))]
        lines.append("  " + (_standing(replay, played.end, names) if played.finished else "The record ends here."))
    outcome = replay.rounds[-1].end.outcome if replay.rounds else None
    won = import_module(MOMENTS).match_won
    lines += ["", "The match is not over." if outcome is None else won(outcome, names, _english())]
    return "\n".join(lines).translate(_PLAIN)


def _round(replay: Replay, played: Round, names: Sequence[str]) -> Iterator[str]:
    """Yield a round: a line for each dealt hand, and joined lines for ordinary play up to the next special moment."""
    words, line = _english(), ""
    key = replay.game.key
    tell = TOLD.get(key) or import_module(GAMES).RENDERERS[key].told
    for act in played.acts:
        for event in act.step.events:
            if event.audience is not None and hasattr(event, "cards"):
                if line:
                    yield line
                yield f"{names[event.audience]}: {' '.join(map(str, event.cards))}"
                line = ""
        for told in tell(act.step.events, names, words):
            if told.kind == "end":  # the last line says it
                continue
            if line and len(line) + len(told.text) > WIDTH:
                yield line
                line = ""
            line = f"{line} {told.text}".strip()
            if told.kind != "plain":
                yield line
                line = ""
    if line:
        yield line


def _english() -> Any:
    return import_module(WORDS).words_for("en")


def _standing(replay: Replay, state: Any, names: Sequence[str]) -> str:
    return "Standing: " + ", ".join(
        f"{name} {each}" for name, each in zip(names, replay.game.standing(state), strict=True)
    )


def _names(names: Sequence[str]) -> tuple[str, ...]:
    """Return names that can be told apart, without anything that a terminal would take for a control sequence.

    Names are cleaned as everywhere else.
    """
    seen = import_module(NAMES).seen
    clean = [seen("".join(letter if letter.isprintable() else "?" for letter in name)) for name in names]
    often = Counter(clean)
    return tuple(name if name and often[name] == 1 else f"{name}#{seat}" for seat, name in enumerate(clean))


def _value(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
