"""A match as text, from its record, in the words that the bot uses everywhere."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

from engine.catalogue import of_each
from engine.game import Done
from engine.record.film import Film
from engine.record.reader import Replay

NAMES, WORDS, MOMENTS, GAMES = (f"cogs.render.{each}" for each in ("names", "words", "told", "games"))
"""The modules that clean names and have the words of English, matches and games. The cogs are imported by name."""
TOLD: Mapping[str, Callable[..., Sequence[Any]]] = of_each("cogs.render.{}.told", "told")
"""By the game's key, what words the result of an action; its module loads quickly because it needs no Discord."""
WIDTH = 100
"""The most characters of a line, unless a single sentence is longer."""
_PLAIN = str.maketrans("", "", "\ufe0e\ufe0f")
"""Marks for pictures, which a terminal does not draw."""


def match_text(replay: Replay) -> str:
    """Return a match as text, from the rules to the result."""
    film, names, rules = replay.film, _names(replay.film.names), replay.document["rules"]
    house = [f"{name}={_value(value)}" for name, value in rules.items() if name != "preset"]
    lines = [f"Rules: {' '.join([rules['preset'], *house])}", f"Players: {', '.join(names)}"]
    if film.scenes:
        lines.append(_standing(film, film.scenes[0].start, names))
    outcome = None
    for number, scene in enumerate(film.scenes, start=1):
        played = list(film.played(number))
        end = played[-1].step.state
        lines += ["", f"Round {number}", *(f"  {line}" for line in _round(film.key, played, names))]
        lines.append("  " + (_standing(film, end, names) if scene.finished else "The record ends here."))
        outcome = end.outcome
    won = import_module(MOMENTS).match_won
    lines += ["", "The match is not over." if outcome is None else won(outcome, names, _english())]
    return "\n".join(lines).translate(_PLAIN)


def _round(key: str, played: Sequence[Done], names: Sequence[str]) -> Iterator[str]:
    """Yield a round: a line for each dealt hand, and joined lines for ordinary play up to the next special moment."""
    words, line = _english(), ""
    tell = TOLD.get(key) or import_module(GAMES).RENDERERS[key].told
    for act in played:
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


def _standing(film: Film, state: Any, names: Sequence[str]) -> str:
    return "Standing: " + ", ".join(
        f"{name} {each}" for name, each in zip(names, film.game.standing(state), strict=True)
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
