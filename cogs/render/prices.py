"""What sitting down takes, where that is more than the chips to begin with."""

from __future__ import annotations

from cogs.render.parts import chips
from cogs.render.words import Words


def price_line(now: int, reserve: int, words: Words) -> str:
    """Return what a seat takes: the chips in front of it `now`, and those that are set aside in reserve."""
    # Translators: {all} has the word chips, {now} and {more} are numbers alone.
    return words.say(
        "A seat takes {all}: {now} now, up to {more} more if you run out; the rest comes back.",
        all=chips(words, now + reserve),
        now=now,
        more=reserve,
    )
