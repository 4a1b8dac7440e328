"""The page itself: a template, its style and its script, with a match in it.

Nothing is loaded from anywhere, and the page's own policy forbids it. What comes from strangers lies in a block of data
that is no script, and is only ever shown as text.
"""

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from art import palette, shapes
from art.outlines import Shape, moved
from bot.history.page.model import Page, Shot

FILES = Path(__file__).parent
PLAIN = ("CREAM", "EDGE", "INK", "PETROL", "GOLD", "BRONZE", "FELT", "DARK_FELT", "PALE", "MUTED", "MUTED_INK")
"""The names of the single colours that the style uses."""
_PLACE = re.compile(r"\[\[(\w+)\]\]")
"""A placeholder in the template."""
_UNSAFE = {"<": "\\u003c", ">": "\\u003e", "&": "\\u0026"}
"""Characters with which data could end its block, and their escapes."""


def document(page: Page) -> str:
    """Return the page as the text of a file."""
    style = _colours() + _file("film.css")
    script = _file("film.js")
    policy = f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'; base-uri 'none'"
    parts = {
        "language": escape(page.language),
        "policy": escape(policy),
        "title": escape(page.title),
        "script_needed": escape(page.words["script_needed"]),
        "style": style,
        "symbols": _symbols(),
        "data": _data(page),
        "script": script,
    }
    return _PLACE.sub(lambda found: parts[found[1]], _file("film.html"))


def _file(name: str) -> str:
    return (FILES / name).read_text(encoding="utf-8")


def _digest(text: str) -> str:
    return "sha256-" + b64encode(sha256(text.encode()).digest()).decode()


def _data(page: Page) -> str:
    data = json.dumps({**page._asdict(), "rounds": _rounds(page.rounds)}, separators=(",", ":"))
    for letter, harmless in _UNSAFE.items():
        data = data.replace(letter, harmless)
    return data


def _colours() -> str:
    """Return the project's colours as the style knows them."""
    named = {
        **{name.lower().replace("_", "-"): getattr(palette, name) for name in PLAIN},
        **{f"suit-{suit}": colour for suit, colour in palette.SUITS.items()},
        **{f"tile-{colour}": face for colour, (face, _) in palette.TILES.items()},
        **{f"on-{colour}": ink for colour, (_, ink) in palette.TILES.items()},
        **{f"course-{at}": colour for at, colour in enumerate(palette.COURSES)},
    }
    return ":root{" + "".join(f"--{name}:{colour};" for name, colour in named.items()) + "}\n"


def _symbols() -> str:
    """Return suits and shapes as symbols, and the lattice on a card's back."""
    every = {
        **{f"suit-{letter}": shape for letter, shape in shapes.SUITS.items()},
        **{f"shape-{letter}": shape for letter, shape in shapes.COLOURS.items()},
        "lattice": tuple(
            outline
            for row in range(5)
            for column in range(3 - row % 2)
            for outline in moved(shapes.DIAMOND, (column - (2 - row % 2) / 2) * 24, (row - 2) * 21, 0.16)
        ),
    }
    return "".join(
        f'<symbol id="{name}" viewBox="-56 -56 112 112">{_path(shape)}</symbol>' for name, shape in every.items()
    )


def _path(shape: Shape) -> str:
    lines = ("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in outline) + "Z" for outline in shape)
    return f'<path d="{"".join(lines)}"/>'


def _rounds(rounds: tuple[tuple[Shot, ...], ...]) -> list[list[dict[str, Any]]]:
    """Return the shots of each round, each as its differences from the one before it; null for what is gone."""
    before: dict[str, Any] = {}
    found = []
    for shots in rounds:
        changes = []
        for shot in shots:
            now = dict(_values(shot))
            changes.append(
                {key: value for key, value in now.items() if before.get(key) != value}
                | {key: None for key in before if key not in now}
            )
            before = now
        found.append(changes)
    return found


def _values(shot: Shot) -> Iterator[tuple[str, Any]]:
    """Yield the parts of a shot, by short names: `t` for the sentences, `h0` for the hand of seat 0, and so on."""
    yield "t", shot.told
    yield "s", shot.seat
    yield "a", shot.advice
    yield from ((f"z{name}", zone) for name, zone in shot.zones.items() if zone.items)
    yield from ((f"h{seat}", hand) for seat, hand in enumerate(shot.hands))
