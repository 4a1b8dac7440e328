"""How to play, as a private message: the rules in one line, and then in full."""

from collections.abc import Sequence
from typing import Any

from cogs.render.games import RENDERERS
from cogs.render.parts import Button, Layout, fitting, layout
from cogs.render.words import Words


@fitting
def explanation_message(
    game: str,
    rules: Any,
    words: Words,
    *,
    buy_in: int,
    turn_seconds: int,
    line: str,
    buttons: Sequence[Button] = (),
) -> Layout:
    """Return an explanation of rules. `line`: whose rules these are."""
    renderer = RENDERERS[game]
    head = [
        f"### {renderer.rules.title(rules, words)}",
        renderer.rules.teaser(rules, words),
        f"**{renderer.rules.summary(rules, words, buy_in, turn_seconds)}**",
        f"-# {line}",
    ]
    return layout(["\n".join(filter(None, head)), renderer.explained(rules, words)], [buttons])
